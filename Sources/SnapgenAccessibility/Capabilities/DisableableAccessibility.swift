/// The schema of a view that can be disabled: tests can check that it is enabled.
nonisolated public protocol DisableableAccessibility: ViewAccessibility {}
