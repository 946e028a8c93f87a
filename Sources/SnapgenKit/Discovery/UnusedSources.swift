import SnapgenConfiguration
import SnapgenModel

/// Finds items of `sources` and `exclude` that have no effect.
struct UnusedSources {
    let resolved: ResolvedConfiguration
    /// The files that were found for all of them.
    let found: DiscoveredSources

    /// A warning for each item.
    var diagnostics: [Diagnostic] {
        found.unusedGlobs.map(unusedGlob) + emptyModules
    }

    private func unusedGlob(at index: Int) -> Diagnostic {
        let pattern = resolved.configuration.exclude[index].pattern
        let advice =
            matches("**/\(pattern)")
            ? "; did you mean '**/\(pattern)'?" : "; patterns are matched against whole paths below the root"
        return resolved.origin(of: \.exclude, at: index).diagnostic(
            .unusedSetting, "'\(pattern)' in 'exclude' matches no Swift file of 'sources'\(advice)", severity: .warning)
    }

    private func matches(_ pattern: String) -> Bool {
        let glob = Glob(pattern)
        return (0..<found.sources.count).contains { glob.excludes(found.sources.path(at: $0)) }
    }

    /// A warning for each configured module without files; a folder in `Sources` may have no Swift files.
    private var emptyModules: [Diagnostic] {
        let origin = resolved.origin(of: \.sources)
        guard origin != .default else { return [] }
        return found.emptyModules.map { module in
            let place = module.path?.string ?? module.target.map { "target \($0)" } ?? "."
            return origin.diagnostic(
                .unusedSetting,
                "'sources' has no Swift file for the module '\(module.module)' in '\(place)'; "
                    + "check the path, 'exclude', and whether an earlier module holds the files", severity: .warning)
        }
    }
}

extension Glob {
    /// Returns whether a file is left out, by itself or by a folder that it lies in.
    func excludes(_ path: RelativePath) -> Bool {
        sequence(first: path, next: \.parent).contains { matches($0.string) }
    }
}
