import Foundation
import Stencil

/// Sorts the elements of a list by one of their members, without regard to case.
struct ListOrder {
    private let member: String

    /// An order by `member`; elements that do not have it are equal.
    init(by member: String) {
        self.member = member
    }

    /// The list from small to large, or `nil` where `value` is none.
    func sorted(_ value: Any?) throws -> [Any]? {
        sorted(value, .orderedAscending)
    }

    /// The list from large to small, or `nil` where `value` is none.
    func sortedDescending(_ value: Any?) throws -> [Any]? {
        sorted(value, .orderedDescending)
    }

    private func sorted(_ value: Any?, _ order: ComparisonResult) -> [Any]? {
        guard let list = value as? [Any] else { return nil }
        let keys = list.map(key)
        return list.indices.sorted { left, right in
            let result = keys[left].caseInsensitiveCompare(keys[right])
            return result == order || result == .orderedSame && left < right
        }.map { list[$0] }
    }

    private func key(of element: Any) -> String {
        let value =
            (element as? any DynamicMemberLookup)?[dynamicMember: member] ?? (element as? [String: Any])?[member]
        return value as? String ?? ""
    }
}
