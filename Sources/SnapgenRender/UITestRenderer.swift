import SnapgenConfiguration
package import SnapgenModel
import SnapgenNames
package import SnapgenPlan
import SnapgenScan

/// Writes the files of an app that show single samples, and the UI tests that launch it with them.
package enum UITestRenderer {
    /// The file for the app, which shows a sample and contains the reader of previews.
    ///
    /// - Parameter appModule: the app's module, whose files do not import it; `nil` if it is none of the plan's.
    package static func appFile(
        of plan: TestPlan, _ options: RenderOptions, appModule: String?
    ) throws(DiagnosticError) -> RenderedFile {
        let context = GalleryContext.members.context(of: GalleryContext(plan, appModule: appModule))
        let gallery = try TemplateEngine.render("gallery", in: .builtIn, context)
        let text = "#if DEBUG && canImport(SwiftUI)\n\(gallery)\n\(SnapgenTemplates.reader)#endif\n"
        return RenderedFile("SnapgenGallery.swift", trimming: text, version: options.shortVersion)
    }

    package static func testFile(
        of plan: TestPlan, _ options: RenderOptions
    ) throws(DiagnosticError) -> RenderedFile {
        let name = "SnapgenSampleTests.swift"
        let folder = options.configuration.uiTests.output?.string ?? ""
        let context = SampleTestsContext.members.context(of: SampleTestsContext(plan, path: "/\(folder)/\(name)"))
        let text = try TemplateEngine.render("sample-tests", in: .builtIn, context)
        return RenderedFile(name, trimming: text, version: options.shortVersion)
    }
}

extension TestPlan {
    /// The entries of views with all their samples, as one test each, in the plan's order.
    ///
    /// Samples that are made asynchronously are not among them.
    var shownEntries: [PlannedTest] {
        var places: [String: Int] = [:]
        var shown: [PlannedTest] = []
        for test in suites.flatMap(\.tests) where test.entry.strategy == .image && test.entry.kind != .asyncSamples {
            if let place = places[test.entry.id] {
                shown[place].add(test.samples)
            } else {
                places[test.entry.id] = shown.count
                shown.append(test)
            }
        }
        return shown
    }
}

extension PlannedTest {
    fileprivate mutating func add(_ others: [PlannedSample]?) {
        guard let known = samples, let others else { return }
        let numbers = Set(known.map(\.number))
        samples = (known + others.filter { !numbers.contains($0.number) }).sorted { $0.number < $1.number }
    }

    /// The condition of `#available` for the entry; empty for none, `nil` if none has the meaning of its attributes.
    var availableCondition: String? {
        let conditions = entry.availability.map(TestAvailability.condition)
        guard !conditions.contains(nil) else { return nil }
        return Set(conditions.compactMap { $0 }).sorted().joined(separator: "), #available(")
    }
}
