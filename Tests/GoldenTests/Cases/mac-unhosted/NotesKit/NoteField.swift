#if canImport(AppKit)
    import AppKit
    import SwiftUI

    struct NoteField: NSViewRepresentable {
        func makeNSView(context: Context) -> NSView { NSView() }
        func updateNSView(_ view: NSView, context: Context) {}
    }

    struct NoteField_Previews: PreviewProvider {
        static var previews: some View { NoteField() }
    }

    #Preview("View of AppKit") { NSView() }

    #Preview("Controller of AppKit") { NSViewController() }
#endif
