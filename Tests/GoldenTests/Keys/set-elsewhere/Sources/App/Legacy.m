void set(UIView *view) { view.accessibilityIdentifier = @"legacy-row"; }
