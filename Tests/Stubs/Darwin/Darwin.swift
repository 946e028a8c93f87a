// The generated code asks only whether it is there.
