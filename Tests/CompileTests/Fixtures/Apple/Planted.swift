// swift-format-ignore-file
// Mistakes that Apple's compiler refuses or warns of. The comment at the end of a line names what is found in it: an error or a warning,
// with the deployment targets, or for all of them.
import Foundation
import Observation
import SwiftUI
import XCUIAutomation

#if targetEnvironment(macCatalyst)
    import AppKit
#endif
#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

// Uses of later versions of the standard library or Foundation.
func time() -> Any { ContinuousClock() }  // error: iOS 15
func duration() -> Duration { .seconds(1) }  // error: iOS 15
func pause() async throws { try await Task.sleep(for: .seconds(1)) }  // error: iOS 15
func expression() -> Any { try! Regex("a") }  // error: iOS 15
func replaced(_ text: String) -> String { text.replacing("a", with: "b") }  // error: iOS 15
func contained(_ text: String) -> Bool { text.contains(try! Regex("a")) }  // error: iOS 15
func path(_ url: URL) -> URL { url.appending(path: "a") }  // error: iOS 15
func file() -> URL { URL(filePath: "/a") }  // error: iOS 15
func elements(_ numbers: Any) -> Bool { numbers is any Collection<Int> }  // error: iOS 15
func observed(_ model: any Observable) {}  // error: iOS 15, macOS 13
func stream() -> Any { Locale.Components(identifier: "en") }  // error: iOS 15
func measured() -> Any { ContinuousClock().measure {} }  // error: iOS 15
func groups() async { await withDiscardingTaskGroup { _ in } }  // error: iOS 15, macOS 13
func language() -> Locale.Language { Locale.current.language }  // error: iOS 15
@Observable final class Model {}  // error: iOS 15, macOS 13

// Uses of later versions of SwiftUI.
@MainActor func stack() -> some View { NavigationStack { EmptyView() } }  // error: iOS 15
@MainActor func navigationPath() -> NavigationPath { NavigationPath() }  // error: iOS 15
@MainActor func labeled() -> some View { LabeledContent("a", value: "b") }  // error: iOS 15
@MainActor func link() -> some View { NavigationLink(value: 1) { EmptyView() } }  // error: iOS 15
@MainActor func unavailable() -> some View { ContentUnavailableView("a", systemImage: "b") }  // error: iOS 15, macOS 13
@MainActor func injected(_ model: Plain) -> some View { EmptyView().environment(model) }  // error: iOS 15, macOS 13
@MainActor func bound(_ model: Plain) -> Any { Bindable(model) }  // error: iOS 15, macOS 13
@MainActor func glass() -> some View { EmptyView().glassEffect() }  // error: iOS 15, macOS 13
#Preview(traits: .sizeThatFitsLayout) { EmptyView() }  // error: iOS 15, macOS 13
final class Plain: Sendable {}

// Uses of XCUIAutomation in later versions, or on some platforms.
@MainActor func audit() throws { try XCUIApplication().performAccessibilityAudit() }  // error: iOS 15, macOS 13
@MainActor func clippedTexts() -> Any { XCUIAccessibilityAuditType.textClipped }  // error: iOS 15, macOS 13, macOS 27
@MainActor func actions() -> Any { XCUIAccessibilityAuditType.action }  // error: iOS 15, iOS 27, macOS 13
@MainActor func pinch() { XCUIApplication().pinch(withScale: 2, velocity: 1) }  // error: macOS 13, macOS 27

// Isolation, in all versions.
func view() -> Any { PlatformView() }  // error
func controller() -> Any { PlatformController() }  // error
func body(of view: some View) -> Any { view.body }  // warning
func previews<P: PreviewProvider>(of type: P.Type) -> Any { type.previews }  // warning
func all<P: PreviewProvider>(of type: P.Type) -> Any { type._allPreviews }  // error
func app() -> Any { PlatformApplication.shared }  // error
@MainActor func detached(_ view: PlatformView) { Task.detached { view.removeFromSuperview() } }  // error
func later(_ view: PlatformView) { DispatchQueue.global().async { view.removeFromSuperview() } }  // error
nonisolated(unsafe) var zone = TimeZone.current
var mutable = 0  // error
final class Shared: Sendable { var value = 0 }  // error
actor Store { var count = 0 }
func count(of store: Store) -> Int { store.count }  // error
struct Settings: Sendable { var view: () -> PlatformView }  // error

#if canImport(UIKit)
    typealias PlatformView = UIView
    typealias PlatformController = UIViewController
    typealias PlatformApplication = UIApplication

    @MainActor func traits() -> Any { UITraitCollection { $0.displayScale = 2 } }  // error: iOS 15
    @MainActor func overridden(_ view: UIView) { view.traitOverrides.displayScale = 2 }  // error: iOS 15
    @MainActor func merged() -> Any { UITraitCollection(traitsFrom: []) }  // warning: iOS 27
    @MainActor func window() -> Any { UIWindow() }  // warning: iOS 27
    @MainActor func framed() -> Any { UIWindow(frame: .zero) }  // warning: iOS 27
    @MainActor func screen() -> Any { UIScreen.main }  // warning: iOS 27
    @MainActor func override(_ parent: UIViewController) { parent.setOverrideTraitCollection(nil, forChild: parent) }  // warning: iOS 27
    @MainActor func options(_ host: UIHostingController<EmptyView>) { host.sizingOptions = [] }  // error: iOS 15
    @MainActor func regions(_ host: UIHostingController<EmptyView>) { host.safeAreaRegions = [] }  // error: iOS 15
    @MainActor func effect() -> Any { UIGlassEffect() }  // error: iOS 15
    #if targetEnvironment(macCatalyst)
        @MainActor func view() -> Any { NSView() }  // error: Catalyst 15, Catalyst 27
    #endif
    @MainActor func otherKit() -> Any { NSHostingView(rootView: EmptyView()) }  // error: iOS 15, iOS 27
#else
    typealias PlatformView = NSView
    typealias PlatformController = NSViewController
    typealias PlatformApplication = NSApplication

    @MainActor func regions(_ host: NSHostingView<EmptyView>) { host.safeAreaRegions = [] }  // error: macOS 13
    @MainActor func otherKit() -> Any { UIHostingController(rootView: EmptyView()) }  // error: macOS 13, macOS 27
    @MainActor func traits() -> Any { UITraitCollection() }  // error: macOS 13, macOS 27
#endif
