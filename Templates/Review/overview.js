// The overview, which is shown while no case is open.

/** Makes the overview of a report: what needs a decision, and where. */
function makeOverview(report, actions) {
    const counts = new Map(countValues(report.cases, one => one.status));
    return element("div", { class: "overview" },
        element("h2", {}, overviewTitle(report, counts)),
        makeRunFacts(report),
        report.cases.length > 0 && makeBar(counts, report.cases.length, actions),
        makeDiagnostics(report),
        makeSheet(report, actions),
        makeModules(report, actions),
        element("p", { class: "hint" }, "Press ", element("kbd", {}, "j"), " to open the first snapshot and ",
            element("kbd", {}, "?"), " for all keys."));
}

function overviewTitle(report, counts) {
    if (report.cases.length === 0) return "There are no snapshots";
    const needed = report.cases.filter(one => !QUIET_STATUSES.has(one.status)).length;
    if (needed > 0) return `${counted(needed, "snapshot")} to look at`;
    if (report.time === null && !report.head) return counted(report.cases.length, "snapshot");
    const passed = counts.get("passed") ?? 0;
    return passed === report.cases.length ? "Everything passed" : "Nothing to look at";
}

function makeRunFacts(report) {
    const format = { dateStyle: "medium", timeStyle: "short" };
    const time = report.time ? new Date(report.time).toLocaleString(undefined, format) : null;
    const accepted = report.cases.filter(canBeAccepted).length;
    const commit = report.run?.commit?.slice(0, 7);
    const facts = [time && `Run of ${time}`, commit && `commit ${commit}`, accepted > 0 && `${counted(accepted, "snapshot")} can be accepted`]
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

/** How many pictures the overview shows at a time. */
const SHEET_COUNT = 24;

/** The reader's choices for the pictures of the overview, which stay while the page is open. */
const sheetSettings = { start: 0, isCatalog: false, picture: "actual", isLarge: storedSetting("largeSheet") === "true" };

/**
 * Makes the pictures to look at, one for each group of equal changes, or those of all snapshots in the list, below the titles
 * of their entries; in parts that the reader turns like pages.
 */
function makeSheet(report, actions) {
    const changes = sheetCases(report);
    const all = report.cases.some(one => QUIET_STATUSES.has(one.status) && one.reference) ? actions.shown() : [];
    const isCatalog = all.length > 0 && (changes.length === 0 || sheetSettings.isCatalog);
    const cases = isCatalog ? all : changes;
    if (cases.length === 0) return null;
    const list = element("ul", { class: "sheet" });
    const pages = element("div", { class: "sheet-pages", role: "group", "aria-label": "Parts of the pictures" });
    const show = change => {
        Object.assign(sheetSettings, change);
        storeSetting("largeSheet", String(sheetSettings.isLarge));
        const { start, isLarge } = sheetSettings;
        list.classList.toggle("large", isLarge);
        list.replaceChildren(...cases.slice(start, start + SHEET_COUNT).flatMap((one, index, part) => [
            isCatalog && entryKey(one) !== (index > 0 && entryKey(part[index - 1])) && makeSheetTitle(report, one),
            makeSheetItem(report, one, actions),
        ]).filter(Boolean));
        pages.replaceChildren(...makePages(cases.length, start, show));
    };
    if (sheetSettings.start >= cases.length) sheetSettings.start = 0;
    const controls = element("div", { class: "sheet-controls" },
        changes.length > 0 && all.length > 0 && makeChoice("sheet-cases", "Snapshots",
            { changes: "Changes", all: "All" }, isCatalog ? "all" : "changes", key => {
                Object.assign(sheetSettings, { isCatalog: key === "all", start: 0 });
                sheet.replaceWith(makeSheet(report, actions));
                byId("sheet-cases-" + key).focus();
            }),
        makeChoice("sheet-size", "Size", { small: "Small", large: "Large" }, sheetSettings.isLarge ? "large" : "small",
            key => show({ isLarge: key === "large" })),
        !isCatalog && cases.some(canBeBlended) && makeChoice("sheet-picture", "Picture",
            { actual: roles.canAccept ? "Result" : "New", difference: "Difference" }, sheetSettings.picture,
            key => show({ picture: key })));
    show({});
    const title = isCatalog ? "All snapshots" : "Largest changes first";
    const sheet = element("section", { "aria-label": title },
        element("div", { class: "sheet-head" }, element("h3", {}, title), controls), list, pages);
    return sheet;
}

/** Makes the title of the entry of a case, with the doc comment above its place in the sources. */
function makeSheetTitle(report, one) {
    const excerpt = one.source && report.excerpts.get(sourcePlace(one.source));
    const above = excerpt ? excerpt.lines.slice(0, excerpt.line - excerpt.first) : [];
    // A comment above other lines than comments and attributes is that of another declaration.
    const start = above.findLastIndex(line => !/^\s*(\/\/|\/\*|\*|@)/.test(line)) + 1;
    const comment = above.slice(start).filter(line => /^\s*\/\/\//.test(line))
        .map(line => line.replace(/^\s*\/\/\/ ?/, "")).join(" ");
    return element("li", { class: "sheet-title" }, element("h4", {}, name(one.title)),
        comment && element("p", {}, name(comment)));
}

/** The first case of each group with a picture that needs a look: changes by their size, then the other statuses. */
function sheetCases(report) {
    const groups = new Set();
    const order = ["changed", ...STATUS_ORDER.filter(status => status !== "changed")];
    return sortCases(report.cases, "largest").filter(one => {
        if (QUIET_STATUSES.has(one.status) || !(one.actual ?? one.reference) || one.kind !== "picture") return false;
        if (groups.has(one.group)) return false;
        if (one.group) groups.add(one.group);
        return true;
    }).sort((left, right) => order.indexOf(left.status) - order.indexOf(right.status));
}

/** Makes the buttons to the pictures before and after, if there are more than are shown. */
function makePages(count, start, show) {
    if (count <= SHEET_COUNT) return [];
    const end = Math.min(start + SHEET_COUNT, count);
    const turn = (label, target, isPossible) => element("button", {
        type: "button", class: "button", disabled: !isPossible,
        click: event => {
            const { parentElement: pages } = event.currentTarget;
            show({ start: target });
            // The buttons are new, and the focus stays where it was.
            [...pages.children].find(one => one.textContent === label && !one.disabled)?.focus({ preventScroll: true });
            // Not 'scrollIntoView', which scrolls the page as well.
            const viewer = byId("viewer");
            viewer.scrollTop += pages.parentElement.getBoundingClientRect().top - viewer.getBoundingClientRect().top;
            announce(`Pictures ${target + 1} to ${Math.min(target + SHEET_COUNT, count)} of ${count}`);
        },
    }, label);
    return [
        turn("Previous", Math.max(start - SHEET_COUNT, 0), start > 0),
        element("span", { class: "position" }, `${numbers.format(start + 1)}–${numbers.format(end)} of ${
            numbers.format(count)}`),
        turn("Next", end, end < count),
    ];
}

function makeSheetItem(report, one, actions) {
    const count = report.groups.get(one.group)?.length ?? 1;
    return element("li", {}, element("a", {
        href: actions.address(one), class: "sheet-item",
        click: event => {
            event.preventDefault();
            actions.open(one);
        },
    }, thumbnail(one, sheetSettings.picture),
    name(one.title, { class: "row-title" }), name(one.variant, { class: "row-variant" }),
    element("span", { class: "row-change row-variant" }, statusMark(one.status, false),
        element("span", { class: "visually-hidden" }, STATUSES[one.status].label + ": "),
        element("span", {}, changeSummary(one) + (count > 1 ? `, in ${counted(count, "picture")}` : "")))));
}

/** Makes the list of what the report itself could not do. */
function makeDiagnostics(report) {
    if (report.diagnostics.length === 0) return null;
    return element("section", { class: "diagnostics", "aria-label": "Messages" }, element("h2", {}, "Messages"),
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
