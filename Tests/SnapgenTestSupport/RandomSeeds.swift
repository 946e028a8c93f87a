import Foundation

package enum RandomSeeds {
    /// A Boolean value that indicates whether tests try many inputs: `SNAPGEN_LONG_TESTS=1`.
    package static let areMany = ProcessInfo.processInfo.environment["SNAPGEN_LONG_TESTS"] != nil

    /// Returns the seeds in a variable, such as `SNAPGEN_RANDOM_SCHEMAS=3..<5`, or the first ones without it.
    package static func chosen(by variable: String, few: UInt64, many: UInt64) -> Range<UInt64> {
        let text = ProcessInfo.processInfo.environment[variable] ?? ""
        let bounds = text.components(separatedBy: "..<").compactMap { UInt64($0) }
        if bounds.count == 2 { return bounds[0]..<bounds[1] }
        return 0..<(areMany ? many : few)
    }
}
