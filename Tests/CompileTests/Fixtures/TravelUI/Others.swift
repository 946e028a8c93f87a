import SwiftUI

@MainActor
enum HotelPage {
    static let samples = ["quiet": Text("quiet"), "busy": Text("busy"), "closed": Text("closed")]
}

@MainActor
enum PriceTag {
    static let samples: [(label: String, view: Text)] = [("cheap", Text("10")), ("dear", Text("900"))]
}

@MainActor
enum StarView {
    static var samples: [UIView] {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.backgroundColor = .systemRed
        return [view]
    }
}

final class MapController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemRed
    }
}

@MainActor
enum Map {
    static var samples: [MapController] { [MapController()] }
}

enum BookingStates {
    static let samples = ["loading": ["rooms": 0], "loaded": ["rooms": 2]]
}

enum Receipts {
    static let samples = [("one night", "1 x 80"), ("a week", "7 x 80")]
}

enum Routes {
    static let samples: [[Int]] = [[1], [1, 2]]
}

enum Broken {
    static let samples = [Double.nan]
}

enum Shrunk {
    static let samples = [[1]]
}

#if SPECIAL || DEBUG
    @MainActor
    enum Debugger {
        static let samples = [Text("debug")]
    }
#endif

@MainActor
enum `Repeat` {
    @MainActor
    enum `default` {
        static let samples = [Text("words that Swift keeps for itself")]
    }
}

enum Pairs {
    static let samples = [("first", 1), ("second", 2)]
}

/// What tests wait for.
@MainActor
enum Clock {
    private static var looks = 0

    /// Holds from the third look on.
    static var isReady: Bool {
        looks += 1
        return looks > 2
    }

    static var isStuck: Bool { false }
}
