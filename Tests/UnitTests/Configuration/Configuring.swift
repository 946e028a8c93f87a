import SnapgenTestSupport

@testable import SnapgenConfiguration
@testable import SnapgenModel

/// The configuration of a text as `snapgen.yml`, in a project in which `sources` were found.
func resolve(
    _ yaml: String, sources: [SourceModule] = [], environment: [String: String] = [:],
    options: ConfigurationOptions = ConfigurationOptions()
) throws(DiagnosticError) -> ResolvedConfiguration {
    try ConfigurationResolver(sources: sources, environment: environment)
        .resolve(ConfigurationFile(path: "snapgen.yml", bytes: Array(yaml.utf8)), options: options)
}

func read(_ yaml: String, environment: [String: String] = [:]) throws(DiagnosticError) -> Configuration {
    try resolve(yaml, environment: environment).configuration
}

func messages(_ yaml: String, environment: [String: String] = [:]) -> [String] {
    messages { try resolve(yaml, environment: environment) }
}

func builtIn(_ name: String) -> SnapshotEnvironment.Layout {
    guard let device = Device.builtIn.first(where: { $0.name == name }) else {
        preconditionFailure("no device \(name)")
    }
    return .device(device)
}

/// An origin in `snapgen.yml`.
func file(_ line: Int, _ column: Int) -> ConfigurationOrigin {
    .file(path: "snapgen.yml", line: line, column: column)
}

/// A file in which each key has another value than its default.
let unusualExample = """
    sources:
      - { path: ., module: App }
      - { path: Sources/My-Kit }
      - { target: Ziel, path: Sources/Ziel }
    exclude: ["a # b", "tab\\there", "$${HOME}", "quote\\"s", "no", "*"]
    catalog:
      protocols: { TestablePreview: previews, Testable: dump }
      attributes: { Showcase: Testable, Zoo: Own }
      macros: []
      default: exclude
    tests:
      framework: swift-testing
      engine: { images: snapshot-testing, values: snapgen }
      granularity: environment
      imports: [UIKit, Foundation.NSObject]
      testable_imports: [Core]
      template: Templates/own.stencil
      arguments: { device: "iPhone15,2", os: "17", retries: 2.5, slow: true, names: [a, b c], more: { no: "no" } }
      output: Generated Tests/Größe
      target: Bilder
      simulator_device: "iPhone15,2"
      required_os: 18.10
      set_up: Hooks.Größe
      time_zone: America/Argentina/Buenos_Aires
      calendar: japanese
      languages: [pt-BR, ar_SA, doubleLength]
      batch: own
      modules: [TravelUI]
      include: ["Hotel*"]
      kinds: [values]
    ui_tests: { app: App/Erzeugt, module: App, output: Oberfläche/Erzeugt }
    references: Bilder/é
    naming: prefire-split
    record: all
    precision: 0.985
    perceptual_precision: 1e-05
    draw: window
    allow_blank: true
    devices:
      kiosk: { width: 1080.5, height: 1920 }
      iPhone13: { width: 1, height: 2, scale: 3, safe_area: { top: 1, left: 2, bottom: 3, right: 4.5 } }
      größe: { width: 7, height: 8, in_names: false }
      fernseher:
        idiom: tv
        width: 1920
        height: 1080
        safe_area_landscape: { top: 1, left: 2.5, bottom: 3, right: 4 }
      flach: { width: 390, height: 844, safe_area: { top: 47, bottom: 34 }, safe_area_landscape: { top: 0 } }
    batches:
      own:
        - { devices: [kiosk, größe], layout: sizeThatFits }
        - layout: sizeThatFits
          locales: [no, zh-Hans]
          text_sizes: [xSmall]
          combine: pairwise
          strength: 3
          draw: layer
          include: [{ devices: [größe], themes: [dark] }, { locales: [en] }]
          exclude: [{ layout: sizeThatFits, locales: [no] }]
        - { widths: [kiosk], sizes: [320x44.5, 1x2], orientations: [landscape, portrait], locales: [rightToLeft, test-plan] }
        - { layout: sizeThatFits, contrasts: [increased], motions: [standard, reduced] }
      regular: { devices: [kiosk] }
    default_batch: own
    rules:
      - { match: "*", batch: own, precision: 0, perceptual_precision: 0.5, delay: 0.3, layout: 320x44.5, device: kiosk }
      - { match: "*", draw: window, allow_blank: true, record: never, references: Regeln/é, texts: tree, skip: true }
      - { match: "*", allow: large-picture+equal-devices }
    accessibility: { identifiers: module, screens: UITests/Generated }
    review: { threshold: 0.25 }
    diagnostics: { unnamed-preview: ignore, left-out: error, missing-library: warning, bad-yaml: error }
    """
