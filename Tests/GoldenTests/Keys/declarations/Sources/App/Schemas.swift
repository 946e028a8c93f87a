import SnapgenAccessibility

enum P { final class A: ViewAccessibility {} }
#if os(iOS)
    final class B: ViewAccessibility {}
#else
    final class B: ViewAccessibility {}
#endif
private final class C: ViewAccessibility {}
extension P { final class A: ViewAccessibility {} }
final class Own: ViewAccessibility { let own = Own() }
final class One: ViewAccessibility { let two = Two() }
final class Two: ViewAccessibility {
    let three = Three()
    let list = [One]()
    lazy var one = One()
}
class Base: ViewAccessibility { let one = One() }
final class Three: Base { let own = TextAccessibility() }
final class Lists: ViewAccessibility {
    let x = [TextAccessibility]()
    let parts = Parts()
}
final class Parts: ViewAccessibility {
    let y = [TextAccessibility]()
    let z = [TextAccessibility()]
    let w = [ImageAccessibility]()
}
final class TwoLists: ViewAccessibility {
    let a = [TextAccessibility()]
    let b = [TextAccessibility()]
}
final class Loop: ViewAccessibility { let loops = [Loop()] }
