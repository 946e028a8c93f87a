#if canImport(DeveloperToolsSupport)
    import DeveloperToolsSupport
    package import SwiftUI

    /// The previews of this process: those of the app, its frameworks and the tests.
    @MainActor
    package enum SnapgenProgram {
        static let types: ProgramTypes = {
            var protocols = [ProgramTypes.descriptor(ofProtocol: (any SwiftUI.PreviewProvider).self)]
            if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
                protocols.append(ProgramTypes.descriptor(ofProtocol: (any DeveloperToolsSupport.PreviewRegistry).self))
            }
            return ProgramTypes(protocols.compactMap { $0 }, in: ProgramImages.conformanceSections())
        }()

        private static let modules = types.modules

        package static func preview(
            at address: SnapgenPreviewAddress
        ) throws(SnapgenPreviewProblem) -> SnapgenProgramPreview {
            guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { throw .oldSystem(address) }
            guard let registries = ProgramRegistry.byFile(in: address.module)[address.file] else {
                let hasOthers = !ProgramRegistry.byFile(in: address.module).isEmpty
                throw missing("any '#Preview' of \(address.file)", in: address.module, hasOthers: hasOthers)
            }
            let names = ProgramRegistry.displayNames(of: address.file, registries)
            return try registries[address.index(among: names)].preview(as: address.text)
        }

        /// Returns the type that a preview provider's name stands for, such as `Shop.Outer.Row_Previews`.
        package static func provider(_ name: String) throws(SnapgenPreviewProblem) -> any SwiftUI.PreviewProvider.Type {
            let module = String(name.prefix { $0 != "." })
            let all = providerTypes(of: module)
            let plain = name.filter { $0 != "`" }
            let found = all.filter { $0.name == plain }
            if found.isEmpty, let other = inheritingProvider(name) ?? extendingProvider(plain, all) { return other }
            guard let first = found.first else {
                throw missing("'\(name)'", in: module, hasOthers: !all.isEmpty)
            }
            guard found.count(where: { $0.image == first.image }) == 1 else { throw .ambiguous(name) }
            return first.type
        }

        package static func previews(of modules: Set<String>) -> [SnapgenListedPreview] {
            guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { return [] }
            let files = modules.sorted().flatMap { ProgramRegistry.byFile(in: $0).sorted { $0.key < $1.key } }
            return files.flatMap { file, registries in
                zip(registries, ProgramRegistry.displayNames(of: file, registries)).map { registry, name in
                    SnapgenListedPreview(
                        file: file, line: registry.line, displayName: name,
                        isOfPreviewMacro: SnapgenListedPreview.isOfPreviewMacro(String(reflecting: registry.type)))
                }
            }
        }

        /// The names of all providers of modules, of which those that `names` stand for have these names.
        package static func providers(of modules: Set<String>, named names: Set<String> = []) -> [String] {
            let found = names.compactMap { name in (try? provider(name)).map { (ObjectIdentifier($0), name) } }
            let known = Dictionary(found) { first, _ in first }
            let all = modules.flatMap(providerTypes).map { known[ObjectIdentifier($0.type)] ?? $0.name }
            return Set(all + found.map(\.1)).sorted()
        }
    }

    @MainActor
    extension SnapgenProgram {
        private typealias Provider = (name: String, type: any SwiftUI.PreviewProvider.Type, image: Int)

        /// Returns a class that inherits its conformance, of which no image has a record.
        ///
        /// The name is mangled as docs/ABI/Mangling.rst of the Swift compiler describes for a class of a module; types around
        /// it may be classes, enumerations or structures.
        private static func inheritingProvider(_ name: String) -> (any SwiftUI.PreviewProvider.Type)? {
            let parts = name.split(separator: ".").map { "\($0.utf8.count)\($0)" }
            let mangled = parts.dropFirst().reduce(Array(parts.prefix(1))) { outer, part in
                outer.flatMap { outer in ["C", "O", "V"].map { "\(outer)\(part)\($0)" } }
            }
            return mangled.lazy.compactMap { _typeByName($0) as? any SwiftUI.PreviewProvider.Type }.first
        }

        /// Returns the only provider, in extensions of other modules' types, with the most last parts of a name.
        ///
        /// The sources may call the extended type by an alias, or with its module.
        private static func extendingProvider(
            _ name: String, _ all: [Provider]
        ) -> (any SwiftUI.PreviewProvider.Type)? {
            let parts = name.split(separator: ".").dropFirst(2)
            let others = all.filter { String(reflecting: $0.type).hasPrefix("(extension in ") }
            let found = parts.indices.lazy.map { start in
                others.filter { $0.name.hasSuffix(".\(parts[start...].joined(separator: "."))") }
            }
            return found.first { Set($0.map(\.name)).count == 1 }?.first?.type
        }

        private static func providerTypes(of module: String) -> [Provider] {
            let conformed = ProgramTypes.descriptor(ofProtocol: (any SwiftUI.PreviewProvider).self)
            return types.types(of: conformed, in: module).compactMap { found in
                guard let type = found.descriptor.type as? any SwiftUI.PreviewProvider.Type else { return nil }
                return (ProgramTypes.name(String(reflecting: type), in: module), type, found.image)
            }
        }

        private static func missing(_ what: String, in module: String, hasOthers: Bool) -> SnapgenPreviewProblem {
            #if _ptrauth(_arm64e)
                return .signedAddresses(what)
            #else
                guard modules.contains(module) else { return .notInProcess(module) }
                return .missing(what, in: module, hasOthers: hasOthers, isOptimised: !_isDebugAssertConfiguration())
            #endif
        }
    }
#endif
