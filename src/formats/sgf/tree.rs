use super::SgfFault;
use super::error::MOST_PARTS;
use super::lexer::{Lexer, Property, Token};

/// The main line of a game's tree.
#[derive(Debug, Default)]
pub(super) struct Tree<'a> {
    /// The nodes, the root first.
    pub(super) nodes: Vec<Vec<Property<'a>>>,
    /// How many branches were left out.
    pub(super) variations: usize,
}

/// Reads the tree of a game whose `(` has been read, to its end or to the beginning of the next
/// game: in one pass, and without recursion, however deep it is.
pub(super) fn read<'a>(lexer: &mut Lexer<'a>) -> Result<Tree<'a>, SgfFault> {
    let mut tree = Tree::default();
    let mut fault = None;
    let mut depth = 1_usize;
    // The main line ends with the first branch that ends.
    let mut on_main_line = true;
    let mut parts = 0_usize;
    while depth > 0 {
        if lexer.at_root() {
            return Err(fault.unwrap_or(SgfFault::NoEnd));
        }
        if on_main_line && parts > MOST_PARTS {
            fault.get_or_insert(SgfFault::TooLarge);
            tree.nodes = Vec::new();
            on_main_line = false;
        }
        let Some(token) = lexer.next() else { return Err(fault.unwrap_or(SgfFault::NoEnd)) };
        match token {
            Ok(Token::Open) => {
                depth += 1;
                tree.variations += usize::from(!on_main_line);
            }
            Ok(Token::Close) => {
                depth -= 1;
                on_main_line = false;
            }
            Ok(Token::Node) if on_main_line => {
                parts += 1;
                tree.nodes.push(Vec::new());
            }
            Ok(Token::Property(property)) if on_main_line => {
                parts += 1 + property.values.len();
                // The first node of a careless writer has no `;`.
                if tree.nodes.is_empty() {
                    tree.nodes.push(Vec::new());
                }
                tree.nodes.last_mut().expect("there is a node").push(property);
            }
            Ok(Token::Node | Token::Property(_)) => {}
            Err(found) => fault = Some(fault.unwrap_or(found)),
        }
    }
    fault.map_or(Ok(tree), Err)
}
