public import SnapgenModel

/// A case of a report.
public struct ReportCase: Hashable, Codable, Sendable {
    /// The result of reviewing a case.
    public enum Status: String, Codable, Sendable, CaseIterable {
        /// The result equals the reference.
        case passed
        /// The result differs from the reference.
        case changed
        /// There was no reference.
        case new
        /// The reference belongs to no case of the plan, or only the old side of a comparison has it.
        case deleted
        /// There was nothing to compare.
        case failed
        /// The process of the test ended before the case did.
        case crashed
        /// The run did not execute the case.
        case skipped
        /// The reference has changed since the run.
        case outdated
        /// There is no outcome.
        case notRun
    }

    /// A place in a source.
    public struct Source: Hashable, Codable, Sendable {
        /// The path relative to the root.
        public var path: String
        /// The line, counted from 1.
        public var line: Int
    }

    /// A file of a case: its reference or its actual result.
    public struct Version: Hashable, Codable, Sendable {
        /// The path of a copy below the report's folder; `nil` if the report contains none.
        @ExplicitNull public var file: String?
        /// The size in bytes.
        public var bytes: Int
        /// The number of columns of a picture; `nil` for a text or a file that cannot be decoded.
        @ExplicitNull public var width: Int?
        /// The number of rows of a picture; `nil` for a text or a file that cannot be decoded.
        @ExplicitNull public var height: Int?
        /// The hash of the bytes, as in the results of runs.
        public var hash: String
    }

    /// The path below the folder of the references, which identifies the case.
    public var path: String
    /// The status.
    public var status: Status
    /// Indicates whether the run recorded the result as the reference.
    public var recorded = false
    /// The module; `nil` for a case that is not planned.
    @ExplicitNull public var module: String?
    /// The title of the entry; `nil` for a case that is not planned.
    @ExplicitNull public var entry: String?
    /// The name of the sample; `nil` for a case that is not planned.
    @ExplicitNull public var sample: String?
    /// The place of the sample or entry; `nil` for a case that is not planned.
    @ExplicitNull public var source: Source?
    /// The suite and the function of the test.
    @ExplicitNull public var test: String?
    /// The batch that contains the environment.
    @ExplicitNull public var batch: String?
    /// The name of the environment; `nil` for a value.
    @ExplicitNull public var environment: String?
    /// The values of the environment by the names of their axes, of those that are set.
    public var axes: [String: String] = [:]
    /// The kind of file.
    public var kind: SnapshotKind
    /// The reference, or the old side; `nil` if it does not exist.
    @ExplicitNull public var reference: Version?
    /// The actual result, or the new side; `nil` if it does not exist.
    @ExplicitNull public var actual: Version?
    /// The difference of two pictures; `nil` if there are no two that differ.
    @ExplicitNull public var difference: PictureChange?
    /// The difference of two texts, or the lines of a text that has not changed; `nil` for a picture.
    @ExplicitNull public var text: TextDifference?
    /// The reason why the case failed, was skipped or could not be compared.
    @ExplicitNull public var reason: String?
    /// The group of cases with the same change; `nil` for a change of its own.
    @ExplicitNull public var group: String?
    /// The duration of the case in milliseconds.
    @ExplicitNull public var duration: Int64?

    /// Creates a case of which nothing else is known.
    public init(path: String, status: Status) {
        self.path = path
        self.status = status
        kind = SnapshotKind(path: path)
    }

    /// The paths of the copies below the report's folder.
    var files: [String] { [reference?.file, actual?.file].compactMap { $0 } }
}
