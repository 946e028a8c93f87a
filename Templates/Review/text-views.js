// Differences of text snapshots, line by line.

/** How many equal lines are shown around a change. */
const CONTEXT_LINES = 3;

/** Makes the difference of a text: one column of lines, or the old and the new text beside each other. */
function makeTextView(one, isSideBySide) {
    const lines = one.text?.lines ?? [];
    if (lines.length === 0) return makeTextLinks(one);
    const rows = pairLines(lines);
    const table = element("table", { class: "lines" + (isSideBySide ? " beside" : "") },
        element("caption", { class: "visually-hidden" }, "Lines of the reference and of the actual text"),
        element("colgroup", {}, ...textColumns(isSideBySide).map(column => element("col", { class: column }))),
        element("thead", { class: "visually-hidden" }, textHead(isSideBySide)),
        ...foldEqualRows(rows).map(part => textBody(part, isSideBySide)));
    return element("div", { class: "text-view", tabindex: "0", role: "region", "aria-label": "Text difference" }, table,
        one.text.truncated && element("p", { class: "notice" }, "This difference is not shown to its end. ",
            ...textLinks(one)));
}

const textColumns = isSideBySide => isSideBySide
    ? ["line-number", "sign", "line-text", "line-number", "sign", "line-text"]
    : ["line-number", "line-number", "sign", "line-text"];

function textHead(isSideBySide) {
    const titles = isSideBySide
        ? ["Old line", "Change", roles.reference, "New line", "Change", roles.actual]
        : ["Old line", "New line", "Change", "Text"];
    return element("tr", {}, ...titles.map(title => element("th", { scope: "col" }, title)));
}

/** Links to the files of a text without lines in the report. */
function makeTextLinks(one) {
    return element("div", { class: "text-view empty", tabindex: "0", role: "region", "aria-label": "Text" },
        element("p", {}, "The report contains no difference of this text. ", ...textLinks(one)),
        ...embeddedTexts(one));
}

/** Shows texts that are part of the page. */
function embeddedTexts(one) {
    const text = embeddedText((one.actual ?? one.reference)?.file ?? "");
    return text === null ? [] : [element("pre", { class: "whole-text" }, name(text))];
}

function embeddedText(address) {
    const encoded = /^data:text\/plain;base64,(.*)$/.exec(address)?.[1];
    if (encoded === undefined) return null;
    return new TextDecoder().decode(Uint8Array.from(atob(encoded), character => character.charCodeAt(0)));
}

function textLinks(one) {
    const files = [["Open the reference", one.reference], ["Open the actual text", one.actual]];
    // Browsers open no page for a 'data:' URL.
    return files.filter(([, file]) => file && !file.file.startsWith("data:")).flatMap(([label, file]) =>
        [element("a", { href: pictureAddress(file.file), target: "_blank", rel: "noreferrer" }, label), " "]);
}

/**
 * Pairs the removed lines of a change with the added ones after them, in their order. The report leaves out equal lines
 * that are far from a change; a gap stands for them.
 */
function pairLines(lines) {
    const rows = [];
    let removed = [], added = [], nextNumber = 1;
    function finish() {
        for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
            rows.push({ kind: "change", removed: removed[index] ?? null, added: added[index] ?? null });
        }
        removed = [];
        added = [];
    }
    for (const line of lines) {
        if (line.kind === "removed") {
            if (added.length) finish();
            removed.push(line);
        } else if (line.kind === "added") {
            added.push(line);
        } else {
            finish();
            if (line.new > nextNumber) rows.push({ kind: "gap", count: line.new - nextNumber });
            rows.push({ kind: "same", line });
        }
        if (line.new) nextNumber = line.new + 1;
    }
    finish();
    return rows;
}

/** Divides rows into parts that are shown and long parts of equal lines that are folded. */
function foldEqualRows(rows) {
    const hasChanges = rows.some(row => row.kind === "change");
    const isNear = rows.map(() => !hasChanges);
    rows.forEach((row, index) => {
        if (row.kind !== "change") return;
        const last = Math.min(index + CONTEXT_LINES, rows.length - 1);
        for (let near = Math.max(index - CONTEXT_LINES, 0); near <= last; near += 1) isNear[near] = true;
    });
    const parts = [];
    rows.forEach((row, index) => {
        if (parts.at(-1)?.isShown !== isNear[index]) parts.push({ isShown: isNear[index], rows: [] });
        parts.at(-1).rows.push(row);
    });
    for (const part of parts) part.isShown ||= part.rows.length < 3;
    return parts;
}

/** Makes the rows of a part. A folded part is a button that shows them. */
function textBody(part, isSideBySide) {
    const body = element("tbody");
    const show = () => body.replaceChildren(...textRows(part.rows, isSideBySide));
    if (part.isShown) {
        show();
        return body;
    }
    const count = part.rows.reduce((sum, row) => sum + (row.kind === "gap" ? row.count : 1), 0);
    const label = `Show ${counted(count, "equal line")}`;
    body.append(element("tr", { class: "fold" }, element("td", { colspan: isSideBySide ? 6 : 4 },
        element("button", { type: "button", class: "link-button", click: show }, label))));
    return body;
}

function textRows(rows, isSideBySide) {
    if (isSideBySide) return rows.map(row => row.kind === "gap" ? gapRow(row, 6) : sideBySideRow(row));
    const made = [];
    let added = [];
    for (const row of rows) {
        if (row.kind !== "change") {
            made.push(...added, row.kind === "gap" ? gapRow(row, 4) : lineRow("same", row.line, [row.line.text]));
            added = [];
        } else {
            const [removed, addition] = changedTexts(row);
            if (row.removed) made.push(lineRow("removed", row.removed, removed));
            if (row.added) added.push(lineRow("added", row.added, addition));
        }
    }
    return [...made, ...added];
}

const gapRow = ({ count }, columns) => element("tr", { class: "fold" },
    element("td", { colspan: columns }, `${counted(count, "equal line")} not in this report`));

const SIGNS = { same: " ", removed: "−", added: "+" };

const numberCell = number => element("td", { class: "line-number" }, number ?? "");
const signCell = kind => element("td", { class: "sign" }, SIGNS[kind]);
const textCell = parts => element("td", { class: "line-text" }, element("bdi", {}, ...parts));

function lineRow(kind, line, parts) {
    return element("tr", { class: kind }, numberCell(line.old), numberCell(line.new), signCell(kind), textCell(parts));
}

function sideBySideRow(row) {
    const [removed, added] = row.kind === "same" ? [[row.line.text], [row.line.text]] : changedTexts(row);
    const [left, right] = row.kind === "same" ? [row.line, row.line] : [row.removed, row.added];
    const kinds = row.kind === "same" ? ["same", "same"] : [left && "removed", right && "added"];
    const cells = (line, kind, number, parts) => {
        const made = line ? [numberCell(number), signCell(kind), textCell(parts)]
            : [numberCell(null), signCell("same"), textCell([])];
        for (const cell of made) cell.classList.add(kind || "absent");
        return made;
    };
    return element("tr", {},
        ...cells(left, kinds[0], left?.old, removed), ...cells(right, kinds[1], right?.new, added));
}

/** The texts of a pair of lines, with the part in which they differ marked. */
function changedTexts({ removed, added }) {
    if (!removed || !added) return [[removed?.text ?? ""], [added?.text ?? ""]];
    const old = [...removed.text], fresh = [...added.text];
    const shortest = Math.min(old.length, fresh.length);
    let start = 0, end = 0;
    while (start < shortest && old[start] === fresh[start]) start += 1;
    while (end < shortest - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
    // Lines with little in common are different as a whole.
    if (start + end < shortest / 3) return [[removed.text], [added.text]];
    return [marked(old, start, end, "del"), marked(fresh, start, end, "ins")];
}

function marked(characters, start, end, tag) {
    const middle = characters.slice(start, characters.length - end).join("");
    return [characters.slice(0, start).join(""), middle && element(tag, {}, middle),
        characters.slice(characters.length - end).join("")].filter(Boolean);
}
