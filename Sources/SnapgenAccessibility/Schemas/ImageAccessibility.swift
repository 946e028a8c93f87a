/// The schema of an image, of which tests can read the label.
nonisolated open class ImageAccessibility: ViewAccessibility {}
