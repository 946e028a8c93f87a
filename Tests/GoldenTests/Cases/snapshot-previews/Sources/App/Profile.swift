import SnapshotPreferences
import SwiftUI

struct ProfileView: View {
    var name = "Ada"

    var body: some View { Text(name) }
}

#Preview("Profile — Light") {
    ProfileView()
        .emergeSnapshotPrecision(0.98)
}

#Preview("Profile (dark)") {
    ProfileView()
        .diffThreshold(0.1)
        .emergeRenderingMode(.window)
        .preferredColorScheme(.dark)
}

#Preview {
    ProfileView().emergeExpansion(false)
}

struct ProfileView_Previews: PreviewProvider {
    static var previews: some View {
        ProfileView().emergeRenderingMode(.coreAnimation)
        ProfileView(name: "Grace").emergeAccessibility(true)
    }
}

struct SettingsView: View {
    var body: some View { ProfileView().emergeExpansion(true) }
}

struct Settings_Previews: PreviewProvider {
    static var previews: some View { SettingsView() }
}
