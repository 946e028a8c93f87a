import Testing

@testable import SnapgenConfiguration

@Suite("The table of devices")
struct KnownDeviceTests {
    @Test("no two devices have one name, also not by case, and no name means two devices")
    func names() {
        let owners = Dictionary(
            grouping: KnownDevice.all.flatMap { known in
                Set(known.names.map(KnownDevice.key)).map { (key: $0, name: known.device.name) }
            }, by: \.key)
        for (key, devices) in owners {
            #expect(devices.count == 1, "\(key) means \(devices.map(\.name))")
        }
    }

    @Test("every name finds its device, however it is spelt", arguments: KnownDevice.all)
    func lookup(known: KnownDevice) {
        for name in known.names {
            #expect(Device.builtIn.device(called: name)?.name == known.device.name, "\(name)")
            let spelt = name.uppercased().replacing(" ", with: "_")
            #expect(Device.builtIn.device(called: spelt)?.name == known.device.name, "\(spelt)")
        }
    }

    @Test("a device of one's own takes the place of a known one, under that one's other names as well")
    func ownDevice() {
        let own = Device(name: "iPhone13", width: 1, height: 2, scale: 1)
        let devices = [own] + Device.builtIn
        #expect(devices.device(called: "iPhone 13") == own)
        #expect([Device(name: "iPhone 13", width: 3, height: 4, scale: 1)].device(called: "iPhone 13")?.width == 3)
    }

    @Test("the usual idiom and safe area on its side are what most devices have")
    func defaults() {
        let others = KnownDevice.all.map(\.device).filter { device in
            let usual = Device(
                name: device.name, width: device.width, height: device.height, scale: device.scale,
                safeArea: device.safeArea)
            return usual != device
        }
        #expect(
            others.map(\.name) == ["iPhone17", "iPhoneAir", "iPhone17Pro", "iPhone17ProMax", "tv", "tv4K"])
    }

    @Test("a range of systems begins before it ends, and every device says where its values come from")
    func systems() {
        for known in KnownDevice.all {
            if let first = known.firstSystem, let last = known.lastSystem {
                #expect(first.numbers.lexicographicallyPrecedes(last.numbers), "\(known.device.name)")
            }
            #expect(known.firstSystem != nil || known.device.name == "iPhone17e")
            #expect(known.source.contains("Human Interface Guidelines"), "\(known.device.name)")
        }
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
        "names of Apple and Prefire mean a device",
        arguments: [
            "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 6 Plus", "iPhone 6s Plus", "iPhone 10", "iPad", "iPad Mini",
            "iPad Pro 11", "iPad Pro 12.9", "Apple TV", "iPhone SE (1st generation)", "iPhone SE (2nd generation)",
        ])
    func otherTools(name: String) {
        #expect(Device.builtIn.device(called: name) != nil)
    }
}
