// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseForceTry

extension Diffing where Value == String {
    // `Snapshotting/String.swift`
    public static let lines = Diffing(
        toData: { Data($0.utf8) },
        fromData: { String(decoding: $0, as: UTF8.self) },
        failure: { $0 == $1 ? nil : "Snapshot does not match reference." })
}

extension Snapshotting where Value == String, Format == String {
    // `Snapshotting/String.swift`
    public static let lines = Snapshotting(pathExtension: "txt", diffing: .lines)
}

extension Snapshotting where Value == Data, Format == Data {
    // `Snapshotting/Data.swift`
    public static var data: Snapshotting {
        Snapshotting(
            pathExtension: nil,
            diffing: Diffing(toData: { $0 }, fromData: { $0 }, failure: { $0 == $1 ? nil : "Expected data to match" }))
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    // `Snapshotting/Encodable.swift`
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    // `Snapshotting/Encodable.swift`
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        var json = SimplySnapshotting.lines.pullback { (value: Value) in
            String(decoding: try! encoder.encode(value), as: UTF8.self)
        }
        json.pathExtension = "json"
        return json
    }
}

extension Snapshotting where Format == String {
    // `Snapshotting/Any.swift`; here as Swift's `dump(_:)` prints it
    public static var dump: Snapshotting {
        SimplySnapshotting.lines.pullback { value in
            var text = ""
            Swift.dump(value, to: &text)
            return text
        }
    }

    // `Snapshotting/Any.swift`
    public static var description: Snapshotting { SimplySnapshotting.lines.pullback { String(describing: $0) } }
}
