import SnapgenCatalog

enum HotelStates: TestableState {
    static let samples = ["loading": "...", "loaded": "3 hotels"]
}
