extension Trip {
    /// A trip with two stops.
    public static let lisbon = Trip(
        id: "lis", city: "Lisbon", symbol: "tram.fill", days: 4, price: 417,
        stops: [Stop("Paris", by: .train, at: "09:12"), Stop("Lisbon", by: .plane, at: "14:05")])

    /// A trip with a long name and three stops.
    public static let lapland = Trip(
        id: "rvn", city: "Rovaniemi and the lakes around it", symbol: "snowflake", days: 7, price: 1_290,
        stops: [
            Stop("Stockholm", by: .train, at: "18:40"), Stop("Turku", by: .ferry, at: "07:00"),
            Stop("Rovaniemi", by: .train, at: "20:11"),
        ])

    /// A trip without a price and stops.
    public static let madeira = Trip(id: "fnc", city: "Funchal", symbol: "sun.max.fill", days: 10)
}
