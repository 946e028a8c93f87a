package import SnapgenConfiguration

/// The one place that names references; `plan`, the generated tests and the review all go through it.
package enum ReferenceName {
    /// The placeholder for a sample that is known at run time only.
    package static let anySample = "*"

    /// The name before the sample: `HotelListView-iPhone13-light`, or the title alone where there is no environment or
    /// it has no name.
    package static func stem(title: String, environment: String?) -> String {
        guard let environment, !environment.isEmpty else { return title }
        return title.isEmpty ? environment : "\(title)-\(environment)"
    }

    /// A reference's file name: `HotelListView-iPhone13-light.1.png`.
    package static func file(title: String, environment: String?, sample: String, strategy: CaptureStrategy) -> String {
        "\(name(title: title, environment: environment, sample: sample)).\(strategy.fileExtension)"
    }

    /// A reference's file name without its extension: `HotelListView-iPhone13-light.1`.
    static func name(title: String, environment: String?, sample: String) -> String {
        "\(stem(title: title, environment: environment)).\(sample)"
    }
}
