import SnapgenConfiguration
import SnapgenKit
package import SnapgenModel
import SnapgenNames
package import SnapgenPlan
package import SnapgenScan

package struct PlannedReference: Equatable, Sendable {
    /// The path below the folder of the references, with `*` for a sample that is determined at run time.
    package var path: RelativePath
    package var planned: PlannedCase
    package var test: PlannedTest

    package var entry: CatalogEntry { test.entry }

    var isOpen: Bool { planned.sample == PlannedCase.anySample }

    func resolved(to path: RelativePath) -> Self {
        var reference = self
        reference.path = path
        reference.planned.sample = ReferenceNameParts(path)?.sample ?? planned.sample
        return reference
    }
}

extension CatalogEntry {
    /// The size in pixels of a picture that fills its screen; `nil` if contents, traits that the program reads or a
    /// size in the sources determine it.
    func screenSize(in environment: SnapshotEnvironment?) -> PictureSize? {
        guard case .device(let device) = environment?.layout, kind != .previews, settings.layout == nil,
            declaration.preview.map({ $0.layout == nil && !$0.readsTraits }) ?? true
        else { return nil }
        return PictureSize(
            width: Int((device.width * device.scale).rounded()), height: Int((device.height * device.scale).rounded()))
    }
}

package struct PlannedReferences: Sendable {
    package private(set) var all: [PlannedReference] = []
    private var known: [RelativePath: Int] = [:]
    private var open: [ReferenceNameParts: Int] = [:]
    /// The names of files that may be references with `*` of a pattern, or of samples that are named by display names and
    /// counted, as Prefire does, with their indices.
    private var patterned: [(names: [Glob], index: Int)] = []
    private var patterns: Set<[Glob]> = []
    /// The values of environments in patterns of names.
    private var values: [String: [String: String]] = [:]

    package init() {}

    package init(of plans: [TestPlan], in folder: RelativePath) {
        for plan in plans { add(plan, in: folder) }
    }

    package subscript(path: RelativePath) -> PlannedReference? { known[path].map { all[$0] } }

    /// Returns the reference at a path, or else one with a `*` that may stand for it.
    func matching(_ path: RelativePath) -> PlannedReference? { self[path] ?? open(matching: path) }

    func open(matching path: RelativePath) -> PlannedReference? {
        if let reference = open(named: path) { return reference }
        let file = path.string
        return patterned.first { $0.names.contains { $0.matches(file) } }.map { all[$0.index] }
    }

    /// Returns the reference with a `*` that may stand for a file and has its title.
    func open(named path: RelativePath) -> PlannedReference? {
        guard let name = ReferenceNameParts(path), Self.isSample(name.sample) else { return nil }
        return open[name.withoutSample].map { all[$0] }
    }

    private mutating func add(_ plan: TestPlan, in folder: RelativePath) {
        let tests = Self.tests(of: plan)
        for environment in plan.batches.flatMap(\.environments) { values[environment.name] = environment.valuesInNames }
        for planned in plan.cases {
            guard let path = ProjectRoot(folder.string).relative(planned.reference), let test = tests[planned.test]
            else { continue }
            add(PlannedReference(path: path, planned: planned, test: test))
        }
    }

    private static func tests(of plan: TestPlan) -> [String: PlannedTest] {
        let named = plan.suites.flatMap { suite in
            suite.tests.map { ("\(plan.target).\(suite.name)/\($0.function)", $0) }
        }
        return Dictionary(named) { first, _ in first }
    }

    private mutating func add(_ reference: PlannedReference) {
        if !reference.isOpen {
            guard known[reference.path] == nil else { return }
            known[reference.path] = all.count
        } else if let names = wildcards(of: reference) {
            let folder = reference.path.parent.map { Glob.escaped("\($0)/") } ?? ""
            let fileExtension = reference.entry.strategy.fileExtension
            let globs = names.map { Glob("\(folder)\($0).\(fileExtension)") }
            if patterns.insert(globs).inserted { patterned.append((globs, all.count)) }
        } else if let name = ReferenceNameParts(reference.path) {
            open[name.withoutSample] = all.count
        }
        all.append(reference)
    }

    /// Returns whether a sample at run time may have a name: a label made safe for files, or a number.
    private static func isSample(_ name: String) -> Bool {
        SafeName.fileComponent(name, longest: SafeName.longestPart) == name
    }

    private func wildcards(of reference: PlannedReference) -> [String]? {
        let environment = reference.planned.environment ?? ""
        if let pattern = reference.test.pattern { return pattern.wildcards(in: values[environment] ?? [:]) }
        guard reference.test.countsNames else { return nil }
        return (environment.isEmpty ? ["*"] : ["*-", ""].map { $0 + Glob.escaped(environment) }).map { "\($0).[0-9]*" }
    }
}

/// The parts of a reference's path: `Cart-iPhone13`, `full` and `png` of `ShopTests/Shop/Cart-iPhone13.full.png`; the
/// sample and the extension contain no dot, because names are made safe for files.
struct ReferenceNameParts: Hashable {
    /// The folder; `nil` for that of all references.
    var folder: RelativePath?
    var stem: String
    var sample: String
    var fileExtension: String

    /// Returns the parts of a path, or `nil` if its name has fewer than two dots or an empty part.
    init?(_ path: RelativePath) {
        let parts = path.name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        folder = path.parent
        stem = parts.dropLast(2).joined(separator: ".")
        sample = String(parts[parts.count - 2])
        fileExtension = String(parts[parts.count - 1])
    }

    /// The parts without the sample, which are equal for all samples of an entry in an environment.
    var withoutSample: Self {
        var parts = self
        parts.sample = ""
        return parts
    }
}
