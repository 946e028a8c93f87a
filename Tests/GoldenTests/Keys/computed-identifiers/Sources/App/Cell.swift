func show(_ item: Item) { cell.accessibilityIdentifier = item.id }
