#if canImport(DeveloperToolsSupport)
    import DeveloperToolsSupport

    /// A registry with the preview that it made, or with the error.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    @MainActor
    struct MadePreview {
        let registry: any DeveloperToolsSupport.PreviewRegistry.Type
        let made: Swift.Result<DeveloperToolsSupport.Preview, any Error>

        init(_ registry: any DeveloperToolsSupport.PreviewRegistry.Type) {
            self.registry = registry
            // Not `init(catching:)`, whose closure has no actor.
            do {
                made = .success(try registry.makePreview())
            } catch {
                made = .failure(error)
            }
        }

        /// The name, as far as it is known.
        var displayName: SnapgenProgram.Listed.DisplayName {
            guard case .success(let preview) = made else { return .unavailable }
            return Reflection.child(preview, "displayName").map { ($0 as? String).map { .name($0) } ?? .none } ?? .none
        }

        /// Returns what a test can show of the preview.
        func preview(at address: SnapgenPreviewAddress) throws(SnapgenPreviewProblem) -> SnapgenProgramPreview {
            switch made {
            case .success(let preview): return SnapgenProgramPreview(preview, registry.line, registry.column)
            case .failure(is DeveloperToolsSupport.PreviewUnavailable):
                throw .skipped("\(address.text) is not available on this system")
            case .failure(let error): throw .failed("\(address.text) was not made: \(error)")
            }
        }
    }

    extension SnapgenPreviewAddress.Name {
        fileprivate func matches(_ name: SnapgenProgram.Listed.DisplayName) -> Bool {
            switch (self, name) {
            case (.none, .none): true
            case (.literal(let own), .name(let name)): own == name
            case (.computed(let literals), .name(let name)): !literals.contains(name)
            default: false
            }
        }
    }

    extension SnapgenPreviewAddress {
        /// Returns the index of the preview among the previews of its file.
        ///
        /// Those that are not made here may have its name. If they and the known ones are as many as the sources have, they
        /// are taken for it; if the known ones are, they are not. An optimised build may lack some, and decides nothing.
        func index(
            among names: [SnapgenProgram.Listed.DisplayName], isOptimised: Bool = Self.isOptimised
        ) throws(SnapgenPreviewProblem) -> Int {
            let known = names.indices.filter { name.matches(names[$0]) }
            let possible = names.indices.filter { known.contains($0) || names[$0] == .unavailable }
            if known.count == possible.count || known.count == countInTests {
                return known[try position(inProgramWith: known.count, isOptimised: isOptimised)]
            }
            guard possible.count == countInTests, !isOptimised else { throw .skipped(unknownNames) }
            return possible[try position(inProgramWith: possible.count, isOptimised: isOptimised)]
        }

        private var unknownNames: String {
            "\(text) is not known on this system: some previews of the file are not available here, and their names are"
                + " unknown"
        }
    }
#endif
