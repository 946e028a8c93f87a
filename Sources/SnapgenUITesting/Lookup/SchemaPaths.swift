#if canImport(XCUIAutomation)
    import SnapgenAccessibility

    /// The key paths that lead to one part of a schema, the longest first.
    ///
    /// A component's part can have its key from the component's own schema or from any schema around it.
    @MainActor
    struct SchemaPaths {
        let keyPaths: [AnyKeyPath]

        func appending(_ keyPath: AnyKeyPath, schema: AnyKeyPath? = nil) -> SchemaPaths {
            SchemaPaths(keyPaths: keyPaths.compactMap { $0.appending(path: keyPath) } + [schema].compactMap { $0 })
        }

        /// Returns the keys of the paths, without those of the library's own schemas, which many views have, or the reason
        /// why there is none.
        func keys(item: String? = nil) -> Result<[AccessibilityKey], AccessibilityKeyError> {
            let all = keyPaths.filter(isSpecific).map { AccessibilityKey($0, item: item) }
            let keys = all.filter { $0.error == nil }
            guard keys.isEmpty, let error = all.first?.error else { return .success(keys) }
            return .failure(error)
        }

        private func isSpecific(_ keyPath: AnyKeyPath) -> Bool {
            let types = type(of: keyPath)
            return types.rootType != types.valueType || !ViewAccessibility.isOfLibrary(types.valueType)
        }
    }
#endif
