// Testing the layers of a view: states and effects as text, presentations with a prepared state as pictures.
import SnapgenCatalog
import SwiftUI

struct ProfileState: Encodable, Equatable {
    var name: String?
    var isLoading = false
    var error: String?
}

enum ProfileMessage: Encodable {
    case appeared
    case received(String)
    case failed(String)
}

enum ProfileEffect: Encodable {
    case load
    case nothing
}

func reduce(_ state: inout ProfileState, _ message: ProfileMessage) -> ProfileEffect {
    switch message {
    case .appeared:
        state.isLoading = true
        return .load
    case .received(let name):
        state = ProfileState(name: name)
        return .nothing
    case .failed(let error):
        state = ProfileState(error: error)
        return .nothing
    }
}

/// The part of a view that depends on its input only.
struct ProfilePresentation: View {
    let input: ProfileState
    let output: (ProfileMessage) -> Void

    var body: some View {
        VStack {
            if input.isLoading {
                ProgressView()
            } else if let error = input.error {
                Button("Try again: \(error)") { output(.appeared) }
            } else {
                Text(input.name ?? "nobody")
            }
        }
        .onAppear { output(.appeared) }
    }
}

@MainActor
class ProfileModel: ObservableObject {
    @Published var state = ProfileState()

    func send(_ message: ProfileMessage) {
        if case .load = reduce(&state, message) { Task { await load() } }
    }

    func load() async { send(.received("Ada")) }
}

/// A model that stays in the state that it is given.
final class FrozenProfileModel: ProfileModel {
    init(_ state: ProfileState) {
        super.init()
        self.state = state
    }

    override func send(_ message: ProfileMessage) {}
}

/// The part of a view that owns its model.
struct ProfileContainer: View {
    @StateObject private var model: ProfileModel

    init(model: @autoclosure @escaping () -> ProfileModel) { _model = StateObject(wrappedValue: model()) }

    var body: some View { ProfilePresentation(input: model.state, output: model.send) }
}

/// A view of a model that another view owns.
struct ProfileBadge: View {
    @ObservedObject var model: ProfileModel

    var body: some View { Text(model.state.name ?? "?") }
}

enum ProfileStates: TestableState {
    static let samples: KeyValuePairs = [
        "loading": ProfileState(isLoading: true),
        "loaded": ProfileState(name: "Ada"),
        "failed": ProfileState(error: "offline"),
    ]
}

enum ProfileSteps: TestableState {
    static let samples = [
        "appeared": StateAndEffect(ProfileState(isLoading: true), ProfileEffect.load)
    ]
}

struct ProfilePresentation_Previews: PreviewProvider, Testable {
    static let samples = ProfileStates.samples.map { ProfilePresentation(input: $0, output: { _ in }) }
}

struct ProfileContainer_Previews: PreviewProvider, Testable {
    static let samples = [
        "frozen": SampleView(ProfileContainer(model: FrozenProfileModel(ProfileState(name: "Ada")))),
        "loaded": SampleView(ProfileContainer(model: ProfileModel()), delay: 0.1),
    ]
}

enum ProfileBadges: AsyncTestable {
    static func samples() async throws -> [(String, ProfileBadge)] {
        let model = ProfileModel()
        await model.load()
        return [("unknown", ProfileBadge(model: ProfileModel())), ("known", ProfileBadge(model: model))]
    }
}

#if canImport(UIKit)
    import SnapshotTesting

    @MainActor
    func testProfile() {
        let state = ProfileState(name: "Ada")
        assertSnapshot(of: state, as: .json)
        assertSnapshot(of: (state, ProfileEffect.nothing), as: .dump)
        let view = ProfileContainer(model: ProfileModel())
        assertSnapshot(of: view, as: .wait(for: 0.1, on: .image(layout: .sizeThatFits)))
    }
#endif
