import SnapgenConfiguration
import SnapgenModel
import SnapgenPlan
import SnapgenScan

/// The variable `argument`: the configuration's `tests.arguments`, and the values that Prefire fills in.
struct PrefireArguments {
    let facts: SourceFacts
    let plan: TestPlan
    let options: RenderOptions

    /// The arguments by name; what the configuration gives goes before what is filled in.
    var values: [String: Any] {
        var given = options.tests.arguments
        if case .list(let devices) = given["snapshotDevices"] {
            given["snapshotDevices"] = .text(devices.map(\.line).joined(separator: "|"))
        }
        let filled: [String: Any?] = [
            "mainTarget": modules.first,
            "imports": Self.unlessEmpty(options.tests.imports.plain),
            "testableImports": Self.unlessEmpty(testableImports),
            "file": file,
            "simulatorDevice": options.tests.recording.simulatorDevice,
            "simulatorOSVersion": options.tests.recording.requiredOS?.numbers.first.map(String.init),
            "previewsMacrosDict": Self.unlessEmpty(PreviewMacro.all(facts.macros)),
        ]
        return filled.compactMapValues { $0 }.merging(given.mapValues(\.any)) { $1 }
    }

    private var modules: [String] { plan.suites.map(\.module) }

    private var testableImports: [String] {
        var seen = Set(modules.prefix(1))
        return (modules + options.tests.imports.testable).filter { seen.insert($0).inserted }
    }

    /// The place of the tests in the package: no references can lie where a build tool keeps generated files.
    private var file: String? {
        options.builtPackage.map { "\($0)/\(options.tests.output)/\(GeneratedFileName.dialect)" }
    }

    private static func unlessEmpty<Element>(_ list: [Element]) -> [Element]? {
        list.isEmpty ? nil : list
    }
}
