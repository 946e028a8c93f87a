import Foundation
package import SnapgenModel

extension UserValue {
    package subscript(key: String) -> UserValue? { mapping[key] }

    package var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The items of a list; none for other values.
    package var list: [UserValue] { if case .list(let list) = self { list } else { [] } }

    /// The entries of a mapping; none for other values.
    package var mapping: [String: UserValue] { if case .mapping(let mapping) = self { mapping } else { [:] } }

    /// The texts in a list, or a text as a list of one.
    var texts: [String] { if case .text(let text) = self { [text] } else { list.compactMap(\.text) } }

    /// Parses a property list in any of Foundation's formats, or JSON, as Xcode reads `project.pbxproj`.
    init?(propertyList bytes: [UInt8]) {
        let list = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
        guard let tree = try? list ?? JSONSerialization.jsonObject(with: Data(bytes)) else { return nil }
        self.init(any: tree)
    }

    /// Parses JSON5, in which numbers and flags become texts; entries that are `null` are left out.
    init(json5 bytes: [UInt8]) throws {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        self = try decoder.decode(JSON5Value.self, from: Data(bytes)).value
    }
}

/// A decoder of any value, which fails for none, because the attempts that fail are not told apart from each other.
private struct JSON5Value: Decodable {
    let value: UserValue

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            value = .text(text)
        } else if let entries = try? container.decode([String: JSON5Value?].self) {
            value = .mapping(entries.compactMapValues { $0?.value })
        } else if let items = try? container.decode([JSON5Value?].self) {
            value = .list(items.compactMap { $0?.value })
        } else if let flag = try? container.decode(Bool.self) {
            value = .text("\(flag)")
        } else {
            value = .text((try? container.decode(Double.self)).map { "\($0)" } ?? "")
        }
    }
}
