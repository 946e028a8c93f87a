// expected: candidate would match and infer 'Samples' = 'Set<Int>' if 'Set<Int>' conformed to 'SampleList'
import SnapgenCatalog

enum NoList: TestableState {
    static let samples = Set([1, 2])
}
