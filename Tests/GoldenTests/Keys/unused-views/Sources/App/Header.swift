import UIKit

final class Header: UIView {
    // Other files can show it.
    private(set) lazy var title: UILabel = {
        let label = UILabel()
        label.accessibilityIdentifier = "header-title"
        return label
    }()
}
