import Foundation
import SwiftUI

@testable import SnapgenPreviews

@MainActor
func text(_ content: SnapgenProgramPreview.Content) -> String {
    switch content {
    case .view(let view): view is Text ? "view \(view)" : "view \(type(of: view))"
    case .platformView(let view): "platform view \(type(of: view))"
    case .controller(let controller): "controller \(type(of: controller))"
    }
}

@MainActor
func printed(_ address: SnapgenPreviewAddress) {
    do {
        let preview = try SnapgenProgram.preview(at: address)
        let name = preview.displayName ?? "-"
        let traits = preview.traits.map { " \($0)" }.joined()
        print("\(preview.line):\(preview.column) \(name): \(text(try preview.content()))\(traits)")
    } catch {
        print(error)
    }
}

func address(
    _ file: String, _ name: SnapgenPreviewAddress.Name, _ number: Int, of members: Int
) -> SnapgenPreviewAddress {
    SnapgenPreviewAddress(file, name, number, of: Array(repeating: [], count: members))
}

if CommandLine.arguments.contains("list") {
    for module in CommandLine.arguments.dropFirst(2) {
        for preview in SnapgenProgram.previews(of: [module]) {
            let macro = preview.isOfPreviewMacro ? "" : ", declared by another macro"
            print("\(preview.file):\(preview.line) \(preview.displayName)\(macro)")
        }
        print(SnapgenProgram.providers(of: [module]))
    }
} else {
    let row = "Shop/Row.swift"
    printed(address("Program/Own.swift", .literal("Of the program"), 1, of: 1))
    let names = [
        "Private", "Nested", "In a type", "New", "Old", "State", "Fixed", "Traits", "Arguments", "Generic",
    ]
    for name in names { printed(address(row, .literal(name), 1, of: 1)) }
    for number in 1...2 { printed(address(row, .none, number, of: 2)) }
    for number in 1...3 { printed(address(row, .literal("Twice"), number, of: 3)) }
    let twice = [[], [], [SnapgenCondition("STORE", true)], []]
    for number in 1...4 {
        printed(SnapgenPreviewAddress(row, .literal("Twice"), number, of: twice))
    }
    for number in 1...2 {
        printed(address(row, .computed(besides: names + ["Twice"]), number, of: 2))
    }
    for name in ["View", "Controller", "Statements"] { printed(address("Shop/Kit.swift", .literal(name), 1, of: 1)) }
    for number in [1, 2, 1] { printed(address("Shop/Counted.swift", .computed(besides: []), number, of: 2)) }
    for name in ["Beside it", "Absent"] { printed(address("Shop/Failing.swift", .literal(name), 1, of: 1)) }
    printed(address("Shop/Failing.swift", .none, 1, of: 2))
    printed(address("Absent/Row.swift", .none, 1, of: 1))
    printed(address("Shop/Absent.swift", .none, 1, of: 1))
    let providers = ["Private_Previews", "Screens.Inner_Previews", "Text.Extended_Previews", "Absent_Previews"]
    for name in providers.map({ "Shop.\($0)" }) + ["Absent.Row_Previews"] {
        do {
            print(name, try SnapgenProgram.provider(name)._allPreviews.count)
        } catch {
            print(error)
        }
    }
}
