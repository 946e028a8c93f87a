// The report: the JSON in the page, checked and prepared for filtering.

/** The names of both sides. Two folders or revisions can be compared as well, where nothing can be accepted. */
const roles = { reference: "Reference", actual: "Actual", canAccept: true };

/** Reads the report in the page. */
function readReport() {
    const data = byId("report-data");
    const report = JSON.parse(data.textContent);
    // The text of a large report takes as much memory as its values.
    data.remove();
    report.cases ??= [];
    report.groups?.forEach(group => groupKinds.set(group.id, group.kind));
    report.isEmbedded = report.cases.some(one => (one.actual ?? one.reference)?.file?.startsWith("data:"));
    const samples = countSamples(report.cases);
    report.cases.forEach(one => prepareCase(one, samples.get(entryKey(one)).size > 1));
    report.diagnostics ??= [];
    if (report.head) {
        Object.assign(roles, { reference: report.base ?? "Before", actual: report.head, canAccept: false });
    }
    report.caseByPath = new Map(report.cases.map(one => [one.path, one]));
    report.groups = groupCases(report.cases);
    report.facets = findFacets(report.cases);
    report.excerpts = new Map((report.excerpts ?? []).map(excerpt => [sourcePlace(excerpt), excerpt]));
    return report;
}

/** Identifies the entry of a case. */
const entryKey = one => JSON.stringify([one.module, one.entry ?? one.path]);

/** Collects the samples of each entry. */
function countSamples(cases) {
    const samples = new Map();
    for (const one of cases) {
        if (!samples.has(entryKey(one))) samples.set(entryKey(one), new Set());
        samples.get(entryKey(one)).add(one.sample);
    }
    return samples;
}

/** Fills in what a report may leave out, and adds what lists and filters need. */
function prepareCase(one, hasOtherSamples) {
    // A later version of the report may have statuses that this page does not know.
    if (!Object.hasOwn(STATUSES, one.status)) one.status = "failed";
    one.axes ??= {};
    for (const role of ["reference", "actual"]) {
        if (!one[role]?.file) one[role] = null;
    }
    // Differences that cannot be seen are one group, which one decision answers.
    if (one.change === "imperceptible") one.group ??= "imperceptible";
    one.title = one.entry ?? fileName(one.path);
    // A number says nothing about the only sample of an entry.
    const isNumber = /^[0-9]+$/.test(one.sample ?? "");
    const sample = isNumber ? hasOtherSamples && `sample ${one.sample}` : one.sample;
    one.variant = [sample, ...variantNames(one)].filter(Boolean).join(" · ");
    one.searchText = [one.path, one.module, one.entry, one.sample, one.test, one.batch, one.environment, one.reason,
        one.source?.path, ...Object.values(one.axes)].filter(Boolean).join("\n").toLowerCase();
}

/** The values of the axes, or the name of the environment if there are none. */
function variantNames(one) {
    const values = Object.values(one.axes);
    return values.length ? values : [one.environment];
}

/** The last part of a path. */
const fileName = path => path.slice(path.lastIndexOf("/") + 1);

/** What the groups of a report have in common, by their ids. */
const groupKinds = new Map([["imperceptible", "imperceptible"]]);

const GROUP_TITLES = {
    tint: "Same colours", background: "Same background", shift: "Same shift", line: "Same new line",
    height: "Same new height", size: "Same new size", text: "Same lines", imperceptible: "Nothing perceptible",
};

const groupTitle = (one, count) =>
    `${GROUP_TITLES[groupKinds.get(one.group)] ?? "Same change"} in ${counted(count, "picture")}`;

/** Collects the cases of each group of equal changes that has several. */
function groupCases(cases) {
    const groups = new Map();
    for (const one of cases) {
        if (!one.group) continue;
        if (!groups.has(one.group)) groups.set(one.group, []);
        groups.get(one.group).push(one);
    }
    return new Map([...groups].filter(([, members]) => members.length > 1));
}

/** The properties of a case that are no axis but have a filter. */
const FIXED_FACETS = { module: "Module", entry: "Entry", batch: "Batch", change: "Change" };

/** The keys of the hash with another meaning. An axis of such a name gets a prefix. */
const RESERVED_KEYS = new Set(["q", "status", "sort", "case", "view", "whole", ...Object.keys(FIXED_FACETS)]);

/**
 * Finds the filters of a report: the fixed properties and all axes, each with a function that reads its value from a
 * case. A property that has one value everywhere is no filter.
 */
function findFacets(cases) {
    const fixed = Object.entries(FIXED_FACETS).map(([key, label]) => ({ key, label, value: one => one[key] ?? null }));
    const names = [...new Set(cases.flatMap(one => Object.keys(one.axes)))];
    const axes = names.map(axis => ({
        key: RESERVED_KEYS.has(axis) ? "axis-" + axis : axis,
        label: sentenceCase(axis),
        value: one => one.axes[axis],
    }));
    return [...fixed, ...axes].filter(facet => new Set(cases.map(facet.value)).size > 1);
}

/** "dynamicTypeSize" → "Dynamic type size". */
function sentenceCase(word) {
    const words = word.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/[-_]/g, " ").toLowerCase();
    return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The address of a picture: a `data:` URL, or a path below the folder of the page. */
function pictureAddress(file) {
    return file.startsWith("data:image/") ? file : file.split("/").map(encodeURIComponent).join("/");
}

/** Returns whether `snapgen accept` would make the result of a case its reference. */
function canBeAccepted(one) {
    return roles.canAccept && one.acceptable === true;
}

/** Returns whether a case has two pictures to compare. */
const hasBoth = one => Boolean(one.reference && one.actual);

/** Describes in a few words how much a case has changed. */
function changeSummary(one) {
    if (one.recorded) return "Recorded in this run";
    if (one.kind === "text" && one.text?.lines) return textSummary(one.text);
    const difference = one.difference;
    if (!difference) return one.reason ?? pictureSize(one.actual ?? one.reference);
    if (!difference.sameSize && hasBoth(one)) return `${pictureSize(one.reference)} → ${pictureSize(one.actual)}`;
    return differingPixels(one);
}

/** The number of pixels that differ; reports of earlier versions have only that of those above the threshold. */
const differing = one => one.difference.differing ?? one.difference.changed ?? 0;

/** The share of pixels that differ, from 0 to 1, in the area that holds both pictures. */
function differingShare(one) {
    const size = planeSize(one);
    return differing(one) / (size.width * size.height);
}

/** "120 pixels differ (0.042 %), 80 perceptible", or that nothing but the file or its profile does. */
function differingPixels(one) {
    const { perceptible } = one.difference;
    const count = differing(one);
    if (count === 0) return one.difference.profiles ? "Other colour profile" : "Same pixels";
    const seen = perceptible === undefined || perceptible === count ? ""
        : `, ${perceptible ? numbers.format(perceptible) : "none"} perceptible`;
    return `${counted(count, "pixel")} differ${count === 1 ? "s" : ""} (${percent(differingShare(one))})${seen}`;
}

/** "1170 × 2532", or nothing if the size is unknown. */
const pictureSize = picture => picture?.width ? `${picture.width} × ${picture.height}` : "";

/** "2 lines removed, 3 added", or "1 line added". */
function textSummary(text) {
    const removed = text.lines.filter(line => line.kind === "removed").length;
    const added = text.lines.filter(line => line.kind === "added").length;
    const least = text.truncated ? "at least " : "";
    if (removed + added === 0) return least + counted(text.lines.length, "line");
    if (removed === 0) return `${least}${counted(added, "line")} added`;
    return `${least}${counted(removed, "line")} removed` + (added ? `, ${numbers.format(added)} added` : "");
}
