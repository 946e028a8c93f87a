// The tests of this target are written by the plugin, one file for each of the two modules.
