import Foundation
import Testing

@testable import SnapgenConfiguration

@Suite("A required simulator in the support file")
struct SimulatorRenderTests {
    @Test(
        "asks for what the configuration says and no more",
        arguments: [
            ("iPhone15,2", "18.4", #"device: "iPhone15,2", system: [18, 4]"#),
            ("iPhone15,2", nil, #"device: "iPhone15,2""#),
            (nil, "18", "system: [18]"),
        ] as [(String?, String?, String)])
    func arguments(device: String?, system: String?, arguments: String) throws {
        let configuration = travel {
            $0.tests.recording.simulatorDevice = device
            $0.tests.recording.requiredOS = system.flatMap(SystemVersion.init)
        }
        let text = try support(entry("Row"), configuration: configuration)
        #expect(text.contains("        simulator: SnapgenSimulator(\(arguments)))\n"))
        #expect(text.components(separatedBy: "func testSimulator()").count == 2)
    }

    @Test("is not asked for by values, and not where the configuration says nothing")
    func nothing() throws {
        let configuration = travel { $0.tests.recording.requiredOS = SystemVersion("18") }
        #expect(try !support(entry("State", strategy: .json), configuration: configuration).contains("Simulator"))
        #expect(try !support(entry("Row")).contains("Simulator"))
    }
}
