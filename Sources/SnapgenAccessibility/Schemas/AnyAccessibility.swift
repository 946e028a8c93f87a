/// The schema of a view whose kind depends on its use, such as the content of a generic component.
///
/// A test states the kind: `avatar.placeholder[ImageAccessibility.self]`.
nonisolated public final class AnyAccessibility: ViewAccessibility {}
