extension Unicode.Scalar {
    package var isOfPlainWord: Bool { isASCII && UInt8(ascii: self).isOfPlainWord }
}
