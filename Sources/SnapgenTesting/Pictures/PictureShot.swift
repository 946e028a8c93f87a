#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
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
                    let reference = run.reference(of: sample, in: environment.name, fileExtension: "png")
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
            let allowsBlank = options.allowBlank ?? settings.allowsBlank
            switch result {
            case .image: return await failureOfImage(camera, options, allowsBlank)
            case .tree:
                return await failure { try await camera.tree(of: $0, settings.trees, allowsEmpty: allowsBlank) }
            case .keys: return await failure { try await camera.keys(of: $0, settings.keys) }
            }
        }

        /// A picture without area that may be blank matches.
        private func failureOfImage(
            _ camera: PictureCamera, _ options: SnapgenOptions, _ allowsBlank: Bool
        ) async -> SnapshotFailure? {
            let (own, settings) = (picture.own, run.settings)
            let image = await taken { try await camera.image(of: $0) }
            return run.failure(at: reference, of: settings.pictures) {
                do {
                    let image = try image.get()
                    if !allowsBlank, ImageAlpha.isTransparent(image) {
                        throw PictureProblem.transparent(camera.drawing)
                    }
                    return try settings.pictures.failure(
                        of: image, precision: own?.precision ?? options.precision ?? settings.precision,
                        perceptualPrecision: own?.perceptualPrecision ?? options.perceptualPrecision
                            ?? settings.perceptualPrecision, reference)
                } catch PictureProblem.noArea where allowsBlank {
                    return nil
                }
            }
        }

        private func failure(
            of text: @MainActor (SnapgenPicture.Content) async throws -> String
        ) async -> SnapshotFailure? {
            let text = await taken(text)
            let engine = run.settings.values
            return run.failure(at: reference, of: engine) { try engine.failure(ofLines: text.get(), reference) }
        }

        private func taken<Value>(
            _ make: @MainActor (SnapgenPicture.Content) async throws -> Value
        ) async -> Result<Value, any Error> {
            do {
                return .success(
                    try await PictureQueue.shared.run {
                        guard let setUp = run.settings.setUp else { return try await make(try picture.content()) }
                        return try await setUp.around(reference.name) { try await make(try picture.content()) }
                    })
            } catch {
                return .failure(error)
            }
        }
    }

    enum PictureProblem: Error, CustomStringConvertible {
        case noArea
        case transparent(SnapgenDrawing)

        var description: String {
            switch self {
            case .noArea:
                "the picture has no area; give the view a size, or set 'allow_blank' if it is meant to be empty"
            case .transparent(.layer):
                "the picture is fully transparent: 'draw: layer' leaves out glass and materials, use 'draw: window' for "
                    + "them, or set 'allow_blank' if the view is meant to be empty"
            case .transparent(.window):
                "the picture is fully transparent; set 'allow_blank' if the view is meant to be empty"
            }
        }
    }
#endif
