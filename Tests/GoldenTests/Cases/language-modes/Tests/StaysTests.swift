/// The target is compiled in the mode of Swift 6.
