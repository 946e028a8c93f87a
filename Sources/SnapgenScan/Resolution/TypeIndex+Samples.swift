import SnapgenModel

extension TypeIndex {
    private typealias Offer = (holder: SourcedDeclaration, source: SampleSource)

    /// The samples that `property` holds, or `nil` if they are determined at run time.
    ///
    /// `own` are the type's declaration and the extensions that can be compiled together with it.
    func samples(of property: SampleSource.Property, own: [Int]) -> [Sample]? {
        let offers = nearestOffers(of: property, own)
        guard let first = offers.first else {
            return property == .samples && listsItself(own) ? cases(of: own, for: own) : nil
        }
        return offers.allSatisfy { $0.source.content == first.source.content } ? samples(of: first, for: own) : nil
    }

    /// The words before a call of the asynchronous function `samples`; `nil` if it is not seen, or seen several times
    /// with different effects.
    func effects(own: [Int]) -> String? {
        let effects = Set(nearestOffers(of: .samples, own).map(\.source.effects))
        return effects.count == 1 ? effects.first ?? nil : nil
    }

    /// The offers of the type itself or, if it has none, of the nearest of its base classes and protocols.
    private func nearestOffers(of property: SampleSource.Property, _ own: [Int]) -> [Offer] {
        let levels = [own] + own.flatMap { ancestry(of: $0).declared }.map { all(of: $0) }
        return levels.lazy.map { offers(of: property, in: $0) }.first(where: { !$0.isEmpty }) ?? []
    }

    /// Returns whether a type, a base class or a protocol declares samples, or the cases of an enum are its samples.
    func declaresSamples(own: [Int]) -> Bool { !nearestOffers(of: .samples, own).isEmpty || listsItself(own) }

    /// An enum that is `CaseIterable` and lists no samples is its own list: `SampleProvider` in SnapgenCatalog.
    private func listsItself(_ own: [Int]) -> Bool {
        own.contains { ancestry(of: $0).external.contains("CaseIterable") }
    }

    private func offers(of property: SampleSource.Property, in declarations: [Int]) -> [Offer] {
        declarations.flatMap { declaration in
            let holder = self.declarations[declaration]
            return holder.offers.filter { $0.property == property }.map { (holder, $0) }
        }
    }

    private func samples(of offer: Offer, for own: [Int]) -> [Sample]? {
        switch offer.source.content {
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
        let written = offers(of: .allCases, in: declarations)
        let offers = written.isEmpty ? offers(of: .cases, in: declarations) : written
        guard offers.count == 1, let offer = offers.first, case .listed(let samples) = offer.source.content else {
            return nil
        }
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
