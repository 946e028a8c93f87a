import Foundation

/// A library that compares results with their references.
///
/// The runtime determines names, folders and the record mode, and reports the failures. An engine compares one result,
/// and records it if the mode of the reference requires it.
@MainActor
protocol SnapgenEngine: Sendable {
    /// Compares a text; returns the failure, or `nil` if it matches.
    func failure(of text: String, _ reference: SnapgenReference) throws -> String?

    /// Compares a finished image; returns the failure, or `nil` if it matches.
    func failure(
        of image: SnapgenImage, precision: Float, perceptualPrecision: Float, _ reference: SnapgenReference
    ) throws -> String?

    /// Returns the path to which the engine writes the actual result of a failure.
    func artifact(of reference: SnapgenReference) -> String
}

extension SnapgenEngine {
    /// Returns the path of swift-snapshot-testing, below its folder for artifacts.
    func artifact(of reference: SnapgenReference) -> String {
        let caller = URL(fileURLWithPath: reference.caller.description, isDirectory: false)
        let folder = caller.deletingPathExtension().lastPathComponent
        return FilePath.join(FilePath.join(reference.artifactsOfSnapshotTesting, folder), reference.file)
    }

    /// Returns a failure, because the engine compares no images.
    func failure(
        of image: SnapgenImage, precision: Float, perceptualPrecision: Float, _ reference: SnapgenReference
    ) throws -> String? {
        "'\(Self.self)' compares no pictures; set 'tests.engine.images' to 'snapshot-testing'"
    }
}
