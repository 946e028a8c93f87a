package import SnapgenModel

/// Reading of code on a thread with a large stack, because it may be nested deeply.
extension SyntaxReader {
    /// The line of a text's first syntax error, counted from 1, with its description or the limit that makes the text
    /// too complex to parse; `nil` for valid Swift.
    package static func firstError(in text: String) throws(DiagnosticError) -> (line: Int, words: String)? {
        try onThread([text]) { Array($0.utf8).withUnsafeBufferPointer(firstError) }[0]
    }

    /// The types with functions in files, and a warning for each file that is too complex to parse.
    package static func testClasses(
        in files: [SourceFile]
    ) throws(DiagnosticError) -> (classes: [TestClass], problems: [Diagnostic]) {
        let results = try onThread(files) { file in
            file.bytes.withUnsafeBufferPointer { testClasses(in: $0, of: file.path) }
        }
        return (results.flatMap(\.classes), results.compactMap(\.problem))
    }

    /// The calls of functions with some names in files; none of a file that is too complex to parse.
    package static func calls(
        named names: Set<String>, in files: [SourceFile]
    ) throws(DiagnosticError) -> [(path: RelativePath, call: FunctionCall)] {
        try onThread(files) { file in
            let calls = file.bytes.withUnsafeBufferPointer { Self.calls(in: $0, of: file.path, named: names) }
            return calls.map { (path: file.path, call: $0) }
        }.flatMap { $0 }
    }

    private static func onThread<Element: Sendable, Result: Sendable>(
        _ elements: [Element], _ read: @escaping @Sendable (Element) -> Result
    ) throws(DiagnosticError) -> [Result] {
        try LargeStackThreads(count: 1).map(elements, progress: nil, state: {}) { element, _ in read(element) }
    }
}
