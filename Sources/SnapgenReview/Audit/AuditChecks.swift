import SnapgenConfiguration
import SnapgenModel
import SnapgenScan

struct AuditChecks {
    let pictures: [AuditedPicture]
    let sizeLimit: Int
    let allowsBlank: Bool

    private typealias Found = (id: DiagnosticID, pictures: [AuditedPicture], other: AuditedPicture?)

    var findings: [(finding: AuditFinding, diagnostic: Diagnostic)] {
        guard let entry = pictures.first?.entry else { return [] }
        let allowed = Set(entry.settings.allow?.ids ?? [])
        let found = [blank, transparent, dark, devices, mirrored, language, textSizes, size, large]
        return found.filter { !$0.pictures.isEmpty && !allowed.contains($0.id) }.map { found in
            let finding = AuditFinding(id: found.id, entry: entry.id, pictures: found.pictures.map(\.path))
            let other = found.other?.environment.name ?? ""
            return (finding, finding.diagnostic(of: entry, comparedWith: other, sizeLimit: sizeLimit))
        }
    }

    private var blank: Found {
        (.blankPicture, filled.filter { $0.facts.hasOneColor && !$0.facts.isTransparent }, nil)
    }

    private var transparent: Found { (.transparentPicture, filled.filter(\.facts.isTransparent), nil) }

    private var filled: [AuditedPicture] { pictures.filter { !($0.entry.settings.pictures.allowBlank ?? allowsBlank) } }

    private var large: Found { (.largePicture, pictures.filter { $0.bytes > sizeLimit }, nil) }

    private var size: Found {
        let found = pictures.filter { $0.entry.screenSize(in: $0.environment)?.isScreen(of: $0.facts.size) == false }
        return (.unexpectedSize, found, nil)
    }

    private var dark: Found {
        found(.darkEqualsLight, groups { $0.theme = nil }) { group in
            let light = group.first { $0.environment.theme == .light }
            let dark = group.first { $0.environment.theme == .dark }
            guard let light, let dark, dark.facts.looksLike(light.facts) else { return nil }
            return ([dark], light)
        }
    }

    /// Pictures that fill screens of different sizes can only be equal if the screen has no effect.
    private var devices: Found {
        found(.equalDevices, groups { $0.layout = .sizeThatFits }) { group in
            let sized = group.filter { $0.environment.layout.extent != nil }
            return sized.lazy.compactMap { base in
                let same = sized.filter { $0.facts.looksLike(base.facts) && Self.differInFilledSide($0, base) }
                return same.isEmpty ? nil : (same, base)
            }.first
        }
    }

    /// A view that is as wide as its screen and as high as its contents looks the same on all screens of a width.
    private static func differInFilledSide(_ picture: AuditedPicture, _ other: AuditedPicture) -> Bool {
        guard let extent = picture.environment.layout.extent, let second = other.environment.layout.extent else {
            return false
        }
        let sides = [picture.facts.size.width, picture.facts.size.height].map(Double.init)
        // A screen can be turned.
        return [sides, sides.reversed()].contains { sides in
            (0...1).contains { extent[$0] != second[$0] && sides[$0] >= min(extent[$0], second[$0]) }
        }
    }

    private var textSizes: Found {
        found(.equalTextSizes, groups { $0[.textSize] = nil }) { group in
            let sizes = Set(group.map { $0.environment[.textSize] })
            guard sizes.count > 1, group.allSatisfy({ $0.facts.looksLike(group[0].facts) }) else { return nil }
            return (Array(group.dropFirst()), group[0])
        }
    }

    private var language: Found {
        found(.equalLanguage, languages) { group in
            let base = group[0]
            let same = group.filter { isTranslated($0, from: base) && $0.facts.looksLike(base.facts) }
            return same.isEmpty ? nil : (same, base)
        }
    }

    /// Two regions of a language have equal texts; a layout with the direction of the base is another finding.
    private func isTranslated(_ picture: AuditedPicture, from base: AuditedPicture) -> Bool {
        let (own, other) = (Language(picture.environment), Language(base.environment))
        return own.code != other.code && own.replacesTexts && (!own.isRightToLeft || !base.facts.edges.hasDirection)
    }

    private var mirrored: Found {
        found(.notMirrored, languages) { group in
            guard let base = group.first(where: { !Language($0.environment).isRightToLeft }) else { return nil }
            // Pictures of two sizes are not comparable.
            let kept = group.filter { picture in
                Language(picture.environment).isRightToLeft && picture.facts.size == base.facts.size
                    && picture.facts.edges.hasDirection(of: base.facts.edges)
            }
            return kept.isEmpty ? nil : (kept, base)
        }
    }

    /// The pictures that differ in the language only, those of the first language first.
    private var languages: [[AuditedPicture]] {
        groups {
            $0.locale = nil
            $0.isLocaleOfRun = false
        }
    }

    private func groups(_ erase: (inout SnapshotEnvironment) -> Void) -> [[AuditedPicture]] {
        pictures.grouped { picture -> [AnyHashable] in
            var environment = picture.environment
            erase(&environment)
            return [picture.sample, environment]
        }.filter { $0.count > 1 }
    }

    private func found(
        _ id: DiagnosticID, _ groups: [[AuditedPicture]],
        _ check: ([AuditedPicture]) -> (same: [AuditedPicture], base: AuditedPicture)?
    ) -> Found {
        let found = groups.compactMap(check)
        return (id, found.flatMap(\.same), found.first?.base)
    }
}

extension SnapshotEnvironment.Layout {
    /// The number of pixels or points of a picture that fills the layout; `nil` if the sample determines its size.
    fileprivate var extent: [Double]? {
        switch self {
        case .device(let device): [device.width * device.scale, device.height * device.scale]
        case .fixed(let width, let height): [width, height]
        case .width, .sizeThatFits: nil
        }
    }
}

private struct Language {
    /// The code of the language without its region: `ar` for `ar_SA`; empty for that of the test run.
    let code: String
    let isRightToLeft: Bool
    private let pseudo: PseudoLanguage?

    init(_ environment: SnapshotEnvironment) {
        let locale = environment.locale ?? ""
        pseudo = PseudoLanguage(rawValue: locale)
        let parts = locale.lowercased().split { $0 == "_" || $0 == "-" }.map(String.init)
        let script = parts.dropFirst().first { $0.count == 4 }
        code = pseudo == nil ? [parts.first, script].compactMap { $0 }.joined(separator: "-") : locale
        isRightToLeft = SnapshotEnvironment.isRightToLeft(locale)
    }

    var replacesTexts: Bool { pseudo != .rightToLeft }
}
