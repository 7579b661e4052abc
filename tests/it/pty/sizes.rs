//! Every screen in terminals of every size (P33).

use super::bench::Bench;
use super::scenes::{Scene, Stage};

/// From one cell to more than anybody has, and shapes that no layout was made for.
const SIZES: [(u16, u16); 14] = [
    (60, 20),
    (40, 12),
    (20, 10),
    (15, 54),
    (10, 11),
    (5, 5),
    (2, 2),
    (1, 1),
    (1, 200),
    (500, 1),
    (200, 8),
    (8, 200),
    (500, 200),
    (120, 40),
];

#[test]
fn every_screen_survives_every_size_and_comes_back_whole() {
    for scene in [Scene::Menu, Scene::Game, Scene::Help, Scene::Result] {
        let mut stage = Stage::set(scene);
        let before = stage.bench.cells();
        for (columns, rows) in SIZES {
            stage.bench.resize(columns, rows);
            // Not waited for: the sizes come as a storm, and clicks beside everything with them.
            stage.bench.click(599, 299);
        }
        stage.bench.resize(80, 24);
        stage.bench.wait_for_cells(&before);
        stage.bench.feed("\x03");
        stage.bench.ends_with(130);
    }
}

#[test]
fn a_screen_is_drawn_anew_at_each_size() {
    for scene in Scene::ALL {
        let mut stage = Stage::set(scene);
        for (columns, rows) in SIZES {
            let written = stage.bench.bytes_written();
            stage.bench.resize(columns, rows);
            stage.bench.wait_written(written);
        }
        stage.bench.resize(80, 24);
        stage.bench.wait_for(scene.mark());
    }
}

#[test]
fn a_start_in_the_smallest_terminal_is_survived() {
    for scene in [Scene::Menu, Scene::Game, Scene::Thinking] {
        let data = tempfile::tempdir().unwrap();
        let mut bench = Bench::start(scene.command(data.path()), 1, 1);
        bench.wait("alternate screen", |screen, _| screen.alternate_screen());
        bench.resize(80, 24);
        bench.wait_for(scene.mark());
        bench.feed("\x03");
        bench.ends_with(130);
    }
}
