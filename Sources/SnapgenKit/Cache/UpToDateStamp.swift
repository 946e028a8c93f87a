import SnapgenModel
import SnapgenScan

/// A statement about files in the output folder: they are what these inputs are rendered to.
///
/// The statement holds all that it depends on, so it stays true whatever other commands do to the cache around it. It is
/// used where the present files and inputs have the same digests; all of them are made with the cache's own key.
package struct UpToDateStamp: Equatable {
    /// Everything that the output depends on beside the sources: the configuration, the templates, the test target.
    var inputs: SipHash.Digest
    /// The sources with their file stamps; `nil` where one of them may have changed without getting another stamp.
    var sources: SipHash.Digest?
    /// The digest of the findings in the sources; `nil` where one of them could not be read.
    var findings: SipHash.Digest?
    /// The files in the output folder with their stamps.
    var outputs: SipHash.Digest
    /// The diagnostics of the run.
    var diagnostics: [Diagnostic]
    /// The files that were written, as they are shown to a person.
    var paths: [String]
    /// Indicates whether there is anything to test.
    var hasTests: Bool
}

extension UpToDateStamp {
    /// The stamp as a cache keeps it.
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

    /// The stamp that a cache keeps; `nil` where it keeps none.
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
    /// A digest of all files with their stamps, whatever their order; `nil` where one has no stamp that is settled.
    ///
    /// - Parameter time: when the files were listed, in nanoseconds since 1970.
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
