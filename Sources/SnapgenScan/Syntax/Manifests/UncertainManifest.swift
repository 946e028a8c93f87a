/// The part of a manifest whose value only an evaluation finds.
package struct UncertainManifest: Error, Equatable {
    /// The source of the part, on one line.
    package var expression: String
    /// The file's name: `Package.swift`, or that of a manifest for a version of Swift.
    package var file: String
    /// Counted from 1; `nil` for the file as a whole.
    package var line: Int?
}
