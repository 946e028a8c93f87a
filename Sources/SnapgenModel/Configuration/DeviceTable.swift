extension Device {
    /// The devices that are known without any configuration, by name.
    ///
    /// Sizes, scales and safe areas are those of "Layout" in Apple's Human Interface Guidelines; the names are those
    /// of `ViewImageConfig` in swift-snapshot-testing, continued.
    public static let builtIn: [Device] = [
        phone("iPhoneSe", 320, 568, scale: 2, top: 20),
        phone("iPhone8", 375, 667, scale: 2, top: 20),
        phone("iPhone8Plus", 414, 736, scale: 3, top: 20),
        phone("iPhoneX", 375, 812, top: 44, bottom: 34),
        phone("iPhoneXr", 414, 896, scale: 2, top: 48, bottom: 34),
        phone("iPhoneXsMax", 414, 896, top: 44, bottom: 34),
        phone("iPhone12", 390, 844, top: 47, bottom: 34),
        phone("iPhone12Pro", 390, 844, top: 47, bottom: 34),
        phone("iPhone12ProMax", 428, 926, top: 47, bottom: 34),
        phone("iPhone13", 390, 844, top: 47, bottom: 34),
        phone("iPhone13Mini", 375, 812, top: 50, bottom: 34),
        phone("iPhone13Pro", 390, 844, top: 47, bottom: 34),
        phone("iPhone13ProMax", 428, 926, top: 47, bottom: 34),
        phone("iPhone14", 390, 844, top: 47, bottom: 34),
        phone("iPhone14Plus", 428, 926, top: 47, bottom: 34),
        phone("iPhone14Pro", 393, 852, top: 59, bottom: 34),
        phone("iPhone14ProMax", 430, 932, top: 59, bottom: 34),
        phone("iPhone15", 393, 852, top: 59, bottom: 34),
        phone("iPhone15Plus", 430, 932, top: 59, bottom: 34),
        phone("iPhone15Pro", 393, 852, top: 59, bottom: 34),
        phone("iPhone15ProMax", 430, 932, top: 59, bottom: 34),
        phone("iPhone16", 393, 852, top: 59, bottom: 34),
        phone("iPhone16Plus", 430, 932, top: 59, bottom: 34),
        phone("iPhone16Pro", 402, 874, top: 62, bottom: 34),
        phone("iPhone16ProMax", 440, 956, top: 62, bottom: 34),
        pad("iPadMini", 744, 1133, bottom: 20),
        pad("iPad10_2", 810, 1080, bottom: 0),
        pad("iPadPro11", 834, 1194, bottom: 20),
        pad("iPadPro12_9", 1024, 1366, bottom: 20),
    ]

    private static func phone(
        _ name: String, _ width: Double, _ height: Double, scale: Double = 3, top: Double, bottom: Double = 0
    ) -> Device {
        Device(
            name: name, width: width, height: height, scale: scale, safeArea: SafeArea(top: top, bottom: bottom))
    }

    private static func pad(_ name: String, _ width: Double, _ height: Double, bottom: Double) -> Device {
        Device(
            name: name, width: width, height: height, scale: 2,
            safeArea: SafeArea(top: bottom == 0 ? 20 : 24, bottom: bottom))
    }
}
