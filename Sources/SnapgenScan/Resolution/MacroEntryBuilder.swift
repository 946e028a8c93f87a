import SnapgenConfiguration
import SnapgenModel
import SnapgenNames

struct MacroEntryBuilder {
    let files: [ScannedFile]
    let macros: [String]
    let index: TypeIndex
    /// The collision names of types, which keep them.
    private let titlesOfTypes: Set<[String]>
    /// The IDs of the types with samples of views.
    private let typesOfViews: Set<String>

    init(files: [ScannedFile], macros: [String], index: TypeIndex, types: [CatalogEntry]) {
        self.files = files
        self.macros = macros
        self.index = index
        titlesOfTypes = Set(types.map(\.collisionName))
        typesOfViews = Set(types.filter { $0.kind == .samples && $0.strategy == .image }.map(\.id))
    }

    func candidates() -> [Candidate] {
        let named = Dictionary(grouping: files.filter { !$0.macros.isEmpty }) { [$0.module, $0.path.name] }
        return files.flatMap { file in
            let isShared = named[[file.module, file.path.name], default: []].count > 1
            return candidates(in: file, prefix: "\(file.module)/\(isShared ? file.path.string : file.path.name)")
        }
    }

    private func candidates(in file: ScannedFile, prefix: String) -> [Candidate] {
        let uses = file.macros.filter { macros.contains($0.macro) }
        if uses.isEmpty { return [] }
        let views = uniqueViews(of: uses, in: file)
        let addresses = addresses(of: file)
        var unnamed = 0
        return uses.enumerated().map { position, macro in
            if macro.displayName == nil { unnamed += 1 }
            let name = macro.displayName ?? String(unnamed)
            return candidate(
                macro, at: addresses[macro.context.location], of: file, name: name, view: views[position],
                prefix: prefix)
        }
    }

    /// A preview of a widget counts as well, and any other that gets no test: the program contains it all the same,
    /// unless it stands in a generic type.
    private func addresses(of file: ScannedFile) -> [SourceLocation: PreviewAddress] {
        let macros = file.macros.filter { !isInGenericType($0, of: file) }
        let literals = Set(macros.compactMap(\.displayName)).sorted()
        func name(of macro: ScannedMacro) -> PreviewAddress.Name {
            if macro.hasComputedName { return .computed(besides: literals) }
            return macro.displayName.map { .literal($0) } ?? .none
        }
        var addresses: [SourceLocation: PreviewAddress] = [:]
        // Equal names may have different Unicode forms, of which each address keeps its own.
        for members in Dictionary(grouping: macros, by: name).values {
            for (index, macro) in members.enumerated() {
                addresses[macro.context.location] = PreviewAddress(
                    file: "\(file.module)/\(file.path.name)", name: name(of: macro), number: index + 1,
                    members: members.map(\.context.conditions))
            }
        }
        return addresses
    }

    private func isInGenericType(_ macro: ScannedMacro, of file: ScannedFile) -> Bool {
        macro.isGeneric || macro.enclosingType.map { index.isGeneric($0, in: file) } ?? false
    }

    /// The views that unnamed macros are called after, by the macros' positions: those that no other of them shows, and
    /// whose titles are free.
    private func uniqueViews(of uses: [ScannedMacro], in file: ScannedFile) -> [Int: String] {
        let declared = Set(file.declarations.compactMap { $0.name.dottedComponents.last.map(String.init) })
        func key(of title: String) -> [String] { [file.module, SafeName.collisionKey(title)] }
        let named = Set(uses.compactMap(\.displayName).map { key(of: TitleMaker.title(ofMacro: $0, in: file.path)) })
        let views = uses.enumerated().compactMap { position, macro in
            Self.view(of: macro, declared: declared).map { (position: position, view: $0) }
        }
        let titled = Dictionary(grouping: views) {
            key(of: TitleMaker.title(ofMacroShowing: $0.view, in: file.path))
        }
        let unique = titled.filter { title, views in
            views.count == 1 && !titlesOfTypes.contains(title) && !named.contains(title)
        }.flatMap(\.value)
        return Dictionary(uniqueKeysWithValues: unique.map { ($0.position, $0.view) })
    }

    /// The view that an unnamed macro shows: the first type of its file or, if there is none, of another module than
    /// the system's; containers such as `NavigationStack` come last.
    private static func view(of macro: ScannedMacro, declared: Set<String>) -> String? {
        guard macro.displayName == nil else { return nil }
        return macro.shownTypes.first(where: declared.contains)
            ?? macro.shownTypes.first { !FrameworkTypes.names.contains($0) }
            ?? macro.shownTypes.first
    }

    /// `name` is the display name, or the number among the unnamed macros of the file; `view` the view that it is
    /// called after.
    private func candidate(
        _ macro: ScannedMacro, at address: PreviewAddress?, of file: ScannedFile, name: String, view: String?,
        prefix: String
    ) -> Candidate {
        let entry = CatalogEntry(
            id: "\(prefix)#\(view ?? name)",
            kind: .macro,
            strategy: .image,
            name: macro.displayName,
            title: view.map { TitleMaker.title(ofMacroShowing: $0, in: file.path) }
                ?? TitleMaker.title(ofMacro: name, in: file.path),
            module: file.module,
            location: macro.context.location,
            samples: macro.content.samples,
            declaration: CatalogEntry.Declaration(
                catalogName: macro.macro,
                conditions: macro.context.conditions.map(\.description),
                availability: macro.context.availability,
                preview: macro.content.source,
                address: address,
                isNameBelow: macro.isNameBelow))
        return Candidate(
            entry: entry,
            modifiers: macro.content.settings,
            directives: macro.context.directives,
            conditions: macro.context.conditions,
            isHidden: macro.isHidden,
            obstacle: obstacle(of: macro, in: file))
    }

    private func obstacle(of macro: ScannedMacro, in file: ScannedFile) -> String? {
        if let obstacle = macro.content.obstacle { return obstacle }
        if let type = macro.content.listedType, !macro.context.directives.hasSetting,
            isOfViews(type, from: macro, in: file)
        {
            return "it shows the samples of '\(type)', which are an entry of their own; "
                + "'// snapgen: include' before it makes it one, too"
        }
        return isInGenericType(macro, of: file)
            ? "it stands in a generic type, of which the program has no preview; move it to the file's top level" : nil
    }

    private func isOfViews(_ type: String, from macro: ScannedMacro, in file: ScannedFile) -> Bool {
        let scope = LookupScope(file, types: macro.enclosingType?.dottedComponents ?? [])
        guard let key = index.lookUp(type, in: scope).map(index.followingAliases) else { return false }
        return typesOfViews.contains("\(key.module).\(index.declaredName(of: key))")
    }
}
