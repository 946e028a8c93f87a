package import SnapgenModel

extension Configuration {
    /// `__Snapshots__`, outside of every target's folder: a recorded file then triggers no re-planning of the build.
    package static let defaultReferences = constant("__Snapshots__")

    fileprivate static func constant(_ path: StaticString) -> RelativePath {
        guard let path = RelativePath("\(path)") else { preconditionFailure("\(path) is no path below the root") }
        return path
    }
}

extension TestSettings {
    static let defaultOutput = Configuration.constant("Tests/SnapshotTests/Generated")
}

extension Batch {
    /// `regular`, `extended` and `component`, as the origins of the catalog name them.
    package static let builtIn: [Batch] = [
        Batch(name: "regular", products: [regularProduct]),
        Batch(
            name: "extended",
            products: [
                regularProduct,
                EnvironmentProduct(layouts: layouts("iPhone8", "iPhoneSe"), themes: [.light]),
            ]),
        Batch(name: "component", products: [EnvironmentProduct(layouts: [.sizeThatFits], themes: [.light, .dark])]),
    ]

    private static let regularProduct = EnvironmentProduct(layouts: layouts("iPhone13"), themes: [.light, .dark])

    private static func layouts(_ names: String...) -> [SnapshotEnvironment.Layout] {
        names.compactMap { name in
            Device.builtIn.first { $0.name == name }.map { .device($0) }
        }
    }
}
