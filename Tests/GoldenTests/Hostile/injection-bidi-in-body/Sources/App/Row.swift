import SwiftUI

#Preview("Row") {
    if isAdmin /* ‮ } ⁦ begin admins only */ {
        Text("Row")
    }
}
