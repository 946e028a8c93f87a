// Selecting cases and copying the command that accepts them.

/** The longest command that is copied as one. Systems limit the length of a command's arguments. */
const LONGEST_COMMAND = 100_000;

/** The selected cases. */
class Selection {
    /** Makes the selection that was kept for a report, or an empty one; `changed` is called after each change. */
    constructor(report, changed) {
        const { title, time, run } = report;
        this.key = "selection " + JSON.stringify([title, time, run]);
        this.cases = new Set(storedPaths(this.key).map(path => report.caseByPath.get(path)).filter(one => one && canBeAccepted(one)));
        this.changed = changed;
    }

    has(one) {
        return this.cases.has(one);
    }

    /** Adds cases, or removes them. */
    set(cases, isSelected) {
        for (const one of cases) {
            if (isSelected) this.cases.add(one);
            else this.cases.delete(one);
        }
        this.keep();
    }

    clear() {
        this.cases.clear();
        this.keep();
    }

    /** Keeps the selection until the tab is closed. */
    keep() {
        storeSetting(this.key, JSON.stringify([...this.cases].map(one => one.path)), "sessionStorage");
        this.changed();
    }
}

/** Reads the paths that were kept, or none if what is stored are not paths. */
function storedPaths(key) {
    try {
        return [].concat(JSON.parse(storedSetting(key, "sessionStorage") ?? "[]"));
    } catch {
        return [];
    }
}

/** Returns the beginning of a command, which names the results that the page shows. */
function acceptWords() {
    const run = /\/actions\/runs\/(\d+)$/.exec(report.run?.address ?? "")?.[1];
    if (location.protocol === "file:" && !(report.run?.address && report.isEmbedded)) {
        const folder = decodeURIComponent(location.pathname).replace(/\/[^/]*$/, "").replace(/^\/([A-Za-z]:)/, "$1");
        const isUsual = !report.run?.address && folder.endsWith("/" + USUAL_FOLDER);
        return `snapgen accept --results ${isUsual ? USUAL_FOLDER : shellQuoted(folder)}`;
    }
    if (!run) return `snapgen accept --results ${UNKNOWN_FOLDER}`;
    const folder = ".build/snapgen/run-" + run;
    return `gh run download ${run} --name snapshot-results --dir ${folder} && snapgen accept --results ${folder}`;
}

/** A word in place of the folder of a page that is at an address. */
const UNKNOWN_FOLDER = "DOWNLOADED-REPORT";

/** Returns what to do before a command can run. */
const acceptAdvice = command => command.includes(UNKNOWN_FOLDER)
    ? ` Download the folder of this report, and write its path in place of ${UNKNOWN_FOLDER}.` : "";

/** The folder of a report in the project's folder. */
const USUAL_FOLDER = ".build/snapgen/report";

/** Returns the commands that accept cases: one, or several if it would be too long. */
function acceptCommand(cases) {
    const words = acceptWords();
    // Without filters, a failure that cannot be accepted makes the command fail.
    if (cases.length === report.cases.filter(one => ["changed", "new", "failed"].includes(one.status)).length) return words;
    const commands = [];
    let command = "";
    for (const one of cases) {
        const argument = " " + shellQuoted(one.path);
        if (command.length + argument.length > LONGEST_COMMAND) {
            commands.push(command);
            command = "";
        }
        command ||= (commands.length ? words.split(" && ").at(-1) : words) + " --";
        command += argument;
    }
    return [...commands, command].filter(Boolean).join("\n");
}

/**
 * Returns an argument in quotation marks for a shell. Control characters are escaped, because a terminal acts on them
 * when they are pasted.
 */
function shellQuoted(text) {
    if (!/[\u0000-\u001f\u007f-\u009f]/.test(text)) return `'${text.replaceAll("'", "'\\''")}'`;
    const escaped = text.replace(/[\\']/g, "\\$&").replace(/[\u0000-\u001f\u007f]/g, escapedByte)
        .replace(/[\u0080-\u009f]/g, character => "\\xc2" + escapedByte(character));
    return `$'${escaped}'`;
}

const escapedByte = character => "\\x" + character.charCodeAt(0).toString(16).padStart(2, "0");

/** The bar below the list: how much would be accepted, and the button that copies the command. */
class AcceptBar {
    constructor(selection) {
        this.selection = selection;
        this.shown = [];
    }

    /** Shows the bar for the cases in the list. */
    update(shown) {
        this.shown = shown.filter(canBeAccepted);
        const bar = byId("accept-bar");
        const parts = this.selection.cases.size ? this.selectedParts() : this.allParts();
        bar.replaceChildren(...parts.filter(Boolean));
        bar.hidden = bar.childElementCount === 0;
    }

    selectedParts() {
        const cases = [...this.selection.cases];
        return [
            element("span", { class: "accept-count" }, `${numbers.format(cases.length)} selected` + this.hidden(cases)),
            element("button", { type: "button", class: "link-button", click: () => this.selection.clear() }, "Clear"),
            this.selectAll("All"),
            this.copyButtons(cases),
        ];
    }

    /** Counts the selected cases that the filters hide. */
    hidden(cases) {
        const shown = new Set(this.shown);
        const count = cases.filter(one => !shown.has(one)).length;
        return count ? `, ${numbers.format(count)} not shown` : "";
    }

    allParts() {
        return this.shown.length ? [this.selectAll(`Select all ${numbers.format(this.shown.length)}`)] : [];
    }

    /** Makes the button that selects everything in the list that can be accepted. */
    selectAll(label) {
        if (this.shown.every(one => this.selection.has(one))) return null;
        return element("button", {
            type: "button", class: "link-button", click: () => this.selection.set(this.shown, true),
        }, label);
    }

    copyButtons(cases) {
        return element("span", { class: "accept-buttons" },
            iconButton("Show the command", "command", () => showCommand(cases)),
            button(`Copy command for ${numbers.format(cases.length)}`, null, () => copyAcceptCommand(cases), {
                class: "button primary", id: "copy-command",
                title: `Copies the command that accepts ${counted(cases.length, "snapshot")}`,
            }));
    }

    /** Copies the command for what is selected, or for the open case. */
    copy(open) {
        const cases = this.selection.cases.size ? [...this.selection.cases] : [open].filter(one => one && canBeAccepted(one));
        if (cases.length) copyAcceptCommand(cases);
        else toast(open ? "This snapshot cannot be accepted." : "Nothing is selected.");
    }
}

/** Copies the command that accepts cases, and announces it. */
async function copyAcceptCommand(cases) {
    const command = acceptCommand(cases);
    if (!await copyText(command)) return showCommand(cases);
    toast(`Copied the command that accepts ${counted(cases.length, "snapshot")}.${acceptAdvice(command)}`);
}

/** Copies a text. Returns whether the browser allowed it. */
async function copyText(text) {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return copyBySelection(text);
    }
}

/** Copies a text as a person would, for pages from a file, which may not use the clipboard otherwise. */
function copyBySelection(text) {
    const field = element("textarea", { class: "visually-hidden", readonly: true, "aria-hidden": "true" });
    const focused = document.activeElement;
    field.value = text;
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    focused?.focus();
    return isCopied;
}

let toastTimer = 0;

/** Shows a short message for some seconds, and announces it. */
function toast(text) {
    const target = byId("toast");
    target.textContent = text;
    target.hidden = false;
    clearTimeout(toastTimer);
    toastTimer = setTimeout(() => { target.hidden = true; }, 4000);
    announce(text);
}
