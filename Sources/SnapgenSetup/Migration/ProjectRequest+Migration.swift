package import SnapgenKit
package import SnapgenRender

extension ProjectRequest {
    /// The request for a project that may have references named by Prefire and a template written for Sourcery.
    package var migrating: ProjectRequest {
        var request = self
        request.migration.legacyNames = PrefireNames.init
        request.migration.dialects = [SourceryDialect()]
        return request
    }
}
