use std::collections::HashMap;

/// Names, each kept once; the empty one has number 0.
#[derive(Clone, Debug)]
pub(super) struct Pool {
    names: Vec<String>,
    numbers: HashMap<String, u32>,
}

impl Pool {
    pub(super) fn new() -> Self {
        let mut pool = Self { names: Vec::new(), numbers: HashMap::new() };
        pool.number("");
        pool
    }

    /// The number of a name, a new one if it has none.
    pub(super) fn number(&mut self, name: &str) -> u32 {
        if let Some(&number) = self.numbers.get(name) {
            return number;
        }
        let number = u32::try_from(self.names.len()).expect("fewer names than games");
        self.names.push(name.to_owned());
        self.numbers.insert(name.to_owned(), number);
        number
    }

    pub(super) fn name(&self, number: u32) -> &str {
        &self.names[number as usize]
    }

    /// For every number, whether its name holds this text, in either case.
    pub(super) fn holding(&self, text: &str) -> Vec<bool> {
        let text = text.to_lowercase();
        self.names.iter().map(|name| name.to_lowercase().contains(&text)).collect()
    }
}
