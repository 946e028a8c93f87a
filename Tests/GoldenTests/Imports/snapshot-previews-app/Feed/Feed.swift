import SwiftUI

struct FeedRow_Previews: PreviewProvider {
    static var previews: some View { Text("Row") }
}

#Preview("Feed 2") { Text("Feed") }
