import SwiftUI

#Preview("{% include 'xctest' %}{# x #}") {
    Text("Row")
}
