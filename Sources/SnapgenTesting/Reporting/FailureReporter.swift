#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

@MainActor
struct FailureReporter {
    let entry: SnapgenEntry
    let suite: any SnapgenSuite
    /// The line of a preview, as the program has it; `nil` for a type.
    var line: UInt?

    /// Reports a failure to Swift Testing within one of its tests, otherwise to XCTest.
    func report(_ failure: SnapshotFailure) {
        #if canImport(Testing)
            if Test.current != nil {
                reportToSwiftTesting(failure)
                return
            }
        #endif
        #if canImport(XCTest)
            reportToXCTest(failure)
        #endif
    }

    /// Reports that no sample of the entry can be compared.
    func report(_ error: any Error) {
        let line = line ?? (error as? SnapshotProblem)?.line ?? 1
        report(SnapshotFailure(message: "\(error)", file: entry.file.description, line: line))
    }

    var command: RerunCommand {
        let names = String(reflecting: type(of: suite)).split(separator: ".").map(String.init)
        return RerunCommand(
            module: names.first, suite: names.dropFirst().joined(separator: "."), function: function,
            folder: entry.folder.description)
    }

    /// The name of the running function; `nil` if the framework does not provide it.
    private var function: String? {
        #if canImport(Testing)
            if let test = Test.current { return test.name.filter { $0 != "`" } }
        #endif
        #if canImport(XCTest)
            if let test = suite as? XCTestCase { return TestName.parts(of: test.name).last }
        #endif
        return nil
    }

    #if canImport(Testing)
        private func reportToSwiftTesting(_ failure: SnapshotFailure) {
            let names = [entry.folder.description, entry.file.description].map { $0.split(separator: "/").last ?? "-" }
            let location = SourceLocation(
                fileID: names.joined(separator: "/"), filePath: failure.file, line: Int(failure.line), column: 1)
            Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
            #if compiler(>=6.2)
                for (name, bytes) in failure.attachments {
                    Attachment.record(bytes, named: name, sourceLocation: location)
                }
            #endif
        }
    #endif

    #if canImport(XCTest)
        private func reportToXCTest(_ failure: SnapshotFailure) {
            #if canImport(ObjectiveC)
                // Xcode finds a source file by its absolute path only, but the generated `StaticString` is relative.
                if let test = suite as? XCTestCase {
                    let location = XCTSourceCodeLocation(filePath: failure.file, lineNumber: Int(failure.line))
                    let context = XCTSourceCodeContext(location: location)
                    test.record(
                        XCTIssue(
                            type: .assertionFailure, compactDescription: failure.message, sourceCodeContext: context,
                            attachments: Self.attachments(of: failure)))
                    return
                }
            #endif
            XCTFail(failure.message, file: entry.file, line: failure.line)
        }

        #if canImport(ObjectiveC)
            /// Returns the files of a picture on visionOS, where swift-snapshot-testing compares data and attaches nothing.
            private static func attachments(of failure: SnapshotFailure) -> [XCTAttachment] {
                #if os(visionOS)
                    guard failure.reference?.hasSuffix(".png") == true else { return [] }
                    return failure.attachments.map { name, bytes in
                        XCTAttachment(uniformTypeIdentifier: "public.png", name: name, payload: Data(bytes))
                    }
                #else
                    return []
                #endif
            }
        #endif
    #endif
}
