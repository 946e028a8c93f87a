/// The reason why there is no preview to show, with the next step.
public enum SnapgenPreviewProblem: Error, Equatable, CustomStringConvertible {
    /// A preview that cannot be shown here, which is no mistake.
    case skipped(String)
    /// A preview that should be there and is not, or that cannot be read.
    case failed(String)

    /// The complete message.
    public var description: String {
        switch self {
        case .skipped(let message), .failed(let message): message
        }
    }
}
