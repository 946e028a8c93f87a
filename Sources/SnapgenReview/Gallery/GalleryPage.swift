import SnapgenImages

/// The common parts of all pages of a gallery.
struct GalleryPage {
    /// The name of the project.
    let project: String
    /// The title of the page.
    let title: String
    /// The way to the site's folder: "" or "../../".
    let base: String
    /// The links beside the name of the project.
    let path: HTML
    /// The links to other pages on the right.
    let links: HTML
    /// The contents.
    let main: HTML

    // Pages from a file have no origin, so that 'self' is not enough.
    private static let policy =
        "default-src 'none'; img-src 'self' file:; style-src 'self' file:; script-src 'self' file:; "
        + "base-uri 'none'; form-action 'none'"

    /// The page as a file.
    var text: String {
        let page: HTML = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="referrer" content="no-referrer">
            <title>\(title)</title>
            <link rel="stylesheet" href="\(base)gallery.css">
            <script src="\(base)gallery.js" defer></script>
            </head>
            <body>
            <a class="skip" href="#main">Skip to the contents</a>
            <header class="topbar">
            <nav class="path" aria-label="Path">\
            <a class="home" href="\(base)index.html"><bdi>\(project)</bdi></a>\(path)</nav>
            <div class="topbar-buttons">\(links)<button type="button" class="icon-button" id="theme"></button></div>
            </header>
            <main id="main" tabindex="-1">
            \(main)
            </main>
            <dialog class="lightbox" id="lightbox" aria-label="Picture"></dialog>
            <div class="visually-hidden" id="announcer" role="status" aria-live="polite"></div>
            </body>
            </html>

            """
        return page.text
    }
}

/// The controls that choose environments, and the numbers of their values in the attributes of pictures.
struct GalleryFacets {
    /// The axes with more than one value, with their values.
    let axes: [(name: String, values: [String])]

    /// Collects the values of environments.
    init(_ environments: [GalleryEnvironment]) {
        var axes: [(name: String, values: [String])] = []
        for choice in environments.flatMap(\.choices) {
            if let index = axes.firstIndex(where: { $0.name == choice.axis }) {
                if !axes[index].values.contains(choice.value) { axes[index].values.append(choice.value) }
            } else {
                axes.append((choice.axis, [choice.value]))
            }
        }
        self.axes = axes.filter { $0.values.count > 1 }
    }

    /// Returns the places of an environment's values, `0 2 -1`, in the order of the axes; -1 if it has none.
    func places(of environment: GalleryEnvironment) -> String {
        axes.map { axis in
            let value = environment.choices.first { $0.axis == axis.name }?.value
            return "\(value.flatMap(axis.values.firstIndex(of:)) ?? -1)"
        }.joined(separator: " ")
    }

    /// A menu for each axis, which chooses the pictures on the cards.
    var menus: [HTML] {
        axes.enumerated().map { number, axis in
            let options = axis.values.enumerated().map { place, value in
                "<option value=\"\(place)\">\(value)</option>" as HTML
            }
            return """
                <label class="facet"><span>\(Self.title(axis.name))</span>
                <select data-axis="\(number)"><option value="">Any</option>\(options)</select></label>

                """
        }
    }

    /// A group of switches for each axis, which hide pictures.
    var switches: [HTML] {
        axes.enumerated().map { number, axis in
            let values = axis.values.enumerated().map { place, value in
                """
                <label class="switch"><input type="checkbox" checked data-axis="\(number)" value="\(place)">\
                <bdi>\(value)</bdi></label>
                """ as HTML
            }
            return """
                <fieldset class="switches"><legend>\(Self.title(axis.name))</legend>\(values)</fieldset>

                """
        }
    }

    private static func title(_ axis: String) -> String { axis.prefix(1).uppercased() + axis.dropFirst() }
}

extension GalleryEnvironment {
    /// Returns the attributes of a picture that is as large as its view.
    func source(_ address: String, _ size: PictureSize) -> HTML {
        let width = max(Int((Double(size.width) / scale).rounded()), 1)
        let height = max(Int((Double(size.height) / scale).rounded()), 1)
        return """
            src="\(address)" srcset="\(address) \(scale.description)x" width="\(width)" height="\(height)"
            """
    }
}

/// Returns a number with its noun: "1 picture", "3 pictures".
func counted(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? "\(noun)s")"
}
