import SnapgenNames
import SnapgenScan

/// Keeps the functions of a suite apart, and from what XCTest declares.
enum FunctionNames {
    /// The members of XCTest's classes that begin like tests.
    ///
    /// Functions have the same names in both frameworks.
    private static let reserved: Set<String> = ["testCaseCount", "testRun", "testRunClass"]

    /// The tests with names of which no two are equal; every one of several equal names gets a hash of its identity,
    /// so that none depends on which came first.
    ///
    /// A name of XCTest gets one as well.
    ///
    /// Branches of an `#if` that declare the same type are one entry to Swift, and keep one name.
    static func unique(_ tests: [PlannedTest]) -> [PlannedTest] {
        var renamed = tests
        var round = 0
        // A new name may be the original name of another test.
        while case let shared = positionsOfSharedNames(in: renamed), !shared.isEmpty {
            for position in shared {
                let identity = (round == 0 ? "" : "\(round)/") + identity(of: tests[position])
                renamed[position].function += "_\(StableHash.short(identity))"
            }
            round += 1
        }
        return renamed
    }

    private static func positionsOfSharedNames(in tests: [PlannedTest]) -> [Int] {
        var owners = [String: Int](minimumCapacity: tests.count)
        var alike: [String: [Int]] = [:]
        for position in tests.indices {
            let name = tests[position].function
            if let owner = owners[name] {
                alike[name, default: [owner]].append(position)
            } else {
                owners[name] = position
            }
        }
        let shared = alike.values.filter { Set($0.map { identity(of: tests[$0]) }).count > 1 }.flatMap { $0 }
        return shared
            + owners.filter { reserved.contains($0.key) }.flatMap { alike[$0.key] ?? [$0.value] }
            .filter { !shared.contains($0) }
    }

    private static func identity(of test: PlannedTest) -> String {
        let parts =
            [test.entry.title] + test.environments
            + (test.samples ?? []).map { $0.stem == nil ? $0.name : "\($0.number)" }
        return parts.joined(separator: "/")
    }
}
