import Combine
import SnapgenCatalog
import SwiftUI

/// A view model that finds hotels, as the screen uses it.
@MainActor
final class HotelSearch: ObservableObject {
    enum State: Encodable {
        case idle
        case found([String])
        case failed
    }

    private struct Offline: Error {}

    @Published private(set) var state = State.idle

    func search(_ city: String) async {
        do {
            state = .found(try await hotels(in: city))
        } catch {
            state = .failed
        }
    }

    private func hotels(in city: String) async throws -> [String] {
        await Task.yield()
        if city.isEmpty { throw Offline() }
        return ["\(city) Inn"]
    }
}

struct HotelSearchView: View {
    @ObservedObject var model: HotelSearch

    var body: some View {
        switch model.state {
        case .idle: Text("Where to?")
        case .found(let hotels): Text("\(hotels.count) hotels")
        case .failed: Text("Try again")
        }
    }
}

/// Samples that are read from the source, although code runs before them.
enum HotelSearchScreens: AsyncTestable {
    static func samples() async throws -> [(String, HotelSearchView)] {
        let found = HotelSearch()
        await found.search("Rome")
        return [
            ("idle", HotelSearchView(model: HotelSearch())),
            ("found", HotelSearchView(model: found)),
        ]
    }
}

/// Samples that are determined at run time.
enum HotelSearchStates: AsyncTestableState {
    static func samples() async -> [(String, HotelSearch.State)] {
        var states: [(String, HotelSearch.State)] = []
        for city in ["", "Oslo"] {
            let model = HotelSearch()
            await model.search(city)
            states.append((city.isEmpty ? "nowhere" : city, model.state))
        }
        return states
    }
}

enum HotelSearchTexts: AsyncTestableText {
    static func samples() async throws -> KeyValuePairs<String, String> {
        ["one word": "Rome", "two words": "New York"]
    }
}

enum HotelSearchModels: AsyncTestableValue {
    struct Count {
        var hotels: Int
    }

    static func samples() async throws -> [Count] { return [Count(hotels: 1), Count(hotels: 2)] }
}

/// Values that are not `Sendable`, from outside of the main actor.
enum HotelSearchStays: AsyncTestableValue {
    final class Stay {
        var nights = 2
    }

    nonisolated static func samples() async -> sending [Stay] { [Stay()] }
}

enum HotelSearchAnswers: AsyncTestableText {
    static func samples() async throws -> [any CustomStringConvertible] { [1, "none"] }
}
