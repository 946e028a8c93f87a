import Foundation
import SnapgenModel
import SnapgenNames

extension FileStamp {
    init(_ status: borrowing stat) {
        #if canImport(Darwin)
            let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modified, changed) = (status.st_mtim, status.st_ctim)
        #endif
        self.init(
            size: Int64(status.st_size), modified: modified.nanoseconds, changed: changed.nanoseconds,
            inode: UInt64(status.st_ino) ^ StableHash.mixed(UInt64(truncatingIfNeeded: status.st_dev)))
    }
}

extension timespec {
    /// The time as nanoseconds since 1970.
    var nanoseconds: Int64 { Int64(tv_sec) &* 1_000_000_000 &+ Int64(tv_nsec) }
}
