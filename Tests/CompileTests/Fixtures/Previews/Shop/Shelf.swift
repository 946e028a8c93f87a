import SwiftUI

/// A type that others may use, so that an optimised build contains something of the module.
public struct Shelf: View {
    /// The content.
    public var body: some View { Text("shelf") }
}
