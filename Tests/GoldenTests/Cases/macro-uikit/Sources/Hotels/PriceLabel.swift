#if canImport(UIKit)
    import UIKit

    final class PriceLabel: UILabel {
        convenience init(price: Int) {
            self.init()
            text = "\(price) EUR"
        }
    }

    final class MapViewController: UIViewController {
        var city = "Rome"
    }

    #Preview("View") { PriceLabel(price: 120) }

    #Preview("View with statements", traits: .fixedLayout(width: 120, height: 44)) {
        let label = PriceLabel(price: 80)
        label.backgroundColor = .systemRed
        return label
    }

    #Preview("Controller") { MapViewController() }

    #Preview("Controller with statements", traits: .landscapeLeft) {
        let controller = MapViewController()
        controller.city = "Oslo"
        controller.title = "Hotels in \(controller.city)"
        return controller
    }

    #Preview("Controller with a result that is named") { () -> UIViewController in
        let controller = MapViewController()
        controller.city = "Bergen"
        return controller
    }

    #Preview("Let and expression") {
        let label = PriceLabel(price: 60)
        label
    }

    #Preview("Either") {
        if ProcessInfo.processInfo.environment["HOTEL_MAP"] == nil {
            return PriceLabel(price: 1)
        } else {
            return PriceLabel(price: 2)
        }
    }

    #Preview("Function", body: makeLabel)

    #Preview("Arguments", arguments: [10, 20]) { price in
        PriceLabel(price: price)
    }

    #Preview("Loop") {
        let view = UIView()
        for price in [10, 20] {
            view.addSubview(PriceLabel(price: price))
        }
        return view
    }

    @MainActor func makeLabel() -> UIView { PriceLabel(price: 40) }
#endif
