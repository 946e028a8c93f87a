import Library

private protocol Own {}

private struct Preview: Registry {
    static var line: Int { 1 }
}

enum Outer {
    struct Inner: Registry {
        static var line: Int { 2 }
    }

    private struct Private: Own {}
}
