#if canImport(SwiftUI)
    public import SwiftUI

    /// A view modifier that is applied to every sample of a `Testable` type.
    ///
    ///     struct HotelCell_Previews: PreviewProvider, Testable {
    ///         struct Modifier: SampleModifier {
    ///             func body(content: Content) -> some View { content.padding() }
    ///         }
    ///         static let samples = [HotelCell(hotel: .ritz)]
    ///     }
    @MainActor @preconcurrency
    public protocol SampleModifier: ViewModifier {
        /// Creates the modifier without arguments, as previews and tests do.
        init()
    }

    /// A modifier that returns its content unchanged.
    public struct IdentitySampleModifier: SampleModifier {
        /// Creates the modifier.
        public init() {}

        /// Returns the content.
        public func body(content: Content) -> some View { content }
    }

    /// The older name of `IdentitySampleModifier`.
    public typealias IdentityPreviewModifier = IdentitySampleModifier
#endif
