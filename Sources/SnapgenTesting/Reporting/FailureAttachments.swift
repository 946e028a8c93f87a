import Foundation

#if canImport(Testing)
    import Testing
#endif

/// The files that show a failure: the reference, the actual result and, for pictures, their difference.
///
/// Swift Testing shows them beside the failure. In XCTest, swift-snapshot-testing attaches them itself, and in Swift
/// Testing no version up to 1.18.9 does (`AssertSnapshot.swift`, `!isSwiftTesting`).
struct FailureAttachments {
    /// A file with the name of its reference and its role: `Cart.full.failure.png`.
    struct File: Equatable {
        var name: String
        var bytes: [UInt8]
    }

    let files: [File]

    init(of failure: SnapshotFailure) {
        let roles = [("reference", failure.reference), ("failure", failure.artifact)]
        let contents = roles.map { role, path in
            (role, path, path.flatMap(FileManager.default.contents))
        }
        var files = contents.compactMap { role, path, data in
            data.map { File(name: Self.name(path ?? "", role), bytes: Array($0)) }
        }
        if let path = failure.reference, let reference = contents[0].2, let actual = contents[1].2,
            let difference = Self.difference(reference, actual)
        {
            files.append(File(name: Self.name(path, "difference"), bytes: Array(difference)))
        }
        self.files = files
    }

    private static func name(_ path: String, _ role: String) -> String {
        let parts = (path.split(separator: "/").last ?? "").split(separator: ".").map(String.init)
        return (parts.dropLast() + [role] + parts.suffix(1)).joined(separator: ".")
    }

    /// Returns the picture of two files in which equal pixels are black; `nil` if they are no pictures.
    private static func difference(_ reference: Data, _ actual: Data) -> Data? {
        #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
            PictureDifference.file(of: reference, actual)
        #else
            nil
        #endif
    }
}

#if canImport(Testing) && compiler(>=6.2)
    extension FailureAttachments {
        func record(at location: SourceLocation) {
            for file in files { Attachment.record(file.bytes, named: file.name, sourceLocation: location) }
        }
    }
#endif
