/// The way in which a picture is drawn.
enum SnapgenDrawing: String, Sendable {
    /// The layers of the view, which needs no host app and leaves out glass and materials.
    case layer
    /// The window as the screen shows it, with glass, materials, sheets and alerts; it needs a host app.
    case window
}
