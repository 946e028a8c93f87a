/// An operator of a reference to a build setting: `c99extidentifier` in `$(TARGET_NAME:c99extidentifier)`.
///
/// The operators are those of Xcode's build system, swift-build. One that changes no names of modules, products or
/// conditions leaves the value as it is.
struct SettingOperator {
    private let name: Substring
    /// The text behind `=`; `nil` if there is none.
    private let argument: String?

    /// Parses an operator as written.
    init(_ text: String) {
        let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        name = sides.first ?? ""
        argument = sides.count > 1 ? String(sides[1]) : nil
    }

    /// Returns the value with the operator applied.
    func apply(to value: String) -> String {
        switch name {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "identifier": Self.identifier(value, replacement: "_")
        case "rfc1034identifier": Self.identifier(value, replacement: "-")
        case "c99extidentifier": ModuleName.make(value)
        case "default": value.isEmpty ? argument ?? "" : value
        case "file": argument ?? value.lastComponent
        case "base": argument ?? value.stem
        case "dir": argument ?? String(value.dropLast(value.lastComponent.count))
        case "suffix": argument ?? (value.pathExtension.isEmpty ? "" : ".\(value.pathExtension)")
        default: value
        }
    }

    /// Returns the value with a replacement for all characters but ASCII letters and digits, and for a leading digit.
    private static func identifier(_ value: String, replacement: Character) -> String {
        let name = String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : replacement })
        return name.first?.isNumber == true ? "\(replacement)\(name.dropFirst())" : name
    }
}
