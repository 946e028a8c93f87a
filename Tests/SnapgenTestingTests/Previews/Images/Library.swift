/// A protocol of another module.
public protocol Registry {
    /// A line.
    static var line: Int { get }
}
