/// The engine `snapgen`, which compares values and depends on nothing.
///
/// References have the bytes that swift-snapshot-testing writes, so a project can change the engine and keep them.
struct SnapgenTextEngine: SnapgenEngine {
    /// Creates the engine.
    nonisolated init() {}

    /// Compares the JSON encoding of a value with sorted keys.
    func failure<Value: Encodable>(ofJSON value: Value, _ reference: SnapgenReference) throws -> String? {
        try failure(of: JSONText.encoded(value), reference)
    }

    /// Compares lines of text.
    func failure(ofLines text: String, _ reference: SnapgenReference) throws -> String? {
        try failure(of: text, reference)
    }

    /// Compares the structure of a value.
    func failure<Value>(ofDump value: Value, _ reference: SnapgenReference) throws -> String? {
        try failure(of: DumpText.of(value), reference)
    }

    /// Returns a path below the folder for artifacts that is as long as that of the reference.
    func artifact(of reference: SnapgenReference) -> String { reference.artifact }

    /// Compares a text, and writes the reference or the actual text as the record mode requires.
    nonisolated func failure(of text: String, _ reference: SnapgenReference) throws -> String? {
        let comparison = SnapshotComparison(
            mode: reference.record, reference: ReferenceFile(path: reference.path),
            artifact: ReferenceFile(path: reference.artifact))
        let outcome = try comparison.outcome(of: text)
        return FailureMessage(reference: reference).text(of: outcome, actual: text)
    }
}
