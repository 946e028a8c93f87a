import Rooms
import SwiftUI

final class Session {
    static var shared = Session()

    var guest = "Ada"
}

struct StayView: View {
    let session: Session
    let room: Room

    var body: some View { Text("\(session.guest), \(room.name)") }
}

#Preview("Variables of a module in the mode of Swift 5") {
    StayView(session: .shared, room: .suite)
}

struct StayView_Previews: PreviewProvider {
    static var previews: some View { StayView(session: Session.shared, room: Room.suite) }
}

#if STAGING
    #Preview("Under a condition of the app") {
        StayView(session: .shared, room: .suite)
    }
#endif
