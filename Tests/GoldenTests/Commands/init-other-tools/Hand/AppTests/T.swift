class S: XCTestCase { func testA() { A_Previews.test() } }
