import SnapgenConfiguration
import SnapgenModel
import Testing

@Suite("The documented example")
struct DesignExampleTests {
    @Test("Every key of it is taken, and decides what it says")
    func decides() throws {
        #expect(try resolve(designExample).configuration == designConfiguration)
    }

    @Test("What it says about batches is what is built in")
    func restatesBuiltInBatches() throws {
        let batches = try resolve(designExample).configuration.batches
        #expect(Array(batches.prefix(3)) == Batch.builtIn)
    }

    @Test("Read twice, it is the same")
    func isDeterministic() throws {
        #expect(try resolve(designExample) == resolve(designExample))
    }
}
