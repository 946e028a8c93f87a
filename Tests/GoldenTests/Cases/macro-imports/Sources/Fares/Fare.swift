// swift-format-ignore-file
public struct Fare: Sendable {
    public var amount: Int

    public init(amount: Int) { self.amount = amount }

    @_spi(Testing) public static let free = Fare(amount: 0)
}
