// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Testing

#if SINCE_1_19

    // `AssertSnapshot.swift`
    public func assertSnapshot<Value, Format>(
        of value: @autoclosure () throws -> Value,
        as snapshotting: Snapshotting<Value, Format>,
        named name: String? = nil,
        record: SnapshotTestingConfiguration.Record? = nil,
        timeout: TimeInterval = 5,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        testName: String = #function,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let failure = verifySnapshot(
            of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
        report(failure, fileID, filePath, line, column)
    }

    // `AssertSnapshot.swift`
    public func verifySnapshot<Value, Format>(
        of value: @autoclosure () throws -> Value,
        as snapshotting: Snapshotting<Value, Format>,
        named name: String? = nil,
        record: SnapshotTestingConfiguration.Record? = nil,
        snapshotDirectory: String? = nil,
        timeout: TimeInterval = 5,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #file,
        testName: String = #function,
        line: UInt = #line,
        column: UInt = #column
    ) -> String? {
        let source = Caller(fileID: "\(fileID)", filePath: "\(filePath)", testName: testName, line: line)
        return Verification(
            record: record, directory: snapshotDirectory, name: name, source: source, strategy: snapshotting
        ).failure(of: value)
    }

    // `Internal/Deprecations.swift`
    @available(*, deprecated, message: "Use overload with 'record: SnapshotTestingConfiguration.Record?'")
    @_disfavoredOverload
    public func assertSnapshot<Value, Format>(
        of value: @autoclosure () throws -> Value,
        as snapshotting: Snapshotting<Value, Format>,
        named name: String? = nil,
        record recording: Bool? = nil,
        timeout: TimeInterval = 5,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        testName: String = #function,
        line: UInt = #line,
        column: UInt = #column
    ) {
        assertSnapshot(
            of: try value(), as: snapshotting, named: name, record: mode(recording), timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }

    // `Internal/Deprecations.swift`
    @available(*, deprecated, message: "Use overload with 'record: SnapshotTestingConfiguration.Record?'")
    @_disfavoredOverload
    public func verifySnapshot<Value, Format>(
        of value: @autoclosure () throws -> Value,
        as snapshotting: Snapshotting<Value, Format>,
        named name: String? = nil,
        record recording: Bool? = nil,
        snapshotDirectory: String? = nil,
        timeout: TimeInterval = 5,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #file,
        testName: String = #function,
        line: UInt = #line,
        column: UInt = #column
    ) -> String? {
        verifySnapshot(
            of: try value(), as: snapshotting, named: name, record: mode(recording),
            snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
            line: line, column: column)
    }

#else

    // `AssertSnapshot.swift` of 1.17.6 to 1.18.9
    public func assertSnapshot<Value, Format>(
        of value: @autoclosure () throws -> Value,
        as snapshotting: Snapshotting<Value, Format>,
        named name: String? = nil,
        record recording: Bool? = nil,
        timeout: TimeInterval = 5,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        testName: String = #function,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let failure = verifySnapshot(
            of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
        report(failure, fileID, filePath, line, column)
    }

    // `AssertSnapshot.swift` of 1.17.6 to 1.18.9
    public func verifySnapshot<Value, Format>(
        of value: @autoclosure () throws -> Value,
        as snapshotting: Snapshotting<Value, Format>,
        named name: String? = nil,
        record recording: Bool? = nil,
        snapshotDirectory: String? = nil,
        timeout: TimeInterval = 5,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #file,
        testName: String = #function,
        line: UInt = #line,
        column: UInt = #column
    ) -> String? {
        let source = Caller(fileID: "\(fileID)", filePath: "\(filePath)", testName: testName, line: line)
        return Verification(
            record: mode(recording), directory: snapshotDirectory, name: name, source: source, strategy: snapshotting
        ).failure(of: value)
    }

#endif

private func mode(_ recording: Bool?) -> SnapshotTestingConfiguration.Record? { recording.map { $0 ? .all : .missing } }

private func report(
    _ failure: String?, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
) {
    guard let failure else { return }
    let location = SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    Issue.record(Comment(rawValue: failure), sourceLocation: location)
}
