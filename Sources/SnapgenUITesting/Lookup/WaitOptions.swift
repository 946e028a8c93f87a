#if canImport(XCUIAutomation)
    import Foundation

    /// The parameters of waiting for a state.
    struct WaitOptions {
        var timeout: TimeInterval
        var isFailing: Bool
        var place: SourcePlace

        init(_ timeout: TimeInterval, _ isFailing: Bool, _ file: StaticString, _ line: UInt) {
            self.timeout = timeout
            self.isFailing = isFailing
            place = SourcePlace(file, line)
        }
    }
#endif
