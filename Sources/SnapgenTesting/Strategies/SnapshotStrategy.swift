/// How a value becomes the text that is compared with its reference.
///
///     let prices = SnapshotStrategy<Price>(fileExtension: "txt") { "\($0.amount) \($0.currency)" }
public struct SnapshotStrategy<Value> {
    /// The extension of the reference, without a dot.
    public let fileExtension: String
    /// The text of a value; throws where the value has none.
    public let text: (Value) throws -> String

    /// A strategy that writes files with `fileExtension`.
    public init(fileExtension: String, text: @escaping (Value) throws -> String) {
        self.fileExtension = fileExtension
        self.text = text
    }

    /// The same strategy for what a value of this type can be made from.
    ///
    ///     let titles = SnapshotStrategy<String>.lines.pullback { (hotel: Hotel) in hotel.title }
    public func pullback<Other>(_ transform: @escaping (Other) throws -> Value) -> SnapshotStrategy<Other> {
        SnapshotStrategy<Other>(fileExtension: fileExtension) { try text(transform($0)) }
    }
}

extension SnapshotStrategy where Value: CustomStringConvertible {
    /// The value's own text, ended by a line break.
    public static var lines: Self {
        Self(fileExtension: "txt") { SnapshotText.ended($0.description) }
    }
}

extension SnapshotStrategy where Value == any CustomStringConvertible {
    /// The value's own text, ended by a line break; for samples of several types.
    public static var lines: Self {
        Self(fileExtension: "txt") { SnapshotText.ended($0.description) }
    }
}

extension SnapshotStrategy {
    /// The value's structure: members by name, dictionaries and sets in a fixed order, no addresses.
    public static var dump: Self {
        Self(fileExtension: "txt") { SnapshotText.ended(ValueDumper().text(of: $0)) }
    }
}

extension SnapshotStrategy where Value: Encodable {
    /// The value's encoding, keys sorted.
    public static var json: Self {
        Self(fileExtension: "json") { try SnapshotText.ended(JSONText.encoded($0)) }
    }
}

extension SnapshotStrategy where Value == any Encodable {
    /// The value's encoding, keys sorted; for samples of several types.
    public static var json: Self {
        Self(fileExtension: "json") { try SnapshotText.ended(JSONText.encoded($0)) }
    }
}
