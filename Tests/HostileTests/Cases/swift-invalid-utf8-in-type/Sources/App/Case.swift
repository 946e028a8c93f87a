struct Aÿ_Previews: PreviewProvider { static var previews: some View { Text("x") } }
