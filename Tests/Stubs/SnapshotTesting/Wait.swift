// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Snapshotting {
    // `Extensions/Wait.swift`; here without waiting
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting { strategy }
}
