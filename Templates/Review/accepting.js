// Selecting cases and copying the command that accepts them.

/** The longest command that is copied as one. Systems limit the length of a command's arguments. */
const LONGEST_COMMAND = 100_000;

/** The selected cases. */
class Selection {
    /** Makes an empty selection; `changed` is called after each change. */
    constructor(changed) {
        this.cases = new Set();
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
        this.changed();
    }

    clear() {
        this.cases.clear();
        this.changed();
    }
}

/** Returns the commands that accept cases: one, or several if it would be too long. */
function acceptCommand(cases) {
    const commands = [];
    let command = "";
    for (const one of cases) {
        const argument = " " + shellQuoted(one.path);
        if (command.length + argument.length > LONGEST_COMMAND) {
            commands.push(command);
            command = "";
        }
        command ||= "snapgen accept --";
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
            element("span", { class: "accept-count" }, `${numbers.format(cases.length)} selected`),
            element("button", { type: "button", class: "link-button", click: () => this.selection.clear() }, "Clear"),
            this.selectAll("All"),
            this.copyButtons(cases),
        ];
    }

    allParts() {
        if (this.shown.length === 0) return [];
        return [this.selectAll(`Select all ${numbers.format(this.shown.length)}`), this.copyButtons(this.shown)];
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

    /** Copies the command for what is selected, or for everything in the list. */
    copy() {
        const cases = this.selection.cases.size ? [...this.selection.cases] : this.shown;
        if (cases.length) copyAcceptCommand(cases);
        else toast("Nothing here can be accepted.");
    }
}

/** Copies the command that accepts cases, and announces it. */
async function copyAcceptCommand(cases) {
    if (!await copyText(acceptCommand(cases))) return showCommand(cases);
    toast(`Copied the command that accepts ${counted(cases.length, "snapshot")}.`);
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
