@_spi(Testing) import Fares
import Foundation
import SwiftUI
@preconcurrency internal import UIKit

#if canImport(MapKit) && !os(watchOS)
    import MapKit
#elseif canImport(CoreLocation)
    import CoreLocation
#else
    @_exported import struct Foundation.URL
#endif
#if DEBUG
    import Observation
#endif

struct FareRow: View {
    let fare: Fare

    var body: some View { Text("\(fare.amount)") }
}

#Preview("Free") { FareRow(fare: .free) }

#Preview("Dear") { FareRow(fare: Fare(amount: Int(Double.pi.rounded()))) }
