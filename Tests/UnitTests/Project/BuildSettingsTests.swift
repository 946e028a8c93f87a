import Testing

@testable import SnapgenModel
@testable import SnapgenProject

@Suite("Build settings")
struct BuildSettingsTests {
    private func settings(_ levels: [(String, String)]...) -> BuildSettings {
        var settings = BuildSettings()
        settings.parameters = ["sdk": "iphonesimulator", "config": "Debug", "arch": "arm64"]
        for level in levels { settings.append(level.map { SettingAssignment($0.0, $0.1) }) }
        return settings
    }

    @Test("a higher level takes precedence and may inherit; an inherited value sees the whole of the other settings")
    func inheritance() {
        let values = settings(
            [("A", "1"), ("B", "1"), ("C", "1")], [("A", "2"), ("B", "$(inherited) 2"), ("C", "${inherited} $(C) 2")])
        #expect(["A", "B", "C", "None"].map { values[$0] } == ["2", "1 2", "1 1 2", ""])
        #expect(settings([("A", "$(B)!"), ("B", "low")], [("B", "high")])["A"] == "high!")
    }

    @Test("a conditional assignment holds where its conditions do")
    func conditions() {
        let values = settings(
            [("A", "all"), ("A[sdk=macosx*]", "mac"), ("B", "all"), ("B[sdk=iphonesimulator*]", "sim")],
            [("A[config=Release]", "release"), ("B[arch=arm64][sdk=*]", "$(inherited)+arm"), ("C[sdk=iphoneos*]", "x")])
        #expect(["A", "B", "C"].map { values[$0] } == ["all", "sim+arm", ""])
    }

    @Test("conditional settings of a project take precedence over the others, whatever their order in the file")
    func conditionalInTable() {
        let table: [String: UserValue] = ["A[sdk=iphone*]": .text("sim"), "A": .list([.text("x"), .text("y")])]
        var values = BuildSettings()
        values.append([SettingAssignment](buildSettings: table))
        #expect(values["A"] == "x y")
        values.parameters["sdk"] = "iphonesimulator"
        #expect(values["A"] == "sim")
    }

    @Test(
        "operators change a value",
        arguments: [
            ("$(N:c99extidentifier)", "Ice_Cubes_3"), ("$(N:rfc1034identifier)", "Ice-Cubes-3"),
            ("$(N:lower)", "ice cubes 3"), ("$(N:upper:identifier)", "ICE_CUBES_3"), ("$(X:default=none)", "none"),
            ("$(X:default=$(N))", "Ice Cubes 3"), ("$(P:file)", "a.tar"), ("$(P:base)", "a"), ("$(P:dir)", "/x/"),
            ("$(P:suffix)", ".tar"), ("$(N:quote)", "Ice Cubes 3"), ("$N$(M)", "Ice Cubes 3"),
            ("$($(K))", "Ice Cubes 3"),
            ("$K/$", "N/$"), ("$(open", "$(open"),
        ])
    func operators(text: String, expected: String) {
        #expect(settings([("N", "Ice Cubes 3"), ("P", "/x/a.tar"), ("K", "N"), ("A", text)])["A"] == expected)
    }

    @Test("settings that multiply each other or form a circle end")
    func bombs() {
        let bomb = (0..<40).map { ("A\($0)", "$(A\($0 + 1)) $(A\($0 + 1))") }
        #expect(settings(bomb)["A0"].count < 10_000)
        #expect(settings([("A", "$(B)"), ("B", "x$(A)")])["A"].count < 200)
    }

    @Test(
        "module names are identifiers",
        arguments: [
            ("Ice Cubes", "Ice_Cubes"), ("Home Assistant Δ", "Home_Assistant_Δ"), ("3D", "_D"), ("Mänü", "Mänü"),
            ("Ma\u{308}nu", "M\u{e4}nu"), ("日記", "日記"), ("a-b.c+d", "a_b_c_d"), ("App 🎉", "App__"), ("", ""),
        ])
    func moduleNames(name: String, module: String) {
        #expect(Array(name.c99Identifier.unicodeScalars) == Array(module.unicodeScalars))
    }
}
