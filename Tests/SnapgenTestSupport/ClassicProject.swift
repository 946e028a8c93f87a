/// A project of an app with tests whose files are listed one by one, as Xcode writes it.
package enum ClassicProject {
    /// The files beside the project file.
    package static let files = [
        "App/AppMain.swift": "import SwiftUI\n#Preview(\"A\") { Text(\"a\") }\n", "AppTests/AppTests.swift": "",
        ".git/x": "",
    ]

    /// - Parameter entries: More lines by their places: `buildFiles`, `references`, `child`, `group` and `phase`.
    package static func text(_ entries: [String: String] = [:]) -> String {
        let more = { (place: String) in entries[place] ?? "" }
        return """
            // !$*UTF8*$!
            {
            \tarchiveVersion = 1;
            \tclasses = {
            \t};
            \tobjectVersion = 54;
            \tobjects = {

            /* Begin PBXBuildFile section */
            \t\tA10000000000000000000001 /* AppMain.swift in Sources */ = {isa = PBXBuildFile; fileRef = \
            A10000000000000000000011 /* AppMain.swift */; };
            \t\tA10000000000000000000002 /* AppTests.swift in Sources */ = {isa = PBXBuildFile; fileRef = \
            A10000000000000000000012 /* AppTests.swift */; };
            \(more("buildFiles"))/* End PBXBuildFile section */

            /* Begin PBXFileReference section */
            \t\tA10000000000000000000011 /* AppMain.swift */ = {isa = PBXFileReference; lastKnownFileType = \
            sourcecode.swift; path = AppMain.swift; sourceTree = "<group>"; };
            \t\tA10000000000000000000012 /* AppTests.swift */ = {isa = PBXFileReference; lastKnownFileType = \
            sourcecode.swift; path = AppTests.swift; sourceTree = "<group>"; };
            \(more("references"))/* End PBXFileReference section */

            /* Begin PBXGroup section */
            \t\tA10000000000000000000020 = {
            \t\t\tisa = PBXGroup;
            \t\t\tchildren = (
            \t\t\t\tA10000000000000000000021 /* App */,
            \t\t\t\tA10000000000000000000022 /* AppTests */,
            \t\t\t);
            \t\t\tsourceTree = "<group>";
            \t\t};
            \t\tA10000000000000000000021 /* App */ = {
            \t\t\tisa = PBXGroup;
            \t\t\tchildren = (
            \t\t\t\tA10000000000000000000011 /* AppMain.swift */,
            \t\t\t);
            \t\t\tpath = App;
            \t\t\tsourceTree = "<group>";
            \t\t};
            \t\tA10000000000000000000022 /* AppTests */ = {
            \t\t\tisa = PBXGroup;
            \t\t\tchildren = (
            \t\t\t\tA10000000000000000000012 /* AppTests.swift */,
            \(more("child"))\t\t\t);
            \t\t\tpath = AppTests;
            \t\t\tsourceTree = "<group>";
            \t\t};
            \(more("group"))/* End PBXGroup section */

            /* Begin PBXNativeTarget section */
            \t\tA10000000000000000000041 /* App */ = {
            \t\t\tisa = PBXNativeTarget;
            \t\t\tbuildConfigurationList = A10000000000000000000060 /* Build configuration list */;
            \t\t\tbuildPhases = (
            \t\t\t\tA10000000000000000000031 /* Sources */,
            \t\t\t);
            \t\t\tbuildRules = (
            \t\t\t);
            \t\t\tdependencies = (
            \t\t\t);
            \t\t\tname = App;
            \t\t\tproductName = App;
            \t\t\tproductType = "com.apple.product-type.application";
            \t\t};
            \t\tA10000000000000000000042 /* AppTests */ = {
            \t\t\tisa = PBXNativeTarget;
            \t\t\tbuildConfigurationList = A10000000000000000000060 /* Build configuration list */;
            \t\t\tbuildPhases = (
            \t\t\t\tA10000000000000000000032 /* Sources */,
            \t\t\t);
            \t\t\tbuildRules = (
            \t\t\t);
            \t\t\tdependencies = (
            \t\t\t);
            \t\t\tname = AppTests;
            \t\t\tproductName = AppTests;
            \t\t\tproductType = "com.apple.product-type.bundle.unit-test";
            \t\t};
            /* End PBXNativeTarget section */

            /* Begin PBXProject section */
            \t\tA10000000000000000000050 /* Project object */ = {
            \t\t\tisa = PBXProject;
            \t\t\tbuildConfigurationList = A10000000000000000000060 /* Build configuration list */;
            \t\t\tmainGroup = A10000000000000000000020;
            \t\t\ttargets = (
            \t\t\t\tA10000000000000000000041 /* App */,
            \t\t\t\tA10000000000000000000042 /* AppTests */,
            \t\t\t);
            \t\t};
            /* End PBXProject section */

            /* Begin PBXSourcesBuildPhase section */
            \t\tA10000000000000000000031 /* Sources */ = {
            \t\t\tisa = PBXSourcesBuildPhase;
            \t\t\tbuildActionMask = 2147483647;
            \t\t\tfiles = (
            \t\t\t\tA10000000000000000000001 /* AppMain.swift in Sources */,
            \t\t\t);
            \t\t\trunOnlyForDeploymentPostprocessing = 0;
            \t\t};
            \t\tA10000000000000000000032 /* Sources */ = {
            \t\t\tisa = PBXSourcesBuildPhase;
            \t\t\tbuildActionMask = 2147483647;
            \t\t\tfiles = (
            \t\t\t\tA10000000000000000000002 /* AppTests.swift in Sources */,
            \(more("phase"))\t\t\t);
            \t\t\trunOnlyForDeploymentPostprocessing = 0;
            \t\t};
            /* End PBXSourcesBuildPhase section */

            /* Begin XCBuildConfiguration section */
            \t\tA10000000000000000000061 /* Debug */ = {
            \t\t\tisa = XCBuildConfiguration;
            \t\t\tbuildSettings = {
            \t\t\t\tSDKROOT = iphoneos;
            \t\t\t\tTEST_HOST = "$(BUILT_PRODUCTS_DIR)/App.app/App";
            \t\t\t};
            \t\t\tname = Debug;
            \t\t};
            /* End XCBuildConfiguration section */

            /* Begin XCConfigurationList section */
            \t\tA10000000000000000000060 /* Build configuration list */ = {
            \t\t\tisa = XCConfigurationList;
            \t\t\tbuildConfigurations = (
            \t\t\t\tA10000000000000000000061 /* Debug */,
            \t\t\t);
            \t\t\tdefaultConfigurationIsVisible = 0;
            \t\t\tdefaultConfigurationName = Debug;
            \t\t};
            /* End XCConfigurationList section */
            \t};
            \trootObject = A10000000000000000000050 /* Project object */;
            }

            """
    }
}
