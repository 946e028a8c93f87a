import SwiftUI

protocol TestablePreview {}

struct QRCodeScreen_Previews: PreviewProvider, TestablePreview {
    static var previews: some View {
        QRCodeScreen().previewDisplayName("Not connected: retry?")
        QRCodeScreen().previewDisplayName("Done")
    }
}

struct RoomCell_Previews: PreviewProvider, TestablePreview {
    static var previews: some View {
        RoomCell()
        RoomCell(isRead: true)
    }
}

struct Rooms_Previews: PreviewProvider, TestablePreview {
    static var previews: some View {
        ForEach(rooms) { RoomCell($0).previewDisplayName($0.name) }
    }
}
