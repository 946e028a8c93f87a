import SwiftUI

/// A control for the number of travelers.
public struct TravelersStepper: View {
    @Binding private var count: Int

    /// Creates the control for a binding.
    public init(count: Binding<Int>) {
        _count = count
    }

    /// The contents.
    public var body: some View {
        Stepper(count == 1 ? "1 traveler" : "\(count) travelers", value: $count, in: 1...9)
    }
}

#Preview("Two travelers", traits: .sizeThatFitsLayout) {
    @Previewable @State var count = 2
    TravelersStepper(count: $count).padding()
}
