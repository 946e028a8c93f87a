/// The schema of a view that can be rotated with two fingers.
nonisolated public protocol RotatableAccessibility: ViewAccessibility {}
