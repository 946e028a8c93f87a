import SnapgenModel
import Testing

@Suite("SnapshotEnvironment and its parts")
struct EnvironmentTests {
    @Test("no device is in the table twice, and each has a sensible screen")
    func deviceTable() {
        #expect(Set(Device.builtIn.map(\.name)).count == Device.builtIn.count)
        for device in Device.builtIn {
            #expect(device.width < device.height && device.width >= 320, "\(device.name)")
            #expect([2, 3].contains(device.scale), "\(device.name)")
            #expect(device.safeArea.top >= 20, "\(device.name)")
        }
    }

    @Test("built-in batches use only built-in devices")
    func builtInBatches() {
        let layouts = Batch.builtIn.flatMap(\.products).map(\.layouts.count)
        #expect(layouts == [1, 1, 2, 1])
    }

    @Test("directives override one another key by key")
    func directives() {
        let weak = Directives(skip: true, batch: "a", precision: 0.5)
        let strong = Directives(batch: "b", delay: 1)
        #expect(weak.overridden(by: strong) == Directives(skip: true, batch: "b", precision: 0.5, delay: 1))
    }

    @Test("only pictures depend on the environment", arguments: CaptureStrategy.allCases)
    func strategies(strategy: CaptureStrategy) {
        #expect(strategy.dependsOnEnvironment == (strategy.fileExtension == "png"))
    }
}
