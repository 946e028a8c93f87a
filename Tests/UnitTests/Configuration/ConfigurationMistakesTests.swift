import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan

@Suite("Mistakes in a configuration file")
struct ConfigurationMistakesTests {
    @Test("A mistake is named at its place, with what to do", arguments: mistakes)
    func namesMistake(_ mistake: Mistake) {
        #expect(messages(mistake.testDescription) == [mistake.message])
    }

    @Test("All mistakes of a file are named, in order of place")
    func namesAllInOrder() {
        let yaml = """
            rules:
              - { match: a, delay: soon, colour: red }
            tests:
              engine: { images: foo, pictures: snapgen }
            precision: 2
            devices:
              kiosk: { width: 1, height: 10, safe_area: { top: -1, middle: 2 } }
            record: ${RECORD}
            """
        #expect(
            messages(yaml) == [
                "snapgen.yml:2:24: error: 'rules.delay' takes a number of 0 or more, not 'soon' [bad-value]",
                "snapgen.yml:2:30: error: unknown key 'colour'; known are 'match', 'batch', 'precision', "
                    + "'perceptual_precision', 'draw', 'allow_blank', 'delay', 'layout', 'device', 'record', "
                    + "'references', 'allow', 'texts' and 'skip' [unknown-key]",
                "snapgen.yml:4:21: error: 'tests.engine.images' takes snapshot-testing or snapgen, not 'foo' "
                    + "[bad-value]",
                "snapgen.yml:4:26: error: unknown key 'pictures'; known are 'images' and 'values' [unknown-key]",
                "snapgen.yml:5:12: error: 'precision' takes a number from 0 to 1, not '2' [bad-value]",
                "snapgen.yml:7:52: error: 'devices.kiosk.safe_area.top' takes a number of 0 or more, not '-1' "
                    + "[bad-value]",
                "snapgen.yml:7:56: error: unknown key 'middle'; known are 'top', 'left', 'bottom' and 'right' "
                    + "[unknown-key]",
                "snapgen.yml:8:9: error: variable 'RECORD' is not set; set it, or give a default: "
                    + "'${RECORD:-default}' [unset-variable]",
            ])
    }

    @Test("Every unknown name is named, in order of place")
    func namesAllUnknownNames() {
        let yaml = """
            default_batch: regulra
            rules:
              - { match: a, batch: extneded }
            batches:
              phones: { devices: [iPhone13, iPhnoe8] }
            """
        #expect(
            messages(yaml) == [
                "snapgen.yml:1:16: error: unknown batch 'regulra'; did you mean 'regular'? [unknown-name]",
                "snapgen.yml:3:24: error: unknown batch 'extneded'; did you mean 'extended'? [unknown-name]",
                "snapgen.yml:5:33: error: unknown device 'iPhnoe8'; did you mean 'iPhone8', 'iPhoneX' or 'iPhone11'? "
                    + "[unknown-name]",
            ])
    }

    @Test("A long value is shortened, and its line breaks are visible, so that a message stays one line")
    func shortensValues() {
        let value = String(repeating: "a\\n", count: 80)
        let message = messages("tests: { granularity: \"\(value)\" }").joined()
        #expect(message.contains("not 'a\\u{a}a\\u{a}a"))
        #expect(message.contains("…'"))
        #expect(!message.contains("\n"))
    }

    @Test("A message does not pass on what would steer a terminal or turn the text's direction")
    func hidesControls() {
        let shown = messages("record: \"a\\e[31mb\\u202Ec\"")
        #expect(
            shown == [
                "snapgen.yml:1:9: error: 'record' takes all, failed, missing or never, not 'a\\u{1b}[31mb\\u{202e}c' [bad-value]"
            ])
    }

    @Test("A column counts characters, not bytes")
    func countsCharacters() {
        #expect(
            messages("batches: { \"größe\": { layout: fixed } }") == [
                "snapgen.yml:1:31: error: 'batches.größe.layout' takes sizeThatFits, not 'fixed' [bad-value]"
            ])
    }

    @Test("A list that a message suggests is read as the text that it is made of")
    func suggestsValidLists() throws {
        var random = SplitMix64(state: 171)
        let characters = Array("ab0*?[]{}:,#&!|>'\"%@`- \\/.~éß\u{1F600}")
        for _ in 0..<200 {
            let text = String(
                (0..<Int.random(in: 1...8, using: &random)).compactMap { _ in
                    characters.randomElement(using: &random)
                })
            let quoted = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            let error = #expect(throws: DiagnosticError.self) { try read("exclude: \"\(quoted)\"") }
            let message = try #require(error?.diagnostics.first?.message)
            let suggestion = try #require(message.range(of: "; write ")).upperBound
            #expect(try read("exclude: \(message[suggestion...])").exclude.map(\.pattern) == [text])
        }
    }

    @Test("A path that is not \"snapgen.yml\" is shown as it was given")
    func showsPath() {
        let file = ConfigurationFile(path: "App/ui.yml", bytes: Array("precision: 2".utf8))
        let shown = messages { try ConfigurationResolver().resolve(file) }
        #expect(shown == ["App/ui.yml:1:12: error: 'precision' takes a number from 0 to 1, not '2' [bad-value]"])
    }
}

private let mistakes = Mistake.table(
    #"""
    bacth: 1
      1:1: error: unknown key 'bacth'; known are 'sources', 'exclude', 'catalog', 'tests', 'ui_tests', 'references',
      'naming', 'record', 'precision', 'perceptual_precision', 'draw', 'allow_blank', 'devices', 'batches',
      'default_batch', 'rules', 'accessibility' and 'diagnostics' [unknown-key]
    diagnostics: { left-uot: error }
      1:16: error: unknown diagnostic 'left-uot'; did you mean 'left-out'? [unknown-name]
    diagnostics: { x: error }
      1:16: error: unknown diagnostic 'x'; the ids are in the brackets behind messages [unknown-name]
    diagnostics: { left-out: fatal }
      1:26: error: 'diagnostics.left-out' takes error, warning, note or ignore, not 'fatal' [bad-value]
    diagnostics: { bad-yaml: ignore }
      1:26: error: 'bad-yaml' is always an error, because a command has no result then; remove the line [bad-value]
    themes: [light]
      1:1: error: unknown key 'themes' here; it belongs below 'batches' [unknown-key]
    engine: snapgen
      1:1: error: unknown key 'engine' here; it belongs below 'tests' [unknown-key]
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
    hello
      1:1: error: the configuration has to be a mapping of keys, not 'hello' [bad-value]
    precision: 1.5
      1:12: error: 'precision' takes a number from 0 to 1, not '1.5' [bad-value]
    precision: "0.9"
      1:12: error: 'precision' takes a number from 0 to 1, not '0.9' in quotes [bad-value]
    references: ../x
      1:13: error: 'references' takes a path below the root, not '../x' [bad-value]
    references: [x]
      1:13: error: 'references' takes a path below the root, not a list [bad-value]
    exclude: a*.swift
      1:10: error: 'exclude' takes a list, not 'a*.swift'; write ["a*.swift"] [bad-value]
    exclude: [[a]]
      1:11: error: each item of 'exclude' has to be a pattern, not a list [bad-value]
    exclude: ['']
      1:11: error: each item of 'exclude' has to be a pattern, not '' [bad-value]
    sources: Sources/App
      1:10: error: 'sources' takes a list, not 'Sources/App'; write [Sources/App] [bad-value]
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
    tests: { arguments: [a] }
      1:21: error: 'tests.arguments' takes a mapping, not a list [bad-value]
    tests: { target: a/b }
      1:18: error: 'tests.target' takes a target's name, not 'a/b' [bad-value]
    catalog: { protocols: { SwiftUI.PreviewProvider: previews } }
      1:25: error: 'SwiftUI.PreviewProvider' is no protocol's name; write it without its module [bad-value]
    catalog: { protocols: { Foo: pictures } }
      1:30: error: 'catalog.protocols.Foo' takes samples, previews, json, lines, dump, async-samples, async-json,
      async-lines or async-dump, not 'pictures' [bad-value]
    catalog: { protocols: [Foo] }
      1:23: error: 'catalog.protocols' takes a mapping, not a list [bad-value]
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
    batches: { a: { widths: [iPhnoe13] } }
      1:26: error: unknown device 'iPhnoe13'; did you mean 'iPhone13', 'iPhone11' or 'iPhone12'? [unknown-name]
    batches: { a: { layout: sizeThatFits, orientations: [sideways] } }
      1:54: error: unknown orientation 'sideways'; known are 'portrait' and 'landscape' [unknown-name]
    batches: { a: { layout: fixed } }
      1:25: error: 'batches.a.layout' takes sizeThatFits, not 'fixed' [bad-value]
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
    batches: { a: { devices: [iPhone8], themes: [dark], exclude: [{ themes: [dark, light] }] } }
      1:12: error: the batch 'a' has no environment left; exclude less of it, or remove the batch [empty-batch]
    rules: [{ batch: regular }]
      1:9: error: 'rules.match' is missing; it takes a pattern [bad-value]
    rules: [{ match: a, batch: foo }]
      1:28: error: unknown batch 'foo'; known are 'regular', 'extended' and 'component' [unknown-name]
    rules: [{ match: a, skip: 1 }]
      1:27: error: 'rules.skip' takes true or false, not '1' [bad-value]
    rules: { match: a }
      1:8: error: 'rules' takes a list of mappings, not a mapping [bad-value]
    default_batch: ${}
      1:16: error: '${}' is not a variable; write '${NAME}', or '$${' for a plain '${' [bad-value]
    default_batch: ${A
      1:16: error: '${A' is not a variable; write '${NAME}', or '$${' for a plain '${' [bad-value]
    default_batch: "${A B}"
      1:16: error: '${A B}' is not a variable; write '${NAME}', or '$${' for a plain '${' [bad-value]
    """#)
