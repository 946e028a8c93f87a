/// A condition of an `#if` as the build of the tests has it.
///
/// It is public because a `package` operator is not found through a `@testable` import.
public struct SnapgenCondition: Sendable, Hashable {
    let text: String
    let isTrue: Bool
    private(set) var required = true

    package init(_ text: String, _ isTrue: Bool) {
        self.text = text
        self.isTrue = isTrue
    }

    /// Indicates whether the condition has the same value for the app and for the tests, because only the platform and
    /// the compiler decide it.
    var isOfPlatform: Bool {
        var words = text.split { " !&|()".contains($0) }[...]
        while let function = words.popFirst() {
            guard let argument = words.popFirst() else { return false }
            switch function {
            case "os", "arch", "targetEnvironment", "compiler": continue
            case "canImport" where ["UIKit", "AppKit", "SwiftUI", "WatchKit"].contains(argument): continue
            default: return false
            }
        }
        return true
    }

    /// Returns the negation of a condition.
    public static prefix func ! (condition: SnapgenCondition) -> SnapgenCondition {
        var other = condition
        other.required.toggle()
        return other
    }
}

/// The address of a `#Preview`, as its source file shows it.
///
/// It consists of what an edit elsewhere in the file leaves as it is: no line is part of it.
package struct SnapgenPreviewAddress: Sendable {
    package enum Name: Sendable, Hashable {
        case none
        case literal(String)
        /// A name that depends on the run: any but the literals of the file.
        case computed(besides: [String])
    }

    let file: String
    let name: Name
    let number: Int
    let members: [[SnapgenCondition]]

    /// - Parameter name: The display name; `nil` for none.
    /// - Parameter condition: The condition of the `#if`s around the only preview of this name; `nil` for none.
    package init(
        _ file: String, _ name: String? = nil, _ number: Int = 1, of count: Int = 1, under condition: String? = nil
    ) {
        let conditions = condition.map { [SnapgenCondition($0, true)] } ?? []
        self.init(file, name.map { .literal($0) } ?? .none, number, of: Array(repeating: conditions, count: count))
    }

    package init(_ file: String, _ name: Name, _ number: Int, of members: [[SnapgenCondition]]) {
        self.file = file
        self.name = name
        self.number = number
        self.members = members
    }

    var module: String { String(file.prefix { $0 != "/" }) }
}

extension SnapgenPreviewAddress.Name {
    /// Returns a Boolean value that indicates whether a preview of the program has this name, as far as its name is known.
    package func matches(_ name: SnapgenListedPreview.DisplayName) -> Bool {
        switch (self, name) {
        case (.none, .none): true
        case (.literal(let own), .name(let name)): own == name
        case (.computed(let literals), .name(let name)): !literals.contains(name)
        default: false
        }
    }
}

extension SnapgenPreviewAddress {
    /// Returns the index of the preview among the previews of its file.
    ///
    /// Those that are not made here may have its name. The conditions of the sources decide how many have it, if only
    /// one number is possible. An optimised build may lack some, and decides nothing.
    func index(
        among names: [SnapgenListedPreview.DisplayName], isOptimised: Bool = Self.isOptimised
    ) throws(SnapgenPreviewProblem) -> Int {
        let known = names.indices.filter { name.matches(names[$0]) }
        let possible = names.indices.filter { known.contains($0) || !names[$0].isKnown }
        let isCertain = known.count == possible.count || conditions.count > Self.maximumConditions
        let counts =
            isCertain ? [known.count] : (known.count...possible.count).filter { !positions(inProgramWith: $0).isEmpty }
        if counts == [known.count] { return known[try position(inProgramWith: known.count, isOptimised: isOptimised)] }
        guard counts == [possible.count], !isOptimised else { throw unknownName(among: names) }
        return possible[try position(inProgramWith: possible.count, isOptimised: isOptimised)]
    }

    private func unknownName(among names: [SnapgenListedPreview.DisplayName]) -> SnapgenPreviewProblem {
        for case .failed(let message) in names {
            return .failed("\(text) is not found, because another preview of the file may be it: \(message)")
        }
        return .skipped(
            "\(text) is not known on this system: some previews of the file are not available here, and their names are"
                + " unknown")
    }
}

extension SnapgenPreviewAddress {
    var countInTests: Int { members.count { $0.allSatisfy { $0.isTrue == $0.required } } }

    /// Returns the position of the preview, from 0, among those of its name in the program, of which there are `count`.
    ///
    /// The program may have been built with other conditions than the tests, except for those of the platform. Its
    /// number decides: the position is known if it is the same for all values of the conditions with which the program
    /// has this number of previews.
    func position(inProgramWith count: Int, isOptimised: Bool = Self.isOptimised) throws(SnapgenPreviewProblem) -> Int {
        guard members.indices.contains(number - 1) else { throw .failed("\(text) has no such number; \(Self.advice)") }
        guard !isOptimised || count == countInTests else { throw .failed(removed(count)) }
        let conditions = conditions
        guard conditions.count <= Self.maximumConditions else { throw .skipped(unknownPosition(conditions, count)) }
        let positions = positions(inProgramWith: count)
        guard let first = positions.first else { throw .failed(otherNumber(count)) }
        guard positions.count == 1 else { throw .skipped(unknownPosition(conditions, count)) }
        guard let position = first else { throw .skipped(absent(conditions)) }
        return position
    }

    /// Returns the positions for all values of the conditions with which the program has `count` previews of the name;
    /// `nil` is among them if values leave out this preview.
    private func positions(inProgramWith count: Int) -> Set<Int?> {
        let conditions = conditions
        let bits = Dictionary(uniqueKeysWithValues: conditions.enumerated().map { ($1, 1 << $0) })
        let found = (0..<1 << conditions.count).compactMap { values -> Int?? in
            let isPresent = members.map { member in
                member.allSatisfy { condition in
                    let isTrue = bits[condition.text].map { values & $0 != 0 } ?? condition.isTrue
                    return isTrue == condition.required
                }
            }
            guard isPresent.count(where: { $0 }) == count else { return nil }
            return .some(isPresent[number - 1] ? isPresent.prefix(number - 1).count { $0 } : nil)
        }
        return Set(found)
    }

    /// The conditions that the app and the tests need not share, sorted.
    private var conditions: [String] {
        Set(members.joined().filter { !$0.isOfPlatform }.map(\.text)).sorted()
    }

    /// Indicates whether this build is optimised, without previews that are private or inside of functions.
    static var isOptimised: Bool { !_isDebugAssertConfiguration() }

    /// A limit to the number of combinations, which is two to the power of this.
    private static let maximumConditions = 12
}

extension SnapgenPreviewAddress {
    var text: String {
        switch name {
        case .none: "preview \(number) without a name of \(file)"
        case .literal(let name): "preview \(number) named \(name.debugDescription) of \(file)"
        case .computed: "preview \(number) with a computed name of \(file)"
        }
    }

    private static let advice = "run 'snapgen generate'"

    private func otherNumber(_ count: Int) -> String {
        "\(text) is not where it is expected: of this name, the sources had \(countInTests) when the tests were generated,"
            + " and the program has \(count); \(Self.advice), and build the app again\(computedNames(count))"
    }

    /// The advice for a number that differs because a computed name is `nil`.
    private func computedNames(_ count: Int) -> String {
        let isPossible =
            switch name {
            case .none: count > countInTests
            case .literal: false
            case .computed: count < countInTests
            }
        return isPossible ? "; a computed name that is nil at run time counts as none: give the preview a name" : ""
    }

    private func removed(_ count: Int) -> String {
        "\(text) is not where it is expected: of this name, the tests have \(countInTests), and the program has \(count);"
            + " optimised builds lack previews in private types and in functions, so run the tests with the configuration"
            + " Debug, or \(Self.advice)"
    }

    private func absent(_ conditions: [String]) -> String {
        "\(text) is not part of the program, which was built with other values of '\(conditions.joined(separator: "', '"))'"
            + " than the tests"
    }

    private func unknownPosition(_ conditions: [String], _ count: Int) -> String {
        "\(text) is one of \(members.count) of its name, of which the program contains \(count): its position depends on"
            + " '\(conditions.joined(separator: "', '"))', which may differ between the app and the tests;"
            + " give the preview a name of its own"
    }
}
