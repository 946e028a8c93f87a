/// The schema of a view that can be pinched with two fingers.
nonisolated public protocol PinchableAccessibility: ViewAccessibility {}
