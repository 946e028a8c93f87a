/// An `import` of a file.
public struct ScannedImport: Hashable, Codable, Sendable {
    /// The declaration without what means nothing to another file, access and re-exporting:
    /// `@_spi(Testing) import TravelData`, `import struct TravelData.Hotel`.
    public var declaration: String
    /// The module: `TravelData`.
    public var module: String
    /// The conditions of the `#if`s around it, outermost first.
    public var conditions: [String]

    /// An import of `module`.
    public init(declaration: String, module: String, conditions: [String] = []) {
        self.declaration = declaration
        self.module = module
        self.conditions = conditions
    }
}
