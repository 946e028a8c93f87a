public import SwiftUI

@MainActor
public protocol Testable {
    associatedtype Sample: View
    associatedtype Modifier: SampleModifier = IdentitySampleModifier
    static var samples: [Sample] { get }
}

@MainActor
public protocol SampleModifier: ViewModifier {
    init()
}

public struct IdentitySampleModifier: SampleModifier {
    public init() {}
    public func body(content: Content) -> some View { EmptyView() }
}

extension PreviewProvider where Self: Testable {
    @ViewBuilder public static var previews: some View {
        ForEach(Array(samples.enumerated()), id: \.offset) { $0.element.modifier(Modifier()) }
    }
}
