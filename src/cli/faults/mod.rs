//! What is wrong with arguments, sources and matches, in words for people: the errors of the layers
//! that only the command line meets, and of the command line itself.

mod arguments;
mod contest;
mod sources;
#[cfg(test)]
mod spoken;
mod weights;

pub(super) use arguments::argument_fault;
