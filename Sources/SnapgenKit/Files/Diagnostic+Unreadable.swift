import Foundation
package import SnapgenModel

extension Diagnostic {
    /// Returns a diagnostic for a path that cannot be read.
    package static func unreadable(_ error: FileSystemError, in root: ProjectRoot) -> Diagnostic {
        let advice =
            switch error.code {
            case EILSEQ, ENAMETOOLONG: "rename it, or exclude the folder"
            case EFBIG, EINVAL: "exclude it"
            case ENOENT: "check the path"
            default: "check its permissions"
            }
        return Diagnostic(
            .unreadableInput, .error, "cannot be read: \(error.reason); \(advice)", path: root.display(error.path))
    }
}
