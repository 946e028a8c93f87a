import SwiftUI

#Preview("Tabs") {
	VStack {
		Text("Ritz")
			.padding()
	}
}
