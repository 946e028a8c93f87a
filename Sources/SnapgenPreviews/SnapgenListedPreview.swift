import Foundation

package struct SnapgenListedPreview: Sendable, Hashable {
    package enum DisplayName: Sendable, Hashable {
        case none
        case name(String)
        /// An unknown name, because the preview is not available on this system.
        case unavailable
        /// An unknown name, because making the preview fails with this message.
        case failed(String)

        package var isKnown: Bool {
            switch self {
            case .none, .name: true
            case .unavailable, .failed: false
            }
        }
    }

    /// The module and the file, as `#fileID` spells them.
    package let file: String
    package let line: Int
    package let displayName: DisplayName
    package let isOfPreviewMacro: Bool

    /// Returns a Boolean value that indicates whether a macro called `Preview` declares a type, by the name that the
    /// compiler gives the type (docs/ABI/Mangling.rst of the Swift compiler).
    ///
    /// The macro's name stands before `fMf`. A word that stands before it, as in the name of a module `PreviewKit`, is
    /// replaced by its number: `0A0` is the first word.
    static func isOfPreviewMacro(_ name: String) -> Bool {
        guard let end = name.range(of: "fMf", options: .backwards)?.lowerBound else { return false }
        let before = name[..<end]
        if before.hasSuffix("7Preview") { return true }
        let word = before.suffix(3).map { $0 }
        return word.count == 3 && word[0] == "0" && ("A"..."Z").contains(word[1]) && word[2] == "0"
            && before.contains("Preview")
    }
}
