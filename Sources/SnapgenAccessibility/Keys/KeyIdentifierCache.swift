import Foundation

/// The identifiers of all key paths that were used, because finding one creates its schema.
final class KeyIdentifierCache: Sendable {
    static let shared = KeyIdentifierCache()

    private let lock = NSLock()
    private nonisolated(unsafe) var results: [AnyKeyPath: Result<KeyIdentifiers, AccessibilityKeyError>] = [:]

    func identifiers(of keyPath: AnyKeyPath) -> Result<KeyIdentifiers, AccessibilityKeyError> {
        if let result = lock.withLock({ results[keyPath] }) { return result }
        let result = Result { () throws(AccessibilityKeyError) in try KeyIdentifierFinder(keyPath).find() }
        lock.withLock { results[keyPath] = result }
        return result
    }
}
