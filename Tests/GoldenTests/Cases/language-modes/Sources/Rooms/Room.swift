// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public final class Room {
    public static var suite = Room(name: "Suite")

    public var name: String

    public init(name: String) {
        self.name = name
    }
}
