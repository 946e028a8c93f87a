import Testing

@testable import SnapgenConfiguration
@testable import SnapgenRender
@testable import SnapgenScan

@Suite("SamplesCall")
struct SamplesCallTests {
    private func call(
        _ name: PreviewAddress.Name, number: Int = 1, members: [[BranchCondition]] = [[]],
        source: PreviewSource = PreviewSource(), settings: Directives = Directives()
    ) -> String {
        let address = PreviewAddress(file: "A/R.swift", name: name, number: number, members: members)
        return SamplesCall(preview("Row", address: address, source: source, settings: settings)).text
    }

    @Test("names a preview by its file and name, with its position only where others have the name")
    func positions() {
        #expect(call(.none) == #".preview(.init("A/R.swift"))"#)
        #expect(call(.literal("a \"b\"")) == #".preview(.init("A/R.swift", "a \"b\""))"#)
        #expect(call(.none, number: 2, members: [[], [], []]) == #".preview(.init("A/R.swift", nil, 2, of: 3))"#)
        #expect(call(.literal("N"), members: [[], []]) == #".preview(.init("A/R.swift", "N", 1, of: 2))"#)
    }

    @Test("a computed name is any but the literals of the file")
    func computedNames() {
        #expect(
            call(.computed(besides: ["N"]), members: [[], []])
                == #".preview(.init("A/R.swift", .computed(besides: ["N"]), 1, of: [[], []]))"#)
    }

    @Test("lists all of the name with their conditions where there is any, those of several '#if's together")
    func conditions() {
        let a = PreviewCondition(text: "A", file: "A/R.swift").name
        #expect(
            call(.literal("N"), number: 2, members: [[BranchCondition(required: "A")], []])
                == ".preview(.init(\"A/R.swift\", .literal(\"N\"), 2, of: [[\(a)], []]))")
    }

    @Test("names the condition around the only preview of a name")
    func condition() {
        let nested = [BranchCondition(denied: ["A"], required: "B"), BranchCondition(required: "A || C")]
        #expect(call(.none, members: [nested]) == #".preview(.init("A/R.swift", under: "!(A) && (B) && (A || C)"))"#)
        #expect(call(.literal("N"), members: [nested]).hasPrefix(#".preview(.init("A/R.swift", "N", under: "!(A)"#))
    }

    @Test("states the values that conditions have where the test is compiled")
    func decidedConditions() {
        let members = [[BranchCondition(denied: ["A"], required: "B")], [BranchCondition(required: "A")]]
        let (a, b) = (#"SnapgenCondition("A", "#, #"SnapgenCondition("B", true)"#)
        #expect(
            call(.none, members: members)
                == ".preview(.init(\"A/R.swift\", .none, 1, of: [[!\(a)false), \(b)], [\(a)false)]]))")
    }

    @Test("has the size and the orientation of the preview; a comment goes before the traits")
    func layouts() {
        #expect(call(.none, source: PreviewSource(layout: .device)) == #".preview(.init("A/R.swift"))"#)
        #expect(
            call(.none, source: PreviewSource(layout: .sizeThatFits, isLandscape: true))
                == #".preview(.init("A/R.swift"), layout: .sizeThatFits, isLandscape: true)"#)
        let computed = PreviewSource(readsTraits: true)
        #expect(call(.none, source: computed) == #".preview(.init("A/R.swift"), readsTraits: true)"#)
        let fixed = Directives(layout: .fixed(width: "1", height: "2.5"))
        #expect(
            call(.none, source: computed, settings: fixed)
                == #".preview(.init("A/R.swift"), layout: .fixed(width: 1, height: 2.5))"#)
    }

    @Test("names a provider by its name in the program")
    func providers() {
        let provider = entry("Row", kind: .previews, name: "Outer.Row_Previews")
        #expect(SamplesCall(provider).text == #".previews(of: "TravelUI.Outer.Row_Previews")"#)
    }

    @Test("names a type behind the module that declares it, if that is known")
    func types() {
        let type = entry("Row", name: "Outer.default", hasModifier: true)
        #expect(SamplesCall(type).text == ".samples(Outer.`default`.samples, modifier: Outer.`default`.Modifier())")
        #expect(SamplesCall(entry("Row", name: "Row", typeModule: "Kit")).text == ".samples(Kit.Row.samples)")
    }
}
