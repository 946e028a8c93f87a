package import SnapgenKit
package import SnapgenModel
import SnapgenScan

/// Words that choose references by their paths below their folder or the root, by the modules, names, titles and ids of
/// their entries, and by the paths of files or folders, also of sources.
package struct ReferenceFilter: Sendable {
    private typealias Word = (text: String, glob: Glob, place: RelativePath?)

    private let words: [Word]
    private let references: RelativePath

    package init(
        _ words: [String], from folder: String, in root: ProjectRoot, references: RelativePath, _ files: any FileSystem
    ) {
        self.words = words.map { ($0, Glob($0), root.relative(AbsolutePath.resolve($0, from: folder), in: files)) }
        self.references = references
    }

    package var isEmpty: Bool { words.isEmpty }

    package func chooses(_ path: RelativePath, _ planned: PlannedReference?) -> Bool {
        isEmpty || words.contains { matches($0, path, planned) }
    }

    package func unused(among references: [(path: RelativePath, planned: PlannedReference?)]) -> [String] {
        words.filter { word in !references.contains { matches(word, $0.path, $0.planned) } }.map(\.text)
    }

    private func matches(_ word: Word, _ path: RelativePath, _ planned: PlannedReference?) -> Bool {
        let file = "\(references)/\(path)"
        // A path may contain characters of patterns.
        if [path.string, file].contains(where: { $0 == word.text || word.glob.matches($0) }) { return true }
        let places = [file, planned?.entry.path.string].compactMap { $0 }
        if let place = word.place, places.contains(where: place.contains) { return true }
        guard let entry = planned?.entry else { return false }
        return word.glob.matches(entry.module) || word.glob.matches(entry)
    }
}
