import Foundation
import SnapgenImages
public import SnapgenKit
public import SnapgenModel

/// A site with all samples of a catalog in all environments, from the references of plans.
///
///     let gallery = Gallery(title: "Travel", of: plans, in: references, at: root, LocalFileSystem())
///     try gallery.write(to: folder).missing   // ["TravelUI/HotelCell-iPhone13-dark.1.png"]
///
/// The site consists of files only: it needs no server, no network and nothing of the project.
public struct Gallery: Sendable {
    private let title: String
    private let plans: [TestPlan]
    private let folder: RelativePath
    private let root: ProjectRoot
    private let files: any FileSystem
    private let links: SourceLinks?

    /// Creates a gallery.
    ///
    /// - Parameters:
    ///   - title: The name of the project.
    ///   - plans: The plans of the test targets.
    ///   - folder: The folder of the references below the root.
    ///   - links: The addresses of sources; `nil` for none.
    public init(
        title: String, of plans: [TestPlan], in folder: RelativePath, at root: ProjectRoot, _ files: any FileSystem,
        links: SourceLinks? = nil
    ) {
        self.title = title
        self.plans = plans
        self.folder = folder
        self.root = root
        self.files = files
        self.links = links
    }

    /// Writes the site into a folder, in place of an older gallery.
    ///
    /// - Parameter output: The absolute path of a folder that is empty, missing or contains a gallery.
    /// - Throws: A diagnostic if the folder contains anything else, or if a file cannot be written.
    public func write(to output: String) throws(DiagnosticError) -> GalleryReport {
        let references = SampleReference.all(of: plans, in: folder, at: root, files)
        var site = try SiteFolder(output, in: files)
        let copies = site
        let threads = ProcessInfo.processInfo.activeProcessorCount
        let contents = Parallel.map(count: references.count, threads: threads) { index in
            Result { () throws(DiagnosticError) in try copy(references[index], to: copies) }
        }
        var items: [GalleryBuilder.Item] = []
        for (reference, contents) in zip(references, contents) {
            items.append(GalleryBuilder.Item(reference: reference, contents: try contents.get()))
        }
        let gallery = GalleryBuilder(title: title, root: root, links: links, files: files).contents(items)
        site.keep(gallery.entries.flatMap(\.shots).filter(\.isShown).map(\.file))
        for (path, text) in GalleryPages(gallery).files { try site.write(Array(text.utf8), to: path) }
        try site.finish()
        return GalleryReport(gallery, output: root.display(output))
    }

    /// Copies a reference and returns its contents.
    private func copy(
        _ reference: SampleReference, to site: SiteFolder
    ) throws(DiagnosticError) -> GalleryShot.Contents {
        guard let file = reference.file else { return .missing }
        guard let bytes = try? files.read(root.absolute(folder) + "/\(file.path)") else { return .unreadable }
        let contents = self.contents(bytes, isPicture: reference.environment != nil)
        if contents.isShown { try site.copy(bytes, to: "references/\(reference.path)") }
        return contents
    }

    private func contents(_ bytes: [UInt8], isPicture: Bool) -> GalleryShot.Contents {
        if ReferenceFile.Kind(beginning: bytes, size: bytes.count) == .pointer { return .pointer }
        if isPicture { return (try? PictureSize(png: bytes)).map { .picture($0) } ?? .unreadable }
        return .text(String(decoding: bytes, as: UTF8.self))
    }
}

/// The files of a gallery, beside the references.
struct GalleryPages {
    /// The contents by path below the site's folder.
    let files: [File]

    typealias File = (path: String, text: String)

    /// Creates the pages.
    init(_ gallery: GalleryContents) {
        let entries = gallery.modules.flatMap { module in module.entries.map { (module, $0) } }
        let pages = entries.indices.map { index -> File in
            let (module, entry) = entries[index]
            let previous = index > 0 ? entries[index - 1].1 : nil
            let next = index + 1 < entries.count ? entries[index + 1].1 : nil
            return (entry.page, GalleryEntryPage(gallery, module, entry, neighbours: (previous, next)).text)
        }
        let shared: [File] = [("gallery.css", Self.style), ("gallery.js", Self.script)]
        let index: File = ("index.html", GalleryIndexPage(gallery).text)
        files = [index] + shared + pages
    }
}
