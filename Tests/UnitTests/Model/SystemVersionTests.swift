import Testing

@testable import SnapgenConfiguration

@Suite("SystemVersion")
struct SystemVersionTests {
    @Test(
        "holds the numbers that were written, and writes them again",
        arguments: [("18", [18]), ("18.4", [18, 4]), ("18.10", [18, 10]), ("18.4.1", [18, 4, 1])])
    func numbers(text: String, numbers: [Int]) {
        let version = SystemVersion(text)
        #expect(version?.numbers == numbers)
        #expect(version?.description == text)
    }

    @Test(
        "takes nothing else",
        arguments: ["", ".", "18.", ".4", "18..4", "18.4.1.2", "018", "18.04", "+18", "-1", "18,4", "1e3", "iOS", "١٨"])
    func others(text: String) {
        #expect(SystemVersion(text) == nil)
    }
}
