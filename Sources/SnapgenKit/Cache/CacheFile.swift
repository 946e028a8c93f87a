import Foundation
import SnapgenModel
import SnapgenNames

package enum CacheChoice: Equatable, Sendable {
    case none
    case file(String)
    /// A file in the user's folder for caches.
    case standard

    func descriptions(_ environment: [String: String]) -> String? {
        self == .standard ? Self.folder(environment).map { "\($0)/snapgen/packages" } : nil
    }

    /// Opens the cache file of a run.
    ///
    /// - Returns: `nil` without a cache, or if the path of the standard cache is occupied by something else.
    /// - Throws: A diagnostic if the user's choice is not a cache file.
    func file(
        of arguments: [String], in folder: String, _ environment: [String: String], _ files: any FileSystem
    ) throws(DiagnosticError) -> CacheFile? {
        guard let path = path(of: arguments, in: folder, environment) else { return nil }
        let file = CacheFile(path: path, files: files)
        guard let obstacle = file.obstacle else { return file }
        if self == .standard { return nil }
        throw DiagnosticError(
            .foreignFile,
            "is \(obstacle) and is not replaced; pass a new file, an empty file or an existing cache with "
                + "--cache-path, or omit the option",
            path: ProjectRoot.enclosing(folder, in: files).display(path))
    }

    /// Returns the folder for caches of the XDG Base Directory Specification or, on macOS, of the system.
    static func folder(_ environment: [String: String]) -> String? {
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        #if os(macOS)
            return "\(home)/Library/Caches"
        #else
            return "\(home)/.cache"
        #endif
    }
}

/// The cache file of a run: a head, and what the run has seen on the disk.
struct CacheFile {
    let path: String
    let files: any FileSystem

    /// The reason for not replacing a file, unless it is a cache of any version or empty.
    fileprivate var obstacle: String? {
        files.present(at: path) { bytes in
            let line = String(decoding: bytes.prefix(40), as: UTF8.self)
            return bytes.isEmpty || line.prefixMatch(of: /snapgen cache [0-9]+\n/) != nil
        }.obstacle
    }

    /// The first line, which has the version of the format.
    private static let start = Array("snapgen cache 7\n".utf8)

    /// The head, which is one line, and the observations; `nil` if the file is missing, empty or of another version.
    var contents: (head: ArraySlice<UInt8>, observations: ArraySlice<UInt8>)? {
        guard let bytes = try? files.read(path), bytes.starts(with: Self.start) else { return nil }
        let rest = bytes[Self.start.count...]
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        return (rest[..<end], rest[(end + 1)...])
    }

    /// Replaces the file; a failure only makes the next run slower, so it is ignored.
    func save(_ head: Data, _ observations: [Observation]) {
        var bytes = Self.start + Array(head) + [UInt8(ascii: "\n")]
        for observation in observations {
            bytes.append(observation.subject.kind.rawValue)
            withUnsafeBytes(of: (observation.stamp, observation.value)) { bytes += $0 }
            bytes += observation.subject.path.utf8
            bytes.append(0)
        }
        // The end, without which the file is damaged.
        bytes.append(Self.end)
        try? files.write(bytes, toFile: path, replacing: .anything, isDurable: false)
    }

    private static let end = UInt8.max

    /// Returns whether all observations are those that a run would make now; a damaged list has none.
    func holds(_ observations: ArraySlice<UInt8>) -> Bool {
        var rest = observations
        while let first = rest.popFirst(), first != Self.end {
            guard let kind = Observation.Kind(rawValue: first), let end = rest.dropFirst(16).firstIndex(of: 0)
            else { return false }
            let (stamp, value) = rest.withUnsafeBytes { bytes in
                (
                    bytes.loadUnaligned(as: UInt64.self),
                    bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
                )
            }
            let path = String(decoding: rest[(rest.startIndex + 16)..<end], as: UTF8.self)
            let observation = Observation(subject: .init(kind: kind, path: path), stamp: stamp, value: value)
            guard observation.isStill(on: files, ignoring: self.path) else { return false }
            rest = rest[(end + 1)...]
        }
        return observations.last == Self.end && rest.isEmpty
    }
}
