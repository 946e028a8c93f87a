package import SnapgenModel

/// A type with tests in a file that a person has written, or an extension of one.
package struct TestClass: Equatable, Sendable {
    /// A function of the type.
    package struct Function: Equatable, Sendable {
        /// The name without parameters.
        package var name: String
        /// The line of the name, counted from 1.
        package var line: Int
        /// The texts that the function returns.
        package var result: Texts
        /// The calls in the body, in source order.
        package var calls: [FunctionCall]
    }

    /// A list of texts that a function returns.
    package enum Texts: Equatable, Sendable {
        /// `nil`.
        case none
        /// A list of literals.
        case list([String])
        /// Anything else.
        case computed
    }

    /// The name of the type or of the extended type.
    package var name: String
    /// The names of the superclass and of the protocols, without their modules.
    package var inherited: [String]
    /// The file, below the root.
    package var path: RelativePath
    /// The line of the name, counted from 1.
    package var line: Int
    /// The functions in source order, those in the branches of `#if`s among them.
    package var functions: [Function]
}

/// A call in a piece of code.
package struct FunctionCall: Equatable, Sendable {
    /// An argument with its label.
    package struct Argument: Equatable, Sendable {
        /// The label; `nil` if there is none.
        package var label: String?
        /// The code of the value.
        package var code: String
        /// The value of a text that is written out; `nil` for other values.
        package var text: String?
    }

    /// The type before the dot: `Hotel.List_Previews`; `nil` for a call of anything but a member of a name.
    package var base: String?
    /// The name of the function.
    package var name: String
    /// The arguments in parentheses.
    package var arguments: [Argument]
    /// The line of the function's name, counted from 1.
    package var line: Int
    /// Indicates whether the call is part of a preview or of samples.
    package var isInPreview: Bool

    /// Creates a call.
    package init(base: String?, name: String, arguments: [Argument], line: Int, isInPreview: Bool) {
        self.base = base
        self.name = name
        self.arguments = arguments
        self.line = line
        self.isInPreview = isInPreview
    }
}
