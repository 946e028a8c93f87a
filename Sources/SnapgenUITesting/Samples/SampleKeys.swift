#if canImport(XCUIAutomation)
    public import XCUIAutomation

    /// The keys of a sample, as its test has recorded them.
    public struct SampleKeys {
        /// The absolute path of the recorded text; `nil` if the folder of the project is not known.
        private let path: String?

        /// Creates the keys at a path below a folder.
        ///
        /// - Parameters:
        ///   - root: The folder of the project; `nil` if it is not known.
        ///   - path: The path of the recorded text below the folder.
        public init(below root: String?, at path: String) {
            self.path = root.map { "\($0)/\(path)" }
        }

        /// Returns the folder of the project that contains a file, or `nil` if the file has been moved since.
        ///
        /// - Parameters:
        ///   - file: The absolute path of the file.
        ///   - path: The path of the file below the folder: `/AppUITests/Generated/SnapgenSampleTests.swift`.
        public static func root(of file: String, at path: String) -> String? {
            file.hasSuffix(path) ? String(file.dropLast(path.count)) : nil
        }

        @MainActor
        fileprivate func problems(in application: XCUIApplication) -> [String] {
            guard let path else { return ["the file of the test has moved; generate the files again"] }
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
                return ["the keys of the sample are not recorded ('\(path)'); run the unit tests first"]
            }
            return KeyNode.all(in: text).flatMap { $0.problems(in: application, below: nil) }
        }
    }

    extension XCUIApplication {
        /// Checks that each recorded key is in the app exactly once, below the key around it.
        ///
        /// - Parameter keys: The recorded keys.
        public func assertKeys(_ keys: SampleKeys, file: StaticString = #filePath, line: UInt = #line) {
            keys.problems(in: self).forEach(SourcePlace(file, line).fail)
        }
    }

    extension KeyNode {
        /// Returns a message for each key in the tree that is not exactly once below the key around it.
        @MainActor
        fileprivate func problems(in element: XCUIElement, below parent: String?) -> [String] {
            let matches = element.descendants(matching: .any).matching(.anyIdentifier(of: [identifier]))
            let count = matches.count
            if count == 1 { return parts.flatMap { $0.problems(in: matches.element, below: identifier) } }
            let place = parent.map { " in '\($0)'" } ?? ""
            let advice =
                count == 0
                ? "a view around it hides it, or it is not shown; record the keys again if that is intended"
                : "a test cannot tell them apart; declare a list and set the key with an item"
            return ["'\(identifier)' is there \(count) times\(place), not once: \(advice)"]
        }
    }

    /// A key with the keys in its view.
    struct KeyNode: Equatable {
        let identifier: String
        var parts: [KeyNode] = []

        /// Returns the keys in a recorded text: a line for each, indented by two spaces below the key around it.
        static func all(in text: String) -> [KeyNode] {
            let lines = text.split(separator: "\n").filter { $0 != "no keys" }
            return nodes(in: lines[...], at: 0)
        }

        private static func nodes(in lines: ArraySlice<Substring>, at depth: Int) -> [KeyNode] {
            var nodes: [KeyNode] = []
            var rest = lines
            while let line = rest.popFirst() {
                let below = rest.prefix { indentation(of: $0) > depth }
                rest = rest.dropFirst(below.count)
                nodes.append(
                    KeyNode(identifier: String(line.dropFirst(depth)), parts: self.nodes(in: below, at: depth + 2)))
            }
            return nodes
        }

        private static func indentation(of line: Substring) -> Int { line.prefix { $0 == " " }.count }
    }
#endif
