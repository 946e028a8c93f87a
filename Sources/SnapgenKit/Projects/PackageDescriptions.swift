import SnapgenModel
import SnapgenNames

/// The descriptions of packages that earlier runs have got from SwiftPM, by the folder and bytes of their manifests.
struct PackageDescriptions {
    /// The folder of the files, absolute.
    let folder: String
    let files: any FileSystem

    /// The description of the package in a folder; `nil` if it is unknown or the manifest has changed.
    subscript(package: String) -> [UInt8]? {
        guard let manifests = digest(of: package), let bytes = try? files.read(path(of: package)) else { return nil }
        let header = Array("\(manifests)\n".utf8)
        return bytes.starts(with: header) ? Array(bytes.dropFirst(header.count)) : nil
    }

    /// Keeps the description of the package in a folder; a failure only makes the next run slower.
    func save(_ description: [UInt8], of package: String) {
        guard let manifests = digest(of: package) else { return }
        let bytes = Array("\(manifests)\n".utf8) + description
        try? files.write(bytes, toFile: path(of: package), replacing: .anything, isDurable: false)
    }

    private func path(of package: String) -> String {
        "\(folder)/\(String(StableHash.value(package), radix: 16)).json"
    }

    /// A digest of the package's path and of its manifests, of which there may be one for each version of Swift.
    private func digest(of package: String) -> String? {
        let names = ((try? files.names(in: package)) ?? []).filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
        var hash = StableHash.value("\(SnapgenVersion.current) \(package)")
        for name in names {
            guard let bytes = try? files.read("\(package)/\(name)") else { return nil }
            hash = StableHash.value(of: Array(name.utf8) + [0] + bytes + [0], behind: hash)
        }
        return names.isEmpty ? nil : String(hash, radix: 16)
    }
}
