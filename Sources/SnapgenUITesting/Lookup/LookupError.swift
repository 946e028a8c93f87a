#if canImport(XCUIAutomation)
    /// The reason why an element cannot be looked up.
    struct LookupError: Error, CustomStringConvertible {
        var description: String
    }
#endif
