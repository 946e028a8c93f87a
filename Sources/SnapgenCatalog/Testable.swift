#if canImport(SwiftUI)
    public import SwiftUI

    /// A type that provides samples of a view for previews and tests.
    ///
    /// A preview provider that conforms to `Testable` does not need `previews`:
    ///
    ///     struct HotelListView_Previews: PreviewProvider, Testable {
    ///         static let samples = [HotelListView(hotels: .three), HotelListView(hotels: [])]
    ///     }
    ///
    /// Samples may be labelled: `["loading": HotelListView(state: .loading)]`. `SampleView` sets the delay and the
    /// precision of a single one.
    ///
    /// The protocol is isolated to the main actor, like views and previews.
    @MainActor
    public protocol Testable {
        /// The type of the samples: an array of views, an array of pairs, a dictionary, or `KeyValuePairs`.
        associatedtype Samples: SampleList
        /// The modifier that is applied to every sample; by default, one that changes nothing.
        associatedtype Modifier: SampleModifier = IdentitySampleModifier
        /// The samples, in the order of their numbers.
        static var samples: Samples { get }
    }

    extension Testable {
        /// The former name of `SampleModifier`, for `struct Modifier: PreviewModifier` inside a `Testable` type.
        ///
        /// Since the SDKs of 2024, SwiftUI has its own `PreviewModifier`. Inside a `Testable` type, the member takes
        /// precedence; `SwiftUI.PreviewModifier` always refers to SwiftUI's protocol.
        public typealias PreviewModifier = SampleModifier
    }

    extension PreviewProvider where Self: Testable {
        /// All samples with `Modifier` applied, each as a separate preview that is named by its label.
        @ViewBuilder public static var previews: some View {
            ForEach(Array(LabelledView.all(in: samples).enumerated()), id: \.offset) { sample in
                sample.element.view.modifier(Modifier()).previewDisplayName(sample.element.label)
            }
        }
    }
#endif
