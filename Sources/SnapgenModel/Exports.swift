// Whoever works with names and places needs these as well; only `SnapgenTesting` takes them without the model.
@_exported public import SnapgenText
