@testable import SnapgenKit

/// A disk on which a test makes the changes that people and programs make.
protocol EditableDisk: FileSystem {
    /// Lets time pass.
    func advance(_ nanoseconds: Int64)
    /// Writes into the file at a path, or makes a new one.
    func write(_ text: String, to path: String)
    /// Sets the time of a file's last writing.
    func touch(_ path: String, at time: Int64)
    /// Renames a file or a folder; what lies at the new path is replaced.
    func rename(_ old: String, to new: String)
    /// Removes what lies at a path, a folder with everything in it.
    func delete(_ path: String)
    /// Makes a symbolic link in place of what lies at a path.
    func link(_ path: String, to target: String)
    /// Gives a file another name beside its own.
    func hardLink(_ path: String, to file: String)
    /// The text of each file below a folder, and where each link leads.
    func contents(of folder: String) -> [String: String]
    /// Calls `body` at each moment of a run that another program might use; does nothing on a disk that has no such moments.
    func observe(_ body: (@Sendable (VirtualDisk.Moment) -> Void)?)
    /// The content of a folder on another disk, or in another folder of this one.
    func copied(_ folder: String) -> (disk: any EditableDisk, folder: String)
}

extension EditableDisk {
    /// Returns whether something lies at a path, links followed.
    func exists(_ path: String) -> Bool { kind(of: path) != nil }

    /// Writes a file anew, as an editor does that writes beside it and renames.
    func rewrite(_ text: String, to path: String) {
        let aside = ProjectRoot.parent(of: path) + "/aside"
        write(text, to: aside)
        rename(aside, to: path)
    }

    /// Swaps two files or folders by three renames.
    func swap(_ one: String, _ other: String) {
        guard exists(one), exists(other) else { return }
        let aside = ProjectRoot.parent(of: one) + "/aside"
        rename(one, to: aside)
        rename(other, to: one)
        rename(aside, to: other)
    }
}

extension VirtualDisk: EditableDisk {
    func copied(_ folder: String) -> (disk: any EditableDisk, folder: String) { (copy, folder) }
}
