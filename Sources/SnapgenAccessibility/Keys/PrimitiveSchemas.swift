/// The schemas of views without parts.
enum PrimitiveSchemas {
    /// Returns a Boolean value that indicates whether a part of the type has no parts of its own.
    ///
    /// Subclasses are components, also if they declare no parts.
    static func contains(_ type: Any.Type) -> Bool {
        all.contains { $0 == type }
    }

    private static var all: [Any.Type] {
        [
            ViewAccessibility.self, [ViewAccessibility].self, AccessibilityList<ViewAccessibility>.self,
            TextAccessibility.self, [TextAccessibility].self, AccessibilityList<TextAccessibility>.self,
            ImageAccessibility.self, [ImageAccessibility].self, AccessibilityList<ImageAccessibility>.self,
        ]
    }
}
