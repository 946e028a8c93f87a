import UIKit

final class StarLabel: UILabel {}

#Preview("Five") { StarLabel() }
