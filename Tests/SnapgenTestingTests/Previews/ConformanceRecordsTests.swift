import Foundation
import Testing

@testable import SnapgenPreviews

private protocol Marked {
    static var text: String { get }
}

private struct PrivateStructure: Marked { static let text = "structure" }
private enum Outer {
    enum Enumeration: Marked { static let text = "enumeration" }
    final class Object: Marked { static let text = "class" }
    struct Generic<Value>: Marked { static var text: String { "generic" } }
}
extension String {
    fileprivate struct Extended: Marked { static let text = "in an extension" }
}
private class Superclass {}
extension Int: Marked { static let text = "type of another module" }

/// The conformances of this process.
@MainActor
@Suite("Conformance records")
struct ConformanceRecordsTests {
    private static let marked = ProgramTypes.descriptor(ofProtocol: (any Marked).self)
    private static let types = ProgramTypes([marked].compactMap { $0 }, in: ProgramImages.conformanceSections())

    private func found(in module: String) -> [any Marked.Type] {
        Self.types.types(of: Self.marked, in: module).compactMap { $0.descriptor.type as? any Marked.Type }
    }

    @Test(
        "structures, enumerations and classes are found by their protocol, whatever their access, generic ones are not")
    func found() {
        let texts = found(in: "SnapgenTestingTests").map { $0.text }
        #expect(texts.sorted() == ["class", "enumeration", "in an extension", "structure"])
    }

    @Test("a type belongs to the module that declares it")
    func modules() {
        #expect(found(in: "Swift").map { $0.text } == ["type of another module"])
        #expect(Self.types.modules.isSuperset(of: ["Swift", "SnapgenTestingTests", "Foundation"]))
        #expect(Self.types.types(of: nil, in: "Swift").isEmpty && found(in: "Absent").isEmpty)
    }

    @Test("types have the names that their sources show")
    func names() {
        let names = found(in: "SnapgenTestingTests").map {
            ProgramTypes.name(String(reflecting: $0), in: "SnapgenTestingTests")
        }
        let expected = ["Outer.Enumeration", "Outer.Object", "PrivateStructure", "String.Extended"]
        #expect(names.sorted() == expected.map { "SnapgenTestingTests.\($0)" })
    }

    @Test(
        "names are read in all spellings of the runtime",
        arguments: [
            ("Shop.Row", "Shop.Row"), ("Shop.Outer.Row", "Shop.Outer.Row"),
            ("Shop.(unknown context at $7f01).Outer.Row", "Shop.Outer.Row"),
            ("Shop.Outer.(Row in _B4A1)", "Shop.Outer.Row"), ("(extension in Shop):Design.Outer.Row", "Shop.Outer.Row"),
            ("(extension in Shop):__C.UIView.(Row in $7f01)", "Shop.UIView.Row"), ("Shop.`a\u{A0}b`", "Shop.a b"),
            ("Shop.(`a\u{A0}b` in _B4A1)", "Shop.a b"), ("Shop.Outer.`a.b`", "Shop.Outer.a.b"),
        ])
    func spellings(reflected: String, name: String) {
        #expect(ProgramTypes.name(reflected, in: "Shop") == name)
    }

    @Test("entries lead to places relative to themselves, an empty one and an incomplete one to none")
    func entries() {
        let bytes: [UInt8] = [8, 0, 0, 0, 0, 0, 0, 0, 0xFC, 0xFF, 0xFF, 0xFF, 1, 2, 3]
        bytes.withUnsafeBytes { section in
            let found = ConformanceRecords.conformances(in: section)
            #expect(found.map { section.baseAddress?.distance(to: $0) } == [8, 4])
        }
        #expect(ConformanceRecords.conformances(in: UnsafeRawBufferPointer(start: nil, count: 0)).isEmpty)
    }

    @Test("contexts that contain themselves have no module")
    func endlessContexts() {
        // A structure whose parent is itself: flags, and the distance to the parent.
        let words: [Int32] = [17, -4, 0, 0]
        words.withUnsafeBytes { bytes in
            let context = bytes.baseAddress.map(ContextDescriptor.init)
            #expect(context != nil && context?.module == nil)
        }
    }

    @Test("only a type of one protocol leads to a descriptor")
    func descriptors() {
        #expect(ProgramTypes.descriptor(ofProtocol: (any Marked).self) != nil)
        let others: [Any.Type] = [
            Any.self, AnyObject.self,
            (any Marked & CustomStringConvertible).self, (any Error).self, (any Superclass & Marked).self, Int.self,
            (any Marked.Type).self, Superclass.self,
        ]
        for type in others { #expect(ProgramTypes.descriptor(ofProtocol: type) == nil, "\(type)") }
    }

    @Test(
        "images of the system and of Xcode are left out",
        arguments: [
            ("/System/Library/Frameworks/SwiftUI.framework/SwiftUI", true), ("/usr/lib/libSystem.B.dylib", true),
            ("/Library/Developer/CoreSimulator/Volumes/iOS/Runtimes/iOS 17.0.simruntime/Contents/a", true),
            ("/Applications/Xcode.app/Contents/Developer/Platforms/iPhoneOS.platform/Developer/Library/XCTest", true),
            ("/root/usr/lib/swift/libswiftCore.dylib", true),
            ("/System/Volumes/Data/Users/me/DerivedData/Shop.app/Shop", false),
            ("/Users/me/Library/Developer/Xcode/DerivedData/Build/Products/Debug/Shop.app/Contents/MacOS/Shop", false),
            ("/Users/me/Library/Developer/CoreSimulator/Devices/A/data/Containers/Shop.app/Shop.debug.dylib", false),
        ])
    func systemImages(path: String, isSystem: Bool) {
        #expect(ProgramImages.isSystem(path, root: "/root") == isSystem)
    }
}

/// The texts of reflection.
@Suite("Reflection")
struct ReflectionTests {
    private struct Source {
        enum Structure { case singlePreview(makeBody: () -> Int) }
        var structure = Structure.singlePreview { 1 }
        var secret: String? = "secret"
    }

    private indirect enum Chain {
        case end
        case link(Chain)
    }

    @Test("a path leads to a property or to nothing")
    func paths() {
        #expect(Reflection.child(Source(), "structure", "singlePreview", "makeBody") is () -> Int)
        #expect(Reflection.child(Source(), "structure", "preview", "makeBody") == nil)
        #expect(Reflection.child(Source()) is Source)
    }

    @Test("a structure has names and types without values, and no more than fit in a message")
    func structures() {
        let text = Reflection.structure(of: Source())
        #expect(text.contains("singlePreview") && text.contains("makeBody") && !text.contains("\"secret\""))
        let chain = (0..<1_000).reduce(Chain.end) { chain, _ in .link(chain) }
        #expect(Reflection.structure(of: [chain]).count < 1_600)
        #expect(Reflection.structure(of: Array(repeating: Source(), count: 1_000)).count < 1_600)
    }
}

/// The conformances of images of macOS, which were made on Linux.
@Suite("Images of macOS")
struct MachOFileTests {
    @Test(
        "types of all kinds of access are found by their module and name; of an archive, only what is linked",
        arguments: ["arm64", "x86_64"],
        [
            ("App", ["App.Inner", "App.Preview", "App.Private"]), ("Archive", ["Other.Own"]),
            ("AllOfArchive", ["App.Inner", "App.Preview", "App.Private", "Other.Own"]),
        ])
    func conformances(architecture: String, image: (name: String, types: [String])) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let file = try Data(contentsOf: folder.appending(path: "Images/\(image.name)-\(architecture).dylib"))
        let section = try sectionOffsets(in: file)
        file.withUnsafeBytes { bytes in
            let conformances = ConformanceRecords.conformances(in: UnsafeRawBufferPointer(rebasing: bytes[section]))
            let types = conformances.compactMap(ConformanceRecords.typeDescriptor).map(ContextDescriptor.init)
            #expect(types.map { "\($0.module?.name ?? "-").\($0.name)" }.sorted() == image.types)
        }
    }

    /// Returns the place of the section `__swift5_proto` by its header, which has the size and the offset behind two
    /// names of 16 bytes and an address (mach-o/loader.h).
    private func sectionOffsets(in file: Data) throws -> Range<Int> {
        let header = try #require(file.range(of: Data("__swift5_proto\0\0__TEXT".utf8))).lowerBound
        let numbers = file.withUnsafeBytes { bytes in
            (
                size: bytes.loadUnaligned(fromByteOffset: header + 40, as: UInt64.self),
                offset: bytes.loadUnaligned(fromByteOffset: header + 48, as: UInt32.self)
            )
        }
        return Int(numbers.offset)..<Int(numbers.offset) + Int(numbers.size)
    }
}
