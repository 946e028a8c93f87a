import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration

@Suite("The table of devices")
struct KnownDeviceTests {
    @Test("every name finds its device and no other, however it is spelt", arguments: KnownDevice.all)
    func lookup(known: KnownDevice) {
        for name in known.names {
            #expect(Device.builtIn.device(called: name) == known.device, "\(name)")
            let spelt = name.uppercased().replacing(" ", with: "_")
            #expect(Device.builtIn.device(called: spelt) == known.device, "\(spelt)")
        }
    }

    @Test("a device of one's own takes the place of a known one, under that one's other names as well")
    func ownDevice() {
        let own = ["iPhone13", "iPhone 13"].map { Device(name: $0, width: 1, height: 2, scale: 1) }
        #expect(([own[0]] + Device.builtIn).device(called: "iPhone 13") == own[0])
        #expect([own[1]].device(called: "iPhone 13") == own[1])
    }

    @Test("windows of a Mac have the size in their name, two pixels per point, no safe area, and do not turn")
    func windows() {
        let windows = Device.builtIn.filter { $0.idiom == .mac }
        #expect(windows.map(\.name) == windows.map { "mac\(Int($0.width))x\(Int($0.height))" } && windows.count > 2)
        #expect(windows.allSatisfy { $0.scale == 2 && $0.safeArea == SafeArea() && $0.landscapeSafeArea == SafeArea() })
        #expect(!Device(name: "narrow", idiom: .mac, width: 200, height: 800, scale: 2).turns)
    }

    @Test("a range of systems begins before it ends", arguments: KnownDevice.all)
    func systems(known: KnownDevice) {
        guard let first = known.firstSystem, let last = known.lastSystem else { return }
        #expect(first.numbers.lexicographicallyPrecedes(last.numbers))
    }

    @Test(
        "names of references, Xcode and Prefire mean a device", arguments: table(in: "UnitTests/Fixtures/Devices.txt"))
    func names(name: String, expected: String) {
        #expect(Device.builtIn.device(called: name)?.name ?? "" == expected)
        #expect(name != expected || Device.builtIn.contains { $0.name == name })
    }
}
