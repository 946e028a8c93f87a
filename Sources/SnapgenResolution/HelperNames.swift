import SnapgenModel

/// The private declarations that previews bring into the generated file of their module.
///
/// Two source files may have private declarations of one name; one generated file cannot.
struct HelperNames {
    private struct Name: Hashable {
        var module: String
        var name: String
    }

    /// The source file of each name.
    private var owners: [Name: RelativePath] = [:]

    /// Returns a candidate with the obstacle that another file's declaration of the same name is, if there is one.
    mutating func claiming(_ candidate: Candidate) -> Candidate {
        guard candidate.obstacle == nil, let helpers = candidate.entry.preview?.helpers else { return candidate }
        let (module, path) = (candidate.entry.module, candidate.entry.path)
        let names = helpers.map { Name(module: module, name: $0.name) }
        guard let taken = names.first(where: { owners[$0, default: path] != path }) else {
            for name in names { owners[name] = path }
            return candidate
        }
        var candidate = candidate
        candidate.obstacle = .unreachable(
            reason: "it uses '\(taken.name)', which is private in its file, and in "
                + "'\(owners[taken, default: path])' too, whose tests are in the same generated file; "
                + "rename one of them")
        return candidate
    }
}
