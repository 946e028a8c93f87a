import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenRender

@Suite("TemplateReader")
struct TemplateReaderTests {
    /// A project, with a secret beside it and templates in the folder `Mine`.
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder([
            "p/Mine/a.stencil": "a", "p/Mine/inner/b.stencil": "b", "p/Other/c.stencil": "c",
            "secret.stencil": "secret",
            "secrets/a.stencil": "secret", "p-evil/a.stencil": "secret", "p/Mine-evil/a.stencil": "c",
        ])
    }

    @Test(
        "a link that stays in the templates' folder is followed",
        arguments: ["inner/b.stencil", "./inner/../inner/b.stencil", "loop/inner/b.stencil"])
    func inside(target: String) throws {
        symlink(".", folder.path("p/Mine/loop"))
        symlink(target, folder.path("p/Mine/part.stencil"))
        let templates = try reader.templates(for: "Mine/a.stencil")
        #expect(templates.template("a")?.source == "a")
        #expect(templates.template("part")?.source == "b")
        #expect(try reader.templates(for: "Mine/part.stencil").template("part")?.source == "b")
    }

    @Test("a byte order mark and the line ends of Windows are left out")
    func lineEnds() throws {
        try folder.write("\u{FEFF}a\r\n{% if b %}\r\n", to: "p/Mine/a.stencil")
        #expect(try reader.templates(for: "Mine/a.stencil").template("a")?.source == "a\n{% if b %}\n")
    }

    /// Targets out of the folder, as links say them.
    private static let targetsOutside = [
        "../../secret.stencil", "../Other/c.stencil", "../../secrets/a.stencil", "../../p-evil/a.stencil",
        "../Mine-evil/a.stencil", "inner/../../Other/c.stencil", "ABSOLUTE/secret.stencil",
        "ABSOLUTE/p/Other/c.stencil",
    ]

    @Test(
        "a link out of the templates' folder is refused, as the template or beside it, alone or with others on the way",
        arguments: targetsOutside)
    func outside(target: String) throws {
        let target = target.replacing("ABSOLUTE", with: folder.path) as NSString
        symlink(target as String, folder.path("p/Mine/part.stencil"))
        for template in ["Mine/part.stencil", "Mine/a.stencil"] { expectRefusal(template, at: "Mine/part.stencil") }
        unlink(folder.path("p/Mine/part.stencil"))
        symlink(target as String, folder.path("p/Mine/last"))
        symlink("last", folder.path("p/Mine/first"))
        symlink("inner/../first", folder.path("p/Mine/part.stencil"))
        expectRefusal("Mine/a.stencil", at: "Mine/part.stencil")
        unlink(folder.path("p/Mine/part.stencil"))
        symlink(target.deletingLastPathComponent, folder.path("p/Mine/way"))
        symlink("way/\(target.lastPathComponent)", folder.path("p/Mine/part.stencil"))
        expectRefusal("Mine/a.stencil", at: "Mine/part.stencil")
    }

    @Test("a folder that a link leads out of the project to is refused")
    func folderOutside() throws {
        symlink("../secrets", folder.path("p/Linked"))
        symlink("Mine", folder.path("p/Near"))
        expectRefusal("Linked/a.stencil", at: "Linked/a.stencil")
        #expect(try reader.templates(for: "Near/a.stencil").template("a")?.source == "a")
    }

    @Test("a link that leads nowhere or to itself is refused as the template, and passed over beside it")
    func nowhere() throws {
        symlink("none", folder.path("p/Mine/part.stencil"))
        symlink("self.stencil", folder.path("p/Mine/self.stencil"))
        #expect(try reader.templates(for: "Mine/a.stencil").template("part")?.source == nil)
        for name in ["part", "self"] { expectRefusal("Mine/\(name).stencil", at: "Mine/\(name).stencil") }
    }

    @Test("a project that is reached through a link has its templates")
    func linkedRoot() throws {
        symlink("p", folder.path("project"))
        let linked = TemplateReader(root: ProjectRoot(folder.path("project")), files: LocalFileSystem())
        #expect(try linked.templates(for: "Mine/a.stencil").template("a")?.source == "a")
    }

    private var reader: TemplateReader {
        TemplateReader(root: ProjectRoot(folder.path("p")), files: LocalFileSystem())
    }

    private func expectRefusal(_ template: String, at path: String) {
        let refusals = problems { try reader.templates(for: template) }.map { "\($0.id) \($0.path ?? "")" }
        #expect(refusals == ["badTemplate \(path)"], "\(template)")
    }
}
