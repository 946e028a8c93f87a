/// The code of a `#Preview`, as a test carries it.
///
/// Texts are Swift as the user wrote it: without the indentation that all their lines share, and with `\n` between lines.
public struct PreviewSource: Hashable, Codable, Sendable {
    /// The code between the braces, without the properties: `HotelCell(hotel: .sample)`.
    public var statements: String
    /// The code before `in`: `hotel`, `(hotel: Hotel) -> UIView`; `nil` if there is none.
    public var signature: String?
    /// The function behind `body:`, where that is no closure: `makeHotelCell`; `statements` is empty then.
    public var function: String?
    /// The declarations marked `@Previewable`, without that mark: `@State var isOn = true`.
    public var properties: [String]
    /// The expression behind `arguments:`, each of whose elements makes a sample.
    public var arguments: String?
    /// The size of the picture; `nil` without a trait or a modifier for it.
    public var layout: PreviewLayout?
    /// Indicates whether a trait turns the device on its side.
    public var isLandscape: Bool
    /// The type whose body or extension contains it, `Hotel.Cell`; `nil` if there is none.
    public var enclosingType: String?
    /// The names in it that begin like those of types, sorted: what other modules may have as well.
    public var typeNames: [String]
    /// The modifier that presents something above the view when it appears, `sheet`; `nil` if there is none.
    public var presentation: String?
    /// The property of a type that the code sets, `Session.shared.user`; `nil` if there is none.
    public var assignedProperty: String?
    /// The imports of its file, in source order.
    public var imports: [ScannedImport]
    /// The private declarations of its file that it uses, in source order; `nil` for none.
    public var helpers: [CarriedDeclaration]?
    /// Indicates whether it uses `Bundle.module`, which a test target may have as well; `nil` if not.
    public var usesModuleBundle: Bool?

    /// The code of a preview.
    public init(
        statements: String,
        signature: String? = nil,
        function: String? = nil,
        properties: [String] = [],
        arguments: String? = nil,
        layout: PreviewLayout? = nil,
        isLandscape: Bool = false,
        enclosingType: String? = nil,
        typeNames: [String] = [],
        presentation: String? = nil,
        assignedProperty: String? = nil,
        imports: [ScannedImport] = [],
        helpers: [CarriedDeclaration]? = nil,
        usesModuleBundle: Bool? = nil
    ) {
        self.statements = statements
        self.signature = signature
        self.function = function
        self.properties = properties
        self.arguments = arguments
        self.layout = layout
        self.isLandscape = isLandscape
        self.enclosingType = enclosingType
        self.typeNames = typeNames
        self.presentation = presentation
        self.assignedProperty = assignedProperty
        self.imports = imports
        self.helpers = helpers
        self.usesModuleBundle = usesModuleBundle
    }
}
