import Foundation
import SnapgenTestSupport
import Testing

@Suite("References of other set-ups")
struct ForeignReferencesTests {
    private static let references = [
        "cart.Full-phone.png", "cart.phone-1.png", "gone.phone-0.png", "cart.Gone-phone.png", "cart.Full-watch.png",
        "testCart.1.png",
    ]

    private func project() throws -> TemporaryFolder {
        let view = """
            struct Cart_Previews: PreviewProvider {
                static var previews: some View {
                    Cart().previewDisplayName("Full")
                    Cart()
                }
            }

            """
        let configuration = """
            tests: { target: AppTests, engine: snapshot-testing }
            naming: "{function}.{name}-{device} | {function}.{device}-{index}"
            devices: { phone: { width: 1, height: 1, scale: 1 } }
            batches: { phones: { devices: [phone] } }
            default_batch: phones

            """
        let pointer =
            "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0", count: 64))\nsize 3\n"
        let files = [
            "Package.swift": "", "Tests/AppTests/A.swift": "", "snapgen.yml": configuration,
            "Sources/App/Cart.swift": view,
        ]
        return try TemporaryFolder(
            files.merging(Self.references.map { ("__Snapshots__/\($0)", pointer) }) { $1 })
    }

    @Test("status lists references that no pattern gives as foreign, and prune removes none of them")
    func foreign() throws {
        let folder = try project()
        let status = try folder.succeed("status")
        #expect(status.output.contains("2 present, 2 orphaned, 2 foreign;"), "\(status.output)\(status.error)")
        for name in ["cart.Full-watch.png", "testCart.1.png"] {
            #expect(status.output.contains("foreign   __Snapshots__/\(name)"), "\(status.output)")
        }
        let prune = try folder.succeed("prune --delete --force")
        let left = Self.references.filter { folder.exists("__Snapshots__/\($0)") }
        // No entry is called 'gone', so a person's test may have this name.
        #expect(left == Self.references.filter { $0 != "cart.Gone-phone.png" }, "\(prune.output)\(prune.error)")
    }

    @Test("the patterns of tests and of 'plan --names' are equal, and a mistake is named")
    func option() throws {
        let folder = try project()
        let shown = try folder.succeed("config show").output
        #expect(shown.contains(#"naming: "{function}.{name}-{device} | {function}.{device}-{index}""#), "\(shown)")
        let plan = try folder.succeed("plan --names {type}.{step}-{device}")
        #expect(plan.output.contains("Cart_Previews.2-phone"), "\(plan.output)")
        let moves = try folder.succeed("plan --moves --names {type}.{step}-{device}")
        #expect(
            moves.output.contains(
                "git mv -- __Snapshots__/cart.Full-phone.png __Snapshots__/Cart_Previews.1-phone.png"),
            "\(moves.output)")
        #expect(try folder.snapgen("plan --names {typ}.{step}").status == 64)
    }
}
