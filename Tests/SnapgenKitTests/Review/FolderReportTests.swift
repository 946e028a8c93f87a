import Testing

@testable import SnapgenModel
@testable import SnapgenReview

@Suite("reports of two folders")
struct FolderReportTests {
    private let project: ReviewedProject

    init() throws {
        project = try ReviewedProject()
    }

    @Test func picturesAreCompared() throws {
        let (old, new) = (try picture(40, 30), try picture(40, 30, (box(4, 5), 0)))
        for name in ["a", "b", "c", "e"] { try project.write(old.png(), to: "old/\(name).png") }
        for (name, picture) in [("a", new), ("b", old), ("d", old), ("e", try picture(40, 36))] {
            try project.write(picture.png(), to: "new/\(name).png")
        }
        let report = try project.compare("old", "new")
        #expect(report.cases.map(\.status) == [.changed, .passed, .deleted, .new, .changed])
        #expect(report.cases[0].difference?.boxes == [box(4, 5)])
        #expect(report.cases[0].actual?.width == 40 && report.cases[1].reference?.file == nil)
        let changes = [0, 4].map { report.cases[$0].difference }
        #expect(changes.map { $0?.changed } == [200, 240] && changes.map { $0?.sameSize } == [true, false])
    }

    @Test func equalChangesHaveAGroup() throws {
        for name in ["a", "b", "c"] { try project.write(picture(90, 90).png(), to: "old/\(name).png") }
        try project.write(picture(90, 90, (box(4, 5), 0)).png(), to: "new/a.png")
        try project.write(picture(90, 90, (box(40, 50), 0)).png(), to: "new/b.png")
        try project.write(picture(90, 90, (box(40, 50), 9)).png(), to: "new/c.png")
        let report = try project.compare("old", "new")
        #expect(report.groups.map(\.cases) == [2])
        #expect(report.cases.map { $0.group != nil } == [true, true, false])
    }

    @Test(arguments: [
        ("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 4\n", "Git LFS pointer", false),
        ("no picture", "not a PNG", true),
    ])
    func filesThatAreNotDecodedHaveAReason(contents: String, reason: String, isCopied: Bool) throws {
        try project.write(picture(40, 30).png(), to: "old/a.png")
        try project.write(contents, to: "new/a.png")
        let item = try #require(try project.compare("old", "new").cases.first)
        #expect(item.status == .changed && item.difference == nil && item.reason?.contains(reason) == true)
        #expect((item.actual?.file != nil) == isCopied)
    }

    @Test func namesAreKeptAsTheyAre() throws {
        let name = "a</script>\"'&#%?é \u{202e}.png"
        try project.write(picture(4, 4).png(), to: "new/\(name)")
        try project.write("", to: "old/b.txt")
        let report = try project.compare("old", "new")
        #expect(report.cases[0].path == name)
        try project.save(report)
        #expect(project.exists("report/snapshots/actual/\(name)"))
    }

    @Test func copiesOfAnEarlierReportAreRemoved() throws {
        try project.write("1", to: "old/a.txt")
        try project.write("2", to: "new/a.txt")
        try project.save(project.compare("old", "new"))
        #expect(project.exists("report/snapshots/actual/a.txt"))
        try project.write("1", to: "new/a.txt")
        try project.write("x", to: "report/own.txt")
        try project.save(project.compare("old", "new"))
        #expect(!project.exists("report/snapshots/actual/a.txt"))
        #expect(project.exists("report/own.txt"))
    }
}
