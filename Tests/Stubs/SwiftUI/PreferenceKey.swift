// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// `swiftui/preferencekey`
public protocol PreferenceKey {
    associatedtype Value
    // `swiftui/preferencekey/defaultvalue`
    static var defaultValue: Value { get }
    // `swiftui/preferencekey/reduce(value:nextvalue:)`
    static func reduce(value: inout Value, nextValue: () -> Value)
}

// The values of preferences of a view; a stand-in's own.
public struct PreferenceValues {
    private struct Entry {
        var value: Any
        var reduce: (Any, Any) -> Any
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value {
        get { entries[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
        set {
            entries[ObjectIdentifier(key)] = Entry(value: newValue) { first, second in
                guard var value = first as? Key.Value, let next = second as? Key.Value else { return first }
                Key.reduce(value: &value) { next }
                return value
            }
        }
    }

    func combined(with next: PreferenceValues) -> PreferenceValues {
        var result = self
        result.entries.merge(next.entries) { first, second in
            Entry(value: first.reduce(first.value, second.value), reduce: first.reduce)
        }
        return result
    }
}

extension View {
    // `swiftui/view/transformpreference(_:_:)`
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        Changed(
            content: self, change: "transformPreference(\(K.self))",
            effect: ViewEffect(preferences: { callback(&$0[key]) }))
    }

    // `swiftui/view/onpreferencechange(_:perform:)`; called when the view appears
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        Changed(
            content: self, change: "onPreferenceChange(\(K.self))",
            effect: ViewEffect(reader: { values in
                let value = values[key]
                return value == K.defaultValue ? nil : .appear { action(value) }
            }))
    }
}
