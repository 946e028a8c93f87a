import Foundation
import SnapgenModel

extension String {
    /// Returns an absolute path as seen from a folder without a trailing slash, with `..` components if it is outside.
    func relative(to folder: String) -> String {
        if folder != "/", isBelow(folder), AbsolutePath.isResolved(self) {
            return String(Substring(utf8.dropFirst(folder.utf8.count + 1)))
        }
        let own = RelativePath.components(of: folder)
        let other = RelativePath.components(of: self)
        let common = zip(own, other).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        let parts = Array(repeating: "..", count: own.count - common) + other.dropFirst(common)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    var lastComponent: String { RelativePath.components(of: self).last.map(String.init) ?? self }

    var stem: String {
        let name = lastComponent
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// The extension of the last component in lower case; empty if there is none.
    var pathExtension: String {
        let name = lastComponent
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    var folder: String { "/" + RelativePath.components(of: self).dropLast().joined(separator: "/") }

    func isBelow(_ folder: String) -> Bool { utf8.starts(with: (folder == "/" ? folder : folder + "/").utf8) }

    /// A relative path and those of its folders.
    var withFolders: [String] {
        let parts = split(separator: "/")
        return parts.indices.map { parts[...$0].joined(separator: "/") }
    }

    /// The text as a C99 extended identifier, by which Swift imports a product: `_` replaces each other character, and
    /// a leading digit.
    var c99Identifier: String {
        var scalars = String.UnicodeScalarView()
        // Xcode composes letters and accents first, so both Unicode forms of a name make the same module.
        for scalar in precomposedStringWithCanonicalMapping.unicodeScalars {
            // A rule that covers Annex D of ISO/IEC 9899:1999 for names in use.
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
                scalars.append(scalar)
            default: scalars.append("_")
            }
        }
        let name = String(scalars)
        return name.unicodeScalars.first?.properties.numericType != nil ? "_\(name.dropFirst())" : name
    }
}

extension StringProtocol {
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

extension Collection {
    var nonEmpty: Self? { isEmpty ? nil : self }
}
