import SnapgenCatalog

#if DEBUG
    enum First: TestableValue { static let samples = [1] }

    #if os(iOS)
        enum Second: TestableValue { static let samples = [1] }
    #elseif os(macOS)
        enum Second: TestableValue { static let samples = [2] }
    #else
        enum Third: TestableValue { static let samples = [3] }
    #endif
#endif

#if false
    enum Never: TestableValue { static let samples = [1] }
#else
    enum Always: TestableValue { static let samples = [1] }
#endif

#if swift(>=5.9)
    enum Extended {}
#endif
#if DEBUG
    extension Extended: TestableValue { static let samples = [1] }
#endif

@available(iOS 17, macOS 14, *)
enum Fresh: TestableValue { static let samples = [1] }

@available(iOS 16, *)
enum Outer {
    @available(iOS 18, *)
    enum Inner: TestableValue { static let samples = [1] }

    @available(
        iOS 17,
        macOS 14, *
    )
    enum Late {}
}

@available(iOS 18, *)
extension Outer.Late: TestableValue { static let samples = [1] }

enum Plain: TestableValue { static let samples = [1] }
