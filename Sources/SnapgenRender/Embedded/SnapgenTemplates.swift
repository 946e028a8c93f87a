/// The templates that the tool carries, the sources of `SnapgenPreviews` (`reader`), indented as the contents of an `#if`, and
/// those with `SnapgenTesting` as one file that depends on nothing (`runtime`), embedded by `Scripts/embed-sources`.
package enum SnapgenTemplates {
    typealias Template = NamedTemplate
}
