// swift-format-ignore-file
import SwiftUI

public struct UserText {
    public init() {}
    public var text: String { "of Design" }
}

public let greeting = "Hello from Design"

public func price(_ amount: Int) -> String { "\(amount) of Design" }
