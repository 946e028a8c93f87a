#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    /// One picture that is compared.
    @MainActor
    struct PictureShot {
        let run: SnapshotRun
        let picture: SnapgenPicture
        let frame: SnapgenFrame
        let environment: SnapgenEnvironment
        let reference: SnapgenReference

        /// Returns the pictures of all samples in all environments that show them, environment by environment.
        ///
        /// - Throws: A `SnapshotProblem` if the samples differ from those that the test was generated for.
        static func all(
            of pictures: SnapgenPictures, in environments: [SnapgenEnvironment], _ run: SnapshotRun
        ) throws -> [PictureShot] {
            let samples = try run.matched(pictures)
            return environments.flatMap { environment in
                samples.filter { environment.shows($0.sample.theme) }.map { picture, sample in
                    PictureShot(
                        run, picture, in: environment,
                        run.reference(of: sample, in: environment.name, fileExtension: "png"))
                }
            }
        }

        /// Returns one text for each sample, in the first of the environments.
        ///
        /// - Throws: A `SnapshotProblem` if the samples differ from those that the test was generated for.
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

        /// Takes the picture and compares it.
        func failure(_ camera: PictureCamera, _ comparison: PictureComparison) async -> SnapshotFailure? {
            run.start(reference)
            let image = await taken { try await camera.image(of: $0) }
            return run.failure(at: reference, of: comparison.engine) {
                try comparison.failure(of: image, reference)
            }
        }

        /// Makes the text and compares it.
        func failure(
            of make: @MainActor (SnapgenPicture.Content) async throws -> String
        ) async -> SnapshotFailure? {
            run.start(reference)
            let text = await taken(make)
            let engine = run.settings.values
            return run.failure(at: reference, of: engine) { try engine.failure(ofLines: text.get(), reference) }
        }

        /// Returns what is made of the content, between the hooks that surround each picture.
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

    /// The comparison of finished images.
    @MainActor
    struct PictureComparison {
        let precision: Float
        let perceptualPrecision: Float
        let drawing: SnapgenDrawing
        let allowsBlank: Bool
        let engine: any SnapgenEngine

        /// Returns the failure of an image, or `nil` if it matches; a picture without area that may be blank matches.
        func failure(of image: Result<SnapgenImage, any Error>, _ reference: SnapgenReference) throws -> String? {
            do {
                let image = try image.get()
                if !allowsBlank, ImageAlpha.isTransparent(image) { throw PictureProblem.transparent(drawing) }
                return try engine.failure(
                    of: image, precision: precision, perceptualPrecision: perceptualPrecision, reference)
            } catch PictureProblem.noArea where allowsBlank {
                return nil
            }
        }
    }
#endif
