#if canImport(XCUIAutomation)
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
