// #Preview("Comment") { Text() }
/* #Preview("Comment") { Text() } */
let a = "#Preview(\"String\") { Text() }"
let b = """
    #Preview("Lines") { Text() }
    """
#if false
#Preview("Never") { Text() }
#endif
