import SnapgenNames
import Testing

@Suite("PreviewFileNames")
struct PreviewFileNamesTests {
    private func names(_ paths: String...) -> [String] {
        let names = PreviewFileNames(module: "App", paths: paths)
        return paths.map(names.name)
    }

    @Test("a file is named for its module and its source file")
    func plain() {
        let all = names("Sources/App/HotelCell.swift", "Map.swift")
        #expect(all == ["App+HotelCell.snapgen.swift", "App+Map.snapgen.swift"])
    }

    @Test("a name that another source file of the module has, ignoring case, gets a hash of its path")
    func alike() {
        #expect(
            names("Cells/Row.swift", "Lists/row.swift", "Table.swift")
                == ["App+Row+gruuv8.snapgen.swift", "App+row+wr2x9s.snapgen.swift", "App+Table.snapgen.swift"])
    }

    @Test("a name depends on no other path than on equal names")
    func stable() {
        let paths = ["A/Row.swift", "B/row.swift", "C/ROW.swift", "D/List.swift"]
        let others = PreviewFileNames(module: "App", paths: paths)
        #expect(others.name(of: "A/Row.swift") == names("A/Row.swift", "B/row.swift")[0])
    }

    @Test("forms of Unicode that are one name on some file systems are alike")
    func unicode() {
        let both = names("A/Caf\u{E9}.swift", "B/Cafe\u{301}.swift", "C/CAF\u{C9}.swift")
        #expect(both.allSatisfy { $0.contains("+Caf\u{E9}+") || $0.contains("+CAF\u{C9}+") })
        #expect(Set(both).count == 3)
    }

    @Test("characters that file names of tools should not have are replaced")
    func unsafe() {
        #expect(
            names("Row+Previews.swift", "a b\"$(x)\n.swift")
                == ["App+Row-Previews.snapgen.swift", "App+a-b-x.snapgen.swift"])
    }

    @Test("a name without any letter gets a hash")
    func empty() {
        let all = names("🙂.swift", "File.swift", "A/.swift")
        #expect(all[1] == "App+File.snapgen.swift")
        #expect(all[0].hasPrefix("App+File+") && all[2].hasPrefix("App+File+") && all[0] != all[2])
    }

    @Test("a stem that looks like another with its hash is no name of that")
    func forged() {
        let all = names("A/Row.swift", "B/row.swift", "C/Row+gruuv8.swift")
        #expect(Set(all).count == 3)
    }

    @Test("a long name is shortened")
    func long() {
        let long = String(repeating: "Row", count: 90)
        let all = names("\(long)A.swift", "\(long)B.swift")
        #expect(all.allSatisfy { $0.utf8.count < 130 })
        #expect(Set(all).count == 2)
    }
}
