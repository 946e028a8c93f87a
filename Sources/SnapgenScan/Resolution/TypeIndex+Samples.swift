import SnapgenModel

extension TypeIndex {
    private typealias Offer = (holder: SourcedDeclaration, content: SampleSource.Content)

    /// The samples that `property` holds, or `nil` if they are determined at run time.
    ///
    /// `own` are the type's declaration and the extensions that can be compiled together with it.
    func samples(of property: String, own: [Int]) -> [Sample]? {
        let ancestries = own.map { ancestry(of: $0) }
        let levels = [own] + ancestries.flatMap(\.declared).map { all(of: $0) }
        for level in levels {
            let offers = offers(of: property, in: level)
            guard let first = offers.first else { continue }
            guard offers.allSatisfy({ $0.content == first.content }) else { return nil }
            return samples(of: first, for: own)
        }
        return listsItself(property, ancestries) ? cases(of: own, for: own) : nil
    }

    /// Returns whether a property is declared by a type, or by a base class or protocol, or made of the cases of an
    /// enum.
    func declares(_ property: String, own: [Int]) -> Bool {
        let ancestries = own.map { ancestry(of: $0) }
        let inherited = ancestries.flatMap(\.declared).flatMap { all(of: $0) }
        return !offers(of: property, in: own + inherited).isEmpty || listsItself(property, ancestries)
    }

    /// An enum that is `CaseIterable` and lists no samples is its own list: `SampleProvider` in SnapgenCatalog.
    private func listsItself(_ property: String, _ ancestries: [Ancestry]) -> Bool {
        property == SampleSource.samples && ancestries.contains { $0.external.contains("CaseIterable") }
    }

    private func offers(of property: String, in declarations: [Int]) -> [Offer] {
        declarations.flatMap { declaration in
            let holder = self.declarations[declaration]
            return holder.offers.filter { $0.property == property }.map { (holder, $0.content) }
        }
    }

    private func samples(of offer: Offer, for own: [Int]) -> [Sample]? {
        switch offer.content {
        case .listed(let samples): return located(samples, from: offer.holder, for: own)
        case .unknown: return nil
        case .allCases(of: nil): return cases(of: own, for: own)
        case .allCases(of: let name?):
            guard let key = lookUp(name, in: offer.holder.innerScope) else { return nil }
            return cases(of: all(of: key), for: own)
        }
    }

    /// The cases of an enum, unless it decides by itself what `allCases` are.
    private func cases(of declarations: [Int], for own: [Int]) -> [Sample]? {
        let written = offers(of: SampleSource.allCases, in: declarations)
        let offers = written.isEmpty ? offers(of: SampleSource.cases, in: declarations) : written
        guard offers.count == 1, let offer = offers.first, case .listed(let samples) = offer.content else { return nil }
        return located(samples, from: offer.holder, for: own)
    }

    /// A line means one of the entry's own file, so a sample that is written in another has the entry's line.
    private func located(_ samples: [Sample], from holder: SourcedDeclaration, for own: [Int]) -> [Sample] {
        guard let entry = own.first.map({ declarations[$0].context.location }), entry.path != holder.path else {
            return samples
        }
        var samples = samples
        for index in samples.indices { samples[index].line = entry.line }
        return samples
    }
}
