/// Hooks of the test target, in place of a base class.
enum AppSetUp: SnapgenSetUp {
    private static var shown: Set<String> = []

    static func beforeAll() async throws { shown = [] }

    static func beforeEach(_ picture: String) async throws { shown.insert(picture) }

    static func afterEach(_ picture: String) async { assert(shown.contains(picture)) }
}
