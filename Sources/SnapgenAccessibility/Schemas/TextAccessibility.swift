/// The schema of a text, of which tests can read the words.
nonisolated open class TextAccessibility: ViewAccessibility {}
