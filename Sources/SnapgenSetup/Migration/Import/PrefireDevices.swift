import SnapgenConfiguration
import SnapgenNames

/// The screens of the device names that Prefire supports.
///
/// It passes a name on to a configuration of swift-snapshot-testing (`ViewImageConfig`), which holds tablets across;
/// with a name it draws in two pixels per point, without a safe area.
enum PrefireDevices {
    static var names: [String] { screens.flatMap(\.names) }

    /// The screen for a name, called so that references keep their names; `nil` for a name that Prefire does not support.
    static func device(named name: String) -> Device? {
        screens.first { $0.names.contains(name) }.map { screen in
            Device(name: LibraryName.fileName(name), width: screen.width, height: screen.height, scale: 2)
        }
    }

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

    /// The last five are of versions after 5.6.1.
    private static let screens: [(width: Double, height: Double, names: [String])] = [
        (428, 926, (12...16).map { "iPhone \($0) Pro Max" }),
        (390, 844, (12...16).map { "iPhone \($0) Pro" }),
        (375, 812, ["iPhone X", "iPhone 10"] + (11...16).map { "iPhone \($0)" }),
        (375, 667, ["6", "6s", "7", "8", "SE (2nd generation)", "SE (3rd generation)"].map { "iPhone \($0)" }),
        (414, 736, ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 8 Plus"]),
        (320, 568, ["iPhone SE (1st generation)"]),
        (1080, 810, ["iPad"]),
        (1024, 768, ["iPad Mini"]),
        (1194, 834, ["iPad Pro 11"]),
        (1366, 1024, ["iPad Pro 12.9"]),
        (1920, 1080, ["Apple TV"]),
        (440, 956, ["iPhone 17 Pro Max"]),
        (402, 874, ["iPhone 17", "iPhone 17 Pro"]),
        (420, 912, ["iPhone Air"]),
        (430, 932, ["iPhone 15 Plus", "iPhone 16 Plus"]),
        (390, 844, ["iPhone 16e", "iPhone 17e"]),
    ]
}
