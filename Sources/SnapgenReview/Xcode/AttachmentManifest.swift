import SnapgenModel

struct AttachedSnapshot: Equatable {
    var test: String
    /// The name of the reference's file; a number with its extension if the attachments have no names.
    var name: String
    var run = ""
    var reference: String?
    var actual: String?
}

/// A test of the file `manifest.json` that `xcrun xcresulttool export attachments` writes beside the exported attachments.
///
/// Its keys are those that `xcresulttool export attachments --schema` prints in Xcode 16. A name that a test gave to an
/// attachment is followed by its number and a UUID: `Cart.full.failure_0_06CC1705-2420-4FA6-8FEE-6B470BAC4CD0.png`.
struct AttachmentManifest: Decodable {
    static let name = "manifest.json"

    private var testIdentifier: String
    private var attachments: [Attachment]

    private struct Attachment: Decodable {
        var exportedFileName: String
        var suggestedHumanReadableName: String
        var configurationName: String?
        var deviceName: String?

        var role: (kind: Substring, name: String)? {
            let name = /(?:(.*)\.)?(reference|failure|difference)(?:_[^_]*_[-0-9A-Fa-f]{36})?\.([^.]+)/
            return suggestedHumanReadableName.wholeMatch(of: name).map { ($0.2, "\($0.1 ?? "").\($0.3)") }
        }

        var run: String { [deviceName, configurationName].compactMap { $0 }.joined(separator: " ") }
    }

    /// The pairs of failed comparisons, by the names of their attachments or, without names, in their order.
    var snapshots: [AttachedSnapshot] {
        // The name of the test without the labels of its arguments: `CartSnapshotTests/testCart`.
        let test = String(testIdentifier.prefix { $0 != "(" })
        var (snapshots, counts): ([AttachedSnapshot], [String: Int]) = ([], [:])
        // A file that is not in the folder of the attachments is not one of them.
        for attachment in attachments where RelativePath(attachment.exportedFileName)?.components.count == 1 {
            guard let role = attachment.role else { continue }
            var name = role.name
            if name.hasPrefix(".") {
                // swift-snapshot-testing attaches "reference", "failure" and "difference" for each failed comparison.
                let number = counts["\(role.kind)\(name)\(attachment.run)", default: 0] + 1
                counts["\(role.kind)\(name)\(attachment.run)"] = number
                name = "\(number)\(name)"
            }
            let found = snapshots.firstIndex { $0.name == name && $0.run == attachment.run }
            let index = found ?? snapshots.endIndex
            if found == nil { snapshots.append(AttachedSnapshot(test: test, name: name, run: attachment.run)) }
            if role.kind == "reference" { snapshots[index].reference = attachment.exportedFileName }
            if role.kind == "failure" { snapshots[index].actual = attachment.exportedFileName }
        }
        return snapshots.filter { $0.actual != nil }
    }
}
