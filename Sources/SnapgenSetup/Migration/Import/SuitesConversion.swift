import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenScan

/// A conversion of suites that were written by hand for a catalog: `HotelList_Previews.test(batch: .extended)` in
/// `testHotelList()` becomes a rule, whose references have the names that swift-snapshot-testing gave them.
struct SuitesConversion {
    let tests: ImportedTestTarget
    var draft = ConfigurationDraft()
    private(set) var rules: [Rule] = []

    static func calls(in function: TestClass.Function) -> [FunctionCall] {
        function.calls.filter { call in
            call.name == "test" && call.base?.split(separator: ".").last?.first?.isUppercase == true
        }
    }

    static func classes(in tests: ImportedTestTarget) -> [TestClass] {
        tests.classes.filter { $0.functions.contains { !calls(in: $0).isEmpty } }
    }

    mutating func convert() {
        draft.set(tests)
        draft.set("catalog.default", "exclude")
        draft.set("references", text: references?.string)
        draft.set("naming", ReferenceNaming.numbered.rawValue)
        for suite in tests.classes {
            for function in suite.functions { convert(function, of: suite) }
        }
        draft.set(rules: rules)
    }

    private mutating func convert(_ function: TestClass.Function, of suite: TestClass) {
        let calls = Self.calls(in: function)
        for call in calls { convert(call, in: function, of: suite, isFirst: call == calls.first) }
        let assertions = ["assertSnapshot", "assertSnapshots", "verifySnapshot"]
        // A function called 'test' is what the suites call.
        guard calls.isEmpty, function.name.hasPrefix("test"), function.name != "test",
            let assertion = function.calls.first(where: { assertions.contains($0.name) })
        else { return }
        let advice = "it calls '\(assertion.name)' itself; keep the test and its references"
        draft.add("\(function.name)()", .unsupported, advice, path: suite.path, line: assertion.line)
    }

    private mutating func convert(
        _ call: FunctionCall, in function: TestClass.Function, of suite: TestClass, isFirst: Bool
    ) {
        guard let type = call.base else { return }
        let name = "\(type).test"
        if !isFirst {
            let advice = "it is the second in '\(function.name)()', and numbers go on; move it to a test of its own"
            return draft.add(name, .unsupported, advice, path: suite.path, line: call.line)
        }
        // 'App.Row_Previews' and 'Row_Previews' may be one type.
        if rules.contains(where: {
            ".\($0.match.pattern)".hasSuffix(".\(type)") || ".\(type)".hasSuffix(".\($0.match.pattern)")
        }) {
            let reason = "another test has the same type, and a type has references in one place"
            return draft.add(name, .unsupported, reason, path: suite.path, line: call.line)
        }
        var directives = directives(of: call, suite)
        let stem = call.arguments.first { $0.label == "testName" }?.text ?? function.name
        guard let references = path(of: Self.stem(stem), suite) else { return }
        directives.references = references
        rules.append(Rule(match: Glob(Glob.escaped(type)), settings: directives))
        draft.add(name, .translated, "a rule with the references '\(references)'", path: suite.path, line: call.line)
    }

    // MARK: - Arguments

    private mutating func directives(of call: FunctionCall, _ suite: TestClass) -> Directives {
        var directives = Directives(skip: false)
        for argument in call.arguments {
            switch (argument.label, Double(argument.code)) {
            case ("batch", _): directives.batch = batch(argument, call, suite)
            case ("precision", let number?): directives.pictures.precision = number
            case ("perceptualPrecision", let number?): directives.pictures.perceptualPrecision = number
            case ("testName", _) where argument.text != nil: break
            default:
                let name = "\(argument.label ?? "_"): \(argument.code)"
                draft.add(name, .unsupported, "write a rule that has its effect", path: suite.path, line: call.line)
            }
        }
        return directives
    }

    private mutating func batch(
        _ argument: FunctionCall.Argument, _ call: FunctionCall, _ suite: TestClass
    ) -> String? {
        let name = argument.code.split(separator: ".").last.map(String.init) ?? argument.code
        if Batch.builtIn.contains(where: { $0.name == name }) { return name == "regular" ? nil : name }
        let advice = "snapgen has no such batch; define it in 'batches', and name it in the rule"
        draft.add("batch: \(argument.code)", .unsupported, advice, path: suite.path, line: call.line)
        return nil
    }

    // MARK: - References

    /// The folder of all references: the one that swift-snapshot-testing makes beside the files, or the innermost
    /// folder of several.
    private var references: RelativePath? {
        let folders = Set(Self.classes(in: tests).compactMap(\.path.parent))
        if folders.count == 1 { return folders.first?.appending("__Snapshots__") }
        let all = folders.map(\.components)
        let common = all.reduce(all.first ?? []) { one, other in
            zip(one, other).prefix { $0 == $1 }.map(\.0)
        }
        return RelativePath(common.joined(separator: "/"))
    }

    private func path(of stem: String, _ suite: TestClass) -> RelativePath? {
        guard let folder = suite.path.parent, let references else { return nil }
        let own = "\(folder)/__Snapshots__/\(suite.path.stem)/\(stem)"
        return RelativePath(String(own.dropFirst(references.string.count + 1)))
    }

    /// The beginning of the references' names: the name of the test without `test` and `()`.
    private static func stem(_ name: String) -> String {
        let plain = name.hasSuffix("()") ? String(name.dropLast(2)) : name
        return LibraryName.fileName(plain.hasPrefix("test") && plain != "test" ? String(plain.dropFirst(4)) : plain)
    }
}

extension ImportedConfiguration {
    init(suites tests: ImportedTestTarget) {
        var conversion = SuitesConversion(tests: tests)
        conversion.convert()
        self = conversion.draft.imported(by: .suites, from: "the tests of \(tests.name)")
    }
}
