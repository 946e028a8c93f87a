#if canImport(MachO)
    import Foundation
    import MachO
#endif

@MainActor
enum ProgramImages {
    /// Returns a Boolean value that indicates whether an image is part of the system or of Xcode.
    ///
    /// Their previews are not the user's, and some crash when they are made.
    nonisolated static func isSystem(_ path: String, root: String?) -> Bool {
        // The data volume of macOS, which has the homes of its users.
        if path.hasPrefix("/System/Volumes/Data/") { return false }
        let folders = ["/System/", "/usr/lib/", "/Developer/"] + (root.map { [$0] } ?? [])
        let parts = [".simruntime/", ".platform/Developer/", "/Contents/Developer/"]
        return folders.contains { path.hasPrefix($0) } || parts.contains { path.contains($0) }
    }

    #if canImport(MachO)
        /// Returns the sections with conformances of all images that are not the system's.
        static func conformanceSections() -> [UnsafeRawBufferPointer] {
            let root = ProcessInfo.processInfo.environment["SIMULATOR_ROOT"]
            return (0..<_dyld_image_count()).compactMap { index in
                guard let header = _dyld_get_image_header(index), let path = _dyld_get_image_name(index),
                    header.pointee.flags & UInt32(MH_DYLIB_IN_CACHE) == 0, !isSystem(String(cString: path), root: root)
                else { return nil }
                return conformanceSection(of: header)
            }
        }

        private static func conformanceSection(of header: UnsafePointer<mach_header>) -> UnsafeRawBufferPointer? {
            var size: UInt = 0
            #if arch(arm64_32)
                let start = getsectiondata(header, "__TEXT", "__swift5_proto", &size)
            #else
                let header = UnsafeRawPointer(header).assumingMemoryBound(to: mach_header_64.self)
                let start = getsectiondata(header, "__TEXT", "__swift5_proto", &size)
            #endif
            return start.map { UnsafeRawBufferPointer(start: $0, count: Int(size)) }
        }
    #else
        /// Returns the sections with conformances of all images.
        ///
        /// The runtime lists them: `MetadataSections` in stdlib/public/runtime/MetadataSections.h of the Swift compiler.
        static func conformanceSections() -> [UnsafeRawBufferPointer] {
            var sections: [UnsafeRawBufferPointer] = []
            withUnsafeMutablePointer(to: &sections) { list in
                enumerateMetadataSections(
                    { image, list in
                        // A version, an address and two unused words, then the start and the length of each section:
                        // protocols, conformances, types.
                        let start = (image + 48).load(as: UnsafeRawPointer?.self)
                        let count = (image + 56).load(as: Int.self)
                        list.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee
                            .append(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
                        return true
                    }, UnsafeMutableRawPointer(list))
            }
            return sections
        }
    #endif
}

#if !canImport(MachO)
    @MainActor @_silgen_name("swift_enumerateAllMetadataSections")
    private func enumerateMetadataSections(
        _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)
#endif
