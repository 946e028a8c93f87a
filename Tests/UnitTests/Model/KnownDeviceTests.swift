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
        "names that references carry stay, and mean what ViewImageConfig and Prefire call so",
        arguments: [
            "iPhoneSe", "iPhone8", "iPhone8Plus", "iPhoneX", "iPhoneXr", "iPhoneXsMax", "iPhone12", "iPhone12Pro",
            "iPhone12ProMax", "iPhone13", "iPhone13Mini", "iPhone13Pro", "iPhone13ProMax", "iPhone14", "iPhone14Plus",
            "iPhone14Pro", "iPhone14ProMax", "iPhone15", "iPhone15Plus", "iPhone15Pro", "iPhone15ProMax", "iPhone16",
            "iPhone16Plus", "iPhone16Pro", "iPhone16ProMax", "iPadMini", "iPad9_7", "iPad10_2", "iPadPro10_5",
            "iPadPro11", "iPadPro12_9", "tv", "tv4K",
        ])
    func keptNames(name: String) {
        #expect(Device.builtIn.contains { $0.name == name })
    }

    @Test(
        "names of Xcode and Prefire mean a device",
        arguments: [
            ("iPhone 13", "iPhone13"), ("iPhone 14 Pro Max", "iPhone14ProMax"), ("iPhone13Pro", "iPhone13Pro"),
            ("iPhone SE", "iPhoneSe"), ("iPhone SE (1st generation)", "iPhoneSe"), ("iPhone 12 mini", "iPhone12Mini"),
            ("iPhone SE (2nd generation)", "iPhoneSe2"), ("iPhone 6", "iPhone8"), ("iPhone 6s", "iPhone8"),
            ("iPhone 7", "iPhone8"), ("iPhone 6 Plus", "iPhone8Plus"), ("iPhone 6s Plus", "iPhone8Plus"),
            ("iPhone 10", "iPhoneX"), ("iPad", "iPad10_2"), ("iPad Pro 11", "iPadPro11"),
            ("iPad Pro (11-inch) (4th generation)", "iPadPro11"), ("iPad mini (6th generation)", "iPadMini"),
            ("iPad (9th generation)", "iPad10_2"), ("iPad Pro 11-inch (M4)", "iPadPro11M4"),
            ("iPad Pro 12.9", "iPadPro12_9"), ("iPad Mini", "iPadMini"), ("Apple TV", "tv"), ("tv4K", "tv4K"),
            ("Mac", "mac800x600"), ("Apple Watch", nil),
        ] as [(String, String?)])
    func otherTools(name: String, expected: String?) {
        #expect(Device.builtIn.device(called: name)?.name == expected)
    }
}
