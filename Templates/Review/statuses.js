// The statuses of a case, in the order in which they are shown.

/**
 * - label: the heading of the section and of the filter.
 * - meaning: what it means for the reader, shown in the viewer.
 * - compared: the meaning in a report that compares two folders or revisions.
 */
const STATUSES = {
    crashed: { label: "Crashed", meaning: "The process ended during this snapshot." },
    failed: { label: "Failed", meaning: "The test failed before there was a result to compare." },
    changed: { label: "Changed", meaning: "The result differs from the reference.", compared: "The two sides differ." },
    new: {
        label: "New", meaning: "There is no reference yet.", compared: "Only the new side has this snapshot.",
    },
    deleted: {
        label: "Deleted", meaning: "The plan contains no snapshot for this reference; 'snapgen prune --delete' removes it.",
        compared: "Only the old side has this snapshot.",
    },
    outdated: {
        label: "Outdated",
        meaning: "The reference has changed since this run. Run the tests again before you decide.",
    },
    notRun: { label: "Not run", meaning: "The run has no outcome for this snapshot." },
    skipped: { label: "Skipped", meaning: "The test was skipped." },
    passed: { label: "Passed", meaning: "The result equals the reference." },
};

const STATUS_ORDER = Object.keys(STATUSES);

/** The statuses without anything to look at. Their sections are closed at first. */
const QUIET_STATUSES = new Set(["passed", "skipped", "notRun"]);

/** Explains the status of a case. */
function statusMeaning(one, report) {
    if (one.recorded) return "The result was recorded in this run.";
    const { meaning, compared } = STATUSES[one.status];
    return report.head ? compared ?? meaning : meaning;
}

/** Makes the icon of a status, with its word unless the word is beside it. */
function statusMark(status, withWord = true) {
    return element("span", { class: "status", "data-status": status },
        icon(status), withWord && element("span", {}, STATUSES[status].label));
}
