enum A11yIdentifiers { static let row = "row" }
