import SnapgenAccessibility

final class PageAccessibility: ScreenAccessibility {
    let a = TextAccessibility()
    let b = TextAccessibility()
    let c = TextAccessibility()
    let d = TextAccessibility()
    let e = TextAccessibility()
    let f = TextAccessibility()
    let g = TextAccessibility()
    let h = TextAccessibility()
    let i = TextAccessibility()
    let j = ButtonAccessibility()
    let k = TextAccessibility()
    let l = TextAccessibility()
    let m = TextAccessibility()
    let n = TextAccessibility()
    let o = TextAccessibility()
    let p = TextAccessibility()
    let q = TextAccessibility()
    let cell = CellAccessibility()
}

final class CellAccessibility: ViewAccessibility {
    let title = TextAccessibility("title")
}
