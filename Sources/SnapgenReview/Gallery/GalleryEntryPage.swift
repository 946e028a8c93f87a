import SnapgenImages
import SnapgenModel

/// The page of an entry, with each sample in each environment.
struct GalleryEntryPage {
    private let contents: GalleryContents
    private let module: GalleryModule
    private let entry: GalleryEntry
    private let neighbours: (previous: GalleryEntry?, next: GalleryEntry?)
    private let facets: GalleryFacets

    init(
        _ contents: GalleryContents, _ module: GalleryModule, _ entry: GalleryEntry,
        neighbours: (previous: GalleryEntry?, next: GalleryEntry?)
    ) {
        self.contents = contents
        self.module = module
        self.entry = entry
        self.neighbours = neighbours
        facets = GalleryFacets(entry.environments)
    }

    private static let base = "../../"
    /// The largest number of characters of a text on the page.
    private static let longestText = 20_000

    /// The page as a file.
    var text: String {
        let anchor = "\(Self.base)index.html#\(AddressPath.escaped(GalleryIndexPage.anchor(module)))"
        return GalleryPage(
            project: contents.title, title: "\(entry.title) - \(contents.title)", base: Self.base,
            path: "<span aria-hidden=\"true\">/</span><a href=\"\(anchor)\"><bdi>\(module.name)</bdi></a>",
            links: """
                \(link(to: neighbours.previous, "previous", "‹"))\(link(to: neighbours.next, "next", "›"))
                """,
            main: """
                <div class="entry-head">
                <h1><bdi>\(entry.title)</bdi></h1>
                <p class="facts"><span>\(entry.kind)</span> \(place) <span>\(counts)</span></p>
                \(comment)</div>
                \(hasPictures ? toolbar : nil)
                <div class="samples">
                \(entry.samples.map(section))</div>
                <p class="nothing" id="nothing" hidden>All environments are hidden. <button type="button" \
                class="link-button" id="clear">Show all environments</button></p>
                """
        ).text
    }

    private func link(to other: GalleryEntry?, _ direction: String, _ arrow: String) -> HTML? {
        other.map { other in
            """
            <a class="icon-button" id="\(direction)" href="\(Self.base)\(AddressPath.escaped(other.page))" \
            aria-label="The \(direction) entry, \(other.title)" title="\(other.title)">\(arrow)</a>
            """
        }
    }

    private var hasPictures: Bool {
        entry.shots.contains { if case .picture = $0.contents { true } else { false } }
    }

    private var place: HTML {
        entry.link.map { "<a class=\"place\" href=\"\($0)\" rel=\"noreferrer\"><bdi>\(entry.place)</bdi></a>" }
            ?? "<code class=\"place\"><bdi>\(entry.place)</bdi></code>"
    }

    private var counts: String {
        let missing = entry.shots.count { !$0.isShown }
        return counted(entry.samples.count, "sample") + ", " + counted(entry.shots.count - missing, "reference")
            + (missing > 0 ? ", \(missing) missing" : "")
    }

    /// The comment, a paragraph for each block of lines, with code between backticks.
    private var comment: HTML? {
        entry.comment.map { comment in
            let lines = comment.split(separator: "\n", omittingEmptySubsequences: false)
            let paragraphs = lines.split(separator: "").map { lines in
                "<p dir=\"auto\">\(Self.inline(lines.joined(separator: "\n")))</p>" as HTML
            }
            return "<div class=\"comment\">\(paragraphs)</div>\n"
        }
    }

    private static func inline(_ text: String) -> [HTML] {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        guard parts.count % 2 == 1 else { return [HTML(text)] }
        return parts.enumerated().map { index, part in index % 2 == 1 ? "<code>\(part)</code>" : HTML(part) }
    }

    private var toolbar: HTML {
        """
        <div class="toolbar">
        \(facets.switches)<fieldset class="switches views" id="sizes"><legend>Size</legend>
        <label class="switch"><input type="radio" name="size" value="small"><span>Small</span></label>\
        <label class="switch"><input type="radio" name="size" value="medium" checked><span>Medium</span></label>\
        <label class="switch"><input type="radio" name="size" value="large"><span>Large</span></label></fieldset>
        \(entry.samples.count > 1 && entry.environments.count > 1 ? tableSwitch : nil)</div>
        """
    }

    private var tableSwitch: HTML {
        """
        <fieldset class="switches views" id="arrangements"><legend>Arrangement</legend>
        <label class="switch"><input type="radio" name="arrangement" value="flow" checked><span>Flow</span></label>\
        <label class="switch"><input type="radio" name="arrangement" value="table"><span>Table</span></label></fieldset>

        """
    }

    private func section(_ sample: GallerySample) -> HTML {
        """
        <section class="sample" id="sample-\(sample.name)">
        <h2><a href="#sample-\(AddressPath.escaped(sample.name))"><bdi>\(sample.label)</bdi></a></h2>
        <ul class="shots">
        \(shots(of: sample))</ul>
        </section>

        """
    }

    /// A cell for each environment, also for those that the sample is not captured in, so that columns align.
    private func shots(of sample: GallerySample) -> [HTML] {
        entry.environments.indices.map { index in
            let environment = entry.environments[index]
            let shot = sample.shots.first { $0.environment == index }
            let contents = shot.map { figure($0, sample, environment) } ?? Self.gap("Not captured", environment)
            let caption: HTML? =
                environment.choices.isEmpty ? nil : "<figcaption>\(caption(environment))</figcaption>"
            return """
                <li class="shot" data-places="\(facets.places(of: environment))">
                <figure>\(contents)\(caption)</figure>
                </li>

                """
        }
    }

    /// The values that differ among the environments of the entry, and those that are not usual.
    private func caption(_ environment: GalleryEnvironment) -> [HTML] {
        let varying = Set(facets.axes.map(\.name))
        return environment.choices.filter { varying.contains($0.axis) || !$0.isUsual }.map { choice in
            let isMinor = choice.isUsual || choice.axis == GalleryAxes.device
            return "<span class=\"\(isMinor ? "minor" : "major")\"><bdi>\(choice.value)</bdi></span>"
        }
    }

    private func figure(_ shot: GalleryShot, _ sample: GallerySample, _ environment: GalleryEnvironment) -> HTML {
        let address = Self.base + AddressPath.escaped(shot.file)
        switch shot.contents {
        case .picture(let size):
            let name = "\(entry.title), \(sample.label), \(environment.name)"
            return """
                <a class="picture" href="\(address)" data-size="\(size.description)">\
                <img \(environment.source(address, size)) alt="\(name)" loading="lazy"></a>
                """
        case .text(let text):
            let isWhole = text.count <= Self.longestText
            let rest: HTML? = isWhole ? nil : "<p><a href=\"\(address)\">The whole text</a></p>"
            return "<pre tabindex=\"0\"><code>\(String(text.prefix(Self.longestText)))</code></pre>\(rest)"
        case .missing: return Self.gap("No reference", environment)
        case .pointer: return Self.gap("Not downloaded by Git LFS", environment)
        case .unreadable: return Self.gap("Not a readable picture", environment)
        }
    }

    /// A frame of the size that the picture would have.
    private static func gap(_ text: String, _ environment: GalleryEnvironment) -> HTML {
        let size = environment.points ?? GallerySize(width: 240, height: 120)
        return """
            <span class="gap"><svg width="\(Int(size.width))" height="\(Int(size.height))" \
            viewBox="0 0 \(Int(size.width)) \(Int(size.height))" aria-hidden="true"></svg><span>\(text)</span></span>
            """
    }
}
