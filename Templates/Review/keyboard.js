// Keys of the whole page.

/** Calls the action of a key, unless the key belongs to a field or a dialog. */
function connectKeyboard(actions) {
    document.addEventListener("keydown", event => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
        if (document.querySelector("dialog[open]")) return;
        if (isField(event.target)) return void leaveField(event);
        const action = keyAction(event, actions);
        if (!action) return;
        event.preventDefault();
        action();
    });
}

/** Returns whether an element takes letters or arrows itself. */
const isField = target => target.matches?.("input:not([type=checkbox]), select, textarea");

/** Escape in the search empties it, or moves the focus to the list. */
function leaveField(event) {
    if (event.target.id !== "search") return;
    if (event.key === "Enter" || (event.key === "Escape" && event.target.value === "")) {
        event.preventDefault();
        document.querySelector(".row-link[tabindex='0']")?.focus();
    }
}

function keyAction(event, actions) {
    const inList = event.target.closest?.("#rows");
    switch (event.key) {
        case "ArrowDown": return inList && (() => actions.step(1));
        case "ArrowUp": return inList && (() => actions.step(-1));
        case "Escape": return actions.close;
    }
    return areKeysOn() ? letterAction(event, actions) : null;
}

function letterAction(event, actions) {
    switch (event.key) {
        case "j": return () => actions.step(1);
        case "k": return () => actions.step(-1);
        case "x": return actions.toggleSelected;
        case "c": return actions.copy;
        case "n": return actions.nextArea;
        case "m": return actions.toggleAreas;
        case "p": return actions.actualPixels;
        case "/": return () => byId("search").focus();
        case "?": return showHelp;
        case "+": case "=": return () => actions.zoom(1.5);
        case "-": return () => actions.zoom(1 / 1.5);
        case "0": return actions.fit;
        // On a button, Space presses it.
        case " ": return event.target.closest?.("button, a, input, summary") ? null : actions.swap();
    }
    const view = VIEWS[Number(event.key) - 1];
    return view ? () => actions.showView(view) : null;
}
