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
    let j = TextAccessibility()
    let k = TextAccessibility()
    let l = TextAccessibility()
    let rows = [TextAccessibility]()
}
