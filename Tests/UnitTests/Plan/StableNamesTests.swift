import SnapgenTestSupport
import Testing

@Suite("Names in random projects")
struct StableNamesTests {
    private static let walks = TestTier.properties.count(2, of: 20)
    private static let projects = 10
    private static let changes = 50

    @Test(
        "adding, moving and removing an entry renames no other that it does not collide with; all names are unique",
        arguments: 0..<walks)
    func stable(seed: Int) {
        var random = SplitMix64(state: UInt64(seed))
        var (compared, problems, known) = (0, [String](), Set<String>())
        for _ in 0..<Self.projects {
            var project = RandomProject(&random)
            var before = project.names(checking: &known)
            problems += before.problems
            for _ in 0..<Self.changes {
                let change = project.change(&random)
                let after = project.names(checking: &known)
                let renamed = change.unaffected.filter { before.of[$0] != after.of[$0] }
                problems += after.problems
                problems += renamed.map { "\(change): \(before.of[$0] ?? []) became \(after.of[$0] ?? [])" }
                compared += change.unaffected.count
                before = after
            }
        }
        // One expectation for all: thousands of them take a third of the time.
        #expect(problems.prefix(5) == [])
        #expect(compared > Self.projects * Self.changes)
    }
}
