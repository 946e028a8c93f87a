// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// `swiftui/app`
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    // `swiftui/app/init()`
    @MainActor @preconcurrency init()
}

extension App {
    // `swiftui/app/main()`; here it shows nothing
    @MainActor @preconcurrency public static func main() { _ = Self() }
}

// `swiftui/scene`
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

// `swiftui/scenebuilder`
@resultBuilder
public struct SceneBuilder {
    // `swiftui/scenebuilder/buildexpression(_:)`, `swiftui/scenebuilder/buildblock(_:)`
    nonisolated public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    nonisolated public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

// `swiftui/windowgroup`
public struct WindowGroup<Content: View>: Scene {
    // `swiftui/windowgroup/init(content:)`
    nonisolated public init(@ViewBuilder content: () -> Content) {}

    public var body: Never { fatalError("a primitive scene has no body") }
}
