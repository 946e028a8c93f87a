package import SnapgenConfiguration

/// The settings of a Prefire configuration, as read in one of two ways.
struct PrefireSettings: Equatable {
    /// A key in its section.
    struct Slot: Hashable {
        var section: PrefireSection
        var key: PrefireKey
    }

    /// The content of a key.
    enum Content: Equatable {
        case text(String)
        case flag(Bool)
        case list([String])
        /// A list that is read as if it were not there.
        case nothing

        /// The content as messages show it.
        var shown: String {
            switch self {
            case .text(let text): text.quoted
            case .flag(let flag): "\(flag)"
            case .list(let items): "[\(items.map(\.quoted).joined(separator: ", "))]"
            case .nothing: "nothing"
            }
        }
    }

    /// The content of a key and the line of the key, counted from 1.
    struct Value: Equatable {
        var content: Content
        var line: Int
        /// The lines of a list's items.
        var itemLines: [Int] = []
    }

    /// A name that is no key.
    struct Unknown: Equatable {
        var name: String
        /// `nil` outside of both sections.
        var section: PrefireSection?
        var line: Int
    }

    /// The keys that are given; of a key that is given twice, the last.
    var values: [Slot: Value] = [:]
    /// Names that are no keys, in order.
    var unknown: [Unknown] = []
    /// The line of the first key `target:`, whatever the section, with its value.
    var firstTarget: (text: String, line: Int)?

    static func == (left: Self, right: Self) -> Bool {
        left.values == right.values && left.unknown == right.unknown
    }

    /// The value of a key in the section of tests.
    subscript(key: PrefireKey) -> Value? { values[Slot(section: .tests, key: key)] }

    /// The text of a key of the tests' section; `nil` where it is empty.
    func text(_ key: PrefireKey) -> String? {
        if case .text(let text) = self[key]?.content, !text.isEmpty { text } else { nil }
    }

    /// The flag of a key of the tests' section.
    func flag(_ key: PrefireKey) -> Bool? {
        if case .flag(let flag) = self[key]?.content { flag } else { nil }
    }

    /// The items of a key of the tests' section with their lines.
    func items(_ key: PrefireKey) -> [(text: String, line: Int)] {
        guard let value = self[key], case .list(let items) = value.content else { return [] }
        return items.enumerated().map { index, item in
            (item, value.itemLines.indices.contains(index) ? value.itemLines[index] : value.line)
        }
    }
}
