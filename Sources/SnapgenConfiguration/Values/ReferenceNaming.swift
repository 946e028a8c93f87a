/// The tool whose names and folders the references of previews have.
package enum ReferenceNaming: String, Encodable, Sendable, CaseIterable {
    /// snapgen: `<references>/<target>/<module>/HotelList-iPhone13-dark.1.png`.
    case snapgen
    /// snapgen, with samples called by their numbers whatever their labels are: `HotelList-iPhone13-dark.2.png`.
    case numbered
    /// Prefire: `<references>/test_hotelList-iPhone-15.1.png`, a preview with a display name by that name.
    case prefire
    /// Prefire with a folder for each source file: `<references>/HotelListTests.generated/...`.
    case prefireSplit = "prefire-split"

    package var keepsOldNames: Bool {
        switch self {
        case .snapgen, .numbered: false
        case .prefire, .prefireSplit: true
        }
    }
}
