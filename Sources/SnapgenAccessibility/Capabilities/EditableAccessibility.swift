/// The schema of a text field: tests can type and check its text, placeholder and focus.
nonisolated public protocol EditableAccessibility: ViewAccessibility {}
