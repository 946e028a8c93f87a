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

/** The directions of the arrow keys. */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function keyAction(event, actions) {
    if (event.key === "Escape") return actions.close;
    const arrow = ARROWS[event.key];
    if (arrow) return arrowAction(event.target, arrow, actions);
    return areKeysOn() ? letterAction(event, actions) : null;
}

/** Arrow keys walk through the list, or move the pictures, whichever has the focus. */
function arrowAction(target, [right, down], actions) {
    if (target.closest?.("#rows")) return down ? () => actions.step(down) : null;
    return target.matches?.(".stage-frame") ? () => actions.move(-60 * right, -60 * down) : null;
}

function letterAction(event, actions) {
    switch (event.key) {
        case "j": return () => actions.step(1);
        case "k": return () => actions.step(-1);
        case "x": return actions.toggleSelected;
        case "a": return actions.selectAndStep;
        case "c": return actions.copy;
        case "n": return actions.nextArea;
        case "m": return actions.toggleAreas;
        case "p": return actions.actualPixels;
        case "f": return actions.toggleWhole;
        case "/": return () => byId("search").focus();
        case "?": return showHelp;
        case "+": case "=": return () => actions.zoom(1.5);
        case "-": return () => actions.zoom(1 / 1.5);
        case "0": return actions.fit;
        // On a button, Space presses it; on the tab of the view, that would do nothing.
        case " ": return event.target.closest?.("button:not([aria-selected=true]), a, input, summary")
            ? null : actions.swap();
    }
    const view = VIEWS[Number(event.key) - 1];
    return view ? () => actions.showView(view) : null;
}
