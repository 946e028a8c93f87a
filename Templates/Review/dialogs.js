// The dialogs: help, and the command that would be copied.

const HELP_KEYS = [
    [["j", "k"], "Next and previous snapshot"],
    [["↓", "↑"], "The same, in the list; on the pictures, arrows move them"],
    [["1", "…", "5"], "Side by side, slider, overlay, difference, blink"],
    [["n"], "Zoom to the next changed area"],
    [["m"], "Show or hide the marks of changed areas"],
    [["Space"], "Swap the pictures in the view Blink"],
    [["+", "−", "0"], "Zoom in, zoom out, fit"],
    [["p"], "Actual pixels"],
    [["f"], "Give the snapshot the whole window, or return to the list"],
    [["x"], "Select the snapshot or the group"],
    [["a"], "Select it, and go to the next one"],
    [["c"], "Copy the command that accepts what is selected, or else the open snapshot"],
    [["/"], "Search"],
    [["Esc"], "Return to the list, close the snapshot"],
    [["?"], "This help"],
];

/** Shows the help. */
function showHelp() {
    const dialog = byId("help");
    const keys = element("input", { type: "checkbox" });
    keys.checked = areKeysOn();
    keys.addEventListener("change", () => storeSetting("keys", keys.checked ? "on" : "off"));
    dialog.replaceChildren(
        dialogHead("Help", "help-title", dialog),
        element("p", {}, "Drag to move the pictures. Pinch, or turn the wheel while you hold Control or Command, to "
            + "zoom. Double-click to switch between fitting and enlarging."),
        element("p", {}, "Nothing is changed by this page. It copies a command that you run in the project's folder."),
        element("table", { class: "keys" }, element("caption", { class: "visually-hidden" }, "Keyboard shortcuts"),
            ...HELP_KEYS.map(([names, effect]) => element("tr", {},
                element("th", { scope: "row" }, ...names.map(key => key === "…" ? " … " : element("kbd", {}, key))),
                element("td", {}, effect)))),
        element("label", { class: "check-label" }, keys, "Keys for single letters and digits are on"));
    dialog.showModal();
}

/** Returns whether shortcuts of one letter are on. Some people switch them off, because they dictate. */
const areKeysOn = () => storedSetting("keys") !== "off";

/** Shows the command that accepts cases. */
function showCommand(cases) {
    const dialog = byId("command");
    const text = element("textarea", { readonly: true, rows: 8, "aria-label": "Command", spellcheck: "false" });
    text.value = acceptCommand(cases);
    dialog.replaceChildren(
        dialogHead(`Accept ${counted(cases.length, "snapshot")}`, "command-title", dialog),
        element("p", {}, "Run this in the project's folder. The results of this page become the references, unless a "
            + "reference has changed since the run." + acceptAdvice(text.value)),
        text,
        element("div", { class: "dialog-buttons" }, button("Copy", "copy", async () => {
            if (!await copyText(text.value)) return text.select();
            dialog.close();
            toast(`Copied the command that accepts ${counted(cases.length, "snapshot")}.`);
        }, { class: "button primary" })));
    dialog.showModal();
    text.select();
}

function dialogHead(title, id, dialog) {
    return element("div", { class: "dialog-head" }, element("h2", { id }, title),
        iconButton("Close", "failed", () => dialog.close()));
}
