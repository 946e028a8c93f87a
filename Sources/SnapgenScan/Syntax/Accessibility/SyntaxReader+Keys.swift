import SnapgenConfiguration
package import SnapgenModel
import SwiftSyntax

extension SyntaxReader {
    /// Reads the facts of a file about accessibility keys, on the caller's stack; a warning for a file that is too
    /// complex.
    package static func keys(
        in bytes: UnsafeBufferPointer<UInt8>, of path: RelativePath, module: String, isUITest: Bool,
        onlyTypes: Bool = false
    ) -> ScannedKeyFile {
        var file = ScannedKeyFile(path: path, module: module, isUITest: isUITest)
        let places = SourcePlaces(path: path, bytes: bytes)
        if let complaint = ParseGuard.complaint(about: bytes) {
            file.diagnostics = [complaint.diagnostic(in: places)]
            return file
        }
        let tree = parse(bytes)
        let types = KeyTypeReader(places)
        types.walk(tree)
        file.types = types.types
        if onlyTypes { return file }
        let references = KeyReferenceReader(places)
        references.walk(tree)
        file.references = references.references
        file.texts = references.texts
        let keys = KeyPlaceReader(places)
        keys.walk(tree)
        file.places = keys.found
        let members = Set(file.places.compactMap(\.context.member))
        let uses = MemberUseReader(of: members, in: places)
        if !members.isEmpty { uses.walk(tree) }
        file.memberUses = uses.uses
        return file
    }
}
