// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A view that contains others; a stand-in's own.
@MainActor
protocol ViewParent {
    var parts: [any View] { get }
}

// An action that belongs to the appearance of a view; a stand-in's own.
enum ViewAction {
    case appear(() -> Void)
    case disappear(() -> Void)
    case task(@Sendable @isolated(any) () async -> Void)
}

// Changes of a view that matter to those that contain it; a stand-in's own.
struct ViewEffect {
    var action: ViewAction?
    var environment: ((inout EnvironmentValues) -> Void)?
    var isTransparent = false
    var isGlass = false
    var preferences: ((inout PreferenceValues) -> Void)?
    var reader: ((PreferenceValues) -> ViewAction?)?
    var width: CGFloat?
    var height: CGFloat?
}

// A view with an effect; a stand-in's own.
@MainActor
protocol AffectedView {
    var affected: any View { get }
    var effect: ViewEffect { get }
}

// All that SwiftUI finds out about a view by evaluating its body and those of its parts; a stand-in's own.
@MainActor
struct ViewTree {
    private(set) var actions: [ViewAction] = []
    private(set) var isGlass = false
    private(set) var drawsSomething = false
    private(set) var leaves: [any View] = []
    private(set) var preferences = PreferenceValues()

    init(_ view: any View) { visit(view) }

    // The tree of a view in a theme.
    init(_ view: any View, in colorScheme: ColorScheme) {
        let outer = EnvironmentValues.current
        EnvironmentValues.current.colorScheme = colorScheme
        visit(view)
        EnvironmentValues.current = outer
    }

    private mutating func visit(_ view: some View) {
        if let view = view as? any AffectedView {
            visit(view)
        } else if let view = view as? any ViewParent {
            view.parts.forEach { visit($0) }
        } else if isPrimitive(view) {
            leaves.append(view)
            drawsSomething = drawsSomething || !(view is EmptyView) && (view as? Color) != Color.clear
        } else {
            visit(view.body)
        }
    }

    private mutating func visit(_ view: any AffectedView) {
        let effect = view.effect
        isGlass = isGlass || effect.isGlass
        let (outer, wasDrawn) = (EnvironmentValues.current, drawsSomething)
        let siblings = preferences
        preferences = PreferenceValues()
        effect.environment?(&EnvironmentValues.current)
        visit(view.affected)
        EnvironmentValues.current = outer
        effect.preferences?(&preferences)
        if let action = effect.reader?(preferences) { actions.append(action) }
        preferences = siblings.combined(with: preferences)
        if let action = effect.action { actions.append(action) }
        if effect.isTransparent { drawsSomething = wasDrawn }
    }

    private func isPrimitive<V: View>(_ view: V) -> Bool { V.Body.self == Never.self }

    // Returns the size of a view that is offered another; here 100 by 50 points, but for frames and colours.
    static func size(of view: any View, in offered: CGSize) -> CGSize {
        if let view = view as? any AffectedView {
            let size = size(of: view.affected, in: offered)
            return CGSize(width: view.effect.width ?? size.width, height: view.effect.height ?? size.height)
        }
        if let view = view as? AnyView { return size(of: view.view, in: offered) }
        if view is EmptyView { return .zero }
        return view is Color ? offered : CGSize(width: 100, height: 50)
    }
}

// The actions of a view that is shown; a stand-in's own, for every hosting controller and view.
@MainActor
final class ViewAppearance {
    private var tasks: [Task<Void, Never>] = []
    private var actions: [ViewAction] = []

    // Runs the actions of appearing.
    func appear(_ tree: ViewTree, journal: (String) -> Void) {
        actions = tree.actions
        for action in actions {
            switch action {
            case .appear(let action):
                journal("onAppear")
                action()
            case .task(let action):
                journal("task")
                tasks.append(Task { await action() })
            case .disappear: break
            }
        }
    }

    // Runs the actions of disappearing, and cancels what still runs.
    func disappear(journal: (String) -> Void) {
        tasks.forEach { $0.cancel() }
        tasks = []
        for case .disappear(let action) in actions {
            journal("onDisappear")
            action()
        }
    }
}

// Hosting views that have to be laid out again when a state changes; a stand-in's own.
enum ViewUpdates {
    nonisolated(unsafe) private static var observers: [ObjectIdentifier: () -> Void] = [:]

    nonisolated(unsafe) private static let objects = ObservableObjectPublisher.shared.receive { stateChanged() }

    static func observe(_ object: AnyObject, _ update: @escaping () -> Void) {
        _ = objects
        observers[ObjectIdentifier(object)] = update
    }

    static func remove(_ id: ObjectIdentifier) { observers[id] = nil }

    static func stateChanged() { observers.values.forEach { $0() } }
}
