/// A strategy that turns a value into the text that is compared with its reference.
///
///     let prices = SnapshotStrategy<Price>(fileExtension: "txt") { "\($0.amount) \($0.currency)" }
public struct SnapshotStrategy<Value> {
    /// The extension of the reference, without a dot.
    public let fileExtension: String
    /// Returns the text of a value, or throws if it cannot be represented.
    public let text: (Value) throws -> String

    /// Creates a strategy.
    ///
    /// - Parameters:
    ///   - fileExtension: The extension of the reference, without a dot.
    ///   - text: Returns the text of a value.
    public init(fileExtension: String, text: @escaping (Value) throws -> String) {
        self.fileExtension = fileExtension
        self.text = text
    }

    /// Returns a strategy for values that can be transformed to values of this strategy.
    ///
    ///     let titles = SnapshotStrategy<String>.lines.pullback { (hotel: Hotel) in hotel.title }
    public func pullback<Other>(_ transform: @escaping (Other) throws -> Value) -> SnapshotStrategy<Other> {
        SnapshotStrategy<Other>(fileExtension: fileExtension) { try text(transform($0)) }
    }
}

extension SnapshotStrategy where Value: CustomStringConvertible {
    /// A strategy that compares the value's description, followed by a line break.
    public static var lines: Self {
        Self(fileExtension: "txt") { SnapshotText.ended($0.description) }
    }
}

extension SnapshotStrategy where Value == any CustomStringConvertible {
    /// A strategy that compares the value's description, followed by a line break, for samples of different types.
    public static var lines: Self {
        Self(fileExtension: "txt") { SnapshotText.ended($0.description) }
    }
}

extension SnapshotStrategy {
    /// A strategy that compares the value's structure: named members, dictionaries and sets in order, no addresses.
    public static var dump: Self {
        Self(fileExtension: "txt") { SnapshotText.ended(ValueDumper().text(of: $0)) }
    }
}

extension SnapshotStrategy where Value: Encodable {
    /// A strategy that compares the value's JSON encoding with sorted keys.
    public static var json: Self {
        Self(fileExtension: "json") { try SnapshotText.ended(JSONText.encoded($0)) }
    }
}

extension SnapshotStrategy where Value == any Encodable {
    /// A strategy that compares the value's JSON encoding with sorted keys, for samples of different types.
    public static var json: Self {
        Self(fileExtension: "json") { try SnapshotText.ended(JSONText.encoded($0)) }
    }
}
