// The tests of this target use Swift Testing. The plugin writes them before each build.
