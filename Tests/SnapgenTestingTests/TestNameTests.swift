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

@Suite("RerunCommand")
struct RerunCommandTests {
    private let command = RerunCommand(
        module: "ShopTests", suite: "CartTests", function: "testCart()", folder: "ShopTests/Shop")

    @Test("runs the test with SwiftPM outside of a simulator")
    func package() {
        #expect(command.text(.failed) == "SNAPSHOT_TESTING_RECORD=failed swift test --filter 'CartTests/testCart'")
    }

    @Test("runs the test with xcodebuild in a simulator, and passes the variable on to it")
    func simulator() {
        var command = command
        command.isSimulator = true
        let test = "'ShopTests/CartTests/testCart()'"
        #expect(
            command.text(.missing)
                == "TEST_RUNNER_SNAPSHOT_TESTING_RECORD=missing xcodebuild test -only-testing:\(test)")
    }

    @Test("runs the target outside of a known test")
    func target() {
        let command = RerunCommand(folder: "ShopTests/Shop")
        #expect(command.text(.all) == "SNAPSHOT_TESTING_RECORD=all swift test --filter 'ShopTests'")
    }
}
