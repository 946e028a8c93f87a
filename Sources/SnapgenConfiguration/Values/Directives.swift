package import SnapgenModel

/// The settings that a `// snapgen:` comment sets for a declaration.
package struct Directives: Hashable, Sendable {
    /// Leaves out the entry (`skip`) or includes it although others are skipped (`skip=false`, `include`).
    package var skip: Bool?
    package var batch: String?
    package var pictures = PictureSettings()
    /// The time in seconds between showing a view and capturing it.
    package var delay: Double?
    /// A Swift expression that must be true before a view on screen is captured: `HotelMocks.isLoaded`.
    package var until: String?
    package var layout: PreviewLayout?
    /// The device that replaces the batch's devices.
    package var device: String?
    /// The record mode, unless the environment variables set one.
    package var record: RecordMode?
    /// The folder of the references, below that of all, and the beginning of their names: `HotelTests/HotelListView`.
    package var references: RelativePath?
    /// The number of samples, in place of the number that the source shows.
    package var samples: SampleCount?
    package var allow: AllowedFindings?
    package var texts: ViewTexts?
}

extension Directives {
    package init(skip: Bool? = nil) { self.skip = skip }

    /// These directives, with each setting replaced that `stronger` contains.
    package func overridden(by stronger: Directives) -> Directives {
        // Most declarations have none.
        if stronger == Directives() { return self }
        return DirectiveWord.all.reduce(into: self) { $1.copy(stronger, &$0) }
    }
}

/// Directives in storage of their own, because they are large; most declarations have none, which take no storage.
@propertyWrapper
package struct RareDirectives: Hashable, Sendable {
    private var stored: [Directives] = []

    package var wrappedValue: Directives {
        get { stored.first ?? Directives() }
        set { stored = newValue == Directives() ? [] : [newValue] }
    }

    package init(wrappedValue: Directives) { self.wrappedValue = wrappedValue }
}

extension Directives: Encodable {
    package func encode(to encoder: any Encoder) throws {
        try encoder.encode(
            Dictionary(uniqueKeysWithValues: DirectiveWord.all.map { ($0.name.camelCased, $0.value(self)) }))
    }
}

package struct Rule: Equatable, Encodable, Sendable {
    /// Matched against an entry's name, its title and its id.
    package var match: Glob
    package var settings: Directives

    package init(match: Glob, settings: Directives) {
        self.match = match
        self.settings = settings
    }
}

/// The number of samples that a comment states: `samples=3`, or `samples=*` if it is determined at run time.
package enum SampleCount: Hashable, Encodable, Sendable {
    case known(Int)
    case atRunTime
}

extension SampleCount: LosslessStringConvertible {
    private static let most = 10_000

    package init?(_ description: String) {
        if description == "*" {
            self = .atRunTime
        } else if let number = Int(description), (1...Self.most).contains(number) {
            self = .known(number)
        } else {
            return nil
        }
    }

    package var description: String {
        switch self {
        case .known(let number): "\(number)"
        case .atRunTime: "*"
        }
    }

    package func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}
