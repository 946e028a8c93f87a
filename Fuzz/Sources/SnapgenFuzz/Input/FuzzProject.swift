import SnapgenConfiguration
import SnapgenModel
import SnapgenScan

/// A scanned project and its configuration, decoded from bytes.
struct FuzzProject {
    private var bytes: FuzzBytes

    init(_ bytes: [UInt8]) {
        self.bytes = FuzzBytes(bytes)
    }

    /// Returns files as the scanner could return them, with at most one declaration per line.
    mutating func files() -> [ScannedFile] {
        ["App/Row.swift", "App/Other/Row.swift", "App/Cell.swift", "Kit/Row.swift"].map { name in
            let path = Self.path("Sources/\(name)")
            var file = ScannedFile(path: path, module: String(name.prefix(3)))
            for number in 0..<bytes.number(below: 6) where bytes.hasMore {
                let context = context(at: SourceLocation(path: path, line: number * 10 + 1, column: 1))
                if bytes.flag() {
                    file.declarations.append(declaration(context))
                } else {
                    file.macros.append(macro(context))
                }
            }
            return file
        }
    }

    /// Returns a configuration as the reader could return it.
    mutating func configuration() -> Configuration {
        let tests = TestSettings(
            framework: bytes.pick(TestSettings.Framework.allCases),
            imageEngine: bytes.pick(TestSettings.Engine.allCases),
            valueEngine: bytes.pick(TestSettings.Engine.allCases),
            granularity: bytes.pick(TestSettings.Granularity.allCases))
        return Configuration(
            tests: tests, naming: bytes.pick(ReferenceNaming.allCases),
            batches: ["regular", "fits", "all"].map { name in
                Batch(name: name, products: [Self.product(&bytes)] + bytes.list(below: 2, Self.product))
            },
            rules: bytes.list(below: 3) { Rule(match: Glob($0.text(or: Self.words)), settings: Self.directives(&$0)) })
    }

    private static let words = [
        "Row", "ROW", "Row_Previews", "Row.Cell", "Row_Cell", "Row_x", "Row_1", "x", "X", "x wide", "x-wide", "light",
        "1", "2", "Caf\u{E9}", "Cafe\u{301}", "\u{3C2}", "\u{3C3}", "Stra\u{DF}e", "STRASSE", "", "a/b", "class",
        String(repeating: "Long", count: 60), String(repeating: "\u{E9}", count: 80), "\u{1F642}",
    ]

    private static let types = ["Row", "Cell", "Outer.Row", "Row_Previews", "Screen", "Testable", "PreviewProvider"]

    private static func path(_ text: String) -> RelativePath {
        guard let path = RelativePath(text) else { preconditionFailure("an invalid path in the code") }
        return path
    }
}

extension FuzzProject {
    private mutating func context(at location: SourceLocation) -> ScannedContext {
        ScannedContext(
            location: location,
            conditions: bytes.list(below: 3) {
                BranchCondition(
                    denied: $0.list(below: 2) { $0.pick(["DEBUG", "os(iOS)"]) },
                    required: $0.optional { $0.pick(["DEBUG", "os(iOS)", "!(DEBUG)"]) })
            },
            availability: bytes.list(below: 2) {
                $0.pick(["@available(iOS 17, *)", "@available(macOS, unavailable)"])
            },
            isPrivate: bytes.number(below: 8) == 7, isLocal: bytes.number(below: 8) == 7,
            directives: bytes.optional { Self.directives(&$0) } ?? Directives())
    }

    private static func directives(_ bytes: inout FuzzBytes) -> Directives {
        Directives(
            skip: bytes.optional { $0.flag() }, batch: bytes.optional { $0.pick(["regular", "fits", "all", "none"]) },
            delay: bytes.optional { Double($0.number(below: 9)) },
            layout: bytes.optional { $0.pick([.device, .sizeThatFits, .fixed(width: "1", height: "2.5")]) },
            device: bytes.optional { $0.text(or: ["phone", "iPhone 15", "iPhone13"]) },
            record: bytes.optional { $0.pick(RecordMode.allCases) })
    }

    private mutating func declaration(_ context: ScannedContext) -> ScannedDeclaration {
        ScannedDeclaration(
            kind: bytes.pick(ScannedDeclaration.Kind.allCases),
            name: bytes.pick(Self.types),
            inherited: bytes.list(below: 4) {
                $0.pick(Self.types + ["TestableState", "TestableText", "TestableValue", "CaseIterable"])
            },
            isGeneric: bytes.number(below: 8) == 7,
            offers: bytes.list(below: 3) { bytes in
                SampleSource(
                    property: bytes.pick(["samples", "previews", "cases"]), content: Self.content(&bytes, context))
            },
            context: context)
    }

    private static func content(_ bytes: inout FuzzBytes, _ context: ScannedContext) -> SampleSource.Content {
        switch bytes.number(below: 4) {
        case 0: .unknown
        case 1: .allCases(of: bytes.optional { $0.pick(types) })
        default: .listed(samples(&bytes, context))
        }
    }

    private static func samples(_ bytes: inout FuzzBytes, _ context: ScannedContext) -> [Sample] {
        (0..<bytes.number(below: 5)).map { number in
            Sample(
                number: number + 1, label: bytes.optional { $0.text(or: words) },
                line: context.location.line + number + 1,
                theme: bytes.optional { $0.pick(SnapshotEnvironment.Theme.allCases) })
        }
    }

    private mutating func macro(_ context: ScannedContext) -> ScannedMacro {
        ScannedMacro(
            macro: "Preview", displayName: bytes.optional { $0.text(or: Self.words) },
            source: PreviewSource(),
            samples: [Sample(number: 1, line: context.location.line)], context: context)
    }

    private static func product(_ bytes: inout FuzzBytes) -> EnvironmentProduct {
        var product = axes(&bytes)
        if product.layouts.isEmpty { product.layouts = [.sizeThatFits] }
        // Pairwise combination is rare, because it takes longer than everything else.
        product.combine = bytes.number(below: 16) == 15 ? .pairwise : .product
        product.strength = 2 + bytes.number(below: 2)
        product.include = bytes.list(below: 3, axes)
        product.exclude = bytes.list(below: 3, axes)
        return product
    }

    private static func axes(_ bytes: inout FuzzBytes) -> EnvironmentProduct {
        EnvironmentProduct(
            layouts: bytes.list(below: 3, layout),
            themes: bytes.list(below: 3) { $0.pick(SnapshotEnvironment.Theme.allCases) },
            locales: bytes.list(below: 3) { $0.pick(["en", "de", "ar_SA"]) },
            runLanguages: bytes.list(below: 2) { $0.pick(["en", "fr"]) },
            textSizes: bytes.list(below: 3) { $0.pick(SnapshotEnvironment.TextSize.allCases) },
            orientations: bytes.list(below: 3) { $0.pick(SnapshotEnvironment.Orientation.allCases) },
            contrasts: bytes.list(below: 3) { $0.pick(SnapshotEnvironment.Contrast.allCases) },
            motions: bytes.list(below: 3) { $0.pick(SnapshotEnvironment.Motion.allCases) })
    }

    private static func layout(_ bytes: inout FuzzBytes) -> SnapshotEnvironment.Layout {
        let name = bytes.pick(["phone", "wide-phone", "none", String(repeating: "x", count: 80)])
        let device = Device(name: name, width: 1, height: 2, scale: 1, isInNames: name != "none")
        return switch bytes.number(below: 4) {
        case 0: .sizeThatFits
        case 1: .fixed(width: Double(bytes.number(below: 9)) + 0.5, height: 7)
        case 2: .width(device)
        default: .device(device)
        }
    }
}
