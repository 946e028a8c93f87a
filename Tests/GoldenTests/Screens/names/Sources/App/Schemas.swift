// swift-format-ignore-file

import SnapgenAccessibility

final class `default`: ViewAccessibility {
    let `class` = TextAccessibility()
    let `init` = TextAccessibility()
    let größe = TextAccessibility()
    let `my title` = TextAccessibility()
    let quoted = ViewAccessibility("a \"quoted\" \\ \u{202E}identifier")
    let await = TextAccessibility()
    let identifiers = TextAccessibility()
}

final class Ångström: ScreenAccessibility {
    let field = `default`()
    let any = [`default`]()
}

final class TextAccessibility: SnapgenAccessibility.TextAccessibility {
    let icon = ImageAccessibility()
}
