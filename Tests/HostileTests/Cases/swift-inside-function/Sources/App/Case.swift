func f() {
    #Preview("Local") { Text() }
}
