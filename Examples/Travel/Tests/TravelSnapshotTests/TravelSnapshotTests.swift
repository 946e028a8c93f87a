// The tests of this target are written into `Generated` by `swift run snapgen generate`.
