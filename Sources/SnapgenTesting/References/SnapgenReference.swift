/// The reference of one sample, in one environment if it is a picture; all paths are absolute.
struct SnapgenReference: Sendable {
    let entry: SnapgenEntry
    /// The name without the sample: the title, and the environment of a picture.
    let test: String
    let sample: String
    /// The extension of the file, without a dot.
    let fileExtension: String
    let folder: String
    /// The folder for actual results of failing tests.
    let artifacts: String
    /// The folder to which swift-snapshot-testing writes them.
    let artifactsOfSnapshotTesting: String
    let record: SnapgenRecordMode
    let line: UInt
    let command: RerunCommand

    /// The name without its extension: `HotelCell-iPhone13-light.sold-out`.
    var name: String { "\(test).\(sample)" }
    var file: String { "\(name).\(fileExtension)" }
    var path: String { FilePath.join(folder, file) }
    var isPicture: Bool { fileExtension == "png" }
    /// The path after which swift-snapshot-testing names the folder of actual results: two modules may have a file of one name.
    var caller: StaticString { entry.folder.description.isEmpty ? entry.file : entry.folder }
    /// The path of the actual result of a failure.
    var artifact: String { FilePath.join(FilePath.join(artifacts, entry.folder.description), file) }
}
