import SnapgenModel
import SnapgenScan
import SnapgenText

/// What `generate` has done, and for what: where nothing of that has changed, there is nothing to do.
package struct Receipt: Equatable {
    /// What the output depends on beside the sources: the configuration, the templates, the test target.
    var settings: UInt64
    /// The sources; `nil` where one of them may have changed since without a trace.
    var sources: UInt64?
    /// The files in the output folder.
    var outputs: UInt64
    /// What was said.
    var diagnostics: [Diagnostic]
    /// The files that were written, as a person would name them.
    var paths: [String]
    /// Whether there is anything to test.
    var hasTests: Bool
}

extension Receipt {
    /// The receipt as a cache keeps it.
    package var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(fixed: settings)
        writer.write(sources) { $0.write(fixed: $1) }
        writer.write(fixed: outputs)
        writer.write(diagnostics) { $0.write($1) }
        writer.write(paths)
        writer.write(hasTests)
        return writer.bytes
    }

    /// The receipt that a cache keeps; `nil` where it keeps none.
    package init?(_ bytes: [UInt8]) {
        guard let receipt = try? Self.read(ByteReader(bytes[...])) else { return nil }
        self = receipt
    }

    private static func read(_ start: ByteReader) throws(ByteReader.Broken) -> Receipt {
        typealias Broken = ByteReader.Broken
        var reader = start
        return Receipt(
            settings: try reader.fixed(UInt64.self),
            sources: try reader.optional { reader throws(Broken) in try reader.fixed(UInt64.self) },
            outputs: try reader.fixed(UInt64.self),
            diagnostics: try reader.list { reader throws(Broken) in try reader.diagnostic() },
            paths: try reader.texts(),
            hasTests: try reader.flag())
    }
}

extension SourceList {
    /// A number for all files with their stamps, whatever their order; `nil` where one has no stamp that can be trusted.
    ///
    /// - Parameter time: when the files were listed, in nanoseconds since 1970.
    func fingerprint(at time: Int64) -> UInt64? {
        var sum = UInt64(count)
        for index in 0..<count {
            guard let stamp = stamp(of: index), stamp.isSettled(at: time) else { return nil }
            sum &+= stamp.hash(behind: identity(of: index))
        }
        return sum
    }
}

extension FileStamp {
    /// A number for a file of this identity with this stamp.
    func hash(behind identity: UInt64) -> UInt64 {
        let values = [UInt64(bitPattern: size), UInt64(bitPattern: modified), UInt64(bitPattern: changed), inode]
        return StableHash.mixed(values.reduce(identity) { StableHash.mixed($0 ^ $1) })
    }
}
