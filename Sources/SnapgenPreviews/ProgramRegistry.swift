#if canImport(DeveloperToolsSupport)
    import DeveloperToolsSupport

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    @MainActor
    struct ProgramRegistry {
        let type: any DeveloperToolsSupport.PreviewRegistry.Type
        var line: Int { type.line }
        var column: Int { type.column }

        func preview(as text: String) throws(SnapgenPreviewProblem) -> SnapgenProgramPreview {
            let preview: DeveloperToolsSupport.Preview
            do {
                preview = try type.makePreview()
            } catch is DeveloperToolsSupport.PreviewUnavailable {
                throw .skipped("\(text) is not available on this system")
            } catch {
                throw .failed("\(text) was not made: \(error)")
            }
            return try SnapgenProgramPreview(preview, line, column)
        }

        private var displayName: SnapgenListedPreview.DisplayName {
            do throws(SnapgenPreviewProblem) {
                return try preview(as: "the preview in line \(line)").displayName.map { .name($0) } ?? .none
            } catch {
                switch error {
                case .skipped: return .unavailable
                case .failed(let message): return .failed(message)
                }
            }
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    @MainActor
    extension ProgramRegistry {
        private static var files: [String: [String: [ProgramRegistry]]] = [:]
        private static var displayNames: [String: [SnapgenListedPreview.DisplayName]] = [:]

        /// Returns the registries of a module by file and place, one for each: two images may contain the same module.
        static func byFile(in module: String) -> [String: [ProgramRegistry]] {
            if let known = files[module] { return known }
            let conformed = ProgramTypes.descriptor(ofProtocol: (any DeveloperToolsSupport.PreviewRegistry).self)
            let types = SnapgenProgram.types.types(of: conformed, in: module)
                .compactMap { $0.descriptor.type as? any DeveloperToolsSupport.PreviewRegistry.Type }
            let byFile = Dictionary(grouping: types, by: { $0.fileID })
            let found = byFile.mapValues { byPlace($0.map(ProgramRegistry.init)) }
            files[module] = found
            return found
        }

        private static func byPlace(_ registries: [ProgramRegistry]) -> [ProgramRegistry] {
            var places: Set<[Int]> = []
            return registries.filter { places.insert([$0.line, $0.column]).inserted }
                .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        }

        /// Returns the names of a file's previews, which are made once in each process to read them.
        static func displayNames(
            of file: String, _ registries: [ProgramRegistry]
        ) -> [SnapgenListedPreview.DisplayName] {
            if let known = displayNames[file] { return known }
            let names = registries.map(\.displayName)
            displayNames[file] = names
            return names
        }
    }
#endif
