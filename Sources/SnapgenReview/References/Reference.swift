import SnapgenKit
package import SnapgenModel

package struct Reference: Equatable, Sendable {
    package enum State: String, Codable, Sendable, CaseIterable {
        case present
        case missing
        /// A planned case without a file, whose actual result equals a file that belongs to no case, or whose title is
        /// similar to that of such files.
        case renamed
        /// A planned case whose file is in another folder, or differs in case or Unicode form.
        case misplaced
        /// A file whose path differs from that of a reference only in case or Unicode form.
        case duplicate
        case orphaned
        /// A file that may belong to a case whose samples are determined at run time, or such a case without files.
        case unknown
        case skipped
        /// A reference whose name no test gets by the configuration's naming, such as one of a test written by hand.
        case foreign
        /// A file that is no reference of a generated test.
        case other
    }

    /// The path below the folder of the references; with `*` for an unknown case without files.
    package var path: RelativePath
    package var state: State
    /// The file; that of a renamed or misplaced reference is at another path.
    package var file: ReferenceFile?
    /// The planned or skipped case; for a duplicate, that of the other file.
    package var planned: PlannedReference?
    package var reason: String?

    package var source: RelativePath? { file.flatMap { $0.path == path ? nil : $0.path } }
}

package struct ReferenceFile: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// A PNG file with the size that its header states; `nil` if the header is damaged.
        case picture(PictureSize?)
        case text
        /// A pointer of Git LFS in place of a file that has not been downloaded.
        case pointer
        case link
        case other
    }

    package var path: RelativePath
    package var bytes: Int
    package var kind: Kind

    /// Indicates whether the name and the content are as snapgen and swift-snapshot-testing write them.
    var isReference: Bool {
        guard let name = ReferenceNameParts(path) else { return false }
        let (isPicture, isText) = (name.fileExtension == "png", ["json", "txt"].contains(name.fileExtension))
        return switch kind {
        case .picture: isPicture
        case .text: isText
        case .pointer: isPicture || isText
        case .link, .other: false
        }
    }

    package var pictureSize: PictureSize? {
        if case .picture(let size) = kind { size } else { nil }
    }
}

extension ReferenceFile.Kind {
    static let beginning = 1024

    init(beginning: [UInt8]) {
        do throws(PNGError) {
            self = .picture(try PictureSize(png: beginning))
        } catch .notPNG {
            // Texts may contain a zero, but none of the bytes that UTF-8 never has.
            let isText = !beginning.contains { $0 == 0xc0 || $0 == 0xc1 || $0 >= 0xf5 }
            self = beginning.isPointer ? .pointer : isText ? .text : .other
        } catch {
            self = .picture(nil)
        }
    }
}
