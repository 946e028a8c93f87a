final class Badge: CellPart {}

/// Not a part of any schema.
final class BadgeStore {
    let title = String()
}
