#if canImport(SwiftUI)
    public import SwiftUI

    /// A type that offers a view in prepared states, for the canvas and for tests.
    ///
    /// Together with `PreviewProvider` the samples are the whole preview:
    ///
    ///     struct HotelListView_Previews: PreviewProvider, Testable {
    ///         static let samples = [HotelListView(hotels: .three), HotelListView(hotels: [])]
    ///     }
    ///
    /// It is bound to the main actor, as views and previews are.
    @MainActor
    public protocol Testable {
        /// The view that is shown.
        associatedtype Sample: View
        /// What is applied to every sample; nothing, unless the type says otherwise.
        associatedtype Modifier: SampleModifier = IdentitySampleModifier
        /// The view in its states, in the order in which they are shown and numbered.
        static var samples: [Sample] { get }
    }

    extension Testable {
        /// The older name of `SampleModifier`, for `struct Modifier: PreviewModifier` inside a `Testable` type.
        ///
        /// SwiftUI has had a `PreviewModifier` of its own since the SDKs of 2024. As a member, this one is found first
        /// where it is meant and nowhere else; `SwiftUI.PreviewModifier` is always the other.
        public typealias PreviewModifier = SampleModifier
    }

    extension PreviewProvider where Self: Testable {
        /// Every sample with `Modifier` applied, each a preview of its own.
        @ViewBuilder public static var previews: some View {
            ForEach(Array(samples.enumerated()), id: \.offset) { sample in
                sample.element.modifier(Modifier())
            }
        }
    }
#endif
