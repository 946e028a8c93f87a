import Foundation
import SnapgenFuzz
import SnapgenTestSupport

/// The entry point that libFuzzer calls for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    do {
        try FuzzRun.target.check(Array(UnsafeBufferPointer(start: start, count: count)))
    } catch {
        fatalError("\(error)")
    }
    return 0
}

/// The entry point that libFuzzer calls before the first input.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
    _ count: UnsafeMutablePointer<CInt>?,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
    do {
        if let folder = FuzzRun.setting("SEEDS") { try FuzzRun.writeSeeds(into: URL(filePath: folder)) }
    } catch {
        fatalError("\(error)")
    }
    return 0
}

/// The entry point that libFuzzer calls to mutate an input: with its own mutations, or with parts of real previews.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ longest: Int, _ seed: CUnsignedInt) -> Int {
    guard FuzzRun.target == .scan, seed % 4 == 0 else { return mutateAsUsual(start, count, longest) }
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    let mutant = FuzzRun.mutator.spliced(into: input).prefix(longest)
    _ = UnsafeMutableBufferPointer(start: start, count: longest).update(fromContentsOf: mutant)
    return mutant.count
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateAsUsual(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ longest: Int) -> Int

/// The run of a target that environment variables select, because libFuzzer itself accepts only numbers and paths.
enum FuzzRun {
    /// The selected target.
    static let target: FuzzTarget = {
        guard let target = setting("TARGET").flatMap(FuzzTarget.init) else { fatalError("SNAPGEN_FUZZ_TARGET is none") }
        return target
    }()

    /// Returns the value of an environment variable.
    static func setting(_ name: String) -> String? { ProcessInfo.processInfo.environment["SNAPGEN_FUZZ_\(name)"] }

    /// The mutator that inserts parts of previews, which libFuzzer calls sequentially.
    nonisolated(unsafe) static var mutator = SwiftMutator(files: seeds.previews, seed: 1)

    private static var seeds: SeedFiles { SeedFiles(root: URL(filePath: setting("ROOT") ?? ".")) }

    /// Writes the seeds of the target, one file for each input, and ends the process.
    static func writeSeeds(into folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (number, input) in seeds.inputs(for: target).enumerated() {
            try Data(input).write(to: folder.appending(path: "seed-\(number)"))
        }
        exit(0)
    }
}
