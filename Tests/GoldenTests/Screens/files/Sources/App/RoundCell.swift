extension Cells {
    final class Round: App.SpecialCell {
        let badge = Badge()
    }
}

enum Cells {}
