import Foundation
import SnapgenNames

/// Reads and compares the files of a case, and writes those that the report contains.
struct CaseReviewer: Sendable {
    /// Indicates whether the report contains the files of cases that need no review.
    let includesAll: Bool
    let folder: ReportFolder
    private let budget = PixelBudget()

    init(includesAll: Bool, in folder: ReportFolder) {
        self.includesAll = includesAll
        self.folder = folder
    }

    /// Returns the finished case, with a number that is equal for equal changes; `nil` if there is no change.
    func review(_ reviewed: ReviewCase) -> (item: ReportCase, signature: UInt64?) {
        var item = reviewed.item
        var sides = Sides(reviewed, &item)
        decide(&item, reviewed, &sides)
        guard includesAll || item.status.needsReview else {
            item.reference = sides.reference.map(version)
            item.actual = nil
            return (item, nil)
        }
        let signature = compare(&item, sides)
        item.reference = sides.reference.map { copy($0, of: item, as: .reference) }
        item.actual = sides.actual.map { copy($0, of: item, as: .actual) }
        return (item, item.status == .changed ? signature : nil)
    }

    /// The bytes of both files.
    private struct Sides {
        var reference: [UInt8]?
        var actual: [UInt8]?

        init(_ reviewed: ReviewCase, _ item: inout ReportCase) {
            reference = Self.bytes(reviewed.reference, &item)
            actual = Self.bytes(reviewed.actual, &item)
        }

        private static func bytes(_ contents: SnapshotContents?, _ item: inout ReportCase) -> [UInt8]? {
            do throws(SnapshotProblem) {
                return try contents?.read()
            } catch {
                item.addReason(error.reason)
                return nil
            }
        }
    }

    private func decide(_ item: inout ReportCase, _ reviewed: ReviewCase, _ sides: inout Sides) {
        if let outcome = reviewed.outcome {
            let (status, reason) = outcome.status(
                reference: sides.reference.map(ReferenceHash.text), actual: sides.actual.map(ReferenceHash.text))
            item.status = status
            reason.map { item.addReason($0) }
            if outcome.isRecorded, sides.actual == nil { (sides.reference, sides.actual) = (nil, sides.reference) }
        } else if reviewed.isCompared {
            item.status = status(of: item, sides)
        }
    }

    /// Returns the status of a comparison of two sides, of which one that cannot be read has a reason.
    private func status(of item: ReportCase, _ sides: Sides) -> ReportCase.Status {
        if item.reason != nil { return .failed }
        guard let old = sides.reference else { return .new }
        guard let new = sides.actual else { return .deleted }
        return old == new ? .passed : .changed
    }
}

// MARK: - Comparison

extension CaseReviewer {
    /// Compares both files, and returns the signature of their difference.
    private func compare(_ item: inout ReportCase, _ sides: Sides) -> UInt64? {
        if item.kind == .text { return compareTexts(&item, sides) }
        guard let old = sides.reference, let new = sides.actual, old != new else { return nil }
        return budget.with(Self.area(old) + Self.area(new)) { comparePictures(&item, old, new) }
    }

    /// Compares two texts, of which one that does not exist is empty.
    private func compareTexts(_ item: inout ReportCase, _ sides: Sides) -> UInt64? {
        let texts = [sides.reference, sides.actual].map { $0.map { String(decoding: $0, as: UTF8.self) } }
        guard item.status.needsReview, sides.reference != sides.actual else {
            item.text = texts[0].map(TextDifference.init(unchanged:))
            return nil
        }
        item.text = TextDifference(from: texts[0] ?? "", to: texts[1] ?? "")
        return item.text?.signature
    }

    private func comparePictures(_ item: inout ReportCase, _ old: [UInt8], _ new: [UInt8]) -> UInt64? {
        do throws(SnapshotProblem) {
            let (old, new) = (try Self.picture(old, "reference"), try Self.picture(new, "actual result"))
            let difference = PictureComparison().compare(old, with: new)
            item.difference = difference
            return ChangeSignature(difference, from: old, to: new).value
        } catch {
            item.addReason(error.reason)
            return nil
        }
    }

    /// Returns the area of a picture by its header; 0 for one that is refused before it takes memory.
    private static func area(_ bytes: [UInt8]) -> Int {
        guard let size = try? PictureSize(png: bytes) else { return 0 }
        let (area, isTooLarge) = size.width.multipliedReportingOverflow(by: size.height)
        return isTooLarge || area > Picture.defaultMaximumArea ? 0 : area
    }

    private static func picture(_ bytes: [UInt8], _ name: String) throws(SnapshotProblem) -> Picture {
        if SnapshotKind.isPointer(bytes) {
            throw SnapshotProblem(reason: "the \(name) is a Git LFS pointer; 'git lfs pull' downloads it")
        }
        do throws(PNGError) {
            return try Picture(png: bytes)
        } catch {
            throw SnapshotProblem(reason: "the \(name) cannot be compared: \(error)")
        }
    }
}

// MARK: - Files

extension CaseReviewer {
    private func copy(_ bytes: [UInt8], of item: ReportCase, as role: ReportFolder.Role) -> ReportCase.Version {
        var version = version(bytes)
        // A pointer of Git LFS would be shown as a damaged picture.
        if item.kind == .text || !SnapshotKind.isPointer(bytes) {
            let path = "\(role.folder)/\(item.path)"
            folder.write(bytes, to: path)
            version.file = path
        }
        return version
    }

    private func version(_ bytes: [UInt8]) -> ReportCase.Version {
        let size = try? PictureSize(png: bytes)
        return ReportCase.Version(
            bytes: bytes.count, width: size?.width, height: size?.height, hash: ReferenceHash.text(of: bytes))
    }
}

/// A number of pixels that the pictures in memory have at most, apart from a pair that is larger by itself.
final class PixelBudget: @unchecked Sendable {
    private let condition = NSCondition()
    private let limit: Int
    private var used = 0

    /// Creates a budget; the default takes at most 400 MB for the pictures and their differences.
    init(limit: Int = 1 << 25) {
        self.limit = limit
    }

    func with<Result>(_ pixels: Int, _ body: () -> Result) -> Result {
        take(pixels)
        defer { giveBack(pixels) }
        return body()
    }

    private func take(_ pixels: Int) {
        condition.lock()
        defer { condition.unlock() }
        while used > 0, used + pixels > limit { condition.wait() }
        used += pixels
    }

    private func giveBack(_ pixels: Int) {
        condition.lock()
        defer { condition.unlock() }
        used -= pixels
        condition.broadcast()
    }
}

/// A number for the change of a picture that is equal in all pictures with the same change.
///
/// The change consists of the rectangles around the changed pixels. Of each rectangle, its size counts, and the pixels that
/// differ: their places in the rectangle with their old and new colours. The places of the rectangles in the picture and their
/// number do not count, so that a button that changes its colour is the same change on every screen, also where a screen has
/// two of them. The same change in light and dark pictures, or at two scales, is two changes, because its pixels differ.
struct ChangeSignature {
    /// The number; `nil` if no pixel has changed.
    let value: UInt64?

    init(_ difference: PictureDifference, from old: Picture, to new: Picture) {
        let boxes = Set(difference.boxes.map { Self.hash(of: $0, old, new) }).sorted()
        let growth = [new.size.width - old.size.width, new.size.height - old.size.height]
        let numbers = growth.map { UInt64(bitPattern: Int64($0)) } + boxes
        value = boxes.isEmpty ? nil : StableHash.mixed(numbers.reduce(0, Self.combined))
    }

    private static func hash(of box: PixelBox, _ old: Picture, _ new: Picture) -> UInt64 {
        var hash = combined(UInt64(box.width), UInt64(box.height))
        old.pixels.withUnsafeBytes { oldBytes in
            new.pixels.withUnsafeBytes { newBytes in
                let (oldRows, newRows) = (Rows(oldBytes, old.size), Rows(newBytes, new.size))
                for y in 0..<box.height {
                    for x in 0..<box.width {
                        let oldPixel = oldRows.pixel(box.left &+ x, box.top &+ y)
                        let newPixel = newRows.pixel(box.left &+ x, box.top &+ y)
                        if oldPixel == newPixel { continue }
                        hash = combined(hash, UInt64(x) << 32 | UInt64(y))
                        hash = combined(hash, UInt64(oldPixel) << 32 | UInt64(newPixel))
                    }
                }
            }
        }
        return hash
    }

    private static func combined(_ hash: UInt64, _ value: UInt64) -> UInt64 {
        StableHash.mixed((hash << 23 | hash >> 41) ^ value &* 0x9e37_79b9_7f4a_7c15)
    }

    /// The pixels of a picture, with transparent ones around it.
    private struct Rows {
        let bytes: UnsafeRawBufferPointer
        let size: PictureSize

        init(_ bytes: UnsafeRawBufferPointer, _ size: PictureSize) {
            (self.bytes, self.size) = (bytes, size)
        }

        func pixel(_ x: Int, _ y: Int) -> UInt32 {
            guard x < size.width, y < size.height else { return 0 }
            return bytes.loadUnaligned(fromByteOffset: (y &* size.width &+ x) &* 4, as: UInt32.self).littleEndian
        }
    }
}
