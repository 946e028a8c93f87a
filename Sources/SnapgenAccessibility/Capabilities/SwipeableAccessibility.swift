/// The schema of a view that can be swiped and dragged.
nonisolated public protocol SwipeableAccessibility: ViewAccessibility {}
