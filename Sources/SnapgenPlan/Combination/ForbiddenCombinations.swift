/// The combinations that no row may hold, and which rows can still be filled without them.
struct ForbiddenCombinations {
    /// For each combination its pairs of an axis and a value.
    private let combinations: [[(axis: Int, value: Int)]]
    /// For each axis the combinations that speak of it.
    private let ofAxis: [[Int]]
    private let levels: [Int]

    init(_ model: CoveringModel) {
        levels = model.levels
        combinations = model.forbidden.map { combination in
            combination.enumerated().compactMap { axis, value in value.map { (axis, $0) } }
        }
        var ofAxis = model.levels.map { _ in [Int]() }
        for (index, combination) in combinations.enumerated() {
            for part in combination { ofAxis[part.axis].append(index) }
        }
        self.ofAxis = ofAxis
    }

    /// Indicates whether every row will do.
    var isEmpty: Bool { combinations.isEmpty }

    /// Returns whether a row, which may have free values, holds none of the combinations.
    func allow(_ row: [Int]) -> Bool {
        !combinations.contains { $0.allSatisfy { row[$0.axis] == $0.value } }
    }

    /// Returns whether an allowed row stays allowed with another value of an axis.
    func allow(_ row: [Int], changing axis: Int, to value: Int) -> Bool {
        ofAxis[axis].allSatisfy { index in
            !combinations[index].allSatisfy { $0.value == ($0.axis == axis ? value : row[$0.axis]) }
        }
    }

    /// The row with its free values chosen, each the first that leads to an allowed row; `nil` if there is none.
    func completion(of row: [Int]) -> [Int]? {
        guard allow(row) else { return nil }
        var row = row
        let free = row.indices.filter { row[$0] == CoveringModel.free }
        // First the axes that something is said about: the others never fail.
        let order = free.filter { !ofAxis[$0].isEmpty } + free.filter { ofAxis[$0].isEmpty }
        return complete(&row, order[...]) ? row : nil
    }

    private func complete(_ row: inout [Int], _ free: ArraySlice<Int>) -> Bool {
        guard let axis = free.first else { return true }
        for value in 0..<levels[axis] where allow(row, changing: axis, to: value) {
            row[axis] = value
            if complete(&row, free.dropFirst()) { return true }
        }
        row[axis] = CoveringModel.free
        return false
    }
}
