// The place in the report: filters, the open case and its view. The hash of the address holds it, so that a link leads
// to the same place and the browser's back button works.

const VIEWS = ["side", "slider", "overlay", "difference", "blink"];
const SORTS = ["path", "largest"];

/** Reads a place from a hash. Unknown keys and values are ignored. */
function readPlace(hash, report) {
    const values = new URLSearchParams(hash.replace(/^#/, ""));
    const facets = {};
    for (const { key } of report.facets) {
        if (values.has(key)) facets[key] = values.get(key);
    }
    const statuses = (values.get("status") ?? "").split(",").filter(status => Object.hasOwn(STATUSES, status));
    return {
        filters: { q: values.get("q") ?? "", statuses: new Set(statuses), facets },
        sort: oneOf(SORTS, values.get("sort")),
        case: report.caseByPath.get(values.get("case")) ?? null,
        view: oneOf(VIEWS, values.get("view")),
        // Indicates whether the open case has the whole window.
        whole: values.get("whole") === "yes",
    };
}

/** Returns the value if it is one of the choices, and the first choice otherwise. */
const oneOf = (choices, value) => choices.includes(value) ? value : choices[0];

/** Writes a place as a hash. Defaults are left out. */
function writePlace(place) {
    const values = new URLSearchParams();
    const { q, statuses, facets } = place.filters;
    if (q) values.set("q", q);
    if (statuses.size) values.set("status", STATUS_ORDER.filter(status => statuses.has(status)).join(","));
    for (const [key, value] of Object.entries(facets)) values.set(key, value);
    if (place.sort !== SORTS[0]) values.set("sort", place.sort);
    if (place.case) values.set("case", place.case.path);
    if (place.view !== VIEWS[0]) values.set("view", place.view);
    if (place.case && place.whole) values.set("whole", "yes");
    return "#" + values.toString();
}
