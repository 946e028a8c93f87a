// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

// XCTest as it is on Apple's platforms, where a failure may name any place: tests are type-checked and
// never run. A failure is printed. The pages of XCTest name no versions.

@_exported import Foundation

#if canImport(XCUIAutomation)
    // `xcuiautomation`: a framework of its own since Xcode 16.3, which XCTest re-exports
    @_exported import XCUIAutomation
#endif

// `foundation/nsinvocation`, which Foundation has on Apple's platforms only
public final class NSInvocation: NSObject {}

// `xctest/xctest`
open class XCTest: NSObject {
    // `xctest/xctest/name`
    open var name: String { "" }

    // `xctest/xctest/setup()-3t9vs`
    open func setUp() async throws {}

    // `xctest/xctest/setupwitherror()`
    open func setUpWithError() throws {}
}

// `xctest/xctestcase`
open class XCTestCase: XCTest {
    // `xctest/xctestcase/init(invocation:)`
    public init(invocation: NSInvocation?) {}

    // `objectivec/nsobject/init()`
    public convenience override init() { self.init(invocation: nil) }

    // `xctest/xctestcase/continueafterfailure`
    open var continueAfterFailure = true

    // `xctest/xctestcase/record(_:)-1e8cw`
    open func record(_ issue: XCTIssue) {}
}

// `xctest/xctissue-swift.struct`
public struct XCTIssue {
    // `xctest/xctissuereference/issuetype`
    public enum IssueType: Int { case assertionFailure }

    // `xctest/xctissue-swift.struct/init(type:compactdescription:detaileddescription:sourcecodecontext:associatederror:attachments:)`
    public init(
        type: IssueType,
        compactDescription: String,
        detailedDescription: String? = nil,
        sourceCodeContext: XCTSourceCodeContext = .init(),
        associatedError: (any Error)? = nil,
        attachments: [XCTAttachment] = []
    ) {}
}

// `xctest/xctattachment`
public final class XCTAttachment {
    // `xctest/xctattachment/init(uniformtypeidentifier:name:payload:userinfo:)`
    public init(
        uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {}
}

// `xctest/xctsourcecodecontext`
public final class XCTSourceCodeContext {
    // `xctest/xctsourcecodecontext/init()`
    public init() {}

    // `xctest/xctsourcecodecontext/init(location:)`
    public init(location: XCTSourceCodeLocation?) {}
}

// `xctest/xctsourcecodelocation`
public final class XCTSourceCodeLocation {
    // `xctest/xctsourcecodelocation/init(filepath:linenumber:)`
    public init(filePath: String, lineNumber: Int) {}
}

// `xctest/xctskip-swift.struct`
public struct XCTSkip: Error {
    // `xctest/xctskip-swift.struct/init(_:file:line:)`
    public init(
        _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line
    ) {}
}

// `xctest/xctfail(_:file:line:)`
public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
    print("failure in line \(line): \(message)")
}

// `xctest/xctasserttrue(_:_:file:line:)`
public func XCTAssertTrue(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {
    let isTrue = (try? expression()) ?? false
    if !isTrue { XCTFail(message(), file: file, line: line) }
}

// `xctest/xctassertequal(_:_:_:file:line:)`
public func XCTAssertEqual<T: Equatable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    guard let first = try? expression1(), let second = try? expression2(), first != second else { return }
    XCTFail("\(first) is not equal to \(second) - \(message())", file: file, line: line)
}

// `xctest/xctassertfalse(_:_:file:line:)`
public func XCTAssertFalse(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {
    let isTrue = (try? expression()) ?? true
    if isTrue { XCTFail(message(), file: file, line: line) }
}

// `xctest/xctassertnil(_:_:file:line:)`
public func XCTAssertNil(
    _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {
    if let value = try? expression() { XCTFail("\(value) is not nil - \(message())", file: file, line: line) }
}

// `xctest/xctunwrap(_:_:file:line:)`
public func XCTUnwrap<T>(
    _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) throws -> T {
    if let value = try expression() { return value }
    XCTFail(message(), file: file, line: line)
    throw CocoaError(.coderValueNotFound)
}
