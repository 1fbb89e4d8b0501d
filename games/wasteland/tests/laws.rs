//! The laws of every game, and the files of this one.

engine::laws!(wasteland::Wasteland);
