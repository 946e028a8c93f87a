import SnapgenResolution
import SnapgenSource

/// The names in the headings of all files.
struct FileOutlines {
    private var names: [HeadingName] = []
    /// The index behind the last name of each file.
    private var ends: [Int] = []

    /// Adds the next file's names.
    mutating func append(_ more: some Sequence<HeadingName>) {
        names.append(contentsOf: more)
        ends.append(names.count)
    }

    private func names(of file: Int) -> ArraySlice<HeadingName> {
        names[(file == 0 ? 0 : ends[file - 1])..<ends[file]]
    }

    /// Returns the files with one of some names in a heading, in order.
    func files(holding wanted: Set<HeadingName>) -> [Int] {
        let filter = HeadingFilter(wanted)
        return ends.indices.filter { file in
            names(of: file).contains { filter.mayContain($0) && wanted.contains($0) }
        }
    }

    /// The files with a needed name in a heading, in order.
    ///
    /// - Parameters:
    ///   - modules: the names of the modules.
    ///   - module: the position of a file's module in `modules`.
    func files(holding needs: NeededNames, modules: [String], module: (Int) -> Int) -> [Int] {
        var wanted = needs.headings
        let clashes = clashes(among: needs.namedTypes, modules, module)
        wanted.formUnion(clashes.everywhere)
        let filter = HeadingFilter(wanted.union(clashes.inModules.flatMap(\.value)))
        let shared = files(sharing: needs.namedValues, modules, module)
            .union(files(sharing: needs.namedMembers, modules, module, haveTypeInCommon: true))
        return ends.indices.filter { file in
            if shared.contains(file) { return true }
            return names(of: file).contains { name in
                filter.mayContain(name)
                    && (wanted.contains(name) || clashes.inModules[module(file)]?.contains(name) ?? false)
            }
        }
    }

    /// The files that declare a value which another module declares too.
    private func files(
        sharing values: [String: Set<HeadingName>], _ modules: [String], _ module: (Int) -> Int,
        haveTypeInCommon: Bool = false
    ) -> Set<Int> {
        if modules.count < 2 || values.isEmpty { return [] }
        let declaring = files(declaring: values.values.reduce(into: []) { $0.formUnion($1) })
        var shared: Set<Int> = []
        for (position, name) in modules.enumerated() {
            for value in values[name] ?? [] {
                let files = declaring[value] ?? []
                var (own, others) = (files.filter { module($0) == position }, files.filter { module($0) != position })
                if own.isEmpty || others.isEmpty { continue }
                if haveTypeInCommon {
                    let types = extendedTypes(in: own).intersection(extendedTypes(in: others))
                    let isRelevant = { (file: Int) in !self.extendedTypes(in: [file]).isDisjoint(with: types) }
                    (own, others) = (own.filter(isRelevant), others.filter(isRelevant))
                }
                shared.formUnion(own + others)
            }
        }
        return shared
    }

    private func extendedTypes(in files: [Int]) -> Set<HeadingName> {
        files.reduce(into: []) { types, file in
            for name in names(of: file) where name.role == .extended { types.insert(name) }
        }
    }

    private func files(declaring sought: Set<HeadingName>) -> [HeadingName: [Int]] {
        let filter = HeadingFilter(sought)
        var found: [HeadingName: [Int]] = [:]
        for file in ends.indices {
            for name in names(of: file) where filter.mayContain(name) && sought.contains(name) {
                found[name, default: []].append(file)
            }
        }
        return found
    }

    private struct Clashes {
        /// Names that several modules declare.
        var everywhere: Set<HeadingName> = []
        /// Names that a module shares with the system, by the module's position.
        var inModules: [Int: Set<HeadingName>] = [:]
    }

    private func clashes(among names: [String: Set<String>], _ modules: [String], _ module: (Int) -> Int) -> Clashes {
        let sought = Set(names.values.joined().map(Self.heading))
        let declaring = declaringModules(of: sought, module)
        var clashes = Clashes()
        for (position, name) in modules.enumerated() {
            for type in names[name] ?? [] {
                let word = Self.heading(of: type)
                guard let found = declaring[word], found.contains(position) else { continue }
                if FrameworkTypes.contains(type) {
                    clashes.inModules[position, default: []].insert(word)
                } else if found.count > 1 {
                    clashes.everywhere.insert(word)
                }
            }
        }
        return clashes
    }

    private static func heading(of type: String) -> HeadingName {
        HeadingName(NameHash(type), FrameworkTypes.contains(type) ? .value : .declared)
    }

    private func declaringModules(of sought: Set<HeadingName>, _ module: (Int) -> Int) -> [HeadingName: Set<Int>] {
        let filter = HeadingFilter(sought)
        var found: [HeadingName: Set<Int>] = [:]
        for file in ends.indices {
            for name in names(of: file) where filter.mayContain(name) && sought.contains(name) {
                found[name, default: []].insert(module(file))
            }
        }
        return found
    }
}

/// A filter that excludes most names at once: a large project has a hundred thousand.
private struct HeadingFilter {
    private var bits = [UInt64](repeating: 0, count: 1024)

    init(_ names: some Sequence<HeadingName>) {
        for name in names { bits[Self.slot(of: name)] |= Self.bit(of: name) }
    }

    func mayContain(_ name: HeadingName) -> Bool {
        bits[Self.slot(of: name)] & Self.bit(of: name) != 0
    }

    private static func slot(of name: HeadingName) -> Int { Int(truncatingIfNeeded: name.bits >> 6) & 1023 }
    private static func bit(of name: HeadingName) -> UInt64 { 1 << UInt64(name.bits & 63) }
}
