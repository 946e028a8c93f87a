import SwiftUI

/// Foundation has a type of this name as well: here, the own one hides it; in a test it would be ambiguous.
struct Notification: Identifiable {
    let id: Int
    let title: String
}

struct NotificationRow: View {
    let notification: Notification

    var body: some View {
        Text(notification.title)
    }
}

#Preview("Unread") {
    let notification: Notification = Notification(id: 1, title: "Your booking is confirmed")
    return NotificationRow(notification: notification)
}

/// Swift Testing has one, too.
struct Tag: View {
    let text: String

    var body: some View {
        Text(text)
    }
}

struct Tag_Previews: PreviewProvider {
    static var previews: some View {
        Tag(text: "sold out")
    }
}

#Preview("Tags") {
    let tags: [Tag] = [Tag(text: "breakfast"), Tag(text: "pool")]
    return HStack {
        tags[0]
        tags[1]
    }
}
