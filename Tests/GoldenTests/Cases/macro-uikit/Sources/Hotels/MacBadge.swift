#if canImport(AppKit)
    import AppKit

    #Preview("View of a Mac") { NSTextField(labelWithString: "4.8") }
#endif
