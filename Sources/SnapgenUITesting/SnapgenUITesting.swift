#if !canImport(XCUIAutomation)
    // Without XCUIAutomation, as on Linux, the module is empty.
    import SnapgenAccessibility
#endif
