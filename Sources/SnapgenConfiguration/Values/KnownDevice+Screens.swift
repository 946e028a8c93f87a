// Screens that several devices have, as devices without a name. Safe areas are those of a window without bars.
// "Measured" values were printed by simulators with the system that the device came with or a later one before iOS 26.

extension KnownDevice {
    private static func screen(
        _ idiom: Device.Idiom, _ width: Double, _ height: Double, scale: Double, safeArea: SafeArea,
        landscapeSafeArea: SafeArea? = nil, _ source: String
    ) -> KnownDevice {
        let device = Device(
            name: "", idiom: idiom, width: width, height: height, scale: scale, safeArea: safeArea,
            landscapeSafeArea: landscapeSafeArea ?? safeArea)
        return KnownDevice(device: device, source: source)
    }

    /// Sizes and scales of all devices are Apple's.
    private static let apple = "size: Human Interface Guidelines, Layout; "
    private static let measured = apple + "safe areas: measured by simulators (dimmmensions 2.0)"
    private static let library = apple + "safe areas: ViewImageConfig of swift-snapshot-testing 1.18"
    private static let eighteen = apple + "safe areas: iOS 18, as two collections of device profiles have them"
    private static let recent = apple + "safe areas: iOS 26, as two collections of device profiles have them"
    private static func like(_ screen: String) -> String { apple + "safe areas: taken from \(screen)" }
}

/// Phones, called by their width.
extension KnownDevice {
    static let phone320 = homeButtonPhone(320, 568, scale: 2, library)
    static let phone375Short = homeButtonPhone(375, 667, scale: 2, measured)
    static let phone414Short = homeButtonPhone(414, 736, scale: 3, measured)
    // The library has 24 points below on its side, where simulators measure 21 on all phones of the form.
    static let phone375 = phone(375, 812, top: 44, apple + "safe areas: ViewImageConfig, on its side like phone375Mini")
    static let phone375Mini = phone(375, 812, top: 50, measured)
    static let phone414 = phone(414, 896, top: 44, apple + "safe areas: ViewImageConfig, on its side like phone428")
    static let phone414Coarse = phone(
        414, 896, scale: 2, top: 48, apple + "safe areas: dimmmensions 1 (iPhone 11), which measured 48, not 44")
    static let phone390 = phone(390, 844, top: 47, measured)
    static let phone428 = phone(428, 926, top: 47, measured)
    static let phone393 = phone(393, 852, top: 59, measured)
    static let phone430 = phone(430, 932, top: 59, measured)
    static let phone402 = phone(402, 874, top: 62, eighteen)
    static let phone440 = phone(440, 956, top: 62, eighteen)
    static let phone402Late = phone(402, 874, top: 62, landscape: (top: 20, bottom: 20), recent)
    static let phone440Late = phone(440, 956, top: 62, landscape: (top: 20, bottom: 20), recent)
    static let phone420 = phone(420, 912, top: 68, landscape: (top: 20, bottom: 29), recent)

    private static func homeButtonPhone(
        _ width: Double, _ height: Double, scale: Double, _ source: String
    ) -> KnownDevice {
        screen(.phone, width, height, scale: scale, safeArea: SafeArea(top: 20), landscapeSafeArea: SafeArea(), source)
    }

    private static func phone(
        _ width: Double, _ height: Double, scale: Double = 3, top: Double,
        landscape: (top: Double, bottom: Double) = (0, 21), _ source: String
    ) -> KnownDevice {
        screen(
            .phone, width, height, scale: scale, safeArea: SafeArea(top: top, bottom: 34),
            landscapeSafeArea: SafeArea(top: landscape.top, left: top, bottom: landscape.bottom, right: top), source)
    }
}

/// Tablets, called by the diagonal, televisions, and windows of a Mac.
extension KnownDevice {
    static let pad8_3 = pad(744, 1133, measured)
    static let pad9_7 = homeButtonPad(768, 1024)
    static let pad10_2 = homeButtonPad(810, 1080)
    static let pad10_5 = homeButtonPad(834, 1112)
    static let pad10_9 = pad(820, 1180, measured)
    static let pad11 = pad(834, 1194, measured)
    static let pad11Late = pad(834, 1210, like("pad11"))
    static let pad12_9 = pad(1024, 1366, measured)
    static let pad13 = pad(1032, 1376, like("pad12_9"))
    static let television = television(scale: 1)
    static let television4K = television(scale: 2)

    static func window(_ width: Double, _ height: Double) -> KnownDevice {
        screen(
            .mac, width, height, scale: 2, safeArea: SafeArea(),
            "scale: Human Interface Guidelines, Images; size: a choice, because users set that of windows")
    }

    private static func homeButtonPad(_ width: Double, _ height: Double) -> KnownDevice {
        screen(.pad, width, height, scale: 2, safeArea: SafeArea(top: 20), library)
    }

    private static func pad(_ width: Double, _ height: Double, _ source: String) -> KnownDevice {
        screen(.pad, width, height, scale: 2, safeArea: SafeArea(top: 24, bottom: 20), source)
    }

    /// A television counts 1920 × 1080 points, whatever its pixels.
    private static func television(scale: Double) -> KnownDevice {
        screen(
            .tv, 1920, 1080, scale: scale, safeArea: SafeArea(top: 60, left: 80, bottom: 60, right: 80),
            "Human Interface Guidelines, Layout, tvOS; ViewImageConfig keeps 90 points free at the sides")
    }
}
