import Foundation
import SnapgenModel
import SnapgenNames

package enum CacheChoice: Equatable, Sendable {
    case none
    case file(String)
    case standard

    /// The path of the cache file; in the standard folder, each folder and list of arguments has one of its own.
    func path(of arguments: [String], in folder: String, _ environment: [String: String]) -> String? {
        switch self {
        case .none: nil
        case .file(let path): path
        case .standard:
            // Runs with equal hashes share a file, which affects only the speed.
            Self.folder(environment).map {
                "\($0)/snapgen/\(String(StableHash.value(of: [folder] + arguments), radix: 16)).cache"
            }
        }
    }

    func descriptions(_ environment: [String: String]) -> String? {
        switch self {
        case .none: nil
        case .file(let path): "\(path).packages"
        case .standard: Self.folder(environment).map { "\($0)/snapgen/packages" }
        }
    }

    /// Opens the cache file of a run.
    ///
    /// - Returns: `nil` without a cache, or if the path of the standard cache is occupied by something else.
    /// - Throws: A diagnostic if the user's choice is not a cache file.
    func file(
        of arguments: [String], in folder: String, _ environment: [String: String], _ files: any FileSystem
    ) throws(DiagnosticError) -> CacheFile? {
        guard let path = path(of: arguments, in: folder, environment) else { return nil }
        let (bytes, obstacle) = files.present(at: path, isOwn: CacheFile.isCache)
        guard let obstacle else { return CacheFile(path: path, files: files, bytes: bytes ?? []) }
        if self == .standard { return nil }
        throw DiagnosticError(
            .foreignFile,
            "is \(obstacle) and is not replaced; pass a new file, an empty file or an existing cache with "
                + "--cache-path, or omit the option",
            path: ProjectRoot.enclosing(folder, in: files).display(path))
    }

    /// Returns the folder for caches of the XDG Base Directory Specification or, on macOS, of the system.
    private static func folder(_ environment: [String: String]) -> String? {
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        #if os(macOS)
            return "\(home)/Library/Caches"
        #else
            return "\(home)/.cache"
        #endif
    }
}

/// The cache file of a run: a line with its version, and a list of observations.
struct CacheFile {
    let path: String
    let files: any FileSystem
    /// The present contents; empty if there is no file.
    let bytes: [UInt8]

    private static let name = Array("snapgen cache ".utf8)
    private static let start = Array("snapgen cache 8\n".utf8)
    /// The last byte, without which the file is damaged; no kind of observation has it.
    private static let end = UInt8.max

    /// Returns whether a file is empty or a cache of any version.
    static func isCache(_ bytes: [UInt8]) -> Bool {
        guard bytes.starts(with: name) else { return bytes.isEmpty }
        let version = bytes.dropFirst(name.count).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return !version.isEmpty && bytes[version.endIndex...].first == UInt8(ascii: "\n")
    }

    /// Returns whether a condition holds for each observation; false if the file is missing, damaged or of another version.
    func allSatisfy(_ condition: (Observation) -> Bool) -> Bool {
        guard bytes.starts(with: Self.start) else { return false }
        var rest = bytes[Self.start.count...]
        while let first = rest.popFirst(), first != Self.end {
            guard let kind = Observation.Kind(rawValue: first), let end = rest.dropFirst(16).firstIndex(of: 0)
            else { return false }
            let (stamp, value) = rest.withUnsafeBytes { bytes in
                (bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            }
            let text = String(decoding: rest[(rest.startIndex + 16)..<end], as: UTF8.self)
            let observation = Observation(kind, text, stamp: stamp, value: value)
            guard condition(observation) else { return false }
            rest = rest[(end + 1)...]
        }
        return rest.isEmpty && bytes.last == Self.end
    }

    /// Replaces the file; a failure only makes the next run slower, so it is ignored.
    func save(_ observations: [Observation]) {
        var bytes = Self.start
        for observation in observations {
            // Texts end with a zero.
            if observation.text.utf8.contains(0) { return }
            bytes.append(observation.kind.rawValue)
            withUnsafeBytes(of: (observation.stamp, observation.value)) { bytes += $0 }
            bytes += Array(observation.text.utf8) + [0]
        }
        try? files.write(bytes + [Self.end], toFile: path, replacing: .anything, isDurable: false)
    }
}

extension StableHash {
    static func value(of texts: [String]) -> UInt64 { texts.reduce(0) { mixed($0 &* 31 &+ value($1)) } }
}
