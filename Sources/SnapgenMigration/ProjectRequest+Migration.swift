public import SnapgenKit
import SnapgenSourcery

extension ProjectRequest {
    /// The request for a project that may have references named by Prefire and a template written for Sourcery.
    public var migrating: ProjectRequest {
        var request = self
        request.migration.legacyNames = PrefireNames.init
        request.migration.dialects = [SourceryDialect()]
        return request
    }
}
