import Testing

@testable import SnapgenConfiguration

@Suite("SystemVersion")
struct SystemVersionTests {
    @Test(
        "holds the numbers that were written, and writes them again",
        arguments: [("18", [18]), ("18.4", [18, 4]), ("18.10", [18, 10]), ("18.4.1", [18, 4, 1])]
            + ["", ".", "18.", ".4", "18..4", "18.4.1.2", "018", "18.04", "+18", "-1", "18,4", "1e3", "iOS", "١٨"]
            .map { ($0, nil) } as [(String, [Int]?)])
    func numbers(text: String, numbers: [Int]?) {
        let version = SystemVersion(text)
        #expect(version?.numbers == numbers)
        #expect(version?.description == numbers.map { _ in text })
    }
}
