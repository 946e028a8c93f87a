import SnapgenTestSupport

/// A part of the tool that is given bytes which nobody has looked at.
///
///     try FuzzTarget.literal.check(Array("\\(x)".utf8))
public enum FuzzTarget: String, CaseIterable, Sendable {
    /// Swift files become a catalog.
    case scan
    /// What was scanned, and a configuration, become a plan.
    case plan
    /// A configuration of ours, of Prefire's or of Sourcery's, and a report of durations.
    case configuration
    /// A template, or Swift files, become generated tests.
    case render
    /// A text becomes a literal, an identifier, a name of a file, a path or a pattern.
    case literal
    /// What an earlier run has kept.
    case cache

    /// Gives the bytes to the part and looks at what it makes of them, on the caller's stack.
    ///
    /// The tool scans on stacks of 256 MB, so this needs as much: see `checkOnLargeStack(_:)`.
    ///
    /// - Throws: a `Finding` where that is not what the part promises.
    public func check(_ bytes: [UInt8]) throws(Finding) {
        switch self {
        case .scan: try ScanTarget(bytes).check()
        case .plan: try PlanTarget(bytes).check()
        case .configuration: try ConfigurationTarget(bytes).check()
        case .render: try RenderTarget(bytes).check()
        case .literal: try LiteralTarget(bytes).check()
        case .cache: try CacheTarget(bytes).check()
        }
    }

    /// Gives the bytes to the part on a thread of its own.
    ///
    /// - Throws: a `Finding` where what it makes of them is not what it promises.
    public func checkOnLargeStack(_ bytes: [UInt8]) throws(Finding) {
        try LargeStack.result { () throws(Finding) in try check(bytes) }.get()
    }
}
