import Testing

@testable import SnapgenTesting

@Suite("TestName")
struct TestNameTests {
    @Test(
        "an XCTest case is its class and its method",
        arguments: [
            ("BookingTests.testCart", "BookingTests/testCart"),
            ("-[BookingTests testCart]", "BookingTests/testCart"),
            ("-[Module.BookingTests testCart]", "BookingTests/testCart"),
            ("BookingTests/testCart", "BookingTests/testCart"),
        ])
    func xctest(name: String, expected: String) {
        #expect(TestName.suiteAndFunction(of: name) == expected)
        #expect(TestName.function(of: name) == "testCart")
    }
}
