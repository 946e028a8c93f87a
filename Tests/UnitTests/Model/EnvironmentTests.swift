import Testing

@testable import SnapgenConfiguration

@Suite("SnapshotEnvironment and its parts")
struct EnvironmentTests {
    @Test(
        "the name is put together in one order, without what is usual",
        arguments: [
            (SnapshotEnvironment(layout: phone, theme: .dark), "iPhone13-dark"),
            (SnapshotEnvironment(layout: phone, orientation: .landscape, theme: .dark), "iPhone13-landscape-dark"),
            (
                SnapshotEnvironment(
                    layout: phone, orientation: .landscape, locale: "ar", contrast: .increased, motion: .reduced),
                "iPhone13-landscape-ar-highContrast-reducedMotion"
            ),
            (
                SnapshotEnvironment(layout: phone, theme: .light, textSize: .large, contrast: .increased),
                "iPhone13-light-large-highContrast"
            ),
            (SnapshotEnvironment(layout: .fixed(width: 320, height: 44.5), theme: .light), "320x44-5-light"),
            (SnapshotEnvironment(layout: .width(KnownDevice.all[0].device)), "iPhoneSe-width"),
            (SnapshotEnvironment(layout: .sizeThatFits, locale: "rightToLeft"), "sizeThatFits-rightToLeft"),
            (SnapshotEnvironment(layout: .sizeThatFits, locale: "ja", isLocaleOfRun: true), "sizeThatFits-ja"),
        ])
    func name(environment: SnapshotEnvironment, name: String) {
        #expect(environment.name == name)
    }

    private static let phone = SnapshotEnvironment.Layout.device(
        Device(name: "iPhone13", width: 390, height: 844, scale: 3))

    @Test("only what is higher than wide and no television lies on its side")
    func turning() {
        func orientation(_ layout: SnapshotEnvironment.Layout) -> SnapshotEnvironment.Orientation? {
            SnapshotEnvironment(layout: layout, orientation: .landscape)[SnapshotEnvironment.Orientation.self]
        }
        let wide = Device(name: "wide", width: 900, height: 800, scale: 2)
        let television = Device(name: "tv", idiom: .tv, width: 1, height: 2, scale: 1)
        for layout: SnapshotEnvironment.Layout in [
            .device(wide), .width(wide), .device(television), .fixed(width: 1, height: 2), .sizeThatFits,
        ] { #expect(orientation(layout) == .portrait) }
        #expect(orientation(Self.phone) == .landscape)
    }

    @Test("directives override one another key by key")
    func directives() {
        let weak = Directives(skip: true, batch: "a", pictures: .init(precision: 0.5))
        let strong = Directives(batch: "b", delay: 1)
        #expect(
            weak.overridden(by: strong) == Directives(skip: true, batch: "b", pictures: .init(precision: 0.5), delay: 1)
        )
    }
}

extension SnapshotEnvironment {
    /// An environment with a value on each axis that is given.
    fileprivate init(
        layout: Layout, orientation: Orientation = .portrait, theme: Theme? = nil, locale: String? = nil,
        textSize: TextSize? = nil, contrast: Contrast = .standard, motion: Motion = .standard
    ) {
        self.init(layout: layout, locale: locale)
        self.theme = theme
        self[Orientation.self] = orientation
        self[TextSize.self] = textSize
        self[Contrast.self] = contrast
        self[Motion.self] = motion
    }
}
