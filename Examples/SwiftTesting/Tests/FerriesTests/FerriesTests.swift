// The tests of this target are written by the plugin at each build, next to what is written here by hand.
