import SnapgenCatalog

enum Tariffs: TestableState {
    static let samples: KeyValuePairs = [
        "suitcase": Tariff(for: Bag(weight: 21)),
        "surfboard": Tariff(for: Bag(weight: 9, isBulky: true)),
        "heavy": Tariff(for: Bag(weight: 28)),
        "too heavy": Tariff(for: Bag(weight: 41)),
    ]
}

enum BagTags: TestableText {
    static let samples = [
        ("direct", BagTag(flight: "SG 204", route: ["HEL", "RAK"], bag: Bag(weight: 21))),
        ("one stop", BagTag(flight: "SG 71", route: ["HEL", "LIS", "FNC"], bag: Bag(weight: 9, isBulky: true))),
    ]
}
