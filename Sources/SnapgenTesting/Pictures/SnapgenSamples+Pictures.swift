#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    import SnapgenPreviews
    import SwiftUI

    @MainActor
    extension SnapgenSamples where Value == SnapgenPicture {
        static func samples(_ views: [any View]) -> Self {
            samples(views.map { SnapgenPicture($0) })
        }

        static func samples(_ views: [(String, some View)]) -> Self {
            samples(views.map { ($0, SnapgenPicture($1)) })
        }

        static func samples(_ views: [(String, any View)]) -> Self {
            samples(views.map { ($0, SnapgenPicture($1)) })
        }

        static func samples(_ views: [String: any View]) -> Self {
            samples(views.mapValues { SnapgenPicture($0) })
        }

        static func samples(_ views: KeyValuePairs<String, some View>) -> Self {
            samples(views.map { ($0.key, SnapgenPicture($0.value)) })
        }

        static func samples(_ views: KeyValuePairs<String, any View>) -> Self {
            samples(views.map { ($0.key, $0.value) } as [(String, any View)])
        }

        static func samples(_ views: [any View], modifier: some ViewModifier) -> Self {
            samples(views.map { SnapgenPicture($0, modifier) })
        }

        static func samples(_ views: [(String, some View)], modifier: some ViewModifier) -> Self {
            samples(views.map { ($0, SnapgenPicture($1, modifier)) })
        }

        static func samples(_ views: [(String, any View)], modifier: some ViewModifier) -> Self {
            samples(views.map { ($0, SnapgenPicture($1, modifier)) })
        }

        static func samples(_ views: [String: any View], modifier: some ViewModifier) -> Self {
            samples(views.mapValues { SnapgenPicture($0, modifier) })
        }

        static func samples(_ views: KeyValuePairs<String, some View>, modifier: some ViewModifier) -> Self {
            samples(views.map { ($0.key, SnapgenPicture($0.value, modifier)) })
        }

        static func samples(_ views: KeyValuePairs<String, any View>, modifier: some ViewModifier) -> Self {
            samples(views.map { ($0.key, $0.value) } as [(String, any View)], modifier: modifier)
        }

        static func samples(_ views: [some SnapgenPlatformView]) -> Self {
            samples(views.map { SnapgenPicture($0 as SnapgenPlatformView) })
        }

        static func samples(_ controllers: [some SnapgenPlatformController]) -> Self {
            samples(controllers.map { SnapgenPicture($0 as SnapgenPlatformController) })
        }
    }

    @MainActor
    extension SnapgenSamples where Value == SnapgenPicture {
        /// Creates the picture of a `#Preview` of the program.
        ///
        ///     .preview(.init("TravelUI/HotelCell.swift", "Loading"), layout: .sizeThatFits)
        ///
        /// - Parameter layout: The size; `nil` for that of the environment.
        static func preview(
            _ address: SnapgenPreviewAddress, layout: SnapgenFrame? = nil, readsTraits: Bool = false,
            isLandscape: Bool = false
        ) -> Self {
            do throws(SnapgenPreviewProblem) {
                let preview = try SnapgenProgram.preview(at: address)
                let frame = readsTraits ? try SnapgenFrame(preview) : layout ?? .environment
                let liesOnItsSide = readsTraits ? preview.liesOnItsSide : isLandscape
                let picture = SnapgenPicture(frame: frame, isLandscape: liesOnItsSide) {
                    try SnapgenPicture.Content(preview)
                }
                var samples = Self(all: [(nil, picture)])
                samples.line = UInt(preview.line)
                return samples
            } catch {
                return none(because: error)
            }
        }

        static func previews(of provider: StaticString) -> Self {
            do throws(SnapgenPreviewProblem) {
                return try all(of: SnapgenProgram.provider(provider.description))
            } catch {
                return none(because: error)
            }
        }

        private static func all<Provider: PreviewProvider>(of type: Provider.Type) -> Self {
            Self(
                all: type._allPreviews.enumerated().map { index, preview in
                    (preview.displayName, SnapgenPicture(preview) { try content(index, of: type) })
                })
        }

        /// Makes the content again, so that nothing is made before a picture's turn.
        private static func content<Provider: PreviewProvider>(_ index: Int, of type: Provider.Type) throws -> AnyView {
            let previews = type._allPreviews
            guard previews.indices.contains(index) else {
                throw SnapshotProblem("'\(type)' has fewer previews than a moment before; give it the same ones always")
            }
            return previews[index].content
        }

        private static func none(because problem: SnapgenPreviewProblem) -> Self {
            var samples = Self(all: [])
            samples.problem = problem
            return samples
        }
    }

    extension SnapgenProgramPreview {
        fileprivate var liesOnItsSide: Bool {
            let orientations = traits.compactMap { trait in
                if case .orientation(let name) = trait { name } else { nil }
            }
            return orientations.last?.hasPrefix("landscape") ?? false
        }
    }

    extension SnapgenFrame {
        @MainActor
        fileprivate init(_ preview: SnapgenProgramPreview) throws(SnapgenPreviewProblem) {
            self = .environment
            for trait in preview.traits {
                switch trait {
                case .defaultLayout: self = .environment
                case .sizeThatFitsLayout: self = .sizeThatFits
                case .fixedLayout(let width, let height): self = .fixed(width: width, height: height)
                case .orientation: break
                case .unknown(let structure):
                    throw .failed(
                        "a trait of the preview in line \(preview.line) cannot be applied outside of Xcode's canvas; write "
                            + "'.fixedLayout(width:height:)' for a size, do in the body what a modifier does, or leave the "
                            + "preview out with '// snapgen: skip'; if it is a size, report its structure: \(structure)"
                    )
                }
            }
        }
    }

    extension SnapgenPicture.Content {
        @MainActor
        fileprivate init(_ preview: SnapgenProgramPreview) throws(SnapgenPreviewProblem) {
            switch try preview.content() {
            case .view(let view): self = .view(AnyView(view))
            case .platformView(let view): self = .controller(SnapgenPicture.controller(of: view))
            case .controller(let controller): self = .controller(controller)
            }
        }
    }
#endif
