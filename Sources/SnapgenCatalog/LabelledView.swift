#if canImport(SwiftUI)
    import SwiftUI

    /// A sample view with its label.
    struct LabelledView {
        let label: String?
        let view: AnyView

        /// Returns the views in a collection of samples, in the order of their numbers.
        ///
        /// The types are found at run time, because pairs of a label and a view cannot conform to protocols.
        @MainActor
        static func all(in samples: some SampleList) -> [LabelledView] {
            let elements = (samples as? any LabelledElements)?.labelledElements ?? []
            return elements.map { label, value in
                let view = (value as? any View).map { AnyView($0) }
                return LabelledView(label: label, view: view ?? AnyView(Text("\(type(of: value)) is not a view")))
            }
        }
    }

    private protocol LabelledElements {
        var labelledElements: [(label: String?, value: Any)] { get }
    }

    extension Array: LabelledElements {
        fileprivate var labelledElements: [(label: String?, value: Any)] {
            map { element in
                guard let (label, value) = element as? (String, Any) else { return (nil, element) }
                return (label, value)
            }
        }
    }

    extension Dictionary: LabelledElements where Key == String {
        fileprivate var labelledElements: [(label: String?, value: Any)] {
            sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        }
    }

    extension KeyValuePairs: LabelledElements where Key == String {
        fileprivate var labelledElements: [(label: String?, value: Any)] { map { ($0.key, $0.value) } }
    }
#endif
