import Foundation

/// A `#Preview` in the list of those of the program.
public struct SnapgenListedPreview: Sendable, Hashable {
    /// The name of a preview.
    public enum DisplayName: Sendable, Hashable {
        /// No name.
        case none
        /// A name.
        case name(String)
        /// An unknown name, because the preview is not available on this system.
        case unavailable
        /// An unknown name, because making the preview fails with this message.
        case failed(String)

        /// A Boolean value that indicates whether the preview was made.
        public var isKnown: Bool {
            switch self {
            case .none, .name: true
            case .unavailable, .failed: false
            }
        }
    }

    /// The module and the file, as `#fileID` spells them.
    public let file: String
    /// The line in the file, from 1.
    public let line: Int
    /// The name that the canvas shows.
    public let displayName: DisplayName
    /// A Boolean value that indicates whether a macro called `Preview` declares it.
    public let isOfPreviewMacro: Bool

    init(file: String, line: Int, displayName: DisplayName, isOfPreviewMacro: Bool) {
        self.file = file
        self.line = line
        self.displayName = displayName
        self.isOfPreviewMacro = isOfPreviewMacro
    }

    /// Returns a Boolean value that indicates whether a macro called `Preview` declares a type, by the name that the compiler
    /// gives the type (docs/ABI/Mangling.rst of the Swift compiler).
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
