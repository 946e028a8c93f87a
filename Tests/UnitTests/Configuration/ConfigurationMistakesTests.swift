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
        #expect(messages(mistake.yaml) == [mistake.message])
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

private let mistakes = [
    Mistake(
        "bacth: 1",
        "snapgen.yml:1:1: error: unknown key 'bacth'; known are 'sources', 'exclude', 'catalog', 'tests', "
            + "'ui_tests', 'references', 'naming', 'record', 'precision', 'perceptual_precision', 'draw', 'allow_blank', "
            + "'devices', 'batches', 'default_batch', 'rules', 'accessibility' and 'diagnostics' [unknown-key]"),
    Mistake(
        "diagnostics: { left-uot: error }",
        "snapgen.yml:1:16: error: unknown diagnostic 'left-uot'; did you mean 'left-out'? [unknown-name]"),
    Mistake(
        "diagnostics: { x: error }",
        "snapgen.yml:1:16: error: unknown diagnostic 'x'; the ids are in the brackets behind messages [unknown-name]"),
    Mistake(
        "diagnostics: { left-out: fatal }",
        "snapgen.yml:1:26: error: 'diagnostics.left-out' takes error, warning, note or ignore, not 'fatal' [bad-value]"),
    Mistake(
        "diagnostics: { bad-yaml: ignore }",
        "snapgen.yml:1:26: error: 'bad-yaml' is always an error, because a command has no result then; remove the line "
            + "[bad-value]"),
    Mistake(
        "default_bacth: regular",
        "snapgen.yml:1:1: error: unknown key 'default_bacth'; did you mean 'default_batch'? [unknown-key]"),
    Mistake(
        "themes: [light]",
        "snapgen.yml:1:1: error: unknown key 'themes' here; it belongs below 'batches' [unknown-key]"),
    Mistake(
        "engine: snapgen",
        "snapgen.yml:1:1: error: unknown key 'engine' here; it belongs below 'tests' [unknown-key]"),
    Mistake(
        "tests: { engine: foo }",
        "snapgen.yml:1:18: error: 'tests.engine' takes snapshot-testing, snapgen or a mapping, not 'foo' "
            + "[bad-value]"),
    Mistake(
        "tests: { granularity: function }",
        "snapgen.yml:1:23: error: 'tests.granularity' takes entry, environment or case, not 'function' "
            + "[bad-value]"),
    Mistake(
        "tests:\n  simulator_device: iPhone 15",
        "snapgen.yml:2:21: error: 'tests.simulator_device' takes a model's identifier such as 'iPhone15,2', not "
            + "'iPhone 15' [bad-value]"),
    Mistake(
        "tests: { set_up: 'Hooks.self()' }",
        "snapgen.yml:1:18: error: 'tests.set_up' takes the name of a type, not 'Hooks.self()' [bad-value]"),
    Mistake(
        "tests: { time_zone: 'Paris, France' }",
        "snapgen.yml:1:21: error: 'tests.time_zone' takes a time zone such as GMT or Europe/Paris, not "
            + "'Paris, France' [bad-value]"),
    Mistake(
        "tests: { required_os: iOS 18 }",
        "snapgen.yml:1:23: error: 'tests.required_os' takes a version such as 18 or 18.4, not 'iOS 18' [bad-value]"),
    Mistake(
        "tests: 3",
        "snapgen.yml:1:8: error: 'tests' takes a mapping, not '3' [bad-value]"),
    Mistake(
        "tests:",
        "snapgen.yml:1:7: error: 'tests' has no value; it takes a mapping [bad-value]"),
    Mistake(
        "[a, b]",
        "snapgen.yml:1:1: error: the configuration has to be a mapping of keys, not a list [bad-value]"),
    Mistake(
        "hello",
        "snapgen.yml:1:1: error: the configuration has to be a mapping of keys, not 'hello' [bad-value]"),
    Mistake(
        "record: on",
        "snapgen.yml:1:9: error: 'record' takes all, failed, missing or never, not 'on' [bad-value]"),
    Mistake(
        "precision: 1.5",
        "snapgen.yml:1:12: error: 'precision' takes a number from 0 to 1, not '1.5' [bad-value]"),
    Mistake(
        "precision: \"0.9\"",
        "snapgen.yml:1:12: error: 'precision' takes a number from 0 to 1, not '0.9' in quotes [bad-value]"),
    Mistake(
        "precision: .nan",
        "snapgen.yml:1:12: error: 'precision' takes a number from 0 to 1, not '.nan' [bad-value]"),
    Mistake(
        "precision: .inf",
        "snapgen.yml:1:12: error: 'precision' takes a number from 0 to 1, not '.inf' [bad-value]"),
    Mistake(
        "precision: 1e999",
        "snapgen.yml:1:12: error: 'precision' takes a number from 0 to 1, not '1e999' [bad-value]"),
    Mistake(
        "precision: 012",
        "snapgen.yml:1:12: error: 'precision' takes a number from 0 to 1, not '012' [bad-value]"),
    Mistake(
        "precision: 1_0",
        "snapgen.yml:1:12: error: 'precision' takes a number from 0 to 1, not '1_0' [bad-value]"),
    Mistake(
        "precision: yes",
        "snapgen.yml:1:12: error: 'precision' takes a number from 0 to 1, not 'yes' [bad-value]"),
    Mistake(
        "references: ../x",
        "snapgen.yml:1:13: error: 'references' takes a path below the root, not '../x' [bad-value]"),
    Mistake(
        "references: /x",
        "snapgen.yml:1:13: error: 'references' takes a path below the root, not '/x' [bad-value]"),
    Mistake(
        "references: [x]",
        "snapgen.yml:1:13: error: 'references' takes a path below the root, not a list [bad-value]"),
    Mistake(
        "exclude: Generated",
        "snapgen.yml:1:10: error: 'exclude' takes a list, not 'Generated'; write [Generated] [bad-value]"),
    Mistake(
        "exclude: a*.swift",
        "snapgen.yml:1:10: error: 'exclude' takes a list, not 'a*.swift'; write [\"a*.swift\"] [bad-value]"),
    Mistake(
        "exclude: [[a]]",
        "snapgen.yml:1:11: error: each item of 'exclude' has to be a pattern, not a list [bad-value]"),
    Mistake(
        "exclude: ['']",
        "snapgen.yml:1:11: error: each item of 'exclude' has to be a pattern, not '' [bad-value]"),
    Mistake(
        "sources: Sources/App",
        "snapgen.yml:1:10: error: 'sources' takes a list, not 'Sources/App'; write [Sources/App] [bad-value]"),
    Mistake(
        "sources: [../App]",
        "snapgen.yml:1:11: error: each item of 'sources' has to be a path, a pattern or a mapping, not '../App' "
            + "[bad-value]"),
    Mistake(
        "sources: [{ target: App, module: UI }]",
        "snapgen.yml:1:26: error: the project determines the module of a target; remove 'module' [bad-value]"),
    Mistake(
        "sources: [{}]",
        "snapgen.yml:1:11: error: 'sources.path' is missing; it takes a path below the root, or '.' for the "
            + "root [bad-value]"),
    Mistake(
        "sources: [{ path: . }]",
        "snapgen.yml:1:11: error: 'sources.module' is missing; it takes a module's name [bad-value]"),
    Mistake(
        "sources: [{ path: ../a }]",
        "snapgen.yml:1:19: error: 'sources.path' takes a path below the root, or '.' for the root, not "
            + "'../a' [bad-value]"),
    Mistake(
        "sources: [{ path: Sources/class }]",
        "snapgen.yml:1:11: error: 'sources.module' is missing; it takes a module's name [bad-value]"),
    Mistake(
        "tests: { imports: ['Foo Bar'] }",
        "snapgen.yml:1:20: error: each item of 'tests.imports' has to be a module's name, not 'Foo Bar' "
            + "[bad-value]"),
    Mistake(
        "tests: { template: ../a.stencil }",
        "snapgen.yml:1:20: error: 'tests.template' takes a built-in template's name or a path below the "
            + "root, not '../a.stencil' [bad-value]"),
    Mistake(
        "tests: { target: a/b }",
        "snapgen.yml:1:18: error: 'tests.target' takes a target's name, not 'a/b' [bad-value]"),
    Mistake(
        "catalog: { protocols: { SwiftUI.PreviewProvider: previews } }",
        "snapgen.yml:1:25: error: 'SwiftUI.PreviewProvider' is no protocol's name; write it without its "
            + "module [bad-value]"),
    Mistake(
        "catalog: { protocols: { Foo: pictures } }",
        "snapgen.yml:1:30: error: 'catalog.protocols.Foo' takes samples, previews, json, lines, dump, "
            + "async-samples, async-json, async-lines or async-dump, not 'pictures' [bad-value]"),
    Mistake(
        "catalog: { protocols: [Foo] }",
        "snapgen.yml:1:23: error: 'catalog.protocols' takes a mapping, not a list [bad-value]"),
    Mistake(
        "catalog: { macros: ['#Preview'] }",
        "snapgen.yml:1:21: error: each item of 'catalog.macros' has to be a macro's name without '#', not "
            + "'#Preview' [bad-value]"),
    Mistake(
        "catalog: { default: no }",
        "snapgen.yml:1:21: error: 'catalog.default' takes include or exclude, not 'no' [bad-value]"),
    Mistake(
        "devices: { kiosk: { width: 0, height: 10 } }",
        "snapgen.yml:1:28: error: 'devices.kiosk.width' takes a number above 0, not '0' [bad-value]"),
    Mistake(
        "devices: { kiosk: { width: 10 } }",
        "snapgen.yml:1:19: error: 'devices.kiosk.height' is missing; it takes a number above 0 [bad-value]"),
    Mistake(
        "devices: { my kiosk: { width: 1, height: 10 } }",
        "snapgen.yml:1:12: error: the device 'my kiosk' cannot be part of a file name; 'my-kiosk' can "
            + "[bad-value]"),
    Mistake(
        "batches: { a: { themes: [light] } }",
        "snapgen.yml:1:15: error: 'batches.a' shows samples nowhere; give it 'devices', 'widths', 'sizes' or "
            + "'layout' [bad-value]"),
    Mistake(
        "batches: { a: [] }",
        "snapgen.yml:1:15: error: 'batches.a' is empty; give it 'devices', 'widths', 'sizes' or "
            + "'layout' [bad-value]"),
    Mistake(
        "batches: { a: { devices: [] } }",
        "snapgen.yml:1:15: error: 'batches.a' shows samples nowhere; give it 'devices', 'widths', 'sizes' or "
            + "'layout' [bad-value]"),
    Mistake(
        "batches: { a: { devices: [iPhone 15 Prom] } }",
        "snapgen.yml:1:27: error: unknown device 'iPhone 15 Prom'; did you mean 'iPhone15Pro', 'iPhone11Pro' or "
            + "'iPhone12Pro'? [unknown-name]"),
    Mistake(
        "batches: { a: { layout: sizeThatFits, locales: [en, doubleLength] } }",
        "snapgen.yml:1:53: error: 'doubleLength' is made when a process starts, so no test can choose it; write "
            + "'locales: [test-plan]' and 'tests: { languages: [doubleLength] }', and run the tests with a test plan "
            + "[bad-value]"),
    Mistake(
        "batches: { a: { layout: sizeThatFits, locales: [test-plan] } }",
        "snapgen.yml:1:49: error: 'test-plan' leaves the language to the test run, and 'tests.languages' names none; "
            + "write 'tests: { languages: [en, ja] }' [bad-value]"),
    Mistake(
        "batches: { a: { sizes: [320] } }",
        "snapgen.yml:1:25: error: each item of 'batches.a.sizes' has to be a size such as 320x100, not '320' "
            + "[bad-value]"),
    Mistake(
        "batches: { a: { widths: [iPhnoe13] } }",
        "snapgen.yml:1:26: error: unknown device 'iPhnoe13'; did you mean 'iPhone13', 'iPhone11' or 'iPhone12'? "
            + "[unknown-name]"),
    Mistake(
        "batches: { a: { layout: sizeThatFits, orientations: [sideways] } }",
        "snapgen.yml:1:54: error: unknown orientation 'sideways'; known are 'portrait' and 'landscape' "
            + "[unknown-name]"),
    Mistake(
        "devices: { a: { width: 1, height: 1, idiom: watch } }",
        "snapgen.yml:1:45: error: 'devices.a.idiom' takes phone, pad or tv, not 'watch' [bad-value]"),
    Mistake(
        "devices: { a: { width: 1, height: 1, safe_area_landscape: { top: -1 } } }",
        "snapgen.yml:1:66: error: 'devices.a.safe_area_landscape.top' takes a number of 0 or more, not '-1' "
            + "[bad-value]"),
    Mistake(
        "batches: { a: { devices: [iPhone31] } }",
        "snapgen.yml:1:27: error: unknown device 'iPhone31'; did you mean 'iPhone11', 'iPhone13' or "
            + "'iPhone12'? [unknown-name]"),
    Mistake(
        "batches: { a: { layout: fixed } }",
        "snapgen.yml:1:25: error: 'batches.a.layout' takes sizeThatFits, not 'fixed' [bad-value]"),
    Mistake(
        "batches: { a: { layout: sizeThatFits, themes: [drak] } }",
        "snapgen.yml:1:48: error: unknown theme 'drak'; did you mean 'dark'? [unknown-name]"),
    Mistake(
        "batches: { a: { layout: sizeThatFits, text_sizes: [huge] } }",
        "snapgen.yml:1:52: error: unknown text size 'huge'; known are 'xSmall', 'small', 'medium', 'large', "
            + "'xLarge', 'xxLarge', 'xxxLarge', 'accessibility1', 'accessibility2', 'accessibility3', "
            + "'accessibility4' and 'accessibility5' [unknown-name]"),
    Mistake(
        "batches: { a: { layout: sizeThatFits, locales: [en US] } }",
        "snapgen.yml:1:49: error: each item of 'batches.a.locales' has to be a locale such as en or ar_SA, "
            + "not 'en US' [bad-value]"),
    Mistake(
        "batches: { a: { layout: sizeThatFits, combine: all } }",
        "snapgen.yml:1:48: error: 'batches.a.combine' takes product or pairwise, not 'all' [bad-value]"),
    Mistake(
        "batches: { a: { layout: sizeThatFits, strength: 3 } }",
        "snapgen.yml:1:49: error: 'batches.a.strength' needs 'combine: pairwise'; write that, or leave it out "
            + "[bad-value]"),
    Mistake(
        "batches: { a: { layout: sizeThatFits, combine: pairwise, strength: 4 } }",
        "snapgen.yml:1:68: error: 'batches.a.strength' takes 2 or 3, not '4' [bad-value]"),
    Mistake(
        "batches: { a: { layout: sizeThatFits, exclude: { themes: [dark] } } }",
        "snapgen.yml:1:48: error: 'batches.a.exclude' takes a list of mappings, not a mapping [bad-value]"),
    Mistake(
        "batches: { a: { layout: sizeThatFits, exclude: dark } }",
        "snapgen.yml:1:48: error: 'batches.a.exclude' takes a list of mappings, not 'dark' [bad-value]"),
    Mistake(
        "batches: { a: { layout: sizeThatFits, exclude: [{}] } }",
        "snapgen.yml:1:49: error: 'batches.a.exclude' names no value; give it one, such as 'themes: [dark]' "
            + "[bad-value]"),
    Mistake(
        "batches: { a: { layout: sizeThatFits, include: [{ themes: [] }] } }",
        "snapgen.yml:1:49: error: 'batches.a.include' names no value; give it one, such as 'themes: [dark]' "
            + "[bad-value]"),
    Mistake(
        "batches: { a: { layout: sizeThatFits, exclude: [{ theme: [dark] }] } }",
        "snapgen.yml:1:51: error: unknown key 'theme'; did you mean 'themes'? [unknown-key]"),
    Mistake(
        "batches: { a: { layout: sizeThatFits, include: [{ combine: pairwise }] } }",
        "snapgen.yml:1:51: error: unknown key 'combine' here; it belongs below 'batches' [unknown-key]"),
    Mistake(
        "batches: { a: { devices: [iPhone8], exclude: [{ themes: [drak] }] } }",
        "snapgen.yml:1:58: error: unknown theme 'drak'; did you mean 'dark'? [unknown-name]"),
    Mistake(
        "batches: { a: { devices: [iPhone8], themes: [dark], exclude: [{ themes: [dark, light] }] } }",
        "snapgen.yml:1:12: error: the batch 'a' has no environment left; exclude less of it, or remove the batch "
            + "[empty-batch]"),
    Mistake(
        "batches: { a: 3 }",
        "snapgen.yml:1:15: error: 'batches.a' takes a mapping, not '3' [bad-value]"),
    Mistake(
        "default_batch: regulra",
        "snapgen.yml:1:16: error: unknown batch 'regulra'; did you mean 'regular'? [unknown-name]"),
    Mistake(
        "rules: [{ batch: regular }]",
        "snapgen.yml:1:9: error: 'rules.match' is missing; it takes a pattern [bad-value]"),
    Mistake(
        "rules: [{ match: a, batch: foo }]",
        "snapgen.yml:1:28: error: unknown batch 'foo'; known are 'regular', 'extended' and 'component' "
            + "[unknown-name]"),
    Mistake(
        "rules: [{ match: a, skip: 1 }]",
        "snapgen.yml:1:27: error: 'rules.skip' takes true or false, not '1' [bad-value]"),
    Mistake(
        "rules: [{ match: a, delay: -1 }]",
        "snapgen.yml:1:28: error: 'rules.delay' takes a number of 0 or more, not '-1' [bad-value]"),
    Mistake(
        "rules: { match: a }",
        "snapgen.yml:1:8: error: 'rules' takes a list of mappings, not a mapping [bad-value]"),
    Mistake(
        "precision: ${P}",
        "snapgen.yml:1:12: error: variable 'P' is not set; set it, or give a default: '${P:-default}' "
            + "[unset-variable]"),
    Mistake(
        "default_batch: ${}",
        "snapgen.yml:1:16: error: '${}' is not a variable; write '${NAME}', or '$${' for a plain '${' [bad-value]"),
    Mistake(
        "default_batch: ${A",
        "snapgen.yml:1:16: error: '${A' is not a variable; write '${NAME}', or '$${' for a plain '${' [bad-value]"),
    Mistake(
        "default_batch: \"${A B}\"",
        "snapgen.yml:1:16: error: '${A B}' is not a variable; write '${NAME}', or '$${' for a plain '${' "
            + "[bad-value]"),
]
