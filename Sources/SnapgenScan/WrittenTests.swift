package import SnapgenModel

/// Reads tests and calls that people have written, on a thread with a large stack because code may be nested deeply.
package enum WrittenTests {
    /// The types with functions in files, and a warning for each file that is too complex to parse.
    package static func classes(
        in files: [SourceFile]
    ) throws(DiagnosticError) -> (classes: [TestClass], problems: [Diagnostic]) {
        let results = try LargeStackThreads(count: 1).map(files, progress: nil, state: {}) { file, _ in
            file.bytes.withUnsafeBufferPointer { SyntaxReader.testClasses(in: $0, of: file.path) }
        }
        return (results.flatMap(\.classes), results.compactMap(\.problem))
    }

    /// The calls of functions with some names in files; none of a file that is too complex to parse.
    package static func calls(
        named names: Set<String>, in files: [SourceFile]
    ) throws(DiagnosticError) -> [(path: RelativePath, call: FunctionCall)] {
        let calls = try LargeStackThreads(count: 1).map(files, progress: nil, state: {}) { file, _ in
            file.bytes.withUnsafeBufferPointer { SyntaxReader.calls(in: $0, of: file.path, named: names) }
        }
        return zip(files, calls).flatMap { file, calls in calls.map { (file.path, $0) } }
    }
}
