// Elements, icons and small helpers.

/** Finds the element with an id. */
const byId = id => document.getElementById(id);

const SVG = "http://www.w3.org/2000/svg";

/** The paths of the icons, in a square of 16. Statuses differ by shape, not only by colour. */
const ICONS = {
    passed: "M3 8.5 6.5 12 13 4.5",
    changed: "M3 6h10M3 10h10M10.5 3l-5 10",
    new: "M8 3v10M3 8h10",
    deleted: "M3 8h10",
    failed: "M4 4l8 8M12 4l-8 8",
    crashed: "M9 2 4 9h4l-1 5 5-7H8z",
    skipped: "M3 4l5 4-5 4zM8 4l5 4-5 4z",
    outdated: "M13 8a5 5 0 1 1-1.6-3.6M13 2v3h-3",
    notRun: "M8 3a5 5 0 1 0 0 10A5 5 0 1 0 8 3",
    back: "M10 3 5 8l5 5",
    previous: "M4 10l4-4 4 4",
    next: "M4 6l4 4 4-4",
    open: "M6 4l4 4-4 4",
    filter: "M2 4h12M4.5 8h7M7 12h2",
    help: "M6 6a2 2 0 1 1 2.8 1.8C8.2 8.1 8 8.5 8 9.2M8 12v.01",
    light: "M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 1 0 0-5.6M8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7"
        + "M11.9 11.9l.7.7M12.6 3.4l-.7.7M4.1 11.9l-.7.7",
    dark: "M13 9.5A5.5 5.5 0 0 1 6.5 3a5.5 5.5 0 1 0 6.5 6.5z",
    system: "M2 3h12v8H2zM6 14h4M8 11v3",
    copy: "M6 6h7v7H6zM3 10V3h7",
    play: "M5 3l8 5-8 5z",
    pause: "M5.5 3v10M10.5 3v10",
    plus: "M8 4v8M4 8h8",
    minus: "M4 8h8",
    area: "M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3",
    whole: "M9.5 6.5 13 3M9.5 3H13v3.5M6.5 9.5 3 13M6.5 13H3V9.5",
    group: "M3 3h7v7H3zM12.5 6v6.5H6",
    command: "M3 4l4 4-4 4M8.5 12H13",
    link: "M7 9l4-4M6 6 4 8a2.5 2.5 0 0 0 3.5 3.5l2-2M10 10l2-2a2.5 2.5 0 0 0-3.5-3.5l-2 2",
};

/** Makes an icon, which assistive technology skips. */
function icon(name) {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", "0 0 16 16");
    svg.setAttribute("class", "icon");
    svg.setAttribute("aria-hidden", "true");
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", ICONS[name]);
    svg.append(path);
    return svg;
}

/**
 * Makes an element. Keys with functions are listeners, other keys are attributes; `false` and `null` leave an attribute
 * out. Strings among the children become text nodes, so that no name can be read as markup.
 */
function element(tag, attributes = {}, ...children) {
    const made = document.createElement(tag);
    for (const [key, value] of Object.entries(attributes)) {
        if (typeof value === "function") made.addEventListener(key, value);
        else setAttribute(made, key, value);
    }
    made.append(...children.flat().filter(child => child !== null && child !== undefined && child !== false));
    return made;
}

/** Sets an attribute, or removes it if the value is `false` or `null`. */
function setAttribute(target, key, value) {
    if (value === false || value === null || value === undefined) target.removeAttribute(key);
    else target.setAttribute(key, value === true ? "" : String(value));
}

/** Makes an element with a name of the project, whose writing direction does not affect the text around it. */
const name = (text, attributes = {}) => element("bdi", attributes, text);

/** Makes a button with an icon and a label. */
function button(label, iconName, listener, attributes = {}) {
    return element("button", { type: "button", class: "button", click: listener, ...attributes },
        iconName && icon(iconName), element("span", {}, label));
}

/** Makes a button that shows an icon only. */
function iconButton(label, iconName, listener, attributes = {}) {
    return element("button", {
        type: "button", class: "icon-button", "aria-label": label, title: label, click: listener, ...attributes,
    }, icon(iconName));
}

const numbers = new Intl.NumberFormat("en");

/** Writes a count with its noun: "1 snapshot", "2,000 snapshots". */
function counted(count, singular, plural = singular + "s") {
    return `${numbers.format(count)} ${count === 1 ? singular : plural}`;
}

/** Writes a share with at least two digits that say something: "12 %", "0.42 %", "0.0013 %", "under 0.0001 %". */
function percent(share) {
    const value = share * 100;
    if (value > 0 && value < 0.0001) return "under 0.0001 %";
    if (value < 100 && value > 99.9) return "over 99.9 %";
    return `${Number(value.toPrecision(value >= 10 ? 3 : 2))} %`;
}

/** Writes a size in bytes. */
function bytes(count) {
    if (count < 1000) return counted(count, "byte");
    if (count < 1e6) return `${(count / 1000).toPrecision(3)} kB`;
    return `${(count / 1e6).toPrecision(3)} MB`;
}

/** Tells assistive technology what happened, without moving the focus. */
function announce(text) {
    const announcer = byId("announcer");
    // A repeated text is announced only if it differs, so that a space is added to every other one.
    announcer.textContent = announcer.textContent === text ? text + "\u00a0" : text;
}

/** Reads a setting of this browser, or of this tab. */
function storedSetting(key, storage = "localStorage") {
    try {
        return window[storage].getItem("snapgen." + key);
    } catch {
        return null;
    }
}

/** Keeps a setting for later visits, where the browser allows it. */
function storeSetting(key, value, storage = "localStorage") {
    try {
        window[storage].setItem("snapgen." + key, value);
    } catch {
        // Pages from a file have no storage in some browsers.
    }
}
