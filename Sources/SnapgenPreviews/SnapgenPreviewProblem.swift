/// The reason why there is no preview to show, with the next step.
package enum SnapgenPreviewProblem: Error, Equatable, CustomStringConvertible {
    /// A preview that cannot be shown here, which is no mistake.
    case skipped(String)
    /// A preview that should be there and is not, or that cannot be read.
    case failed(String)

    package var description: String {
        switch self {
        case .skipped(let message), .failed(let message): message
        }
    }
}

extension SnapgenPreviewProblem {
    private static let page = "; see Documentation/Previews.md of snapgen"

    static func oldSystem(_ address: SnapgenPreviewAddress) -> Self {
        .failed(
            "\(address.text) is not made on this system: '#Preview' needs iOS 17, macOS 14, tvOS 17, watchOS 10 or"
                + " visionOS 1; choose a newer destination for the tests\(page)")
    }

    static func ambiguous(_ name: String) -> Self {
        .failed("several preview providers of the program are called '\(name)'; give them different names")
    }

    static func notInProcess(_ module: String) -> Self {
        .failed(
            "'\(module)' is not part of this test process: add it to the dependencies of the test target, or, if it is"
                + " an app, make it the host of the tests; previews of app extensions and watch apps are in other"
                + " processes\(page)")
    }

    static func missing(_ what: String, in module: String, hasOthers: Bool, isOptimised: Bool) -> Self {
        let changed = "the file may have changed (run 'snapgen generate')"
        let notLinked =
            "may come from a static library, of which the linker takes only what something refers to (link it with"
            + " '-ObjC' or '-all_load')"
        let reason =
            if isOptimised {
                "the build is optimised, which removes what nothing refers to (run the tests with the configuration Debug)"
            } else if hasOthers {
                "\(changed), or \(notLinked)"
            } else {
                "it contains no other previews either, so the build may be optimised (run the tests with the configuration"
                    + " Debug), or the module \(notLinked); if it has no others, \(changed)"
            }
        return .failed("'\(module)' is part of this test process, but does not contain \(what): \(reason)\(page)")
    }

    static func signedAddresses(_ what: String) -> Self {
        .failed("\(what) cannot be read in a build for arm64e; build the tests for arm64\(page)")
    }
}
