/// The templates that the tool carries: each is a file beside this one, embedded when it is compiled.
public enum SnapgenTemplates {
    /// A template as it is written.
    public struct Template: Sendable {
        /// The file's name without its extension.
        public let name: String
        /// The file's text.
        public let source: String

        fileprivate init(_ name: String, _ bytes: [UInt8]) {
            self.name = name
            self.source = String(decoding: bytes, as: UTF8.self)
        }
    }

    /// All templates, ordered by name.
    public static let all: [Template] = [
        Template("paths", PackageResources.paths_stencil),
        Template("preview", PackageResources.preview_stencil),
        Template("previews", PackageResources.previews_stencil),
        Template("support", PackageResources.support_stencil),
        Template("support-entry", PackageResources.support_entry_stencil),
        Template("support-environments", PackageResources.support_environments_stencil),
        Template("support-failures", PackageResources.support_failures_stencil),
        Template("support-images", PackageResources.support_images_stencil),
        Template("support-languages", PackageResources.support_languages_stencil),
        Template("support-macros", PackageResources.support_macros_stencil),
        Template("support-macros-elsewhere", PackageResources.support_macros_elsewhere_stencil),
        Template("support-no-pictures", PackageResources.support_no_pictures_stencil),
        Template("support-pictures", PackageResources.support_pictures_stencil),
        Template("support-references", PackageResources.support_references_stencil),
        Template("support-samples", PackageResources.support_samples_stencil),
        Template("support-shards", PackageResources.support_shards_stencil),
        Template("support-simulator", PackageResources.support_simulator_stencil),
        Template("support-suite", PackageResources.support_suite_stencil),
        Template("support-traits", PackageResources.support_traits_stencil),
        Template("support-values-snapgen", PackageResources.support_values_snapgen_stencil),
        Template("support-values-snapshot-testing", PackageResources.support_values_snapshot_testing_stencil),
        Template("swift-testing", PackageResources.swift_testing_stencil),
        Template("swift-testing-group", PackageResources.swift_testing_group_stencil),
        Template("swift-testing-suite", PackageResources.swift_testing_suite_stencil),
        Template("test-assertion", PackageResources.test_assertion_stencil),
        Template("test-imports", PackageResources.test_imports_stencil),
        Template("xctest", PackageResources.xctest_stencil),
        Template("xctest-group", PackageResources.xctest_group_stencil),
        Template("xctest-suite", PackageResources.xctest_suite_stencil),
    ]
}
