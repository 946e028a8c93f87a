/// The schema of a view that can be disabled: tests can check that it is enabled.
nonisolated public protocol DisableableAccessibility: ViewAccessibility {}

/// The schema of a view that can be selected: tests can check its selection.
nonisolated public protocol SelectableAccessibility: ViewAccessibility {}

/// The schema of a text field: tests can type and check its text, placeholder and focus.
nonisolated public protocol EditableAccessibility: ViewAccessibility {}

/// The schema of a view that can be swiped and dragged.
nonisolated public protocol SwipeableAccessibility: ViewAccessibility {}

/// The schema of a view that can be rotated with two fingers.
nonisolated public protocol RotatableAccessibility: ViewAccessibility {}

/// The schema of a view that can be pinched with two fingers.
nonisolated public protocol PinchableAccessibility: ViewAccessibility {}
