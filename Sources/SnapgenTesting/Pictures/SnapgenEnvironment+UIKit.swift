#if canImport(UIKit) && !os(watchOS)
    import SwiftUI
    import UIKit

    @MainActor
    extension SnapgenEnvironment {
        /// The pixels of a point; where no device is shown they are fixed, so that pictures do not differ between
        /// simulators.
        var scale: CGFloat { CGFloat(screen?.scale ?? 3) }

        /// Sets the traits of a controller, and loads its view with them, in which it may resolve colors.
        func load(_ controller: UIViewController, in parent: UIViewController, of window: UIWindow) {
            if #available(iOS 17, tvOS 17, *) {
                set(&window.traitOverrides)
                // The window itself may have them later.
                window.traitCollection.modifyingTraits { set(&$0) }.performAsCurrent { controller.loadViewIfNeeded() }
            } else {
                #if !os(visionOS)
                    parent.setOverrideTraitCollection(UITraitCollection(traitsFrom: singleTraits), forChild: controller)
                #endif
            }
        }

        @available(iOS 17, tvOS 17, *)
        private func set(_ traits: inout some UIMutableTraits) {
            traits.displayScale = scale
            if let screen {
                traits.userInterfaceIdiom = screen.idiom.name
                traits.horizontalSizeClass = screen.horizontalSizeClass
                traits.verticalSizeClass = screen.verticalSizeClass
            }
            if let theme { traits.userInterfaceStyle = theme.style }
            if let direction { traits.layoutDirection = direction ? .rightToLeft : .leftToRight }
            if let textSize { traits.preferredContentSizeCategory = UIContentSizeCategory(textSize.dynamicTypeSize) }
            if isHighContrast { traits.accessibilityContrast = .high }
        }

        #if !os(visionOS)
            /// The same before iOS 17, each trait in a collection of its own.
            private var singleTraits: [UITraitCollection] {
                var traits = [UITraitCollection(displayScale: scale)]
                if let screen {
                    traits.append(UITraitCollection(userInterfaceIdiom: screen.idiom.name))
                    traits.append(UITraitCollection(horizontalSizeClass: screen.horizontalSizeClass))
                    traits.append(UITraitCollection(verticalSizeClass: screen.verticalSizeClass))
                }
                if let theme { traits.append(UITraitCollection(userInterfaceStyle: theme.style)) }
                if let direction {
                    traits.append(UITraitCollection(layoutDirection: direction ? .rightToLeft : .leftToRight))
                }
                if let textSize {
                    let category = UIContentSizeCategory(textSize.dynamicTypeSize)
                    traits.append(UITraitCollection(preferredContentSizeCategory: category))
                }
                if isHighContrast { traits.append(UITraitCollection(accessibilityContrast: .high)) }
                return traits
            }
        #endif
    }

    @MainActor
    extension SnapgenEnvironment.Screen {
        /// From 414 points upright a phone has a regular width on its side: "Layout", Human Interface Guidelines.
        private static let widePhone: Double = 414

        fileprivate var horizontalSizeClass: UIUserInterfaceSizeClass {
            guard idiom == .phone else { return .regular }
            return width > height && height >= Self.widePhone ? .regular : .compact
        }

        fileprivate var verticalSizeClass: UIUserInterfaceSizeClass {
            idiom == .phone && width > height ? .compact : .regular
        }
    }

    @MainActor
    extension SnapgenEnvironment.Screen.Idiom {
        fileprivate var name: UIUserInterfaceIdiom {
            switch self {
            case .phone: .phone
            case .pad: .pad
            case .tv: .tv
            }
        }
    }

    @MainActor
    extension SnapgenEnvironment.Theme {
        fileprivate var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
    }
#endif
