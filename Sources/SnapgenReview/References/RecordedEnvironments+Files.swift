import Foundation
import SnapgenKit
import SnapgenModel
import SnapgenNames

extension FileSystem {
    /// Changes the environments of the references in a folder, `nil` for the outermost one; a file without lines is removed.
    ///
    /// The file only explains failures, so that an error here is none of the references.
    func changeEnvironments(
        in parent: RelativePath?, below folder: String, _ change: (inout RecordedEnvironments) -> Void
    ) {
        let name = RecordedEnvironments.name
        guard let file = parent.map({ $0.appending(name) }) ?? RelativePath(name) else { return }
        let isThere = kind(of: "\(folder)/\(file)") != nil
        let before = try? read(file, below: folder)
        if isThere, before == nil { return }
        var recorded = RecordedEnvironments(Data(before ?? []))
        // Lines that a merge has left in disorder.
        recorded.removeAll { _ in false }
        change(&recorded)
        let after = Array(recorded.contents)
        if after == before ?? [] { return }
        if after.isEmpty {
            try? remove(file, below: folder, having: FileExpectation(before))
        } else {
            try? write(after, to: file, below: folder, replacing: FileExpectation(before))
        }
    }
}
