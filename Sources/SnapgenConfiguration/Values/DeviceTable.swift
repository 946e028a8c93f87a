/// The table: a row per device, in the order of their age.
///
/// The name is that of `ViewImageConfig` in swift-snapshot-testing, or one made like them; it stands in references, so
/// it never changes. Then comes Apple's name, the screen, the first and the last system, and other names that mean it:
/// those of models that differ in nothing that a picture shows, and Prefire's.
extension KnownDevice {
    package static let all: [KnownDevice] = phones + pads + televisions + windows

    private static let phones: [KnownDevice] = [
        row("iPhoneSe", "iPhone SE (1st generation)", .phone320, from: "9.3", to: "15.8", also: "iPhone SE"),
        row("iPhone8", "iPhone 8", .phone375Short, from: "11.0", to: "16.7", also: "iPhone 6", "iPhone 6s", "iPhone 7"),
        row(
            "iPhone8Plus", "iPhone 8 Plus", .phone414Short, from: "11.0", to: "16.7", also: "iPhone 6 Plus",
            "iPhone 6s Plus", "iPhone 7 Plus"),
        row("iPhoneX", "iPhone X", .phone375, from: "11.0", to: "16.7", also: "iPhone 10"),
        row("iPhoneXr", "iPhone XR", .phone414Coarse, from: "12.0", to: "18.7"),
        row("iPhoneXs", "iPhone XS", .phone375, from: "12.0", to: "18.7"),
        row("iPhoneXsMax", "iPhone XS Max", .phone414, from: "12.0", to: "18.7"),
        row("iPhone11", "iPhone 11", .phone414Coarse, from: "13.0"),
        row("iPhone11Pro", "iPhone 11 Pro", .phone375, from: "13.0"),
        row("iPhone11ProMax", "iPhone 11 Pro Max", .phone414, from: "13.0"),
        row("iPhoneSe2", "iPhone SE (2nd generation)", .phone375Short, from: "13.4"),
        row("iPhone12", "iPhone 12", .phone390, from: "14.1"),
        row("iPhone12Mini", "iPhone 12 mini", .phone375Mini, from: "14.2"),
        row("iPhone12Pro", "iPhone 12 Pro", .phone390, from: "14.1"),
        row("iPhone12ProMax", "iPhone 12 Pro Max", .phone428, from: "14.2"),
        row("iPhone13", "iPhone 13", .phone390, from: "15.0"),
        row("iPhone13Mini", "iPhone 13 mini", .phone375Mini, from: "15.0"),
        row("iPhone13Pro", "iPhone 13 Pro", .phone390, from: "15.0"),
        row("iPhone13ProMax", "iPhone 13 Pro Max", .phone428, from: "15.0"),
        row("iPhoneSe3", "iPhone SE (3rd generation)", .phone375Short, from: "15.4"),
        row("iPhone14", "iPhone 14", .phone390, from: "16.0"),
        row("iPhone14Plus", "iPhone 14 Plus", .phone428, from: "16.0"),
        row("iPhone14Pro", "iPhone 14 Pro", .phone393, from: "16.0"),
        row("iPhone14ProMax", "iPhone 14 Pro Max", .phone430, from: "16.0"),
        row("iPhone15", "iPhone 15", .phone393, from: "17.0"),
        row("iPhone15Plus", "iPhone 15 Plus", .phone430, from: "17.0"),
        row("iPhone15Pro", "iPhone 15 Pro", .phone393, from: "17.0"),
        row("iPhone15ProMax", "iPhone 15 Pro Max", .phone430, from: "17.0"),
        row("iPhone16", "iPhone 16", .phone393, from: "18.0"),
        row("iPhone16Plus", "iPhone 16 Plus", .phone430, from: "18.0"),
        row("iPhone16Pro", "iPhone 16 Pro", .phone402, from: "18.0"),
        row("iPhone16ProMax", "iPhone 16 Pro Max", .phone440, from: "18.0"),
        row("iPhone16e", "iPhone 16e", .phone390, from: "18.3"),
        row("iPhone17", "iPhone 17", .phone402Late, from: "26.0"),
        row("iPhoneAir", "iPhone Air", .phone420, from: "26.0"),
        row("iPhone17Pro", "iPhone 17 Pro", .phone402Late, from: "26.0"),
        row("iPhone17ProMax", "iPhone 17 Pro Max", .phone440Late, from: "26.0"),
        row("iPhone17e", "iPhone 17e", .phone390, from: nil),
    ]

    private static let pads: [KnownDevice] = [
        row(
            "iPad9_7", "iPad (6th generation)", .pad9_7, from: "11.3", to: "17.7", also: "iPad (5th generation)",
            "iPad Pro (9.7-inch)", "iPad 9.7"),
        row("iPadMini5", "iPad mini (5th generation)", .pad9_7, from: "12.2", also: "iPad mini 4"),
        row(
            "iPadMini", "iPad mini (6th generation)", .pad8_3, from: "15.0", also: "iPad mini (A17 Pro)",
            "iPad mini 6"),
        row(
            "iPad10_2", "iPad (9th generation)", .pad10_2, from: "15.0", also: "iPad (8th generation)",
            "iPad (7th generation)", "iPad"),
        row("iPad10_9", "iPad (10th generation)", .pad10_9, from: "16.1"),
        row("iPad11", "iPad (A16)", .pad10_9, from: "18.3", also: "iPad (11th generation)"),
        row("iPadAir10_5", "iPad Air (3rd generation)", .pad10_5, from: "12.2"),
        row("iPadAir10_9", "iPad Air (5th generation)", .pad10_9, from: "15.4", also: "iPad Air (4th generation)"),
        row(
            "iPadAir11", "iPad Air 11-inch (M3)", .pad10_9, from: "18.3", also: "iPad Air 11-inch (M2)",
            "iPad Air 11-inch"),
        row(
            "iPadAir13", "iPad Air 13-inch (M3)", .pad12_9, from: "18.3", also: "iPad Air 13-inch (M2)",
            "iPad Air 13-inch"),
        row("iPadPro10_5", "iPad Pro (10.5-inch)", .pad10_5, from: "10.3", to: "17.7"),
        row(
            "iPadPro11", "iPad Pro (11-inch) (4th generation)", .pad11, from: "16.1",
            also: "iPad Pro (11-inch)", "iPad Pro (11-inch) (1st generation)", "iPad Pro (11-inch) (2nd generation)",
            "iPad Pro (11-inch) (3rd generation)"),
        row("iPadPro11M4", "iPad Pro 11-inch (M4)", .pad11Late, from: "17.4", also: "iPad Pro 11-inch (M5)"),
        row(
            "iPadPro12_9", "iPad Pro (12.9-inch) (6th generation)", .pad12_9, from: "16.1",
            also: "iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (3rd generation)",
            "iPad Pro (12.9-inch) (4th generation)", "iPad Pro (12.9-inch) (5th generation)"),
        row(
            "iPadPro13", "iPad Pro 13-inch (M4)", .pad13, from: "17.4", also: "iPad Pro 13-inch (M5)",
            "iPad Pro 13-inch"),
    ]

    private static let televisions: [KnownDevice] = [
        row("tv", "Apple TV", .television, from: "9.0", also: "Apple TV HD"),
        row("tv4K", "Apple TV 4K", .television4K, from: "11.0", also: "Apple TV 4K (3rd generation)"),
    ]

    private static let windows: [KnownDevice] = [
        row("mac480x320", "Mac window, 480 × 320", .window(480, 320), from: nil),
        row("mac800x600", "Mac window, 800 × 600", .window(800, 600), from: nil, also: "Mac"),
        row("mac1280x800", "Mac window, 1280 × 800", .window(1280, 800), from: nil),
        row("mac1440x900", "Mac window, 1440 × 900", .window(1440, 900), from: nil),
    ]

    private static func row(
        _ name: String, _ marketingName: String, _ screen: KnownDevice, from first: String?, to last: String? = nil,
        also aliases: String...
    ) -> KnownDevice {
        var known = screen
        known.device.name = name
        (known.marketingName, known.aliases) = (marketingName, aliases)
        known.firstSystem = first.flatMap(SystemVersion.init)
        known.lastSystem = last.flatMap(SystemVersion.init)
        return known
    }
}
