import SnapgenAccessibility

final class ParcelAccessibility: ScreenAccessibility {
    let parcelTitle = TextAccessibility("parcelTitle")
    let trackButton = ButtonAccessibility("trackButton")
    let refuseButton = ButtonAccessibility("refuseButton")
    let literal = TextAccessibility("literal")
}

final class PageAccessibility: ScreenAccessibility {
    let title = TextAccessibility("page-title")
    let passed = TextFieldAccessibility("change-server")
}
typealias Keys = PageAccessibility
let title = Text("").accessibilityKey(\Keys.title)
