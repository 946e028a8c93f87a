package import SnapgenModel

extension PackageDescription {
    /// Reads what `swift package dump-package` prints; `nil` if that is no package.
    package init?(dump bytes: [UInt8]) {
        guard let tree = try? UserValue(json: bytes), case .list(let targets)? = tree["targets"] else { return nil }
        self.init()
        toolsVersion = tree["toolsVersion"]?["_version"]?.text.flatMap { Int($0.prefix { $0 != "." }) }
        platforms = tree["platforms"]?.list.compactMap { $0["platformName"]?.text } ?? []
        // `null` is an empty text.
        languageModes = tree["swiftLanguageVersions"]?.list.compactMap(\.text) ?? []
        for product in tree["products"]?.list ?? [] {
            products[product["name"]?.text ?? "", default: []] += product["targets"]?.texts ?? []
        }
        self.targets = targets.compactMap(Target.init(tree:))
        let dependencies = tree["dependencies"]?.list ?? []
        localPackages = dependencies.flatMap { $0["fileSystem"]?.list ?? [] }.compactMap { $0["path"]?.text }
        remotePackages = dependencies.flatMap { $0["sourceControl"]?.list ?? [] }
            .flatMap { $0["location"]?["remote"]?.list ?? [] }.compactMap { $0["urlString"]?.text ?? $0.text }
    }
}

extension PackageDescription.Target {
    fileprivate init?(tree: UserValue) {
        guard let name = tree["name"]?.text else { return nil }
        self.init(name: name, kind: tree["type"]?.text ?? "")
        path = tree["path"]?.text?.nonEmpty
        exclude = (tree["exclude"]?.texts ?? []) + (tree["resources"]?.list ?? []).compactMap { $0["path"]?.text }
        sources = tree["sources"]?.texts.filter { !$0.isEmpty } ?? []
        // A dependency is `{"product": ["Name", "package", …]}`.
        for (kind, parts) in (tree["dependencies"]?.list ?? []).flatMap(\.mapping) {
            guard let name = parts.list.first?.text else { continue }
            dependencies[kind, default: []].append(name)
            platforms[name] = parts.list.last?["platformNames"]?.texts
        }
        plugins = (tree["pluginUsages"]?.list ?? []).compactMap { $0["plugin"]?.list.first?.text }
        let settings = (tree["settings"]?.list ?? []).filter { setting in
            // The tests are built for debugging.
            setting["tool"]?.text == "swift"
                && (setting["condition"]?.mapping ?? [:]).values.allSatisfy { $0.texts.allSatisfy { $0 == "debug" } }
        }
        let values = { (kind: String) in settings.compactMap { $0["kind"]?[kind]?["_0"]?.text } }
        conditions = values("define")
        languageMode = values("swiftLanguageMode").last ?? values("swiftLanguageVersion").last
    }
}
