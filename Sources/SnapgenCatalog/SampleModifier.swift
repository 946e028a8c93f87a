#if canImport(SwiftUI)
    public import SwiftUI

    /// What is applied to every sample of a `Testable` type: surroundings that the samples share.
    ///
    ///     struct HotelCell_Previews: PreviewProvider, Testable {
    ///         struct Modifier: SampleModifier {
    ///             func body(content: Content) -> some View { content.padding() }
    ///         }
    ///         static let samples = [HotelCell(hotel: .ritz)]
    ///     }
    @MainActor @preconcurrency
    public protocol SampleModifier: ViewModifier {
        /// A modifier needs nothing from outside: previews and tests make it themselves.
        init()
    }

    /// Leaves a sample as it is.
    public struct IdentitySampleModifier: SampleModifier {
        /// A modifier that changes nothing.
        public init() {}

        /// The content itself.
        public func body(content: Content) -> some View { content }
    }

    /// The older name of `IdentitySampleModifier`.
    public typealias IdentityPreviewModifier = IdentitySampleModifier
#endif
