import Testing

@testable import SnapgenPreviews

private final class Object {}

private struct Problem: Error {}

/// The closures of previews.
@MainActor
@Suite("Preview sources")
struct PreviewSourceTests {
    @Test(
        "sources are recognised by the exact names of their types",
        arguments: [
            ("SwiftUI.ViewPreviewSource", .view), ("UIKit.UIViewPreviewSource", .object("makeView")),
            ("AppKit.NSViewControllerPreviewSource", .object("makeViewController")),
            ("DeveloperToolsSupport.DefaultPreviewSource<SwiftUI.ViewPreviewBody>", .genericView),
            ("DeveloperToolsSupport.DefaultPreviewSource<WidgetKit.WidgetPreviewBody>", nil),
            ("Shop.ViewPreviewSource", nil), ("", nil),
        ] as [(String, PreviewSource.Kind?)])
    func kinds(name: String, kind: PreviewSource.Kind?) {
        #expect(PreviewSource.kind(ofType: name) == kind)
    }

    @Test(
        "classes of Objective-C are recognised in all spellings of the runtime",
        arguments: [
            "__C.UIView", "__C.UIViewController", "__C.NSView", "__C.NSViewController", "UIView", "NSViewController",
            "UIKit.UIView", "AppKit.NSView",
        ])
    func objects(name: String) {
        let source = "DeveloperToolsSupport.DefaultPreviewSource"
        #expect(PreviewSource.kind(ofType: "\(source)<\(name)>") == .genericObject)
        #expect(PreviewSource.kind(ofType: "\(source)<Shop.\(name)>") == nil)
    }

    @Test("closures are called whatever their actor is and whether they are sendable")
    func called() {
        let plain: () -> Int = { 1 }
        let onActor: @MainActor () -> String = { "main actor" }
        let sendable: @Sendable () -> [Int] = { [1] }
        let both: @MainActor @Sendable () -> Int? = { nil }
        #expect(PreviewSource.call(plain) as? Int == 1)
        #expect(PreviewSource.call(onActor) as? String == "main actor")
        #expect(PreviewSource.call(sendable) as? [Int] == [1])
        #expect(PreviewSource.call(both) is Int?)
    }

    @Test("closures that a type stores and that return objects are called as they are stored")
    func objectsCalled() throws {
        struct Stored { let make: @MainActor () -> Object }
        struct SendableStored { let make: @Sendable () -> Object }
        let object = Object()
        let make = try #require(Reflection.child(Stored { object }, "make"))
        #expect(PreviewSource.callReturningObject(make) as AnyObject === object)
        let sendable = try #require(Reflection.child(SendableStored { Object() }, "make"))
        #expect(PreviewSource.callReturningObject(sendable) is Object)
        #expect(PreviewSource.callReturningObject({ 1 } as () -> Int) == nil)
    }

    /// The closures that are called in another way.
    private static let others: [(String, Any)] = [
        ("throws", { throw Problem() } as () throws -> Int),
        ("throws a type", { () throws(Problem) -> Int in throw Problem() } as () throws(Problem) -> Int),
        ("asynchronous", { 1 } as () async -> Int), ("with a parameter", { $0 } as (Int) -> Int),
        ("with an inout parameter", { $0 = 1 } as (inout Int) -> Void),
        ("isolated", { 1 } as @isolated(any) () -> Int), ("of C", { 1 } as @convention(c) () -> Int),
        ("no closure", 1), ("a type", Int.self), ("an object", Object()),
    ]

    @Test("other closures are refused")
    func refused() {
        for (name, closure) in Self.others {
            #expect(PreviewSource.resultType(of: closure) == nil, "\(name)")
            #expect(PreviewSource.call(closure) == nil, "\(name)")
            #expect(PreviewSource.callReturningObject(closure) == nil, "\(name)")
        }
    }
}

/// The list of previews.
@Suite("Listed previews")
struct ListedPreviewTests {
    @Test(
        "the macro that declares a preview is known by the name of its type, also if a module's name contains it",
        arguments: [
            ("Shop.$s4Shop0015Rowswift_jCCAdafMX5_0_33_B4A1LL7PreviewfMf_15PreviewRegistryfMu_", true),
            ("PreviewKit.$s10PreviewKit0015Cardswift_tzEGbfMX3_0_33_34390ELl0A0fMf_15PreviewRegistryfMu_", true),
            ("ShopPreview.$s11ShopPreview0015Cardswift_tzEGbfMX7_8_0B0fMf_15PreviewRegistryfMu_", true),
            ("Shop.$s4Shop0015Rowswift_jCCAdafMX5_0_33_B4A1LL11HTMLPreviewfMf_15PreviewRegistryfMu_", false),
            ("Canvas.$s6Canvas0015Rowswift_jCCAdafMX5_0_33_B4A1LL0A0fMf_15PreviewRegistryfMu_", false),
            ("Shop.Failing", false),
        ])
    func macros(name: String, isOfPreviewMacro: Bool) {
        #expect(SnapgenListedPreview.isOfPreviewMacro(name) == isOfPreviewMacro)
    }

    @Test("an address is that of a name, as far as the name is known")
    func names() {
        typealias Name = SnapgenPreviewAddress.Name
        #expect(Name.none.matches(.none) && !Name.none.matches(.name("a")) && !Name.none.matches(.unavailable))
        #expect(Name.literal("a").matches(.name("a")) && !Name.literal("a").matches(.name("b")))
        #expect(Name.computed(besides: ["a"]).matches(.name("b")) && !Name.computed(besides: ["a"]).matches(.name("a")))
        #expect(!Name.computed(besides: []).matches(.none) && !Name.literal("a").matches(.failed("a")))
    }
}

/// The messages about what a program does not contain.
@Suite("Preview problems")
struct PreviewProblemTests {
    private func message(hasOthers: Bool, isOptimised: Bool) -> String {
        SnapgenPreviewProblem.missing("'A'", in: "Shop", hasOthers: hasOthers, isOptimised: isOptimised).description
    }

    @Test("what is missing has the reason that the rest of the module leaves")
    func missing() {
        let optimised = [message(hasOthers: true, isOptimised: true), message(hasOthers: false, isOptimised: true)]
        #expect(optimised.allSatisfy { $0.contains("Debug") && !$0.contains("generate") && !$0.contains("-ObjC") })
        let one = message(hasOthers: true, isOptimised: false)
        #expect(one.contains("'snapgen generate'") && one.contains("'-all_load'") && !one.contains("Debug"))
        let all = message(hasOthers: false, isOptimised: false)
        #expect(all.contains("'snapgen generate'") && all.contains("'-all_load'") && all.contains("Debug"))
    }
}
