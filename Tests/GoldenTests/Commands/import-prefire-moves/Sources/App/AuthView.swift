import Prefire
import SwiftUI

struct AuthView_Previews: PreviewProvider, PrefireProvider {
    static var previews: some View {
        AuthView()
        AuthView(isBusy: true).previewDisplayName("It's busy")
    }
}
