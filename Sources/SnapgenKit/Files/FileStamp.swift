/// The metadata that identifies an unchanged file without reading it, once it is settled; see `isSettled(at:)`.
package struct FileStamp: Hashable, Sendable, BitwiseCopyable {
    package var size: Int64
    /// The time of the last change of the content, in nanoseconds since 1970.
    package var modified: Int64
    /// The time of the last change of the content, name or attributes, in nanoseconds since 1970; unlike `modified`,
    /// no program can set it.
    package var changed: Int64
    /// The number of the file, with that of the device it lies on.
    package var inode: UInt64

    /// Returns whether a file with this stamp, seen at a time, cannot be written again without getting another stamp.
    ///
    /// Git has the same rule ("racy Git" in its technical documentation): a file system that counts in ticks gives two
    /// writes within one of them the same time. `time` is in nanoseconds since 1970, taken before the stamp was.
    package func isSettled(at time: Int64) -> Bool {
        let last = max(modified, changed)
        // Whole seconds are what coarse file systems count in, those of two seconds among them.
        let tick: Int64 = last % 1_000_000_000 == 0 ? 2_000_000_000 : 50_000_000
        return last < time - tick
    }
}
