import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan

@Suite("Mistakes in a configuration file")
struct ConfigurationMistakesTests {
    @Test("A mistake is named at its place, with what to do", arguments: mistakes + mistakesInYAML)
    func namesMistake(yaml: String, message: String) {
        #expect(messages(yaml) == [message])
    }

    @Test("All mistakes of a file are named, in order of place")
    func namesAllInOrder() {
        let yaml = """
            default_batch: regulra
            rules:
              - { match: a, delay: soon, themes: red }
            batches:
              phones: { devices: [iPhone13, iPhnoe8] }
            record: ${RECORD}
            """
        #expect(
            messages(yaml) == [
                "snapgen.yml:1:16: error: unknown batch 'regulra'; did you mean 'regular'? [unknown-name]",
                "snapgen.yml:3:24: error: 'rules.delay' takes a number of 0 or more, not 'soon' [bad-value]",
                "snapgen.yml:3:30: error: unknown key 'themes' here; it belongs below 'batches' [unknown-key]",
                "snapgen.yml:5:33: error: unknown device 'iPhnoe8'; did you mean 'iPhone8' or 'iPhoneX'? [unknown-name]",
                "snapgen.yml:6:9: error: variable 'RECORD' is not set; set it, or give a default: "
                    + "'${RECORD:-default}' [unset-variable]",
            ])
    }

    @Test("A path that is not \"snapgen.yml\" is shown as it was given")
    func showsPath() {
        let file = ConfigurationFile(path: "App/ui.yml", bytes: Array("precision: 2".utf8))
        let shown = messages { try ConfigurationResolver().resolve(file) }
        #expect(shown == ["App/ui.yml:1:12: error: 'precision' takes a number from 0 to 1, not '2' [bad-value]"])
    }
}

private let mistakes = refusals(
    #"""
    bacth: 1
      1:1: error: unknown key 'bacth'; known are 'sources', 'exclude', 'catalog', 'tests', 'ui_tests', 'references',
      'naming', 'record', 'precision', 'perceptual_precision', 'draw', 'allow_blank', 'devices', 'batches',
      'default_batch', 'rules', 'accessibility', 'review' and 'diagnostics' [unknown-key]
    diagnostics: { left-uot: error }
      1:16: error: unknown diagnostic 'left-uot'; did you mean 'left-out'? [unknown-name]
    diagnostics: { x: error }
      1:16: error: unknown diagnostic 'x'; the ids are in the brackets behind messages [unknown-name]
    diagnostics: { left-out: fatal }
      1:26: error: 'diagnostics.left-out' takes error, warning, note or ignore, not 'fatal' [bad-value]
    diagnostics: { bad-yaml: ignore }
      1:26: error: 'bad-yaml' is always an error, because a command has no result then; remove the line [bad-value]
    engine: snapgen
      1:1: error: unknown key 'engine' here; it belongs below 'tests' [unknown-key]
    naming: prefir
      1:9: error: 'naming' takes snapgen, numbered, prefire, prefire-split or a pattern, not 'prefir' [bad-value]
    naming: [snapgen]
      1:9: error: 'naming' takes snapgen, numbered, prefire, prefire-split or a pattern, not a list [bad-value]
    naming: '{functoin}.{name}'
      1:9: error: the pattern of 'naming' has the unknown placeholder '{functoin}'; did you mean 'function'? [bad-value]
    tests: { engine: foo }
      1:18: error: 'tests.engine' takes snapshot-testing, snapgen or a mapping, not 'foo' [bad-value]
    tests:\n  simulator_device: iPhone 15
      2:21: error: 'tests.simulator_device' takes a model's identifier such as 'iPhone15,2', not 'iPhone 15'
      [bad-value]
    tests: { set_up: 'Hooks.self()' }
      1:18: error: 'tests.set_up' takes the name of a type, not 'Hooks.self()' [bad-value]
    tests: { time_zone: 'Paris, France' }
      1:21: error: 'tests.time_zone' takes a time zone such as GMT or Europe/Paris, not 'Paris, France' [bad-value]
    tests: { required_os: iOS 18 }
      1:23: error: 'tests.required_os' takes a version such as 18 or 18.4, not 'iOS 18' [bad-value]
    tests:
      1:7: error: 'tests' has no value; it takes a mapping [bad-value]
    [a, b]
      1:1: error: the configuration has to be a mapping of keys, not a list [bad-value]
    precision: "0.9"
      1:12: error: 'precision' takes a number from 0 to 1, not '0.9' in quotes [bad-value]
    references: ../x
      1:13: error: 'references' takes a path below the root, not '../x' [bad-value]
    exclude: $${A}*.swift
      1:10: error: 'exclude' takes a list, not '$${A}*.swift'; write ["$${A}*.swift"] [bad-value]
    exclude: ['']
      1:11: error: each item of 'exclude' has to be a pattern, not '' [bad-value]
    sources: [../App]
      1:11: error: each item of 'sources' has to be a path, a pattern or a mapping, not '../App' [bad-value]
    sources: [{ target: App, module: UI }]
      1:26: error: the project determines the module of a target; remove 'module' [bad-value]
    sources: [{}]
      1:11: error: 'sources.path' is missing; it takes a path below the root, or '.' for the root [bad-value]
    sources: [{ path: . }]
      1:11: error: 'sources.module' is missing; it takes a module's name [bad-value]
    sources: [{ path: ../a }]
      1:19: error: 'sources.path' takes a path below the root, or '.' for the root, not '../a' [bad-value]
    sources: [{ path: Sources/class }]
      1:11: error: 'sources.module' is missing; it takes a module's name [bad-value]
    tests: { imports: ['Foo Bar'] }
      1:20: error: each item of 'tests.imports' has to be a module's name, not 'Foo Bar' [bad-value]
    tests: { template: ../a.stencil }
      1:20: error: 'tests.template' takes a built-in template's name or a path below the root, not '../a.stencil'
      [bad-value]
    tests: { arguments: { a b: 1 } }
      1:23: error: 'a b' is not a valid name of a variable; use letters, digits and '_' [bad-value]
    tests: { arguments: { a: { b-c: 1 } } }
      1:28: error: 'b-c' is not a valid name of a variable; use letters, digits and '_' [bad-value]
    tests: { arguments: { a: } }
      1:26: error: 'tests.arguments.a' has no value; it takes a value [bad-value]
    tests: { target: a/b }
      1:18: error: 'tests.target' takes a target's name, not 'a/b' [bad-value]
    catalog: { protocols: { SwiftUI.PreviewProvider: previews } }
      1:25: error: 'SwiftUI.PreviewProvider' is no protocol's name; write it without its module [bad-value]
    catalog: { protocols: { Foo: pictures } }
      1:30: error: 'catalog.protocols.Foo' takes samples, previews, json, lines, dump, async-samples, async-json,
      async-lines or async-dump, not 'pictures' [bad-value]
    catalog: { macros: ['#Preview'] }
      1:21: error: each item of 'catalog.macros' has to be a macro's name without '#', not '#Preview' [bad-value]
    catalog: { default: no }
      1:21: error: 'catalog.default' takes include or exclude, not 'no' [bad-value]
    devices: { kiosk: { width: 0, height: 10 } }
      1:28: error: 'devices.kiosk.width' takes a number above 0, not '0' [bad-value]
    devices: { kiosk: { width: 10 } }
      1:19: error: 'devices.kiosk.height' is missing; it takes a number above 0 [bad-value]
    devices: { my kiosk: { width: 1, height: 10 } }
      1:12: error: the device 'my kiosk' cannot be part of a file name; 'my-kiosk' can [bad-value]
    batches: { a: { themes: [light] } }
      1:15: error: 'batches.a' shows samples nowhere; give it 'devices', 'widths', 'sizes' or 'layout' [bad-value]
    batches: { a: [] }
      1:15: error: 'batches.a' is empty; give it 'devices', 'widths', 'sizes' or 'layout' [bad-value]
    batches: { a: { devices: [] } }
      1:15: error: 'batches.a' shows samples nowhere; give it 'devices', 'widths', 'sizes' or 'layout' [bad-value]
    batches: { a: { layout: sizeThatFits, locales: [en, doubleLength] } }
      1:53: error: 'doubleLength' is made when a process starts, so no test can choose it; write 'locales:
      [test-plan]' and 'tests: { languages: [doubleLength] }', and run the tests with a test plan [bad-value]
    batches: { a: { layout: sizeThatFits, locales: [test-plan] } }
      1:49: error: 'test-plan' leaves the language to the test run, and 'tests.languages' names none; write 'tests: {
      languages: [en, ja] }' [bad-value]
    batches: { a: { sizes: [320] } }
      1:25: error: each item of 'batches.a.sizes' has to be a size such as 320x100, not '320' [bad-value]
    batches: { a: { layout: sizeThatFits, orientations: [sideways] } }
      1:54: error: unknown orientation 'sideways'; known are 'portrait' and 'landscape' [unknown-name]
    batches: { a: { layout: sizeThatFits, themes: [drak] } }
      1:48: error: unknown theme 'drak'; did you mean 'dark'? [unknown-name]
    batches: { a: { layout: sizeThatFits, locales: [en US] } }
      1:49: error: each item of 'batches.a.locales' has to be a locale such as en or ar_SA, not 'en US' [bad-value]
    batches: { a: { layout: sizeThatFits, strength: 3 } }
      1:49: error: 'batches.a.strength' needs 'combine: pairwise'; write that, or leave it out [bad-value]
    batches: { a: { layout: sizeThatFits, combine: pairwise, strength: 4 } }
      1:68: error: 'batches.a.strength' takes 2 or 3, not '4' [bad-value]
    batches: { a: { layout: sizeThatFits, exclude: { themes: [dark] } } }
      1:48: error: 'batches.a.exclude' takes a list of mappings, not a mapping [bad-value]
    batches: { a: { layout: sizeThatFits, exclude: [{}] } }
      1:49: error: 'batches.a.exclude' names no value; give it one, such as 'themes: [dark]' [bad-value]
    batches: { a: { layout: sizeThatFits, include: [{ themes: [] }] } }
      1:49: error: 'batches.a.include' names no value; give it one, such as 'themes: [dark]' [bad-value]
    batches: { a: { layout: sizeThatFits, exclude: [{ theme: [dark] }] } }
      1:51: error: unknown key 'theme'; did you mean 'themes'? [unknown-key]
    batches: { a: { layout: sizeThatFits, include: [{ combine: pairwise }] } }
      1:51: error: unknown key 'combine' here; it belongs below 'batches' [unknown-key]
    batches: { a: { layout: sizeThatFits, themes: [light, dark], exclude: [{ themes: [dark] }, { themes: [light] }] } }
      1:12: error: the batch 'a' has no environment left; exclude less of it, or remove the batch [empty-batch]
    rules: [{ batch: regular }]
      1:9: error: 'rules.match' is missing; it takes a pattern [bad-value]
    rules: [{ match: a, batch: foo }]
      1:28: error: unknown batch 'foo'; known are 'regular', 'extended' and 'component' [unknown-name]
    rules: [{ match: a, skip: 1 }]
      1:27: error: 'rules.skip' takes true or false, not '1' [bad-value]
    rules: [{ match: a, colour: red }]
      1:21: error: unknown key 'colour'; known are 'match', 'batch', 'precision', 'perceptual_precision', 'draw',
      'allow_blank', 'delay', 'layout', 'device', 'record', 'references', 'allow', 'texts' and 'skip' [unknown-key]
    record: "a\x0a\e[31mb\u202Ec"
      1:9: error: 'record' takes all, failed, missing or never, not 'a\u{a}\u{1b}[31mb\u{202e}c' [bad-value]
    record: abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghi
      1:9: error: 'record' takes all, failed, missing or never, not
      'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefgh…' [bad-value]
    batches: { "größe": { layout: fixed } }
      1:31: error: 'batches.größe.layout' takes sizeThatFits, not 'fixed' [bad-value]
    default_batch: ${}
      1:16: error: '${}' is not a variable; write '${NAME}', or '$${' for a plain '${' [bad-value]
    default_batch: ${A
      1:16: error: '${A' is not a variable; write '${NAME}', or '$${' for a plain '${' [bad-value]
    default_batch: "${A B}"
      1:16: error: '${A B}' is not a variable; write '${NAME}', or '$${' for a plain '${' [bad-value]
    """#)

@Suite("Mistakes in batches")
struct BatchCheckTests {
    @Test("one that matches nothing is a warning at its place")
    func unusedExclude() throws {
        let resolved = try resolve(
            """
            batches:
              small:
                devices: [iPhoneSe]
                themes: [light, dark]
                exclude:
                  - { devices: [iPhoneSe, iPhone13], themes: [dark] }
                  - { devices: [iPhone13], themes: [dark] }
            """)
        #expect(
            resolved.diagnostics.map(\.description) == [
                "snapgen.yml:7:9: warning: { devices: [iPhone13], themes: [dark] } excludes nothing, because the batch "
                    + "does not have these values; remove it, or name values that the batch has [unused-exclude]"
            ])
    }

    @Test(
        "one that makes more environments than the limit is an error",
        arguments: [
            "themes: [light, dark], locales: [\(names(5001))]",
            "locales: [\(names(101))], text_sizes: [\(sizes(100))]",
            "locales: [\(names(101))], text_sizes: [\(sizes(100))], combine: pairwise",
            "locales: [\(names(101))], text_sizes: [\(sizes(10))], themes: [light, dark], combine: pairwise, strength: 3, "
                + "include: [{ locales: [\(names(9000))] }]",
            // The product of seven lists of a thousand is larger than the largest integer.
            "themes: [\(all("light"))], locales: [\(all("en"))], text_sizes: [\(all("large"))], "
                + "orientations: [\(all("portrait"))], contrasts: [\(all("standard"))], motions: [\(all("standard"))]",
            "exclude: [\(Array(repeating: "{ themes: [light] }", count: 101).joined(separator: ", "))]",
        ])
    func tooLarge(axes: String) {
        let found = messages("batches:\n  regular: { devices: [iPhone13] }\n  big: { devices: [iPhone13], \(axes) }")
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.hasPrefix("snapgen.yml:3:3: error: the batch 'big' ") })
    }

    @Test("many batches may not make together what one may not")
    func tooMany() {
        let axes = "locales: [\(Self.names(90))], text_sizes: [\(Self.sizes(100))]"
        let batches = (0..<12).map { "  b\($0): { devices: [iPhone13], \(axes) }\n" }
        let found = messages("batches:\n\(batches.joined())")
        #expect(found.count == 1)
        #expect(found.first?.contains("100000 environments") == true)
    }

    @Test("one of ten thousand environments is none, and a configuration without mistakes has no diagnostics")
    func large() throws {
        let batch = "{ devices: [iPhone13], themes: [light, dark], locales: [\(Self.names(5000))] }"
        #expect(try resolve("batches:\n  big: \(batch)").diagnostics == [])
        #expect(try resolve(unusualExample).diagnostics == [])
    }

    private static func names(_ count: Int) -> String { (0..<count).map { "l\($0)" }.joined(separator: ", ") }

    private static func sizes(_ count: Int) -> String {
        (0..<count).map { ["small", "medium", "large"][$0 % 3] }.joined(separator: ", ")
    }

    private static func all(_ name: String) -> String { Array(repeating: name, count: 1000).joined(separator: ", ") }
}
