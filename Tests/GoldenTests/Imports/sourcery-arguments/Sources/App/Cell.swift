import SwiftUI

protocol TestablePreview: PreviewProvider {}

struct Cell_Previews: TestablePreview {
    static var previews: some View { Text("Cell") }
}
