/// The reason why a picture shows nothing.
enum PictureProblem: Error, Equatable, CustomStringConvertible {
    case noArea
    case transparent(SnapgenDrawing)

    var description: String {
        switch self {
        case .noArea:
            "the picture has no area; give the view a size, or set 'allow_blank' if it is meant to be empty"
        case .transparent(.layer):
            "the picture is fully transparent: 'draw: layer' leaves out glass and materials, use 'draw: window' for "
                + "them, or set 'allow_blank' if the view is meant to be empty"
        case .transparent(.window):
            "the picture is fully transparent; set 'allow_blank' if the view is meant to be empty"
        }
    }
}
