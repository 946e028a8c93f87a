import Testing

@testable import SnapgenPreviews
@testable import SnapgenTesting

@Suite("ProgramComparison")
struct ProgramComparisonTests {
    private typealias Name = SnapgenPreviewAddress.Name

    private func problems(
        planned: [Name] = [], conditional: [Name] = [], program: [SnapgenListedPreview], isWhole: Bool = true
    ) -> [String] {
        var plan = SnapgenProgramPlan()
        plan.add(module: "A", isWhole: isWhole)
        if !(planned + conditional).isEmpty { plan.add("A/R.swift", previews: planned, conditional: conditional) }
        return ProgramComparison(plan, previews: program, providers: []).problems
    }

    private func preview(_ name: String?, line: Int = 3, isOfPreviewMacro: Bool = true) -> SnapgenListedPreview {
        SnapgenListedPreview(
            file: "A/R.swift", line: line, displayName: name.map { .name($0) } ?? .none,
            isOfPreviewMacro: isOfPreviewMacro)
    }

    @Test("there is nothing to say where the program has what is planned, as far as both are known")
    func equal() {
        #expect(problems(planned: [.none, .literal("a")], program: [preview("a"), preview(nil)]).isEmpty)
        #expect(problems(planned: [.computed(besides: ["a"])], program: [preview("b")]).isEmpty)
        #expect(problems(program: [preview("b")], isWhole: false).isEmpty)
        #expect(problems(planned: [.none], program: [preview(nil), preview("b")], isWhole: false).count == 1)
        for program in [[preview(nil)], [preview(nil), preview("a")]] {
            #expect(problems(planned: [.none], conditional: [.literal("a")], program: program).isEmpty)
        }
    }

    @Test("a preview that is not planned has no test")
    func extra() {
        #expect(
            problems(planned: [.none], program: [preview(nil), preview(nil, line: 9), preview("b", line: 12)]) == [
                "2 previews have no test: run 'snapgen generate': A/R.swift:9, A/R.swift:12 'b'"
            ])
        #expect(
            problems(program: [preview("b")]) == ["1 preview has no test: run 'snapgen generate': A/R.swift:3 'b'"])
        #expect(problems(planned: [.computed(besides: ["a"])], program: [preview("a")]).count == 2)
    }

    @Test("what another macro declares is said to be so")
    func otherMacros() {
        let found = problems(planned: [.none], program: [preview(nil), preview("b", isOfPreviewMacro: false)])
        #expect(
            found == [
                "1 preview is declared by another macro: the sources show no '#Preview' there, so it gets no test: "
                    + "A/R.swift:3 'b'"
            ])
    }

    @Test("what is planned and not in the program is missing, unless the program lacks the module")
    func missing() {
        let found = problems(planned: [.none, .literal("a"), .computed(besides: [])], program: [preview(nil)])
        #expect(
            found == [
                "2 previews have tests and are not in the program: run 'snapgen generate', or see why at the failures of "
                    + "these tests: A/R.swift 'a', A/R.swift with a computed name"
            ])
        #expect(problems(planned: [.none], program: []).isEmpty)
    }

    @Test(
        "a preview that is not made stands for any that is missing",
        arguments: [SnapgenListedPreview.DisplayName.unavailable, .failed("an error")])
    func unknown(name: SnapgenListedPreview.DisplayName) {
        let unknown = SnapgenListedPreview(file: "A/R.swift", line: 9, displayName: name, isOfPreviewMacro: true)
        #expect(problems(planned: [.none, .literal("a")], program: [preview(nil), unknown]).isEmpty)
        #expect(problems(planned: [.none], program: [preview(nil), unknown]).isEmpty)
    }

    @Test("providers are compared by name")
    func providers() {
        var plan = SnapgenProgramPlan()
        plan.add(module: "A")
        plan.add(module: "B", isWhole: false)
        plan.add("A/R.swift", providers: ["A.Row"], conditionalProviders: ["A.Cell"])
        let found = ProgramComparison(plan, previews: [], providers: ["A.Map", "B.Own"]).problems
        let advice = "1 preview has no test: run 'snapgen generate', and move providers out of functions: A.Map"
        #expect(found.first == advice && found.last?.hasSuffix(": A.Row") == true && found.count == 2)
        #expect(ProgramComparison(plan, previews: [], providers: ["A.Row"]).problems.isEmpty)
    }
}
