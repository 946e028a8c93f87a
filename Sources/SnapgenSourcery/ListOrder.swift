import Foundation
import SnapgenRender
import Stencil

/// Sorts the elements of a list by one of their members, without regard to case.
struct ListOrder {
    private let member: String
    private let budget: RenderingBudget

    /// An order by `member`, which takes the steps of comparing from a budget; elements that do not have it are equal.
    init(by member: String, _ budget: RenderingBudget) {
        self.member = member
        self.budget = budget
    }

    /// The list from small to large, or `nil` where `value` is none.
    func sorted(_ value: Any?) throws -> [Any]? {
        try sorted(value, .orderedAscending)
    }

    /// The list from large to small, or `nil` where `value` is none.
    func sortedDescending(_ value: Any?) throws -> [Any]? {
        try sorted(value, .orderedDescending)
    }

    private func sorted(_ value: Any?, _ order: ComparisonResult) throws -> [Any]? {
        guard let list = StencilValue.list(value) else { return nil }
        let keys = list.map(key)
        let rounds = Int.bitWidth - list.count.leadingZeroBitCount
        try budget.takeSteps(rounds * keys.reduce(0) { $0 + RenderingBudget.tagSteps + $1.utf8.count })
        return list.indices.sorted { left, right in
            let result = keys[left].caseInsensitiveCompare(keys[right])
            return result == order || result == .orderedSame && left < right
        }.map { list[$0] }
    }

    private func key(of element: Any) -> String {
        let value =
            (element as? any DynamicMemberLookup)?[dynamicMember: member]
        return value as? String ?? ""
    }
}
