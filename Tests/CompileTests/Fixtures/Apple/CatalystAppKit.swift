// AppKit as Mac Catalyst has it: it can be imported, and none of its views is available (siteline/swiftui-introspect #15).
