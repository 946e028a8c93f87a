import Foundation
import SnapgenNames

/// The text of a `project.pbxproj`, to which lines are only added, so that a change is as small as one of Xcode.
struct ProjectFileText {
    private var lines: [String]
    private let isWindows: Bool

    /// `nil` if it is not in UTF-8, or its lines end differently.
    init?(_ bytes: [UInt8]) {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        isWindows = text.utf8.contains(UInt8(ascii: "\r"))
        lines = text.components(separatedBy: isWindows ? "\r\n" : "\n")
        if isWindows, lines.contains(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) { return nil }
    }

    var bytes: [UInt8] { Array(lines.joined(separator: isWindows ? "\r\n" : "\n").utf8) }

    /// The version of the format; 77 is that of Xcode 16.
    var version: Int {
        let line = lines.first { $0.hasPrefix("\tobjectVersion = ") }
        return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }

    /// Returns whether a text of the file's own characters, without a line feed, occurs.
    func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

    // MARK: - Objects

    /// Adds an object to the section of its class, which is sorted by keys.
    ///
    /// - Returns: `false` if the file has no sections.
    mutating func add(_ id: String, _ comment: String, _ isa: String, _ fields: [String], inOneLine: Bool) -> Bool {
        let start = "\t\t\(id) /* \(comment) */ = {"
        let object =
            inOneLine
            ? ["\(start)\((["isa = \(isa);"] + fields).joined(separator: " ")) };"]
            : [start] + (["isa = \(isa);"] + fields).map { "\t\t\t\($0)" } + ["\t\t};"]
        if let begin = lines.firstIndex(of: "/* Begin \(isa) section */"),
            let end = lines[begin...].firstIndex(of: "/* End \(isa) section */")
        {
            let next = lines[begin..<end].firstIndex { line in Self.key(of: line).map { $0 > id } ?? false }
            lines.insert(contentsOf: object, at: next ?? end)
            return true
        }
        let section = ["/* Begin \(isa) section */"] + object + ["/* End \(isa) section */"]
        if let next = lines.firstIndex(where: { $0.hasPrefix("/* Begin ") && $0 > section[0] }) {
            lines.insert(contentsOf: section + [""], at: next)
            return true
        }
        guard let last = lines.lastIndex(where: { $0.hasPrefix("/* End ") }) else { return false }
        lines.insert(contentsOf: [""] + section, at: last + 1)
        return true
    }

    private static func key(of line: String) -> String? {
        guard line.hasPrefix("\t\t"), let first = line.dropFirst(2).first, first.isLetter || first.isNumber else {
            return nil
        }
        return String(line.dropFirst(2).prefix { $0 != " " })
    }

    /// Adds an item at the end of a list of an object, and the list itself in the order of the names if it is missing.
    ///
    /// - Returns: `false` if the object is not written in several lines.
    mutating func append(_ item: String, to name: String, of id: String) -> Bool {
        let isObject = { (line: String) in line.hasPrefix("\t\t\(id) ") && line.hasSuffix(" = {") }
        guard let start = lines.firstIndex(where: isObject), let end = lines[start...].firstIndex(of: "\t\t};") else {
            return false
        }
        if let list = lines[start..<end].firstIndex(of: "\t\t\t\(name) = (") {
            guard let last = lines[list..<end].firstIndex(of: "\t\t\t);") else { return false }
            lines.insert("\t\t\t\t\(item),", at: last)
            return true
        }
        let next = lines[(start + 1)..<end].firstIndex { line in
            guard line.hasPrefix("\t\t\t"), let first = line.dropFirst(3).first, first.isLetter else { return false }
            let field = line.dropFirst(3).prefix { $0 != " " }
            return field != "isa" && field > name
        }
        lines.insert(contentsOf: ["\t\t\t\(name) = (", "\t\t\t\t\(item),", "\t\t\t);"], at: next ?? end)
        return true
    }

    /// A text as a value, which Xcode quotes unless it has certain characters only.
    static func value(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { $0.isOfPlainWord || "./".utf8.contains($0) }
        if isPlain, !text.isEmpty, !text.contains("//"), !text.contains("___") { return text }
        return text.inQuotes
    }
}

extension String {
    /// The text with quotes around it, and backslashes before those in it.
    var inQuotes: String { "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }
}
