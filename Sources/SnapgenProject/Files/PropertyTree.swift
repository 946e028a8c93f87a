import Foundation

/// A tree of texts, lists and tables: the common form of property lists, JSON and YAML.
package enum PropertyTree: Equatable, Sendable {
    case text(String)
    case list([PropertyTree])
    case table([String: PropertyTree])

    /// The value of a key of a table; `nil` if there is none.
    subscript(key: String) -> PropertyTree? {
        if case .table(let table) = self { table[key] } else { nil }
    }

    /// The text; `nil` for a list or a table.
    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The elements of a list; none for a text or a table.
    var list: [PropertyTree] {
        if case .list(let list) = self { list } else { [] }
    }

    /// The entries of a table; none for a text or a list.
    var table: [String: PropertyTree] {
        if case .table(let table) = self { table } else { [:] }
    }

    /// The texts in a list, or a text as a list of one.
    var texts: [String] {
        if case .text(let text) = self { [text] } else { list.compactMap(\.text) }
    }
}

extension PropertyTree {
    /// Parses a property list in any of its formats, or JSON.
    ///
    /// Xcode reads `project.pbxproj` in all formats of Foundation's `PropertyListSerialization` and in JSON.
    init(propertyList bytes: [UInt8]) throws {
        let data = Data(bytes)
        do {
            self.init(any: try PropertyListSerialization.propertyList(from: data, options: [], format: nil))
        } catch {
            guard let json = try? JSONSerialization.jsonObject(with: data) else { throw error }
            self.init(any: json)
        }
    }

    /// Parses JSON.
    package init(json bytes: [UInt8]) throws {
        self.init(any: try JSONSerialization.jsonObject(with: Data(bytes)))
    }

    /// Converts a value of Foundation's parsers.
    ///
    /// Numbers, flags and dates become texts, and `null` the empty text.
    private init(any value: Any) {
        switch value {
        case let text as String: self = .text(text)
        case let list as [Any]: self = .list(list.map(Self.init(any:)))
        case let table as [String: Any]: self = .table(table.mapValues(Self.init(any:)))
        case is NSNull: self = .text("")
        case let number as NSNumber: self = .text(number.stringValue)
        default: self = .text("\(value)")
        }
    }
}
