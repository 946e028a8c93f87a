#if canImport(DeveloperToolsSupport)
    import DeveloperToolsSupport
    public import SwiftUI

    /// The previews of this process: those of the app, its frameworks and the tests.
    @MainActor
    public enum SnapgenProgram {
        /// A `#Preview` of the program.
        public struct Listed: Sendable, Hashable {
            /// The name of a preview.
            public enum DisplayName: Sendable, Hashable {
                /// No name.
                case none
                /// A name.
                case name(String)
                /// A name that nobody knows, because the preview is not made on this system, or because making it failed.
                case unavailable
            }

            /// The module and the file, as `#fileID` spells them.
            public let file: String
            /// The line in the file, from 1.
            public let line: Int
            /// The column in the line, from 1.
            public let column: Int
            /// The name that the canvas shows.
            public let displayName: DisplayName
            /// A Boolean value that indicates whether a macro called `Preview` declares it, as the compiler's name of its
            /// type shows.
            public let isOfPreviewMacro: Bool
        }

        private static let types: ProgramTypes = {
            var protocols = [ProgramTypes.descriptor(ofProtocol: (any SwiftUI.PreviewProvider).self)]
            if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
                protocols.append(ProgramTypes.descriptor(ofProtocol: (any DeveloperToolsSupport.PreviewRegistry).self))
            }
            return ProgramTypes(protocols, in: ProgramImages.conformanceSections())
        }()

        /// Returns the preview at an address, or the reason why there is none.
        public static func preview(
            at address: SnapgenPreviewAddress
        ) throws(SnapgenPreviewProblem) -> SnapgenProgramPreview {
            guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { throw .oldSystem(address) }
            let registries = try registries(of: address)
            let previews = registries.map(MadePreview.init)
            return try previews[address.index(among: previews.map(\.displayName))].preview(at: address)
        }

        /// Returns the type that a preview provider's name stands for, such as `Shop.Outer.Row_Previews`.
        public static func provider(_ name: String) throws(SnapgenPreviewProblem) -> any SwiftUI.PreviewProvider.Type {
            let module = String(name.prefix { $0 != "." })
            let found = providerTypes(of: module).filter { $0.name == name }
            guard let first = found.first else { throw missing("'\(name)'", in: module) }
            guard found.count(where: { $0.image == first.image }) == 1 else { throw .ambiguous(name) }
            return first.type
        }

        /// Returns all `#Preview`s of some modules by place; nothing of other modules is used.
        public static func previews(of modules: Set<String>) -> [Listed] {
            guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { return [] }
            return modules.sorted().flatMap { module in
                registries(of: module).map { type in
                    Listed(
                        file: type.fileID, line: type.line, column: type.column,
                        displayName: MadePreview(type).displayName,
                        // Names of types that freestanding macros declare: docs/ABI/Mangling.rst of the Swift compiler.
                        isOfPreviewMacro: String(reflecting: type).contains("7PreviewfMf"))
                }
            }
        }

        /// Returns the names of all preview providers of some modules; nothing of other modules is used.
        public static func providers(of modules: Set<String>) -> [String] {
            Set(modules.flatMap { providerTypes(of: $0).map(\.name) }).sorted()
        }
    }

    @MainActor
    extension SnapgenProgram {
        private struct Provider {
            let name: String
            let type: any SwiftUI.PreviewProvider.Type
            let image: Int
        }

        private static func providerTypes(of module: String) -> [Provider] {
            let conformed = ProgramTypes.descriptor(ofProtocol: (any SwiftUI.PreviewProvider).self)
            return types.types(of: conformed, in: module).compactMap { found in
                guard let type = found.descriptor.type as? any SwiftUI.PreviewProvider.Type else { return nil }
                let name = ProgramTypes.name(String(reflecting: type), in: module)
                return Provider(name: name, type: type, image: found.image)
            }
        }

        /// Returns the registries of a module by place, one for each: two images may contain the same module.
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
        private static func registries(of module: String) -> [any DeveloperToolsSupport.PreviewRegistry.Type] {
            let conformed = ProgramTypes.descriptor(ofProtocol: (any DeveloperToolsSupport.PreviewRegistry).self)
            var places: Set<String> = []
            let registries = types.types(of: conformed, in: module)
                .compactMap { $0.descriptor.type as? any DeveloperToolsSupport.PreviewRegistry.Type }
                .filter { places.insert("\($0.fileID) \($0.line) \($0.column)").inserted }
            return registries.sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
        private static func registries(
            of address: SnapgenPreviewAddress
        ) throws(SnapgenPreviewProblem) -> [any DeveloperToolsSupport.PreviewRegistry.Type] {
            let found = registries(of: address.module).filter { $0.fileID == address.file }
            guard !found.isEmpty else { throw missing("any '#Preview' of \(address.file)", in: address.module) }
            return found
        }

        private static func missing(_ what: String, in module: String) -> SnapgenPreviewProblem {
            types.modules.contains(module) ? .notLinked(what, module) : .notInProcess(module)
        }
    }

    extension SnapgenPreviewProblem {
        fileprivate static func oldSystem(_ address: SnapgenPreviewAddress) -> Self {
            .failed(
                "\(address.text) is not made on this system: '#Preview' needs iOS 17, macOS 14, tvOS 17, watchOS 10 or"
                    + " visionOS 1; choose a newer destination for the tests")
        }

        fileprivate static func ambiguous(_ name: String) -> Self {
            .failed("several preview providers of the program are called '\(name)'; give them different names")
        }

        fileprivate static func notInProcess(_ module: String) -> Self {
            .failed(
                "'\(module)' is not part of this test process: add it to the dependencies of the test target, or, if it is"
                    + " an app, make it the host of the tests; previews of app extensions and watch apps are in other"
                    + " processes")
        }

        fileprivate static func notLinked(_ what: String, _ module: String) -> Self {
            .failed(
                "'\(module)' is part of this test process, but does not contain \(what): the file may have changed (run"
                    + " 'snapgen generate'), the build may be optimised (run the tests with the configuration Debug), or"
                    + " the file comes from a static library, of which the linker takes only what something refers to"
                    + " (link it with '-ObjC' or '-all_load')")
        }
    }
#endif
