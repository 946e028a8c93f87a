import SnapgenAccessibility

final class CommentAccessibility: ViewAccessibility {
    let text = TextAccessibility()
    let reply = CommentAccessibility()
}

final class ThreadAccessibility: ScreenAccessibility {
    let comments = [CommentAccessibility]()
}
