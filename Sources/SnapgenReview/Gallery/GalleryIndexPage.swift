import SnapgenImages
import SnapgenModel

/// The page with all entries.
struct GalleryIndexPage {
    let contents: GalleryContents
    private let facets: GalleryFacets

    init(_ contents: GalleryContents) {
        self.contents = contents
        facets = GalleryFacets(contents.entries.flatMap(\.environments))
    }

    /// The page as a file.
    var text: String {
        GalleryPage(
            project: contents.title, title: contents.title, base: "", path: "", links: "",
            main: """
                <h1 class="visually-hidden">Entries</h1>
                <search class="toolbar">
                <label class="search-field"><span class="visually-hidden">Search entries</span>
                <input type="search" id="search" placeholder="Search names, samples, comments" autocomplete="off" \
                spellcheck="false" enterkeyhint="search"></label>
                \(facets.menus)
                \(gapSwitch)</search>
                <p class="counts" id="counts">\(counts)</p>
                \(modules.count > 1 ? jumps : nil)
                \(modules)
                <p class="nothing" id="nothing" hidden>No entry matches. <button type="button" class="link-button" \
                id="clear">Show all entries</button></p>
                """
        ).text
    }

    private var counts: String {
        let shots = contents.entries.flatMap(\.shots)
        let missing = shots.count { !$0.isShown }
        return counted(contents.entries.count, "entry", plural: "entries") + ", "
            + counted(shots.count - missing, "reference") + (missing > 0 ? ", \(missing) missing" : "")
    }

    private var gapSwitch: HTML? {
        guard contents.entries.contains(where: { !$0.shots.allSatisfy(\.isShown) }) else { return nil }
        return """
            <label class="switch"><input type="checkbox" id="gaps">Only with missing references</label>

            """
    }

    private var jumps: HTML {
        let items = contents.modules.map { module in
            """
            <li><a href="#\(Self.anchor(module))"><bdi>\(module.name)</bdi> \
            <span>\(module.entries.count)</span></a></li>
            """ as HTML
        }
        return "<nav class=\"jumps\" aria-label=\"Modules\"><ul>\(items)</ul></nav>"
    }

    /// The part of the page's address that leads to a module.
    static func anchor(_ module: GalleryModule) -> String { "module-\(module.name)" }

    private var modules: [HTML] {
        contents.modules.map { module in
            """
            <section class="module" id="\(Self.anchor(module))">
            <h2><bdi>\(module.name)</bdi></h2>
            <ul class="cards">
            \(module.entries.map { card($0, module) })</ul>
            </section>

            """
        }
    }

    private func card(_ entry: GalleryEntry, _ module: GalleryModule) -> HTML {
        let missing = entry.shots.count { !$0.isShown }
        let words = [entry.title, module.name, entry.place, entry.comment ?? ""] + entry.samples.map(\.label)
        let gap: HTML? = missing > 0 ? "<span class=\"gap-count\">\(missing) missing</span>" : nil
        return """
            <li class="card" data-words="\(words.joined(separator: " "))"\(missing > 0 ? " data-gaps" as HTML : nil)>
            <a href="\(AddressPath.escaped(entry.page))">
            <span class="thumbnail">\(thumbnails(of: entry))</span>
            <span class="card-title"><bdi>\(entry.title)</bdi></span>
            <span class="card-facts">\(counted(entry.samples.count, "sample"))\(gap)</span>
            </a></li>

            """
    }

    /// The picture of the first sample in each environment, all but one of them hidden, or the beginning of its text.
    private func thumbnails(of entry: GalleryEntry) -> [HTML] {
        let shots = entry.samples.first { $0.shots.contains(where: \.isShown) }?.shots.filter(\.isShown) ?? []
        guard !shots.isEmpty else { return ["<span class=\"no-picture\">No reference</span>"] }
        return shots.enumerated().compactMap { index, shot in
            switch shot.contents {
            case .picture(let size):
                let environment = entry.environments[shot.environment]
                return """
                    <img \(environment.source(AddressPath.escaped(shot.file), size)) alt="" loading="lazy" \
                    data-places="\(facets.places(of: environment))"\(index > 0 ? " hidden" as HTML : nil)>
                    """
            case .text(let text):
                return index == 0 ? "<span class=\"text-thumbnail\">\(Self.beginning(of: text))</span>" : nil
            case .missing, .pointer, .unreadable: return nil
            }
        }
    }

    private static func beginning(of text: String) -> String {
        text.split(separator: "\n", maxSplits: 12, omittingEmptySubsequences: false).prefix(12)
            .map { String($0.prefix(60)) }.joined(separator: "\n")
    }
}
