/// The choice among `Package.swift` and manifests for versions of Swift, such as `Package@swift-6.2.swift`.
struct ManifestChoice {
    static let regular = "Package.swift"
    /// The oldest toolchain that snapgen supports.
    private static let oldest = ManifestVersion([6, 1])

    /// The tools versions by the names of the files.
    private let tools: [String: ManifestVersion]
    /// The versions in the names.
    private let versions: [String: ManifestVersion]

    init(_ tools: [String: ManifestVersion]) {
        self.tools = tools
        let found = tools.keys.compactMap { name in
            name.wholeMatch(of: /Package@swift-([0-9]{1,6})(?:\.([0-9]{1,6}))?(?:\.([0-9]{1,6}))?\.swift/).map {
                match in
                (name, ManifestVersion([match.1, match.2 ?? "0", match.3 ?? "0"].compactMap { Int($0) }))
            }
        }
        versions = Dictionary(uniqueKeysWithValues: found)
    }

    /// The names of the manifests that supported toolchains take, sorted.
    var names: [String] {
        let newer = versions.values.flatMap { version in
            [version] + version.numbers.indices.map { version.raised(at: $0) }
        }
        return Set(([Self.oldest] + newer).filter { $0 >= Self.oldest }.flatMap(names)).sorted()
    }

    /// Returns the manifest that a toolchain takes, as `ManifestLoader.findManifest` of SwiftPM finds it; several if their
    /// names have the same version.
    private func names(for toolchain: ManifestVersion) -> [String] {
        for count in [3, 2, 1] {
            let name = "Package@swift-\(toolchain.numbers.prefix(count).map(String.init).joined(separator: ".")).swift"
            if versions[name] != nil { return [name] }
        }
        let newest = versions.values.filter { $0 <= toolchain }.max()
        let candidates = versions.keys.filter { versions[$0] == newest }
        guard let regular = tools[Self.regular], !candidates.isEmpty else { return [Self.regular] }
        return candidates.map { name in tools[name].map { $0 > regular } ?? false ? name : Self.regular }
    }
}

extension ManifestVersion {
    /// The next version in which the number at an index is larger.
    fileprivate func raised(at index: Int) -> ManifestVersion {
        ManifestVersion(numbers.prefix(index) + [numbers[index] + 1])
    }
}
