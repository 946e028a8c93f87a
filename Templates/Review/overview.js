// The overview, which is shown while no case is open.

/** Makes the overview of a report: what needs a decision, and where. */
function makeOverview(report, actions) {
    const counts = new Map(countValues(report.cases, one => one.status));
    return element("div", { class: "overview" },
        element("h2", {}, overviewTitle(report, counts)),
        makeRunFacts(report),
        report.cases.length > 0 && makeBar(counts, report.cases.length, actions),
        makeDiagnostics(report),
        makeModules(report, actions),
        element("p", { class: "hint" }, "Press ", element("kbd", {}, "j"), " to open the first snapshot and ",
            element("kbd", {}, "?"), " for all keys."));
}

function overviewTitle(report, counts) {
    if (report.cases.length === 0) return "There are no snapshots";
    const needed = report.cases.filter(one => !QUIET_STATUSES.has(one.status)).length;
    if (needed > 0) return `${counted(needed, "snapshot")} to look at`;
    const passed = counts.get("passed") ?? 0;
    return passed === report.cases.length ? "Everything passed" : "Nothing to look at";
}

function makeRunFacts(report) {
    const time = report.time ? new Date(report.time).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" })
        : null;
    const accepted = report.cases.filter(canBeAccepted).length;
    const facts = [time && `Run of ${time}`, accepted > 0 && `${counted(accepted, "snapshot")} can be accepted`]
        .filter(Boolean);
    return facts.length ? element("p", { class: "run-facts" }, facts.join(" · ")) : null;
}

/** Makes the proportions of all statuses, each of which leads to its snapshots. */
function makeBar(counts, total, actions) {
    const present = STATUS_ORDER.filter(status => counts.has(status));
    const bar = element("div", { class: "proportions", "aria-hidden": "true" }, ...present.map(status => {
        const part = element("span", { "data-status": status });
        part.style.flexGrow = counts.get(status);
        return part;
    }));
    const cards = present.map(status => element("li", {},
        element("button", { type: "button", class: "card", click: () => actions.filterStatus(status) },
            statusMark(status), element("span", { class: "card-count" }, numbers.format(counts.get(status))))));
    return element("div", {}, bar, element("ul", { class: "cards" }, ...cards));
}

/** Makes the list of what the report itself could not do. */
function makeDiagnostics(report) {
    if (report.diagnostics.length === 0) return null;
    return element("section", { class: "diagnostics", "aria-label": "Messages" }, element("h3", {}, "Messages"),
        element("ul", {}, ...report.diagnostics.slice(0, 200).map(diagnostic => element("li", { class: "notice" },
            element("strong", {}, sentenceCase(diagnostic.severity ?? "note") + ": "),
            name(diagnostic.message ?? JSON.stringify(diagnostic)),
            diagnostic.path && element("code", {}, " ", name(diagnostic.path))))));
}

/** Makes the table of modules with the number of snapshots that need a look. */
function makeModules(report, actions) {
    const modules = countValues(report.cases, one => one.module);
    if (modules.length < 2) return null;
    const rows = modules.map(([module, total]) => {
        const needed = report.cases.filter(one =>
            (one.module ?? "") === module && !QUIET_STATUSES.has(one.status)).length;
        return element("tr", {},
            element("th", { scope: "row" }, element("button", {
                type: "button", class: "link-button", click: () => actions.filterModule(module),
            }, name(module || "(none)"))),
            element("td", {}, needed ? numbers.format(needed) : "–"), element("td", {}, numbers.format(total)));
    });
    return element("table", { class: "modules" },
        element("thead", {}, element("tr", {}, ...["Module", "To look at", "Snapshots"].map(title =>
            element("th", { scope: "col" }, title)))),
        element("tbody", {}, ...rows));
}
