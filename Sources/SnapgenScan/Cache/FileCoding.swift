package import SnapgenModel

/// The form of a scanned file in the cache.
///
/// By hand, because a decoder that asks for keys by name takes as long as parsing the file anew. Every value is read in
/// the order in which it is written; `FileCodingTests` holds each field of each type to that.
package struct FileCoding {
    /// The file, whose path is written nowhere in its facts.
    let path: RelativePath
    /// The file's module.
    let module: String

    /// The coding of the facts of a file.
    package init(path: RelativePath, module: String) {
        self.path = path
        self.module = module
    }

    /// The facts as bytes.
    package static func bytes(of file: ScannedFile) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(file.declarations) { $0.write($1) }
        writer.write(file.macros) { $0.write($1) }
        writer.write(file.diagnostics) { $0.write($1) }
        return writer.bytes
    }

    /// The facts in bytes.
    ///
    /// - Throws: where these are no facts.
    package func file(in bytes: ArraySlice<UInt8>) throws(ByteReader.Broken) -> ScannedFile {
        typealias Broken = ByteReader.Broken
        var reader = ByteReader(bytes)
        let file = ScannedFile(
            path: path, module: module,
            declarations: try reader.list { reader throws(Broken) in try reader.declaration(in: path) },
            macros: try reader.list { reader throws(Broken) in try reader.macro(in: path) },
            diagnostics: try reader.list { reader throws(Broken) in try reader.diagnostic() })
        if reader.left > 0 { throw Broken() }
        return file
    }
}

// MARK: - Writing

extension ByteWriter {
    fileprivate mutating func write(_ declaration: ScannedDeclaration) {
        write(declaration.kind.rawValue)
        write(declaration.name)
        write(declaration.inherited)
        write(declaration.isGeneric)
        write(declaration.associatedTypes)
        write(declaration.offers) { $0.write($1) }
        write(declaration.context)
    }

    fileprivate mutating func write(_ macro: ScannedMacro) {
        write(macro.macro)
        write(macro.displayName)
        write(macro.hasComputedName)
        write(macro.shownTypes)
        write(macro.enclosingType)
        write(macro.isHidden)
        write(macro.isGeneric)
        write(macro.source) { $0.write($1) }
        write(macro.samples) { $0.write($1) { $0.write($1) } }
        write(macro.settings)
        write(macro.obstacle)
        write(macro.context)
    }

    fileprivate mutating func write(_ context: ScannedContext) {
        write(context.location.line)
        write(context.location.column)
        write(context.conditions) { writer, condition in
            writer.write(condition.denied)
            writer.write(condition.required)
        }
        write(context.availability)
        write(context.isUnavailable)
        write(context.isBroken)
        write(context.isPrivate)
        write(context.isLocal)
        write(context.directives)
    }

    fileprivate mutating func write(_ directives: Directives) {
        write(directives == Directives())
        if directives == Directives() { return }
        for word in DirectiveWord.all { write(word.text(directives)) }
    }

    fileprivate mutating func write(_ source: SampleSource) {
        write(source.property)
        switch source.content {
        case .unknown: write(0)
        case .listed(let samples):
            write(1)
            write(samples) { $0.write($1) }
        case .allCases(let name):
            write(2)
            write(name)
        }
        write(source.settings)
    }

    fileprivate mutating func write(_ sample: Sample) {
        write(sample.number)
        write(sample.label)
        write(sample.line)
        write(sample.theme?.rawValue)
        switch sample.displayName {
        case nil: write(0)
        case .computed: write(1)
        case .shared(let name):
            write(2)
            write(name)
        }
    }

    fileprivate mutating func write(_ source: PreviewSource) {
        write(source.layout) { $0.write($1) }
        write(source.readsTraits)
        write(source.isLandscape)
        write(source.presentation)
        write(source.assignedProperty)
    }

    fileprivate mutating func write(_ layout: PreviewLayout) {
        switch layout {
        case .device: write(0)
        case .sizeThatFits: write(1)
        case .fixed(let width, let height):
            write(2)
            write(width)
            write(height)
        }
    }

    package mutating func write(_ diagnostic: Diagnostic) {
        write(diagnostic.id.rawValue)
        write(diagnostic.severity.rawValue)
        write(diagnostic.message)
        write(diagnostic.path)
        write(diagnostic.line) { $0.write($1) }
        write(diagnostic.column) { $0.write($1) }
    }
}

// MARK: - Reading

extension ByteReader {
    fileprivate mutating func declaration(in path: RelativePath) throws(Broken) -> ScannedDeclaration {
        ScannedDeclaration(
            kind: try raw(ScannedDeclaration.Kind.self),
            name: try text(),
            inherited: try texts(),
            isGeneric: try flag(),
            associatedTypes: try texts(),
            offers: try list { reader throws(Broken) in try reader.sampleSource() },
            context: try context(in: path))
    }

    fileprivate mutating func macro(in path: RelativePath) throws(Broken) -> ScannedMacro {
        ScannedMacro(
            macro: try text(),
            displayName: try optionalText(),
            hasComputedName: try flag(),
            shownTypes: try texts(),
            enclosingType: try optionalText(),
            isHidden: try flag(),
            isGeneric: try flag(),
            source: try optional { reader throws(Broken) in try reader.previewSource() },
            samples: try optional { reader throws(Broken) in try reader.samples() },
            settings: try directives(),
            obstacle: try optionalText(),
            context: try context(in: path))
    }

    private mutating func context(in path: RelativePath) throws(Broken) -> ScannedContext {
        ScannedContext(
            location: SourceLocation(path: path, line: try number(), column: try number()),
            conditions: try list { reader throws(Broken) in
                BranchCondition(denied: try reader.texts(), required: try reader.optionalText())
            },
            availability: try texts(),
            isUnavailable: try flag(),
            isBroken: try flag(),
            isPrivate: try flag(),
            isLocal: try flag(),
            directives: try directives())
    }

    private mutating func directives() throws(Broken) -> Directives {
        if try flag() { return Directives() }
        var directives = Directives()
        for word in DirectiveWord.all {
            if let text = try optionalText() { word.restore(text, &directives) }
        }
        return directives
    }

    private mutating func sampleSource() throws(Broken) -> SampleSource {
        let property = try text()
        let content: SampleSource.Content
        switch try number() {
        case 0: content = .unknown
        case 1: content = .listed(try samples())
        case 2: content = .allCases(of: try optionalText())
        default: throw Broken()
        }
        return SampleSource(property: property, content: content, settings: try directives())
    }

    private mutating func samples() throws(Broken) -> [Sample] {
        try list { reader throws(Broken) in try reader.sample() }
    }

    private mutating func sample() throws(Broken) -> Sample {
        Sample(
            number: try number(),
            label: try optionalText(),
            line: try number(),
            theme: try optional { reader throws(Broken) in try reader.raw(SnapshotEnvironment.Theme.self) },
            displayName: try displayName())
    }

    private mutating func displayName() throws(Broken) -> Sample.DisplayName? {
        switch try number() {
        case 0: return nil
        case 1: return .computed
        case 2: return .shared(name: try text())
        default: throw Broken()
        }
    }

    private mutating func previewSource() throws(Broken) -> PreviewSource {
        PreviewSource(
            layout: try optional { reader throws(Broken) in try reader.layout() },
            readsTraits: try flag(),
            isLandscape: try flag(),
            presentation: try optionalText(),
            assignedProperty: try optionalText())
    }

    private mutating func layout() throws(Broken) -> PreviewLayout {
        switch try number() {
        case 0: return .device
        case 1: return .sizeThatFits
        case 2: return .fixed(width: try text(), height: try text())
        default: throw Broken()
        }
    }

    package mutating func diagnostic() throws(Broken) -> Diagnostic {
        Diagnostic(
            try raw(DiagnosticID.self),
            try raw(Diagnostic.Severity.self),
            try text(),
            path: try optionalText(),
            line: try optional { reader throws(Broken) in try reader.number() },
            column: try optional { reader throws(Broken) in try reader.number() })
    }
}
