// swift-format-ignore-file
import SwiftUI

#Preview("Tabs") {
	VStack {
		Text("Ritz")
			.padding()
	}
}
