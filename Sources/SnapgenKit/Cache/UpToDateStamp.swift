import SnapgenModel
import SnapgenScan

/// A record that the files in the output folder are the result of certain inputs.
///
/// It contains digests of everything that the result depends on, made with the cache's key. The output is up to date if
/// the current files and inputs have the same digests, regardless of other changes to the cache.
package struct UpToDateStamp: Equatable {
    /// The digest of all inputs besides the sources: the configuration, the templates, the test target.
    var inputs: SipHash.Digest
    /// The digest of the sources with their file stamps; `nil` if a source may have changed without a new stamp.
    var sources: SipHash.Digest?
    /// The digest of the findings in the sources; `nil` if a source could not be read.
    var findings: SipHash.Digest?
    /// The digest of the files in the output folder with their stamps.
    var outputs: SipHash.Digest
    /// The diagnostics of the run.
    var diagnostics: [Diagnostic]
    /// The paths of the written files as shown to the user.
    var paths: [String]
    /// A Boolean value that indicates whether there is anything to test.
    var hasTests: Bool
}

extension UpToDateStamp {
    /// The encoded stamp.
    package var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(memoryOf: [inputs])
        writer.write(sources) { $0.write(memoryOf: [$1]) }
        writer.write(findings) { $0.write(memoryOf: [$1]) }
        writer.write(memoryOf: [outputs])
        writer.write(diagnostics) { $0.write($1) }
        writer.write(paths)
        writer.write(hasTests)
        return writer.bytes
    }

    /// Decodes a stamp; returns `nil` if the cache contains none.
    package init?(_ bytes: [UInt8]) {
        guard let stamp = try? Self.read(ByteReader(bytes[...])) else { return nil }
        self = stamp
    }

    private static func read(_ start: ByteReader) throws(ByteReader.Broken) -> UpToDateStamp {
        typealias Broken = ByteReader.Broken
        var reader = start
        return UpToDateStamp(
            inputs: try reader.digest(),
            sources: try reader.optional { reader throws(Broken) in try reader.digest() },
            findings: try reader.optional { reader throws(Broken) in try reader.digest() },
            outputs: try reader.digest(),
            diagnostics: try reader.list { reader throws(Broken) in try reader.diagnostic() },
            paths: try reader.texts(),
            hasTests: try reader.flag())
    }
}

extension ByteReader {
    fileprivate mutating func digest() throws(Broken) -> SipHash.Digest { try memory(of: SipHash.Digest.self, 1)[0] }
}

extension SourceList {
    /// Returns a digest of all files with their stamps, independent of their order, or `nil` if a stamp is not settled.
    ///
    /// - Parameter time: The time when the files were listed, in nanoseconds since 1970.
    func digest(at time: Int64, _ key: SipHash.Key) -> SipHash.Digest? {
        var sum = SipHash.Digest.zero
        for index in 0..<count {
            guard let stamp = stamp(of: index), stamp.isSettled(at: time) else { return nil }
            var hash = SipHash(key)
            addIdentity(of: index, to: &hash)
            hash.add(stamp)
            sum += hash.digest
        }
        return sum
    }
}

extension SipHash {
    /// Adds the stamp of a file.
    mutating func add(_ stamp: FileStamp) {
        add(UInt64(bitPattern: stamp.size))
        add(UInt64(bitPattern: stamp.modified))
        add(UInt64(bitPattern: stamp.changed))
        add(stamp.inode)
    }
}
