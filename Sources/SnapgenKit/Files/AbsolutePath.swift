/// Makes what a person types an absolute path.
public enum AbsolutePath {
    /// `path` seen from `folder`, with `.` and `..` worked out by name alone.
    ///
    ///     AbsolutePath.resolve("../App", from: "/home/me/Kit")  // "/home/me/App"
    public static func resolve(_ path: String, from folder: String) -> String {
        // To Swift, a '/' with an accent behind it is another character; to a file system, it is not.
        let slash = UInt8(ascii: "/")
        let whole = path.utf8.first == slash ? path : "\(folder)/\(path)"
        var components: [Substring] = []
        for component in whole.utf8.split(separator: slash).map(Substring.init) where component != "." {
            if component == ".." { _ = components.popLast() } else { components.append(component) }
        }
        return "/" + components.joined(separator: "/")
    }
}
