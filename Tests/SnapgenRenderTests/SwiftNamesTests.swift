import Testing

@testable import SnapgenConfiguration
@testable import SnapgenPlan
@testable import SnapgenRender

@Suite("SwiftNames")
struct SwiftNamesTests {
    private func names(_ environments: SnapshotEnvironment..., batch: String = "b") -> SwiftNames {
        SwiftNames([PlannedBatch(name: batch, environments: environments)])
    }

    @Test(
        "writes a name as Swift writes constants",
        arguments: [
            ("iPhone13-light", "iPhone13Light"),
            ("sizeThatFits-light-ar_SA", "sizeThatFitsLightArSA"),
            ("Kiosk", "kiosk"),
            ("default", "`default`"),
            ("2x", "_2x"),
            ("", "unnamed"),
        ])
    func constants(name: String, constant: String) {
        #expect(names().environment(name) == constant)
    }

    @Test("keeps names apart that would be written alike, whichever comes first")
    func collisions() {
        let one = SnapshotEnvironment(layout: .sizeThatFits, locale: "en_US")
        let other = SnapshotEnvironment(layout: .sizeThatFits, locale: "en-US")
        let (forward, backward) = (names(one, other), names(other, one))
        #expect(forward.environment(one.name) != forward.environment(other.name))
        #expect(forward.environment(one.name) == backward.environment(one.name))
        #expect(forward.environment(one.name).hasPrefix("sizeThatFitsEnUS_"))
    }

    @Test("keeps screens and batches apart as well")
    func otherCollisions() {
        let screens = ["wall 4K", "wall-4K"].map { Device(name: $0, width: 1, height: 1, scale: 1) }
        let environments = screens.map { SnapshotEnvironment(layout: .device($0)) }
        let names = SwiftNames(["a b", "a-b"].map { PlannedBatch(name: $0, environments: environments) })
        #expect(names.screen("wall 4K") != names.screen("wall-4K"))
        #expect(names.batch("a b") != names.batch("a-b"))
    }

    @Test("names batches and screens as well")
    func others() {
        let names = names(SnapshotEnvironment(layout: .device(Device(name: "wall 4K", width: 1, height: 1, scale: 1))))
        #expect(names.batch("b") == "b")
        #expect(names.screen("wall 4K") == "wall4K")
    }
}
