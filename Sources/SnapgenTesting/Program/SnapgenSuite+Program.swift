import SnapgenPreviews

#if canImport(XCTest)
    import XCTest
#endif

extension SnapgenSuite {
    /// Fails if the program has previews without a test, or the plan tests without a preview.
    ///
    /// A run of one shard does not compare them.
    @MainActor
    func assertProgram(has plan: SnapgenProgramPlan, file: StaticString = #filePath, line: UInt = #line) throws {
        #if canImport(DeveloperToolsSupport)
            if let shard = try SnapgenShard.ofProcess.get(), shard.total > 1 {
                return try endSkipped("a run of one shard does not compare the previews of the program")
            }
            let modules = Set(plan.modules.keys)
            let comparison = ProgramComparison(
                plan, previews: SnapgenProgram.previews(of: modules),
                providers: SnapgenProgram.providers(of: modules, named: plan.providers))
            let reporter = FailureReporter(
                entry: SnapgenEntry("Program", folder: "", file: file), suite: self, line: line)
            for problem in comparison.problems { reporter.report(SnapshotProblem(problem)) }
        #elseif canImport(XCTest)
            if self is XCTestCase { throw XCTSkip("there are no previews on this platform") }
        #endif
    }
}
