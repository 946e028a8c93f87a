#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    #if canImport(UIKit)
        import UIKit
    #else
        import AppKit
    #endif

    @MainActor
    struct PictureShot {
        private let run: SnapshotRun
        private let picture: SnapgenPicture
        private let frame: SnapgenFrame
        private let environment: SnapgenEnvironment
        private let reference: SnapgenReference

        static func all(
            of pictures: SnapgenPictures, in environments: [SnapgenEnvironment], _ run: SnapshotRun
        ) throws -> [PictureShot] {
            let samples = try run.matched(pictures)
            return environments.flatMap { environment in
                samples.filter { environment.shows($0.sample.theme) }.map { picture, sample in
                    let reference = run.reference(of: sample, in: environment, fileExtension: "png")
                    return PictureShot(run, picture, in: environment, reference)
                }
            }
        }

        static func texts(
            of pictures: SnapgenPictures, in environments: [SnapgenEnvironment], _ run: SnapshotRun
        ) throws -> [PictureShot] {
            guard let environment = environments.first else { return [] }
            return try run.matched(pictures).map { picture, sample in
                PictureShot(run, picture, in: environment, run.reference(of: sample, fileExtension: "txt"))
            }
        }

        private init(
            _ run: SnapshotRun, _ picture: SnapgenPicture, in environment: SnapgenEnvironment,
            _ reference: SnapgenReference
        ) {
            self.run = run
            self.picture = picture
            frame = picture.frame == .environment ? environment.frame : picture.frame
            let isLandscape = environment.isLandscape || picture.isLandscape
            self.environment = isLandscape ? environment.onItsSide : environment
            self.reference = reference
        }

        func failure(of result: ViewResult, _ options: SnapgenOptions) async -> SnapshotFailure? {
            run.start(reference)
            let settings = run.settings
            let camera = PictureCamera(
                environment: environment, frame: frame,
                drawing: result == .image ? options.draw ?? settings.drawing : .layer, region: settings.region,
                delay: picture.own?.delay ?? options.delay, isReady: options.until)
            let allowsBlank = picture.own?.allowBlank ?? options.allowBlank ?? settings.allowsBlank
            switch result {
            case .image: return await failureOfImage(camera, options, allowsBlank)
            case .tree:
                return await failure { try await camera.tree(of: $0, settings.trees, allowsEmpty: allowsBlank) }
            }
        }

        /// A view that takes no space and may be blank matches.
        private func failureOfImage(
            _ camera: PictureCamera, _ options: SnapgenOptions, _ allowsBlank: Bool
        ) async -> SnapshotFailure? {
            let (own, settings) = (picture.own, run.settings)
            let image = await taken { try await camera.image(of: $0) }
            return run.failure(at: reference, of: settings.pictures) {
                guard let image = try image.get() else {
                    if allowsBlank { return nil }
                    throw SnapshotProblem(
                        "the view takes no space, as 'EmptyView' does; give it a size, or set 'allow_blank' if it is meant to be "
                            + "empty")
                }
                if !allowsBlank, Self.isBlank(image) { throw Self.blank(camera.drawing) }
                return try settings.pictures.failure(
                    of: image, precision: own?.precision ?? options.precision ?? settings.precision,
                    perceptualPrecision: own?.perceptualPrecision ?? options.perceptualPrecision
                        ?? settings.perceptualPrecision, reference)
            }
        }

        private static func blank(_ drawing: SnapgenDrawing) -> SnapshotProblem {
            var advice =
                "the picture has one colour only; set 'allow_blank' if the view is meant to have one ('// snapgen: "
                + "allow_blank' before a preview, 'SampleView(_:allowBlank:)' for one sample), or 'delay' or 'until' if its "
                + "content comes later"
            #if canImport(UIKit)
                if drawing == .layer { advice += "; 'draw: window' shows glass and materials, 'draw: layer' does not" }
            #endif
            return SnapshotProblem(advice)
        }

        private func failure(
            of text: @MainActor (SnapgenPicture.Content) async throws -> String
        ) async -> SnapshotFailure? {
            let text = await taken(text)
            let engine = run.settings.values
            return run.failure(at: reference, of: engine) { try engine.failure(of: text.get(), reference) }
        }

        private func taken<Value>(
            _ make: @MainActor (SnapgenPicture.Content) async throws -> Value
        ) async -> Result<Value, any Error> {
            do {
                return .success(
                    try await PictureQueue.shared.run(in: run.settings.region) {
                        guard let setUp = run.settings.setUp else { return try await make(try picture.content()) }
                        return try await setUp.around(reference.name) { try await make(try picture.content()) }
                    })
            } catch {
                return .failure(error)
            }
        }
    }

    // No extension of the image, because the test target may have a member of the same name.
    @MainActor
    extension PictureShot {
        /// Returns whether all pixels of an image are equal, as those of a view without content: it may have a background.
        private static func isBlank(_ image: SnapgenImage) -> Bool {
            guard let image = pixels(of: image) else { return true }
            var pixels = [UInt32](repeating: 0, count: image.width * image.height)
            return pixels.withUnsafeMutableBytes { bytes in
                let context = CGContext(
                    data: bytes.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
                    bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
                context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
                // Each pixel is compared with the next, which takes a debug build no longer than a release build.
                guard let start = bytes.baseAddress else { return true }
                return memcmp(start, start + 4, bytes.count - 4) == 0
            }
        }

        private static func pixels(of image: SnapgenImage) -> CGImage? {
            #if canImport(UIKit)
                image.cgImage
            #else
                image.cgImage(forProposedRect: nil, context: nil, hints: nil)
            #endif
        }
    }
#endif
