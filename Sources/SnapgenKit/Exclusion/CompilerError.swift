/// An error in the output of a build.
struct CompilerError: Hashable {
    /// A place as the compiler prints it.
    struct Place: Hashable {
        /// The path, absolute or relative to a folder that the log does not name.
        var path: String
        /// The line, counted from 1.
        var line: Int
        /// The column, counted from 1.
        var column: Int
    }

    /// The place; `nil` for an error of a linker or a build system.
    var place: Place?
    /// The message without the place.
    var message: String
}
