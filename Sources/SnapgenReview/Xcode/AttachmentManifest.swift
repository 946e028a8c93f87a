import Foundation
import SnapgenModel

/// The file `manifest.json` that `xcrun xcresulttool export attachments` writes beside the exported attachments.
///
/// Its keys are those that `xcresulttool export attachments --schema` prints in Xcode 16. A name that a test gave to an
/// attachment is followed by its number and a UUID: `Cart.full.failure_0_06CC1705-2420-4FA6-8FEE-6B470BAC4CD0.png`.
struct AttachmentManifest {
    /// The name of the file.
    static let name = "manifest.json"

    /// The pairs of attachments of failed comparisons, in the order of the tests.
    let snapshots: [AttachedSnapshot]

    /// Reads the file.
    ///
    /// - Throws: An error of decoding, if the format is another one.
    init(_ bytes: [UInt8]) throws {
        let tests = try JSONDecoder().decode([Test].self, from: Data(bytes))
        snapshots = tests.flatMap(Self.snapshots)
    }

    private struct Test: Decodable {
        var testIdentifier: String
        var attachments: [Attachment]
    }

    fileprivate struct Attachment: Decodable {
        var exportedFileName: String
        var suggestedHumanReadableName: String
        var configurationName: String?
        var deviceName: String?

        /// The name that the test gave, and the extension.
        var name: (stem: String, fileExtension: String) {
            var parts = suggestedHumanReadableName.split(separator: ".").map(String.init)
            let fileExtension = parts.count > 1 ? parts.removeLast() : ""
            let words = parts.joined(separator: ".").split(separator: "_", omittingEmptySubsequences: false)
            let isNumbered = words.count > 2 && UUID(uuidString: String(words[words.count - 1])) != nil
            return ((isNumbered ? words.dropLast(2) : words[...]).joined(separator: "_"), fileExtension)
        }

        /// The device and the configuration of the test plan.
        var run: String { [deviceName, configurationName].compactMap { $0 }.joined(separator: " ") }

        /// Indicates whether the file is in the folder of the attachments.
        var isSafe: Bool { RelativePath(exportedFileName)?.components.count == 1 }
    }

    /// Returns the pairs of a test, by the names of their attachments or, without names, in their order.
    private static func snapshots(of test: Test) -> [AttachedSnapshot] {
        var (snapshots, counts): ([AttachedSnapshot], [String: Int]) = ([], [:])
        for attachment in test.attachments where attachment.isSafe {
            guard let role = Role(attachment) else { continue }
            var name = role.name
            if name.hasPrefix(".") {
                // swift-snapshot-testing attaches "reference", "failure" and "difference" for each failed comparison.
                counts["\(role.kind)\(name)\(attachment.run)", default: 0] += 1
                name = "\(counts["\(role.kind)\(name)\(attachment.run)"] ?? 1)\(name)"
            }
            let snapshot = AttachedSnapshot(test: self.name(of: test.testIdentifier), name: name, run: attachment.run)
            let index = snapshots.firstIndex { $0.isSame(as: snapshot) } ?? snapshots.endIndex
            if index == snapshots.endIndex { snapshots.append(snapshot) }
            snapshots[index].add(attachment.exportedFileName, role.kind)
        }
        return snapshots.filter { $0.actual != nil }
    }

    /// Returns the name of a test without the labels of its arguments: `CartSnapshotTests/testCart`.
    private static func name(of identifier: String) -> String { String(identifier.prefix { $0 != "(" }) }

    /// The role of an attachment, and the name of the reference that it belongs to.
    fileprivate struct Role {
        enum Kind: String {
            case reference, failure, difference
        }

        let kind: Kind
        /// The name: `Cart.full.png`; only the extension, `.png`, if the attachment has no other name than its role.
        let name: String

        init?(_ attachment: Attachment) {
            let (stem, fileExtension) = attachment.name
            let parts = stem.split(separator: ".")
            guard let kind = parts.last.flatMap({ Kind(rawValue: String($0)) }) else { return nil }
            self.kind = kind
            name = parts.dropLast().joined(separator: ".") + ".\(fileExtension)"
        }
    }
}

/// A failed comparison among the attachments of a test.
struct AttachedSnapshot: Equatable {
    /// The suite and the function.
    var test: String
    /// The name of the reference's file; a number with its extension if the attachments have no names.
    var name: String
    /// The device and the configuration of the test plan.
    var run = ""
    /// The file with the reference; `nil` if there was none.
    var reference: String?
    /// The file with the actual result.
    var actual: String?

    fileprivate mutating func add(_ file: String, _ role: AttachmentManifest.Role.Kind) {
        switch role {
        case .reference: reference = file
        case .failure: actual = file
        case .difference: break
        }
    }

    fileprivate func isSame(as other: AttachedSnapshot) -> Bool {
        (test, name, run) == (other.test, other.name, other.run)
    }
}
