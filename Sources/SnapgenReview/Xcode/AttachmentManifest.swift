import Foundation
import SnapgenModel
import SnapgenPlan

/// The file `manifest.json` that `xcrun xcresulttool export attachments` writes beside the exported attachments.
///
/// Its keys are those that `xcresulttool export attachments --schema` prints in Xcode 16. A name that a test gave to an
/// attachment is followed by its number and a UUID: `Cart.full.failure_0_06CC1705-2420-4FA6-8FEE-6B470BAC4CD0.png`.
struct AttachmentManifest {
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

        /// The role of the attachment and the name of the reference that it belongs to: `Cart.full.png`.
        ///
        /// The name is only the extension, `.png`, if the attachment has no other name than its role.
        var role: (kind: String, name: String)? {
            let words = suggestedHumanReadableName.split(separator: ".").map(String.init)
            let fileExtension = words.count > 1 ? words[words.count - 1] : ""
            let parts = Self.withoutNumber(words.prefix(max(words.count - 1, 1)).joined(separator: "."))
                .split(separator: ".")
            guard let kind = parts.last, ["reference", "failure", "difference"].contains(kind) else { return nil }
            return (String(kind), parts.dropLast().joined(separator: ".") + ".\(fileExtension)")
        }

        private static func withoutNumber(_ name: String) -> String {
            let words = name.split(separator: "_", omittingEmptySubsequences: false)
            let isNumbered = words.count > 2 && UUID(uuidString: String(words[words.count - 1])) != nil
            return (isNumbered ? words.dropLast(2) : words[...]).joined(separator: "_")
        }

        var run: String { [deviceName, configurationName].compactMap { $0 }.joined(separator: " ") }

        /// Indicates whether the file is in the folder of the attachments.
        var isSafe: Bool { RelativePath(exportedFileName)?.components.count == 1 }
    }

    /// Returns the pairs of a test, by the names of their attachments or, without names, in their order.
    private static func snapshots(of test: Test) -> [AttachedSnapshot] {
        var (snapshots, counts): ([AttachedSnapshot], [String: Int]) = ([], [:])
        for attachment in test.attachments where attachment.isSafe {
            guard let role = attachment.role else { continue }
            var name = role.name
            if name.hasPrefix(".") {
                // swift-snapshot-testing attaches "reference", "failure" and "difference" for each failed comparison.
                counts["\(role.kind)\(name)\(attachment.run)", default: 0] += 1
                name = "\(counts["\(role.kind)\(name)\(attachment.run)"] ?? 1)\(name)"
            }
            let snapshot = AttachedSnapshot(test: self.name(of: test.testIdentifier), name: name, run: attachment.run)
            let index = snapshots.firstIndex { $0.isSame(as: snapshot) } ?? snapshots.endIndex
            if index == snapshots.endIndex { snapshots.append(snapshot) }
            if role.kind == "reference" { snapshots[index].reference = attachment.exportedFileName }
            if role.kind == "failure" { snapshots[index].actual = attachment.exportedFileName }
        }
        return snapshots.filter { $0.actual != nil }
    }

    /// Returns the name of a test without the labels of its arguments: `CartSnapshotTests/testCart`.
    private static func name(of identifier: String) -> String { String(identifier.prefix { $0 != "(" }) }
}

struct AttachedSnapshot: Equatable {
    var test: String
    /// The name of the reference's file; a number with its extension if the attachments have no names.
    var name: String
    var run = ""
    /// The file with the reference; `nil` if there was none.
    var reference: String?
    var actual: String?

    fileprivate func isSame(as other: AttachedSnapshot) -> Bool {
        (test, name, run) == (other.test, other.name, other.run)
    }
}
