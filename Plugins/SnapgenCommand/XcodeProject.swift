#if canImport(XcodeProjectPlugin)
    import PackagePlugin
    import XcodeProjectPlugin

    extension SnapgenCommand: XcodeCommandPlugin {
        /// Runs `snapgen` for the project, with the arguments of Xcode's dialog; without a command, it prints the plan.
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            var extractor = ArgumentExtractor(arguments)
            // Xcode passes every target that is selected in the dialog. The project and the configuration determine the
            // test target.
            _ = extractor.extractOption(named: "target")
            let words = extractor.remainingArguments
            let call = Call(words.isEmpty ? ["plan"] : words)
            guard !call.writes else {
                Diagnostics.error(
                    """
                    Xcode does not allow this plugin to write to the project. Run 'snapgen \
                    \(words.joined(separator: " "))' in a terminal.
                    """)
                return
            }
            try call.run(try context.tool(named: "snapgen").url, in: context.xcodeProject.directoryURL)
        }
    }
#endif
