let b = 1
