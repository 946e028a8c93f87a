import SnapgenModel

/// The part `devices`.
extension NodeReader {
    /// The devices of the file, in its order.
    mutating func devices(_ fields: Fields) -> [Located<Device>] {
        named(fields, .devices).compactMap { entry in
            checkName(of: entry, called: "device")
            return section(entry.value, .devices, called: "\(fields.name(of: .devices)).\(entry.key)")
                .flatMap { device(entry.key, $0) }
                .map { located($0, at: entry.place) }
        }
    }

    private mutating func device(_ name: String, _ fields: Fields) -> Device? {
        require(.devicesWidth, in: fields)
        require(.devicesHeight, in: fields)
        let width = number(fields, .devicesWidth)
        let height = number(fields, .devicesHeight)
        let idiom: Located<Device.Idiom>? = choice(fields, .devicesIdiom)
        let scale = number(fields, .devicesScale)?.value ?? 2
        let isInNames = value(fields, .devicesInNames, \.flag)?.value ?? true
        let safeArea = safeArea(section(fields, .devicesSafeArea))
        let landscape = landscapeSafeArea(fields)
        guard let width, let height else { return nil }
        return Device(
            name: name, idiom: idiom?.value, width: width.value, height: height.value, scale: scale,
            safeArea: safeArea, landscapeSafeArea: landscape, isInNames: isInNames)
    }

    /// `nil` where nothing is said about it.
    private mutating func landscapeSafeArea(_ fields: Fields) -> SafeArea? {
        guard fields[.devicesLandscape] != nil else { return nil }
        let edges = section(fields, .devicesLandscape)
        return SafeArea(
            top: number(edges, .devicesLandscapeTop)?.value ?? 0,
            left: number(edges, .devicesLandscapeLeft)?.value ?? 0,
            bottom: number(edges, .devicesLandscapeBottom)?.value ?? 0,
            right: number(edges, .devicesLandscapeRight)?.value ?? 0)
    }

    private mutating func safeArea(_ fields: Fields) -> SafeArea {
        SafeArea(
            top: number(fields, .devicesSafeAreaTop)?.value ?? 0,
            left: number(fields, .devicesSafeAreaLeft)?.value ?? 0,
            bottom: number(fields, .devicesSafeAreaBottom)?.value ?? 0,
            right: number(fields, .devicesSafeAreaRight)?.value ?? 0)
    }
}
