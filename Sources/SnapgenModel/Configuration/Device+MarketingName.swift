extension [Device] {
    /// The device that Xcode's list calls `name`, or that has this name here.
    ///
    /// The generation of a device says nothing about its screen, but for the iPhone SE, which had another until the
    /// second. The names are those of "PreviewDevice" in Apple's documentation of SwiftUI.
    ///
    ///     Device.builtIn.device(marketedAs: "iPhone 14 Pro Max")             // iPhone14ProMax
    ///     Device.builtIn.device(marketedAs: "iPad Pro (11-inch) (4th generation)")  // iPadPro11
    public func device(marketedAs name: String) -> Device? {
        let wanted = Self.key(of: name)
        let key = Self.sameScreen[wanted] ?? wanted
        return first { $0.name == name } ?? first { Self.key(of: $0.name) == key }
    }

    /// Devices that the table has under the name of another with the same screen.
    private static var sameScreen: [String: String] {
        [
            "iphonese2ndgeneration": "iphone8", "iphonese3rdgeneration": "iphone8",
            "iphonese1stgeneration": "iphonese",
            "iphone6": "iphone8", "iphone6s": "iphone8", "iphone7": "iphone8",
            "iphone6plus": "iphone8plus", "iphone6splus": "iphone8plus", "iphone7plus": "iphone8plus",
            "iphonexs": "iphonex", "iphone11pro": "iphonex", "iphone11": "iphonexr", "iphone11promax": "iphonexsmax",
            "iphone12mini": "iphone13mini", "ipad": "ipad102",
        ]
    }

    /// Letters and digits, without inches and generations.
    private static func key(of name: String) -> String {
        let parts = name.lowercased().split(whereSeparator: { "()".contains($0) })
        let kept = name.hasPrefix("iPhone SE") ? parts : parts.filter { !$0.hasSuffix("generation") }
        let text = kept.joined().replacing("-inch", with: "")
        return String(text.filter { $0.isLetter || $0.isNumber })
    }
}
