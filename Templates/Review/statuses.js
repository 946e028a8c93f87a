// The statuses of a case, in the order in which they are shown.

/**
 * - label: the heading of the section and of the filter.
 * - meaning: what it means for the reader, shown in the viewer.
 * - colour: the name of a custom property of `base.css`.
 */
const STATUSES = {
    crashed: { label: "Crashed", colour: "failed", meaning: "The process ended during this snapshot." },
    failed: { label: "Failed", colour: "failed", meaning: "The test failed before there was a result to compare." },
    changed: { label: "Changed", colour: "changed", meaning: "The result differs from the reference." },
    new: { label: "New", colour: "new", meaning: "There is no reference yet." },
    deleted: { label: "Deleted", colour: "deleted", meaning: "The plan contains no snapshot for this reference." },
    outdated: {
        label: "Outdated", colour: "outdated",
        meaning: "The reference has changed since this run. Run the tests again before you decide.",
    },
    notRun: { label: "Not run", colour: "muted", meaning: "The run has no outcome for this snapshot." },
    skipped: { label: "Skipped", colour: "muted", meaning: "The test was skipped." },
    passed: { label: "Passed", colour: "passed", meaning: "The result equals the reference." },
};

const STATUS_ORDER = Object.keys(STATUSES);

/** The statuses that nobody has to look at. Their sections are closed at first. */
const QUIET_STATUSES = new Set(["passed", "skipped", "notRun"]);

/** Makes the icon of a status, with its word unless the word is beside it. */
function statusMark(status, withWord = true) {
    return element("span", { class: "status", "data-status": status },
        icon(status), withWord && element("span", {}, STATUSES[status].label));
}
