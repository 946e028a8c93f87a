/// The user interface framework of a platform, of which one can be imported at a time.
enum Platform: String, CaseIterable, Sendable {
    case uiKit = "UIKit"
    case appKit = "AppKit"
}
