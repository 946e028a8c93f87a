import Foundation

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenScan

/// A disk of which the n-th operation fails.
final class FaultyFileSystem: FileSystem, @unchecked Sendable {
    /// Which operations fail, counted from 0.
    enum Fault: Sendable {
        case never
        case once(Int)
        case from(Int)
    }

    private let disk: any FileSystem
    private let fault: Fault
    private let code: Int32
    private let lock = NSLock()
    private var count = 0
    private var first: String?

    /// A disk that fails as `fault` says, with the error `code`.
    init(_ disk: any FileSystem, _ fault: Fault, _ code: Int32) {
        self.disk = disk
        self.fault = fault
        self.code = code
    }

    /// How many operations there were.
    var operations: Int { lock.withLock { count } }

    /// The first operation that failed.
    var failed: String? { lock.withLock { first } }

    private func fails(_ path: String, _ operation: String = #function) -> Bool {
        lock.withLock {
            defer { count += 1 }
            let fails =
                switch fault {
                case .never: false
                case .once(let number): count == number
                case .from(let number): count >= number
                }
            if fails, first == nil { first = "\(operation) \(path)" }
            return fails
        }
    }

    private func check(_ path: String, _ operation: String = #function) throws(FileSystemError) {
        if fails(path, operation) { throw FileSystemError(path: path, code: code) }
    }

    var now: Int64 { disk.now }
    func isWritable(_ path: String) -> Bool { fails(path) ? false : disk.isWritable(path) }
    func isLink(_ path: String) -> Bool { fails(path) ? false : disk.isLink(path) }
    func resolved(_ path: String) -> String { fails(path) ? path : disk.resolved(path) }
    func removeEmptyFolder(_ path: RelativePath, below folder: String) {
        if !fails("\(folder)/\(path)") { disk.removeEmptyFolder(path, below: folder) }
    }

    func status(of path: String) throws(FileSystemError) -> (kind: FileKind, stamp: FileStamp?)? {
        try check(path)
        return try disk.status(of: path)
    }

    func read(_ path: String, into buffer: inout [UInt8]) throws(FileSystemError) -> Int {
        try check(path)
        return try disk.read(path, into: &buffer)
    }

    func read(_ path: RelativePath, below folder: String, atMost count: Int?) throws(FileSystemError) -> [UInt8] {
        try check("\(folder)/\(path)")
        return try disk.read(path, below: folder, atMost: count)
    }

    func entries(in folder: String) throws(FileSystemError) -> [(name: String, isFolder: Bool)] {
        try check(folder)
        return try disk.entries(in: folder)
    }

    func write(
        _ bytes: [UInt8], to path: RelativePath, below folder: String, replacing expected: FileExpectation,
        isDurable: Bool
    ) throws(FileSystemError) {
        try check("\(folder)/\(path)")
        try disk.write(bytes, to: path, below: folder, replacing: expected, isDurable: isDurable)
    }

    func remove(
        _ path: RelativePath, below folder: String, having expected: FileExpectation
    ) throws(FileSystemError) {
        try check("\(folder)/\(path)")
        try disk.remove(path, below: folder, having: expected)
    }
}
