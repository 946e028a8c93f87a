import SnapgenAccessibility

private final class HiddenAccessibility: ViewAccessibility {
    let title = TextAccessibility()
}

final class BoxAccessibility<Content: ViewAccessibility>: ViewAccessibility {
    let content = Content()
}

struct Page<Content> {
    final class Accessibility: ScreenAccessibility {
        let title = TextAccessibility()
    }
}

final class ListAccessibility: ScreenAccessibility {
    fileprivate let hidden = HiddenAccessibility()
    private let title = TextAccessibility()
    let box = BoxAccessibility<ViewAccessibility>()
    let count = 3
    var made: TextAccessibility { TextAccessibility() }
    static let shared = TextAccessibility()

    #if os(macOS)
        let menu = ViewAccessibility()
    #else
        let menu = ImageAccessibility()
    #endif
}

#if DEBUG
    final class DebugAccessibility: ScreenAccessibility {
        let log = TextAccessibility()
    }
#else
    final class DebugAccessibility: ScreenAccessibility {}
#endif

final class NodeAccessibility: ViewAccessibility {
    let text = TextAccessibility()
    lazy var next = NodeAccessibility()
    let children = [NodeAccessibility]()
}
