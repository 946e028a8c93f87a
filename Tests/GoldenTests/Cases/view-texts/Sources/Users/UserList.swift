#if canImport(SwiftUI)
    import SnapgenAccessibility
    import SnapgenCatalog
    import SwiftUI

    struct Avatar: View {
        var body: some View {
            Text("AL").accessibilityKey(\AvatarAccessibility.placeholder)
        }
    }

    struct Cell: View {
        let name: String

        var body: some View {
            HStack {
                Avatar().accessibilityKey(\CellAccessibility.avatar)
                Text(name).accessibilityKey(\CellAccessibility.title)
            }
        }
    }

    struct UserList: View {
        let names: [String]

        var body: some View {
            VStack {
                ForEach(names, id: \.self) { name in
                    Cell(name: name).accessibilityKey(\UserListAccessibility.users, item: name)
                }
                Text("Cancel").accessibilityKey(\UserListAccessibility.cancel)
            }
        }
    }

    struct UserList_Previews: PreviewProvider, Testable {
        static var samples: [String: UserList] {
            ["empty": UserList(names: []), "two": UserList(names: ["ada", "alan"])]
        }
    }

    #Preview("Cell") { Cell(name: "ada") }

    // snapgen: texts=tree delay=0.01
    #Preview("Slow cell") { Cell(name: "alan") }

    // snapgen: texts=none
    #Preview("Cell without texts") { Cell(name: "grace") }
#endif
