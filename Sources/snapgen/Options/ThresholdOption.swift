import ArgumentParser
import SnapgenConfiguration
import SnapgenReview

struct ThresholdOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The difference of two pixels, from 0 to 1, above which it counts, as in pixelmatch.",
            discussion: "By default, the configuration's 'review.threshold', which is 0.1.", valueName: "number"))
    var threshold: Double?

    func validate() throws {
        if let threshold, !(0...1).contains(threshold) {
            throw ValidationError("--threshold takes a number from 0 to 1")
        }
    }

    /// Returns the comparison of reports, of acceptance and of questions in the terminal.
    func comparison(_ configuration: Configuration?) -> PictureComparison {
        let settings = configuration?.review ?? Configuration.ReviewSettings()
        return PictureComparison(threshold: threshold ?? settings.threshold)
    }
}
