<<<<<<< HEAD
#Preview("Mine") { Text("x") }
=======
#Preview("Theirs") { Text("y") }
>>>>>>> branch
