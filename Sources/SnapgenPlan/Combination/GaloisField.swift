/// A finite field: numbers below a power of a prime that can be added and multiplied, with every rule of arithmetic.
///
/// A number's digits in base `prime` are the coefficients of a polynomial; multiplication is modulo a primitive one
/// (Lidl and Niederreiter, "Finite Fields", 1997, chapter 2).
struct GaloisField {
    /// How many numbers there are.
    let order: Int
    private let sums: [Int]
    private let products: [Int]

    /// The field with `order` numbers; `nil` unless it is a power of a prime.
    init?(order: Int) {
        guard let power = PrimePower(order) else { return nil }
        guard let powers = power.powersOfGenerator() else { return nil }
        self.order = order
        sums = (0..<order * order).map { power.sum($0 / order, $0 % order) }
        var products = Array(repeating: 0, count: order * order)
        for (first, a) in powers.enumerated() {
            for (second, b) in powers.enumerated() {
                products[a * order + b] = powers[(first + second) % (order - 1)]
            }
        }
        self.products = products
    }

    /// The sum of two numbers.
    func sum(_ a: Int, _ b: Int) -> Int { sums[a * order + b] }

    /// The product of two numbers.
    func product(_ a: Int, _ b: Int) -> Int { products[a * order + b] }

    /// The value at `x` of the polynomial with these coefficients, the constant one first.
    func value(of coefficients: [Int], at x: Int) -> Int {
        coefficients.reversed().reduce(0) { sum(product($0, x), $1) }
    }

    /// Whether there is a field with so many numbers.
    static func exists(order: Int) -> Bool { PrimePower(order) != nil }

    /// The smallest order of a field that is at least `least`.
    static func smallestOrder(from least: Int) -> Int {
        // There is a power of 2 below twice any number.
        (least...max(2 * least, 2)).first { PrimePower($0) != nil } ?? least
    }
}

/// A power of a prime, and the polynomials that its numbers stand for.
private struct PrimePower {
    let prime: Int
    let exponent: Int

    init?(_ number: Int) {
        guard number > 1, let prime = (2...number).first(where: { number.isMultiple(of: $0) }) else { return nil }
        var (rest, exponent) = (number, 0)
        while rest.isMultiple(of: prime) { (rest, exponent) = (rest / prime, exponent + 1) }
        guard rest == 1 else { return nil }
        self.prime = prime
        self.exponent = exponent
    }

    private var order: Int { (0..<exponent).reduce(1) { product, _ in product * prime } }

    /// The sum digit by digit.
    func sum(_ a: Int, _ b: Int) -> Int {
        var (a, b, place, sum) = (a, b, 1, 0)
        while a > 0 || b > 0 {
            sum += (a + b) % prime * place
            (a, b, place) = (a / prime, b / prime, place * prime)
        }
        return sum
    }

    /// All numbers but 0 as the powers of one, from the first modulus for which there is one.
    func powersOfGenerator() -> [Int]? {
        if exponent == 1 { return (1..<prime).lazy.compactMap { powers(of: $0) }.first }
        return (1..<order).lazy.compactMap { powersOfX(modulo: $0) }.first
    }

    /// The powers of a number of a prime field, if they are all numbers but 0.
    private func powers(of generator: Int) -> [Int]? {
        cycle { $0 * generator % prime }
    }

    /// The powers of x, where x to the `exponent` is the polynomial `modulus`.
    private func powersOfX(modulo modulus: Int) -> [Int]? {
        let top = order / prime
        return cycle { number in
            let shifted = number % top * prime
            return (0..<number / top).reduce(shifted) { result, _ in sum(result, modulus) }
        }
    }

    /// What comes from 1 by steps, if it comes back to 1 only after every number but 0.
    private func cycle(_ next: (Int) -> Int) -> [Int]? {
        var numbers = [1]
        while numbers.count < order, let last = numbers.last {
            let number = next(last)
            if number == 1 { break }
            if number == 0 { return nil }
            numbers.append(number)
        }
        return numbers.count == order - 1 ? numbers : nil
    }
}
