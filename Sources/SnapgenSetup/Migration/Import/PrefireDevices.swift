import SnapgenConfiguration
import SnapgenNames

/// The screens of the device names that Prefire supports.
///
/// It passes a name on to a configuration of swift-snapshot-testing (`ViewImageConfig`), which holds tablets across;
/// with a name it draws in two pixels per point, without a safe area.
enum PrefireDevices {
    static var names: [String] { sizes.flatMap(\.names) }

    /// The screen for a name, called so that references keep their names; `nil` for a name that Prefire does not support.
    static func device(named name: String) -> Device? {
        sizes.first { $0.names.contains(name) }.map { size in
            Device(name: LibraryName.fileName(name), width: size.width, height: size.height, scale: 2)
        }
    }

    /// The screen for a configuration without names, an iPhone X with the scale of the simulator, which is not part of names.
    static func unnamed(scale: Double) -> Device {
        Device(
            name: "prefire", width: 375, height: 812, scale: scale, safeArea: SafeArea(top: 44, bottom: 34),
            isInNames: false)
    }

    /// The scale of a simulator's screen by its model identifier, `iPhone15,2`; `nil` where that is no phone or tablet.
    static func scale(ofSimulator model: String) -> Double? {
        if model.hasPrefix("iPad") || smallPhones.contains(model) { return 2 }
        return model.hasPrefix("iPhone") ? 3 : nil
    }

    /// Phones with two pixels per point since 2017: 8, XR, 11, SE of the second and third generation.
    private static let smallPhones: Set<String> = [
        "iPhone10,1", "iPhone10,4", "iPhone11,8", "iPhone12,1", "iPhone12,8", "iPhone14,6",
    ]

    private struct Size {
        var names: [String]
        var width: Double
        var height: Double

        init(_ width: Double, _ height: Double, _ names: String...) {
            self.names = names
            self.width = width
            self.height = height
        }
    }

    private static let sizes = [
        Size(
            428, 926, "iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Pro Max", "iPhone 15 Pro Max",
            "iPhone 16 Pro Max"),
        Size(390, 844, "iPhone 12 Pro", "iPhone 13 Pro", "iPhone 14 Pro", "iPhone 15 Pro", "iPhone 16 Pro"),
        Size(
            375, 812, "iPhone X", "iPhone 10", "iPhone 11", "iPhone 12", "iPhone 13", "iPhone 14", "iPhone 15",
            "iPhone 16"),
        Size(
            375, 667, "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
            "iPhone SE (3rd generation)"),
        Size(414, 736, "iPhone 6 Plus", "iPhone 6s Plus", "iPhone 8 Plus"),
        Size(320, 568, "iPhone SE (1st generation)"),
        Size(1080, 810, "iPad"),
        Size(1024, 768, "iPad Mini"),
        Size(1194, 834, "iPad Pro 11"),
        Size(1366, 1024, "iPad Pro 12.9"),
        Size(1920, 1080, "Apple TV"),
        // Of versions after 5.6.1.
        Size(440, 956, "iPhone 17 Pro Max"),
        Size(402, 874, "iPhone 17", "iPhone 17 Pro"),
        Size(420, 912, "iPhone Air"),
        Size(430, 932, "iPhone 15 Plus", "iPhone 16 Plus"),
        Size(390, 844, "iPhone 16e", "iPhone 17e"),
    ]
}
