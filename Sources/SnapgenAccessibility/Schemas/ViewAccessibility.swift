/// The schema of a view: the base class of all components, and the type of a part of which nothing else is known.
///
/// The stored properties of a subclass are its parts. What a test can do with the view is declared by protocols such as
/// `SelectableAccessibility`:
///
///     final class CellAccessibility: ViewAccessibility, SelectableAccessibility {
///         let avatar = ImageAccessibility()
///         let title = TextAccessibility()
///     }
///
/// An array is a list of any number of equal views, `let users = [CellAccessibility]()`. Two empty arrays of one type cannot
/// be distinguished in every build, so each of several lists of the same views has one object: `[CellAccessibility()]`.
// Explicitly without isolation, so that subclasses have none either in modules that are isolated to the main actor by
// default. Otherwise their initializers could not override these.
nonisolated open class ViewAccessibility: AccessibilitySchema {
    let rawIdentifier: String?

    /// Creates a schema whose identifier is the path of the property that it is the value of.
    public required init() {
        rawIdentifier = nil
    }

    /// Creates a schema with an identifier of its own, which replaces the path and can be one that tests use as a string.
    ///
    /// - Parameter identifier: The identifier, which has to be unique in the app.
    public init(_ identifier: String) {
        rawIdentifier = identifier
    }
}

/// The schema of a text, of which tests can read the words.
nonisolated open class TextAccessibility: ViewAccessibility {}

/// The schema of an image, of which tests can read the label.
nonisolated open class ImageAccessibility: ViewAccessibility {}

/// The schema of a button.
nonisolated open class ButtonAccessibility: ViewAccessibility, DisableableAccessibility, SelectableAccessibility {}

/// The schema of a field for text.
nonisolated open class TextFieldAccessibility: ViewAccessibility, DisableableAccessibility, EditableAccessibility {}

/// The schema of a switch or a check box.
nonisolated open class ToggleAccessibility: ViewAccessibility, DisableableAccessibility, SelectableAccessibility {}

/// The schema of a picker.
nonisolated open class PickerAccessibility: ViewAccessibility, DisableableAccessibility {}

/// The schema of a view whose kind depends on its use, such as the content of a generic component.
///
/// A test states the kind: `avatar.placeholder[ImageAccessibility.self]`.
nonisolated public final class AnyAccessibility: ViewAccessibility {}
