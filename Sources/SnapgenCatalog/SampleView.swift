#if canImport(SwiftUI)
    public import SwiftUI

    /// A sample view with settings of its own for its pictures.
    ///
    ///     static let samples = [
    ///         "list": SampleView(HotelListView()),
    ///         "map": SampleView(HotelMapView(), delay: 0.5, precision: 0.98),
    ///     ]
    ///
    /// The settings apply to this sample only, and take precedence over those of comments, rules and the configuration.
    /// The views of an entry may have different types.
    public struct SampleView: View {
        /// The time in seconds between showing the view and capturing it; `nil` for that of the entry.
        public let delay: Double?
        /// The share of pixels that must match, 0...1; `nil` for that of the entry.
        public let precision: Float?
        /// The similarity required of two pixels to count as equal, 0...1; `nil` for that of the entry.
        public let perceptualPrecision: Float?
        /// A Boolean value that indicates whether the picture may have one colour only; `nil` for that of the entry.
        public let allowBlank: Bool?

        private let content: AnyView

        /// Creates a sample of a view.
        ///
        /// - Parameters:
        ///   - content: The view.
        ///   - delay: The time in seconds between showing the view and capturing it.
        ///   - precision: The share of pixels that must match, 0...1.
        ///   - perceptualPrecision: The similarity required of two pixels to count as equal, 0...1.
        ///   - allowBlank: Whether the picture may have one colour only, as that of a divider.
        public init(
            _ content: some View,
            delay: Double? = nil,
            precision: Float? = nil,
            perceptualPrecision: Float? = nil,
            allowBlank: Bool? = nil
        ) {
            self.content = AnyView(content)
            self.delay = delay
            self.precision = precision
            self.perceptualPrecision = perceptualPrecision
            self.allowBlank = allowBlank
        }

        /// The view.
        public var body: some View { content }
    }
#endif
