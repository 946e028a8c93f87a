let page = Text("").accessibilityIdentifier("list-other")
// was "list-old"
let part = Text("").accessibilityIdentifier("list-other-part-view")
