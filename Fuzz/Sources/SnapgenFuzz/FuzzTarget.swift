import SnapgenTestSupport

/// A component of the tool that processes untrusted bytes.
///
///     try FuzzTarget.scan.check(Array("#Preview {".utf8))
package enum FuzzTarget: String, CaseIterable, Sendable {
    /// Scanning of Swift files to a catalog.
    case scan
    /// Reading of configurations of snapgen, Prefire and Sourcery, and of test reports.
    case configuration
    /// Reading of Xcode projects, workspaces, schemes, settings files, XcodeGen specifications and package descriptions.
    case project
    /// Reading, writing and comparison of PNG files.
    case picture
    /// Reading of the conformances that an image of a program lists.
    case records

    /// Runs the component on the bytes and checks its result, on the stack of the caller.
    ///
    /// It needs a stack of 256 MB, like the scanner; see `checkOnLargeStack(_:)`.
    ///
    /// - Throws: A `Finding` if the result violates an expected property.
    package func check(_ bytes: [UInt8]) throws(Finding) {
        switch self {
        case .scan: try ScanTarget(bytes).check()
        case .configuration: try ConfigurationTarget(bytes).check()
        case .project: try ProjectTarget(bytes).check()
        case .picture: try PictureTarget(bytes).check()
        case .records: try RecordsTarget(bytes).check()
        }
    }

    /// Runs the component on the bytes and checks its result, on a thread with a large stack.
    ///
    /// - Throws: A `Finding` if the result violates an expected property.
    package func checkOnLargeStack(_ bytes: [UInt8]) throws(Finding) {
        try onLargeStack { Result { () throws(Finding) in try check(bytes) } }.get()
    }
}
