/// The schema of a view that can be selected: tests can check its selection.
nonisolated public protocol SelectableAccessibility: ViewAccessibility {}
