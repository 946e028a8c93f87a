// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// The functions of C that the runtime calls, as Swift imports them from Darwin's headers; the comments name the manual pages. The
// stand-in serves type checks only.

// stdio.h
public struct FILE {}

// stdio.h: `fopen(3)`, `fclose(3)`, `fwrite(3)`, `fileno(3)`, `rename(2)`
@discardableResult
public func fopen(_ filename: UnsafePointer<CChar>!, _ mode: UnsafePointer<CChar>!) -> UnsafeMutablePointer<FILE>! {
    nil
}
@discardableResult
public func fclose(_ stream: UnsafeMutablePointer<FILE>!) -> Int32 { 0 }
@discardableResult
public func fwrite(
    _ ptr: UnsafeRawPointer!, _ size: Int, _ nitems: Int, _ stream: UnsafeMutablePointer<FILE>!
) -> Int { 0 }
@discardableResult
public func fileno(_ stream: UnsafeMutablePointer<FILE>!) -> Int32 { 0 }
@discardableResult
public func rename(_ old: UnsafePointer<CChar>!, _ new: UnsafePointer<CChar>!) -> Int32 { 0 }

// sys/file.h: `flock(2)`
public var LOCK_EX: Int32 { 2 }
@discardableResult
public func flock(_ fd: Int32, _ operation: Int32) -> Int32 { 0 }

// string.h: `memcmp(3)`
@discardableResult
public func memcmp(_ s1: UnsafeRawPointer!, _ s2: UnsafeRawPointer!, _ n: Int) -> Int32 { 0 }

// stdlib.h: `getenv(3)`, `setenv(3)`, `unsetenv(3)`
@discardableResult
public func getenv(_ name: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { nil }
@discardableResult
public func setenv(_ name: UnsafePointer<CChar>!, _ value: UnsafePointer<CChar>!, _ overwrite: Int32) -> Int32 { 0 }
@discardableResult
public func unsetenv(_ name: UnsafePointer<CChar>!) -> Int32 { 0 }

// time.h: `tzset(3)`
public func tzset() {}
