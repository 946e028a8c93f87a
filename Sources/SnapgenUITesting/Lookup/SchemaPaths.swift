#if canImport(XCUIAutomation)
    import SnapgenAccessibility

    /// The key paths that lead to one part of a schema, the longest first.
    ///
    /// A component's part can have its key from the component's own schema or from any schema around it.
    @MainActor
    struct SchemaPaths {
        let keyPaths: [AnyKeyPath]

        init(_ keyPaths: [AnyKeyPath]) {
            self.keyPaths = keyPaths
        }

        func appending(_ keyPath: AnyKeyPath) -> SchemaPaths {
            SchemaPaths(keyPaths.compactMap { $0.appending(path: keyPath) })
        }

        /// Returns the key paths with that of the schema itself, at which the keys of its parts can start.
        func appending(schema: AnyKeyPath) -> SchemaPaths {
            SchemaPaths(keyPaths + [schema])
        }

        /// Returns the keys of the paths, without those of plain views as such, or the reason why there is none.
        func keys(item: String? = nil) -> Result<[AccessibilityKey], AccessibilityKeyError> {
            let all = keyPaths.filter(isSpecific).map { AccessibilityKey($0, item: item) }
            let keys = all.filter { $0.error == nil }
            guard keys.isEmpty, let error = all.first?.error else { return .success(keys) }
            return .failure(error)
        }

        /// A key path is more than the schema of any text or image.
        private func isSpecific(_ keyPath: AnyKeyPath) -> Bool {
            let types = type(of: keyPath)
            let schemas: [Any.Type] = [
                ViewAccessibility.self, TextAccessibility.self, ImageAccessibility.self, AnyAccessibility.self,
            ]
            return types.rootType != types.valueType || !schemas.contains { $0 == types.valueType }
        }
    }
#endif
