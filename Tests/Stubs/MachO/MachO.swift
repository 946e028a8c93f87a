// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NoLeadingUnderscores

// mach-o/loader.h, as Swift imports it. The stand-in serves type checks only.
public struct mach_header { public var flags: UInt32 }
public struct mach_header_64 { public var flags: UInt32 }
public var MH_DYLIB_IN_CACHE: UInt32 { 0x8000_0000 }

// mach-o/dyld.h
public func _dyld_image_count() -> UInt32 { 0 }
public func _dyld_get_image_header(_ index: UInt32) -> UnsafePointer<mach_header>! { nil }
public func _dyld_get_image_name(_ index: UInt32) -> UnsafePointer<CChar>! { nil }

// mach-o/getsect.h, for systems of 64 bits
public func getsectiondata(
    _ header: UnsafePointer<mach_header_64>!, _ segment: UnsafePointer<CChar>!, _ section: UnsafePointer<CChar>!,
    _ size: UnsafeMutablePointer<UInt>!
) -> UnsafeMutablePointer<UInt8>! { nil }
