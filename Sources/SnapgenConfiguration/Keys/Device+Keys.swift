extension Device {
    package static let shape = Shape<Device>.section(keys, required: [["width", "height"]], finish: complete)

    @KeyTable<Device> private static var keys: [Key<Device>] {
        Key(
            "idiom", \.idiom, .choice, "The kind of device; the default is pad from 700 points both ways, else phone.",
            isShown: { $0.idiom != usualIdiom(width: $0.width, height: $0.height) })
        Key("width", \.width, .number(.size), "The width in points.")
        Key("height", \.height, .number(.size), "The height in points.")
        Key("scale", \.scale, .number(.size), "Pixels per point; the default is 2.")
        Key(
            "in_names", \.isInNames, .flag, "Whether names of references contain the device; the default is true.",
            isShown: { !$0.isInNames })
        Key(
            "safe_area", \.safeArea, .section(SafeArea.keys, usual: SafeArea()),
            "The insets of the screen's safe area.", isShown: { $0.safeArea != SafeArea() })
        Key(
            "safe_area_landscape", \.landscapeSafeArea, .section(SafeArea.keys, usual: SafeArea()),
            "The insets in landscape; the default follows from those in portrait.",
            isShown: { $0.landscapeSafeArea != usualLandscapeSafeArea(of: $0.idiom, upright: $0.safeArea) })
    }

    @Sendable private static func complete(_ device: Device, _ fields: Fields, _ reader: inout NodeReader) -> Device? {
        let hasSize = ["width", "height"].map { reader.require($0, NumberRange.size.expected, in: fields) }
        guard !hasSize.contains(false) else { return nil }
        return Device(
            name: device.name, idiom: fields["idiom"].map { _ in device.idiom }, width: device.width,
            height: device.height, scale: device.scale, safeArea: device.safeArea,
            landscapeSafeArea: fields["safe_area_landscape"].map { _ in device.landscapeSafeArea },
            isInNames: device.isInNames)
    }
}

extension SafeArea {
    @KeyTable<SafeArea> fileprivate static var keys: [Key<SafeArea>] {
        Key("top", \.top, .number(.notNegative), "Points at the top; the default is 0.")
        Key("left", \.left, .number(.notNegative), "Points on the left; the default is 0.")
        Key("bottom", \.bottom, .number(.notNegative), "Points at the bottom; the default is 0.")
        Key("right", \.right, .number(.notNegative), "Points on the right; the default is 0.")
    }
}
