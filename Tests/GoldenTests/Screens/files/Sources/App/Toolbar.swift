final class Toolbar {
    let menu = Menu()
}
