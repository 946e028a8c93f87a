import Testing

@testable import SnapgenRender

@Suite("TemplateSet")
struct TemplateSetTests {
    @Test("lists the built-in templates by name")
    func list() {
        let names = TemplateSet.builtIn.list.map(\.name)
        #expect(names == names.sorted())
        #expect(Set(names).isSuperset(of: ["support", "xctest"]))
    }

    @Test("keeps each built-in template under ten kibibytes, above which embedding one is slow")
    func sizes() {
        for template in TemplateSet.builtIn.list {
            #expect(template.source.utf8.count < 10 * 1024, "\(template.name)")
        }
    }

    @Test("gives a template's text and origin by its name")
    func builtIn() {
        #expect(TemplateSet.builtIn.source(of: "xctest")?.contains("{% ") == true)
        #expect(TemplateSet.builtIn.template("xctest")?.origin == .builtIn)
        #expect(TemplateSet.builtIn.source(of: "nothing") == nil)
        #expect(TemplateSet.builtIn.template("nothing")?.origin == nil)
    }

    @Test("puts a user's file in the place of the template that is called as it is")
    func replacement() {
        let templates = TemplateSet.builtIn.adding("mine", at: path("Templates/xctest.stencil"))
        #expect(templates.source(of: "xctest") == "mine")
        #expect(templates.template("xctest")?.origin == .file(path("Templates/xctest.stencil")))
        #expect(templates.list.count == TemplateSet.builtIn.list.count)
    }

    @Test("finds a user's file by its path as well")
    func byPath() {
        let templates = TemplateSet.builtIn.adding("mine", at: path("Templates/own.stencil"))
        #expect(templates.source(of: "Templates/own.stencil") == "mine")
        #expect(templates.source(of: "own") == "mine")
    }
}
