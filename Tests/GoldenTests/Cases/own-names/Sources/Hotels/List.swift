import SwiftUI

enum UserText {
    static let title = "of Hotels"
}

let greeting = "Hello from Hotels"

func price(_ amount: Int) -> String { "\(amount) of Hotels" }

// This file does not import Design, so no name means two things.
#Preview("Title") { Text(UserText.title) }
