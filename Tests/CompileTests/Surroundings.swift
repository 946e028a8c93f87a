/// The language mode, the platform and the library that a generated file is compiled with.
struct Surroundings: Hashable, Sendable {
    var mode: LanguageMode
    var platform = Platform.uiKit
    var library = LibraryVersion.newest

    private static let libraries = LibraryVersion.all
    private static let platforms = Platform.allCases
    private static let modes: [LanguageMode] = [.swift5, .swift6, .mainActor]

    /// Returns surroundings that have every mode and every library on UIKit, and one of each on the other platforms.
    ///
    /// Their pairs differ from case to case, so that a few cases cover all combinations.
    static func covering(forCase number: Int) -> [Surroundings] {
        let onUIKit = (0..<max(modes.count, libraries.count)).map { index in
            Surroundings(mode: modes[index % modes.count], library: libraries[(index + number) % libraries.count])
        }
        let elsewhere = platforms.filter { $0 != .uiKit }.map { platform in
            Surroundings(
                mode: modes[number % modes.count], platform: platform, library: libraries[number % libraries.count])
        }
        return onUIKit + elsewhere
    }
}
