import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan
@testable import SnapgenSetup

@Suite("Prefire's names")
struct PrefireNamesTests {
    private func configuration(
        _ naming: ReferenceNaming = .prefire, devices: [Device] = [PrefireNamesTests.unnamed],
        granularity: TestSettings.Granularity = .entry
    ) -> Configuration {
        var configuration = travelSettings(
            granularity: granularity,
            batches: [
                Batch(name: "regular", products: [EnvironmentProduct(layouts: devices.map { .device($0) })])
            ])
        configuration.references.naming = naming
        return configuration
    }

    private static let unnamed = Device(name: "prefire", width: 375, height: 812, scale: 3, isInNames: false)
    private static let phones = ["iPhone-15", "iPad"].map { Device(name: $0, width: 1, height: 1, scale: 2) }

    private func previews(_ name: String, _ samples: [Sample]?) -> CatalogEntry {
        var entry = foundEntry(name.replacing("_Previews", with: ""), name: name, samples: samples)
        entry.kind = .previews
        return entry
    }

    private func samples(_ labels: String?...) -> [Sample] {
        labels.enumerated().map { Sample(number: $0 + 1, label: $1, line: $0 + 1) }
    }

    private func macro(
        _ name: String?, file: String = "Row", line: Int, column: Int = 1, skip: Bool? = nil
    ) -> CatalogEntry {
        CatalogEntry(
            id: "TravelUI/\(file).swift#\(name ?? "")\(line)", kind: .macro, strategy: .image, name: name,
            title: "\(file)_\(line)", module: "TravelUI",
            location: SourceLocation(
                path: location("Sources/TravelUI/\(file).swift").path, line: line, column: column),
            samples: [Sample(number: 1, line: line)], declaration: CatalogEntry.Declaration(catalogName: "Preview"),
            status: skip == true ? .skipped : .included, settings: Directives(skip: skip))
    }

    private func references(_ entries: CatalogEntry..., as configuration: Configuration? = nil) -> [String] {
        let planner = TestPlanner.migrating(configuration ?? self.configuration())
        return planner.plan(Catalog(entries: entries)).cases.map(\.reference)
    }

    @Test("previews without a display name are called by Prefire's test function, and counted")
    func unnamed() {
        #expect(
            references(previews("AuthView_Previews", samples(nil, nil))) == [
                "__Snapshots__/test_authView.1.png", "__Snapshots__/test_authView.2.png",
            ])
    }

    @Test(
        "a suffix that Prefire does not know stays",
        arguments: [
            ("Row_Preview", "test_row_Preview"), ("RowPreviews", "test_rowPreviews"),
            ("URLRow_Previews", "test_uRLRow"),
            ("A_Previews_B", "test_a_B"),
        ])
    func suffix(type: String, stem: String) {
        #expect(references(previews(type, samples(nil))) == ["__Snapshots__/\(stem).1.png"])
    }

    @Test("a display name takes the place of the function, each name counted by itself")
    func displayNames() {
        let entry = previews("Row_Previews", samples("Redacted - regular", nil, "Redacted - regular", "Größe!", nil))
        #expect(
            references(entry).map { $0.dropFirst("__Snapshots__/".count) } == [
                "Redacted-regular.1.png", "test_row.1.png", "Redacted-regular.2.png", "Größe.1.png", "test_row.2.png",
            ])
    }

    @Test("a group's display name names and counts all of its previews")
    func group() {
        let shared = (1...2).map { Sample(number: $0, line: $0, displayName: .shared(name: "Pair")) }
        #expect(references(previews("Row_Previews", shared)).map { $0.suffix(10) } == ["Pair.1.png", "Pair.2.png"])
    }

    @Test("a device stands behind the name, and is counted by itself")
    func devices() {
        let files = references(
            previews("Row_Previews", samples(nil, "A")), as: configuration(devices: Self.phones))
        #expect(
            files.map { $0.dropFirst("__Snapshots__/".count) } == [
                "test_row-iPhone-15.1.png", "A-iPhone-15.1.png", "test_row-iPad.1.png", "A-iPad.1.png",
            ])
    }

    @Test("a name of which nothing is left leaves the device alone")
    func nothingLeft() {
        let files = references(previews("Row_Previews", samples("🙂")), as: configuration(devices: Self.phones))
        #expect(files == ["__Snapshots__/iPhone-15.1.png", "__Snapshots__/iPad.1.png"])
    }

    @Test("with split folders each source file has one of its own")
    func split() {
        #expect(
            references(previews("Row_Previews", samples(nil)), as: configuration(.prefireSplit))
                == ["__Snapshots__/RowTests.generated/test_row.1.png"])
    }

    @Test("macros are called by their display name, else by file and number, counted from 0 over all of the file")
    func macros() {
        #expect(
            references(macro("First", line: 1), macro(nil, line: 5), macro(nil, line: 9)).map { $0.dropFirst(14) } == [
                "First.1.png", "Row_1.1.png", "Row_2.1.png",
            ])
    }

    @Test("macros that take no part or are indented have no number")
    func uncountedMacros() {
        let plan = TestPlanner.migrating(configuration()).plan(
            Catalog(entries: [
                macro("Skipped", line: 1, skip: true), macro("Indented", line: 3, column: 5), macro(nil, line: 5),
            ]))
        #expect(plan.cases.map { $0.reference.dropFirst(14) } == ["Indented.1.png", "Row_0.1.png"])
        #expect(plan.diagnostics.isEmpty)
    }

    @Test(
        "where Prefire's number of a macro cannot be known, a warning says why",
        arguments: [
            (5, "Row", "not at the start of its line"), (1, "Other", nil as String?),
        ])
    func openMacro(column: Int, other: String, reason: String?) {
        let plan = TestPlanner.migrating(configuration()).plan(
            Catalog(entries: [macro(nil, line: 1, column: column), macro(nil, file: other, line: 40)]))
        #expect(plan.diagnostics.map(\.id) == (reason == nil ? [] : [.openName]))
        #expect(plan.diagnostics.allSatisfy { $0.message.contains(reason ?? "") })
    }

    @Test("where two files of one name have unnamed macros, a warning at both says that Prefire cannot tell them apart")
    func equalFiles() {
        let catalog = Catalog(entries: ["Row", "Other/Row"].map { macro(nil, file: $0, line: 1) })
        let diagnostics = TestPlanner.migrating(configuration()).plan(catalog).diagnostics.filter { $0.id == .openName }
        #expect(diagnostics.map(\.path) == ["Sources/TravelUI/Row.swift", "Sources/TravelUI/Other/Row.swift"])
        #expect(diagnostics.allSatisfy { $0.message.contains("several files are named 'Row.swift'") })
    }

    @Test("samples that only running tells keep an open name, with a warning that says how they are called")
    func open() {
        let computed = [Sample(number: 1, line: 1, displayName: .computed)]
        for entry in [previews("Row_Previews", nil), previews("Row_Previews", computed)] {
            let plan = plan(entry, configuration: configuration())
            #expect(plan.cases.map(\.reference) == ["__Snapshots__/test_row.*.png"])
            #expect(plan.suites.first?.tests.first?.countsNames == true)
            #expect(plan.diagnostics.map(\.id) == [.openName])
            #expect(plan.diagnostics.first?.message.contains("'test_row.1.png'") == true)
        }
    }

    @Test("two previews that Prefire compared with one reference still are, with a warning")
    func shared() {
        let plan = plan(
            previews("A_Previews", samples("Loading")), previews("B_Previews", samples("loading", "Done")),
            configuration: configuration())
        #expect(
            plan.cases.map(\.reference).map { $0.dropFirst(14) } == ["Loading.1.png", "loading.1.png", "Done.1.png"])
        #expect(plan.diagnostics.map(\.id) == [.nameCollision])
        #expect(plan.diagnostics.first?.message.contains("sample 1 of 'A', as Prefire did") == true)
    }

    @Test("the device that a preview asks for changes no name")
    func previewDevice() {
        var entry = previews("Row_Previews", samples(nil))
        entry.settings.device = "iPhone 16"
        #expect(references(entry, as: configuration(devices: Self.phones)).count == 2)
        #expect(references(entry) == ["__Snapshots__/test_row.1.png"])
    }

    @Test("a macro whose samples only running tells is open under its display name")
    func openMacroSamples() {
        var entry = macro("Sizes", line: 1)
        entry.samples = nil
        #expect(references(entry) == ["__Snapshots__/Sizes.*.png"])
    }

    @Test("batches that show different devices under no name are an error")
    func namelessDevices() {
        var configuration = configuration()
        let other = Device(name: "other", width: 1, height: 1, scale: 1, isInNames: false)
        configuration.environments.batches.append(
            Batch(name: "other", products: [EnvironmentProduct(layouts: [.device(other)])]))
        var entry = previews("Other_Previews", samples(nil))
        entry.settings.batch = "other"
        let plan = plan(previews("Row_Previews", samples(nil)), entry, configuration: configuration)
        #expect(plan.diagnostics.map(\.severity) == [.error])
        #expect(plan.diagnostics.first?.message.contains("the batches 'regular' and 'other'") == true)
    }

    @Test("values and samples of a Testable type keep snapgen's names")
    func others() {
        #expect(
            references(foundEntry("Cart", strategy: .json), foundEntry("Cell")) == [
                "__Snapshots__/TravelSnapshotTests/TravelUI/Cart.1.json",
                "__Snapshots__/TravelSnapshotTests/TravelUI/Cell.1.png",
            ])
    }

    @Test("a function for each case has a name of its own, also where the references have not")
    func functions() {
        let plan = plan(
            previews("Row_Previews", samples("A B", "A-B", nil)), configuration: configuration(granularity: .case))
        #expect(Set(plan.functions).count == 3)
    }
}
