#if canImport(XCUIAutomation)
    public import Foundation
    public import XCUIAutomation

    extension XCUIApplication {
        /// Launches the app with one sample in place of its first screen: `application.launch(sample: "HotelCell/1")`.
        ///
        /// The app shows `SnapgenGallery.sample`, which `snapgen generate` writes. The test fails if there is no such
        /// sample, with the names that are nearest, or if the app shows something else.
        ///
        /// - Parameter sample: The title of the entry and the name of the sample, with the module before them if several
        ///   modules have the title.
        /// - Returns: A Boolean value that indicates whether the sample is shown.
        @discardableResult
        public func launch(
            sample: String, timeout: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line
        ) -> Bool {
            // Source: https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/launcharguments
            launchArguments = arguments(for: sample)
            launch()
            let place = SourcePlace(file, line)
            let (shown, unknown) = (element("snapgen-sample"), element("snapgen-unknown-sample"))
            _ = becomesTrue(within: timeout) { shown.exists || unknown.exists }
            if shown.exists { return true }
            place.fail(
                unknown.exists
                    ? unknown.label
                    : "the app did not show the sample '\(sample)' within \(timeout) s; let its first screen be "
                        + "'SnapgenGallery.sample' if that is not nil")
            return false
        }

        /// Launches the app with one sample, and audits its accessibility.
        ///
        /// - Parameters:
        ///   - sample: The name of the sample, as in `launch(sample:)`.
        ///   - allowed: The kinds of issues that are intended.
        /// - Throws: An error if the audit cannot be performed.
        public func assertSample(
            _ sample: String, allowing allowed: [AccessibilityIssue] = [], file: StaticString = #filePath,
            line: UInt = #line
        ) throws {
            guard launch(sample: sample, file: file, line: line) else { return }
            try assertNoIssues(allowing: allowed)
        }

        /// Returns the arguments with a sample in place of that of an earlier launch.
        private func arguments(for sample: String) -> [String] {
            let option = "-SnapgenSample"
            var arguments = launchArguments
            if let old = arguments.firstIndex(of: option) {
                arguments.removeSubrange(old..<min(old + 2, arguments.count))
            }
            return arguments + [option, sample]
        }

        private func element(_ identifier: String) -> XCUIElement {
            descendants(matching: .any)
                .matching(NSPredicate(format: "identifier == %@", argumentArray: [identifier])).firstMatch
        }
    }
#endif
