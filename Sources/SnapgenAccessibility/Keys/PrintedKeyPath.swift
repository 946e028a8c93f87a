/// The text of a key path, which is complete in some builds only.
///
/// Stored properties need the names of properties, computed ones need the program's symbols; without them, the text has
/// an offset or an address. Systems before iOS 16.4 and macOS 13.3 print the key path's type.
/// See [SE-0369](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0369-add-customdebugdescription-conformance-to-anykeypath.md).
struct PrintedKeyPath {
    /// The names of the properties; `nil` if one of them is unknown.
    let labels: [String]?

    init(_ keyPath: AnyKeyPath) {
        self.init(text: String(describing: keyPath), root: String(describing: type(of: keyPath).rootType))
    }

    init(text: String, root: String) {
        let prefix = "\\\(root)."
        guard text.hasPrefix(prefix) else {
            labels = nil
            return
        }
        let names = text.dropFirst(prefix.count).split(separator: ".", omittingEmptySubsequences: false).map(
            String.init)
        labels = names.allSatisfy(Self.isIdentifier) ? names : nil
    }

    private static func isIdentifier(_ name: String) -> Bool {
        !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
