import Foundation
import SnapgenModel

extension Diagnostic {
    /// A path that was to be read and cannot be.
    static func unreadable(_ error: FileSystemError, in root: ProjectRoot) -> Diagnostic {
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
