// swift-format-ignore-file
import SwiftUI

extension Text {
    public static var slogan: Text { Text("Design") }
    public static var title: Text { Text("Title") }

    public func large() -> Text { self }
}

extension Array where Element == Text {
    public subscript(hotel index: Int) -> Text { self[index] }
}
