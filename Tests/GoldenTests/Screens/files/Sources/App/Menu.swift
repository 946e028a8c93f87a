final class Menu {
    let cell = Cells.Round()
}
