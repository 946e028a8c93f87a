let page = Text("").accessibilityIdentifier("list-other")
