#if canImport(DeveloperToolsSupport)
    import DeveloperToolsSupport
    package import SwiftUI

    #if canImport(UIKit) && !os(watchOS)
        package import UIKit
    #elseif canImport(AppKit)
        package import AppKit
    #endif

    @MainActor
    package struct SnapgenProgramPreview {
        package enum Content {
            case view(any View)
            #if canImport(UIKit) && !os(watchOS)
                case platformView(UIView)
                case controller(UIViewController)
            #elseif canImport(AppKit)
                case platformView(NSView)
                case controller(NSViewController)
            #endif
        }

        package enum LayoutTrait: Hashable, Sendable {
            case defaultLayout
            case sizeThatFitsLayout
            case fixedLayout(width: Double, height: Double)
            /// An orientation: `portrait`, `portraitUpsideDown`, `landscapeLeft` or `landscapeRight`.
            case orientation(String)
            /// Another trait, as its reflection prints it.
            case unknown(String)
        }

        package let line: Int
        package let column: Int
        package let displayName: String?
        /// The traits in the order of the sources.
        package let traits: [LayoutTrait]

        private let preview: Any

        init(_ preview: Any, _ line: Int, _ column: Int) throws(SnapgenPreviewProblem) {
            guard let name = Reflection.child(preview, "displayName"), let displayName = name as? String?,
                let traits = Reflection.child(preview, "traits") as? [Any]
            else { throw Self.unknownStructure(of: preview, line) }
            self.preview = preview
            self.line = line
            self.column = column
            self.displayName = displayName
            self.traits = traits.map(Self.trait)
        }

        /// Returns new content, or throws the structure if it is unknown.
        package func content() throws(SnapgenPreviewProblem) -> Content {
            // iOS 17 to 18 and macOS 14 to 15 have `source`, later systems `dataSource`.
            let source = Reflection.child(preview, "source") ?? Reflection.child(preview, "dataSource", "preview")
            guard let source, let value = PreviewSource.value(of: source), let content = Self.content(value) else {
                throw Self.unknownStructure(of: preview, line)
            }
            return content
        }

        private static func content(_ value: Any) -> Content? {
            #if canImport(UIKit) && !os(watchOS)
                if let view = value as? UIView { return .platformView(view) }
                if let controller = value as? UIViewController { return .controller(controller) }
            #elseif canImport(AppKit)
                if let view = value as? NSView { return .platformView(view) }
                if let controller = value as? NSViewController { return .controller(controller) }
            #endif
            return (value as? any View).map { .view($0) }
        }

        private static func unknownStructure(of preview: Any, _ line: Int) -> SnapgenPreviewProblem {
            .failed(
                "the preview in line \(line) cannot be read on this system; please report this with the kind of '#Preview',"
                    + " the versions of Xcode and the system, and: \(Reflection.structure(of: preview))")
        }

        /// Returns a trait, whose `value` is a layout, an orientation or modifiers, as SnapshotPreviews reads it.
        private static func trait(_ trait: Any) -> LayoutTrait {
            guard let value = Reflection.child(trait, "value") else { return .unknown(Reflection.structure(of: trait)) }
            if let layout = value as? SwiftUI.PreviewLayout { return self.layout(layout) ?? .unknown("\(layout)") }
            let name = String(describing: value).split(separator: ".").last.map(String.init) ?? ""
            let orientations = ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]
            return orientations.contains(name) ? .orientation(name) : .unknown(Reflection.structure(of: value))
        }

        private static func layout(_ layout: SwiftUI.PreviewLayout) -> LayoutTrait? {
            switch layout {
            case .device: .defaultLayout
            case .sizeThatFits: .sizeThatFitsLayout
            case .fixed(let width, let height): .fixedLayout(width: Double(width), height: Double(height))
            default: nil
            }
        }
    }
#endif
