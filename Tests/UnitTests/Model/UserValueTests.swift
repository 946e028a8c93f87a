import Foundation
import Testing

@testable import SnapgenModel

@Suite("UserValue")
struct UserValueTests {
    @Test(
        "is written as JSON",
        arguments: [
            ("true", UserValue.flag(true)), ("1", .number(1)), ("0", .number(0)), ("\"a\"", .text("a")),
            ("[1,\"a\",[false]]", .list([.number(1), .text("a"), .list([.flag(false)])])),
            ("{\"a\":{\"b\":2.5}}", .mapping(["a": .mapping(["b": .number(2.5)])])),
        ])
    func json(text: String, value: UserValue) throws {
        #expect(String(decoding: try JSONEncoder().encode(value), as: UTF8.self) == text)
    }
}
