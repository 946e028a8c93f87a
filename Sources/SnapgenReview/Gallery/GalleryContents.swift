import SnapgenImages

/// The entries of a catalog with their references, as a gallery shows them.
struct GalleryContents: Sendable {
    /// The name of the project.
    var title: String
    /// The modules, in the order of the plan.
    var modules: [GalleryModule]

    /// The entries of all modules.
    var entries: [GalleryEntry] { modules.flatMap(\.entries) }
}

/// The entries of a module.
struct GalleryModule: Sendable {
    /// The name.
    var name: String
    /// The entries, in the order of the catalog.
    var entries: [GalleryEntry]
}

/// An entry with its references.
struct GalleryEntry: Sendable {
    /// The name that people read.
    var title: String
    /// The path of its page below the site's folder.
    var page: String
    /// The kind of declaration: "preview", "preview provider".
    var kind: String
    /// The file and the line, `Sources/App/Row.swift:8`.
    var place: String
    /// The address of the source.
    var link: String?
    /// The doc comment.
    var comment: String?
    /// The environments of its references; one without choices for values.
    var environments: [GalleryEnvironment]
    /// The samples.
    var samples: [GallerySample]

    /// All references.
    var shots: [GalleryShot] { samples.flatMap(\.shots) }
}

/// An environment as its choices, such as "device: iPhone13".
struct GalleryEnvironment: Hashable, Sendable {
    /// The axis and the value of each choice.
    var choices: [GalleryChoice]
    /// The pixels per point, an assumption if the environment does not set a scale.
    var scale: Double
    /// The size in points, if the environment determines it.
    var points: GallerySize?

    /// The environment in words, without its default values: "iPhone13, dark".
    var name: String {
        choices.isEmpty ? "value" : choices.filter { !$0.isUsual }.map(\.value).joined(separator: ", ")
    }
}

/// A value on an axis.
struct GalleryChoice: Hashable, Sendable {
    var axis: String
    var value: String
    /// Indicates whether an environment without a choice has the value.
    var isUsual = false
}

/// A width and height in points.
struct GallerySize: Hashable, Sendable {
    var width: Double
    var height: Double
}

/// A sample with its reference in each environment.
struct GallerySample: Sendable {
    /// The name in references, also the anchor on the page.
    var name: String
    /// The label that people read.
    var label: String
    /// The references, in the order of the environments.
    var shots: [GalleryShot]
}

/// A reference of a sample in an environment.
struct GalleryShot: Sendable {
    /// The contents of a reference.
    enum Contents: Sendable {
        /// A picture with its size in pixels.
        case picture(PictureSize)
        case text(String)
        case missing
        /// A pointer of Git LFS.
        case pointer
        case unreadable

        /// Indicates whether there is something to look at.
        var isShown: Bool {
            switch self {
            case .picture, .text: true
            case .missing, .pointer, .unreadable: false
            }
        }
    }

    /// The index of the environment.
    var environment: Int
    /// The path of the file below the site's folder.
    var file: String
    /// The contents.
    var contents: Contents

    /// Indicates whether there is something to look at.
    var isShown: Bool { contents.isShown }
}
