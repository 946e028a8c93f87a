import Testing

@testable import SnapgenTesting

@Suite("The command that runs a test again")
struct RerunCommandTests {
    private func command(_ function: String?, simulator: String? = nil) -> RerunCommand {
        RerunCommand(
            module: "ShopTests", suite: "ShopSnapshotTests", function: function, folder: "ShopTests/Shop",
            simulator: simulator)
    }

    @Test(
        "is 'swift test' with the suite and the function in one regular expression",
        arguments: ["testCart", "testCart()", "testCart(sample:)"])
    func swiftTest(function: String) {
        #expect(
            command(function).text(.failed)
                == "SNAPSHOT_TESTING_RECORD=failed swift test --filter 'ShopSnapshotTests/testCart'")
        #expect(command(function).test == "ShopSnapshotTests/testCart")
    }

    @Test("is 'xcodebuild' with the same simulator, and the function as the framework names it")
    func xcodebuild() {
        #expect(
            command("testCart", simulator: "U-1").text(.missing)
                == "TEST_RUNNER_SNAPSHOT_TESTING_RECORD=missing xcodebuild test -scheme <scheme> "
                + "-destination 'id=U-1' -only-testing:'ShopTests/ShopSnapshotTests/testCart'")
        #expect(
            command("testCart()", simulator: "U-1").text(.missing)
                .hasSuffix("-only-testing:'ShopTests/ShopSnapshotTests/testCart()'"))
    }

    @Test("outside of a known test, it runs the target")
    func target() {
        let command = RerunCommand(folder: "ShopTests/Shop")
        #expect(command.test == nil)
        #expect(command.text(.failed).hasSuffix("swift test --filter 'ShopTests'"))
    }

    @Test("the variables of a simulator decide")
    func simulator() {
        let surroundings = SnapshotSurroundings(
            variables: ["SIMULATOR_UDID": "U-1"], currentDirectory: "/", temporaryDirectory: "/")
        #expect(surroundings.simulator == "U-1")
    }
}
