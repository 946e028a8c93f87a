// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

// `uikit/uinavigationcontroller`
@MainActor
open class UINavigationController: UIViewController {
    // `uikit/uinavigationcontroller/init(rootviewcontroller:)`
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
    }

    // `uikit/uiviewcontroller/init(coder:)`
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // `uikit/uinavigationcontroller/navigationbar`
    public let navigationBar = UINavigationBar()
}

// `uikit/uinavigationbar`
@MainActor
open class UINavigationBar: UIView {}

// `uikit/uitabbarcontroller`
@MainActor
open class UITabBarController: UIViewController {
    // `uikit/uitabbarcontroller/viewcontrollers`
    open var viewControllers: [UIViewController]?

    // `uikit/uitabbarcontroller/tabbar`
    public let tabBar = UITabBar()
}

// `uikit/uitabbar`
@MainActor
open class UITabBar: UIView {}
