import Testing

@testable import SnapgenTesting

@Suite("TestFilter")
struct TestFilterTests {
    @Test(
        "an XCTest case is its class and its method",
        arguments: [
            ("BookingTests.testCart", "BookingTests/testCart"),
            ("-[BookingTests testCart]", "BookingTests/testCart"),
            ("-[Module.BookingTests testCart]", "BookingTests/testCart"),
        ])
    func xctest(name: String, expected: String) {
        #expect(TestFilter.xctest(name: name) == expected)
    }

    @Test(
        "a function of Swift Testing is its name",
        arguments: [("cart()", "cart"), ("cart(_:)", "cart"), ("`a cart`()", "a cart")])
    func swiftTesting(function: String, expected: String) {
        #expect(TestFilter.swiftTesting(function: function) == expected)
    }
}
