// snapgen: layout=320x100, record=failed, until=isLoaded
#Preview("A") { Text("a").sheet(isPresented: .constant(true)) { Text("b") } }
