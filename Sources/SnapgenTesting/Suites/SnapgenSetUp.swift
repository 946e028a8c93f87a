/// Hooks that run before the tests of a target and around each picture.
///
/// The key `tests.set_up` of `snapgen.yml` names a type of the test target that conforms:
///
///     enum AppSetUp: SnapgenSetUp {
///         static func beforeAll() async throws { try Fonts.register() }
///         static func beforeEach(_ picture: String) async throws { MockServer.reset() }
///     }
///
/// A hook that is left out does nothing.
@MainActor
protocol SnapgenSetUp: Sendable {
    /// Called once in a process, before the first test uses its samples.
    ///
    /// If it throws, every test fails.
    static func beforeAll() async throws

    /// Called before a view is shown.
    ///
    /// - Parameter picture: The name of the reference, such as `HotelCell-iPhone13-dark.loading`.
    static func beforeEach(_ picture: String) async throws

    /// Called after a view was captured, or could not be.
    ///
    /// - Parameter picture: The name of the reference, such as `HotelCell-iPhone13-dark.loading`.
    static func afterEach(_ picture: String) async
}

@MainActor
extension SnapgenSetUp {
    static func beforeAll() async throws {}

    static func beforeEach(_ picture: String) async throws {}

    static func afterEach(_ picture: String) async {}

    /// Returns the result of a body between the hooks of a picture.
    static func around<Result>(_ picture: String, _ body: @MainActor () async throws -> Result) async throws -> Result {
        do {
            try await beforeEach(picture)
            let result = try await body()
            await afterEach(picture)
            return result
        } catch {
            await afterEach(picture)
            throw error
        }
    }
}

/// The calls of `beforeAll`, one for each type.
@MainActor
final class SetUpCalls {
    static let shared = SetUpCalls()

    private var calls: [ObjectIdentifier: Task<Void, any Error>] = [:]

    /// Calls the hook, or waits for the call that another test has begun.
    func beforeAll(of setUp: any SnapgenSetUp.Type) async throws {
        let id = ObjectIdentifier(setUp)
        let call = calls[id] ?? Task { try await setUp.beforeAll() }
        calls[id] = call
        try await call.value
    }
}
