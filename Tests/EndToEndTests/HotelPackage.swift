import SnapgenTestSupport

/// A package with one entry.
enum HotelPackage {
    static let source = """
        import SwiftUI
        import SnapgenCatalog

        // snapgen: batch=extended
        struct HotelListView_Previews: PreviewProvider, Testable {
            static let samples = [HotelListView()]
        }
        """

    static func make(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(
            ["Package.swift": "", "Sources/TravelUI/HotelListView.swift": source].merging(files) { $1 })
    }
}
