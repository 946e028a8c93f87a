/// The styles and scripts that the page of a report and those of a gallery have in common.
///
/// `Scripts/embed-sources` makes `EmbeddedSharedFiles.swift` of their sources in `Templates/Review`.
enum SharedFiles {}
