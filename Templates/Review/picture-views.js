// The ways to compare two pictures. Each makes its panels and its controls.

const PICTURE_VIEWS = {
    side: { label: "Side by side", make: makeSideBySide },
    slider: { label: "Slider", make: makeSlider },
    overlay: { label: "Overlay", make: makeOverlay },
    difference: { label: "Difference", make: makeDifference },
    blink: { label: "Blink", make: makeBlink },
};

/** What the reader has chosen in a view. It stays when another case is opened. */
const viewSettings = {
    areas: { side: true, difference: true },
    // Both pictures, or the one that the view "Side by side" shows alone.
    sides: "both",
    // The place of the divider in the visible part of the picture, in percent.
    divider: 50,
    opacity: 50,
    // The kind that the reader has chosen; nothing for that which shows a change best.
    difference: null,
    // The factor by which the amplified difference is brightened.
    amplification: 20,
    isBlinking: !matchMedia("(prefers-reduced-motion: reduce)").matches,
};

/** Makes a group of buttons, of which one is pressed. The id of a button is that of the group with its key. */
function makeChoice(id, label, choices, current, choose) {
    const buttons = Object.entries(choices).map(([key, text]) => element("button", {
        type: "button", class: "segment", id: `${id}-${key}`, "aria-pressed": String(key === current),
        click: event => {
            buttons.forEach(one => setAttribute(one, "aria-pressed", String(one === event.currentTarget)));
            choose(key);
        },
    }, name(text)));
    return element("div", { class: "segments", role: "group", "aria-label": label }, ...buttons);
}

/** The size of the plane that contains both pictures of a case. */
function planeSize(one) {
    const pictures = [one.reference, one.actual].filter(picture => picture?.width && picture?.height);
    return {
        width: Math.max(1, ...pictures.map(picture => picture.width)),
        height: Math.max(1, ...pictures.map(picture => picture.height)),
    };
}

/** Makes a plane with one picture of a case in it. */
function makePlane(one, picture, role) {
    const size = planeSize(one);
    const frame = element("div", { class: "picture" },
        casePictures.canvas(picture, `${role} of ${one.title}, ${one.variant}`));
    frame.style.width = `${100 * (picture.width ?? size.width) / size.width}%`;
    frame.style.height = `${100 * (picture.height ?? size.height) / size.height}%`;
    return element("div", { class: "plane" }, frame);
}

/** Makes a panel with layers that lie on each other. */
function makePanel(label, ...layers) {
    return element("figure", { class: "panel" }, ...layers,
        element("figcaption", { class: "caption", dir: "auto" }, label));
}

const makeLayer = plane => element("div", { class: "layer" }, plane);

/** The label of a panel: the role of a picture and its size. */
const captionOf = (role, picture) => [roles[role], pictureSize(picture)].filter(Boolean).join(" · ");

/** Makes the panel of a case that has only one picture. */
function makeSingle(one) {
    const role = one.actual ? "actual" : "reference";
    const layer = makeLayer(makePlane(one, one[role], roles[role]));
    return { panels: [makePanel(captionOf(role, one[role]), layer)], controls: [] };
}

function makeSideBySide(one, rebuild) {
    const choices = { both: "Both", reference: roles.reference, actual: roles.actual };
    const shown = ["reference", "actual"].filter(role => ["both", role].includes(viewSettings.sides));
    return {
        panels: shown.map(role =>
            makePanel(captionOf(role, one[role]), makeLayer(withAreas(one, makePlane(one, one[role], roles[role]))))),
        controls: [makeChoice("sides", "Pictures", choices, viewSettings.sides, key => {
            viewSettings.sides = key;
            rebuild();
        })],
    };
}

/** Adds the marks of the changed areas to a plane. */
function withAreas(one, plane) {
    plane.append(...areaMarks(one, planeSize(one)));
    return plane;
}

/** Makes a panel with the reference below the actual picture. */
function makeLayers(one, label) {
    const reference = makeLayer(makePlane(one, one.reference, roles.reference));
    const actual = makeLayer(withAreas(one, makePlane(one, one.actual, roles.actual)));
    return { actual, panel: makePanel(label, reference, actual) };
}

/** Makes a labelled range from 0 to 100. */
function makeRange(label, value, changed) {
    const input = element("input", { type: "range", min: 0, max: 100, step: 1, value });
    input.addEventListener("input", () => changed(Number(input.value)));
    return element("label", { class: "range" }, element("span", {}, label), input);
}

function makeSlider(one) {
    const { actual, panel } = makeLayers(one, `${roles.reference} | ${roles.actual}`);
    const divider = element("div", { class: "divider" }, element("span", { class: "divider-knob" }, icon("open")));
    const range = makeRange("Divider", viewSettings.divider, show);
    let part = { left: 0, width: 0 };
    panel.append(divider);
    dragDivider(divider, panel, x => {
        const value = clamp(100 * (x - part.left) / Math.max(part.width, 1), 0, 100);
        range.querySelector("input").value = value;
        show(value);
    });
    function show(value) {
        viewSettings.divider = value;
        const left = part.left + part.width * value / 100;
        actual.style.clipPath = `inset(0 0 0 ${left}px)`;
        divider.style.left = `${left}px`;
    }
    function moved(stage) {
        part = stage.visiblePart();
        show(viewSettings.divider);
    }
    return { panels: [panel], controls: [range], moved };
}

/** Calls a function with the horizontal place of the pointer while the divider is dragged. */
function dragDivider(divider, panel, moved) {
    divider.addEventListener("pointerdown", event => {
        divider.setPointerCapture(event.pointerId);
        event.stopPropagation();
    });
    divider.addEventListener("pointermove", event => {
        if (!divider.hasPointerCapture(event.pointerId)) return;
        moved(pointIn(panel, event).x);
    });
}

function makeOverlay(one) {
    const { actual, panel } = makeLayers(one, `${roles.actual} over ${roles.reference}`);
    function show(value) {
        viewSettings.opacity = value;
        actual.style.opacity = value / 100;
    }
    show(viewSettings.opacity);
    return { panels: [panel], controls: [makeRange("Opacity", viewSettings.opacity, show)] };
}

/** The ways to show a difference in one picture. */
const DIFFERENCES = {
    spotlight: { label: "Spotlight", make: spotlight, isPossible: one => one.difference?.boxes?.length },
    blended: { label: "Blended", make: blendedDifference, isPossible: () => true },
    amplified: { label: "Amplified", make: amplifiedDifference, isPossible: () => true },
};

/** The largest difference that is hard to see without amplification. */
const FAINT = 0.1;

function makeDifference(one, rebuild) {
    const possible = Object.keys(DIFFERENCES).filter(key => DIFFERENCES[key].isPossible(one));
    const chosen = oneOf(possible, viewSettings.difference ?? (one.difference?.largest < FAINT ? "amplified" : null));
    const choices = Object.fromEntries(possible.map(key => [key, DIFFERENCES[key].label]));
    const group = makeChoice("difference", "Kind of difference", choices, chosen, key => {
        viewSettings.difference = key;
        rebuild();
    });
    const panel = DIFFERENCES[chosen].make(one);
    const factors = { 5: "× 5", 20: "× 20", 100: "× 100" };
    const factor = chosen === "amplified" && makeChoice("amplification", "Amplification", factors,
        String(viewSettings.amplification), key => {
            viewSettings.amplification = Number(key);
            panel.style.setProperty("--amplification", key);
        });
    return { panels: [panel], controls: [group, factor].filter(Boolean) };
}

/** The actual picture, dark where nothing has changed. */
function spotlight(one) {
    const size = planeSize(one);
    const plane = makePlane(one, one.actual, roles.actual);
    const shade = document.createElementNS(SVG, "svg");
    shade.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
    shade.setAttribute("preserveAspectRatio", "none");
    shade.setAttribute("class", "shade");
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("fill-rule", "evenodd");
    path.setAttribute("d", [`M0 0h${size.width}v${size.height}h${-size.width}z`,
        ...one.difference.boxes.map(boxPath)].join(""));
    shade.append(path);
    plane.append(shade);
    return makePanel(`${roles.actual}, only what has changed`, makeLayer(withAreas(one, plane)));
}

const boxPath = box => `M${box.left} ${box.top}h${box.width}v${box.height}h${-box.width}z`;

/** Both pictures, subtracted by the browser: equal pixels are black. */
function blendedDifference(one) {
    const { actual, panel } = makeLayers(one, "Absolute difference: equal pixels are black");
    actual.classList.add("blended");
    return panel;
}

/** The difference, so bright that one level of a colour can be seen. */
function amplifiedDifference(one) {
    const { actual, panel } = makeLayers(one, "Amplified difference: equal pixels are black");
    const layers = [...panel.querySelectorAll(":scope > .layer")];
    actual.classList.add("blended");
    // The marks are in a layer of their own, because they are not amplified.
    panel.prepend(element("div", { class: "layer amplified" }, ...layers),
        makeLayer(withAreas(one, element("div", { class: "plane" }))));
    panel.style.setProperty("--amplification", viewSettings.amplification);
    return panel;
}

function makeBlink(one) {
    const { actual, panel } = makeLayers(one, "");
    const toggle = iconButton("Pause", "pause", () => setBlinking(!viewSettings.isBlinking));
    const swap = button("Swap", null, () => {
        setBlinking(false);
        show(actual.hidden);
    });
    let timer = 0;
    function show(isActual) {
        actual.hidden = !isActual;
        panel.querySelector(".caption").textContent =
            isActual ? captionOf("actual", one.actual) : captionOf("reference", one.reference);
    }
    function setBlinking(isBlinking) {
        viewSettings.isBlinking = isBlinking;
        clearInterval(timer);
        if (isBlinking) timer = setInterval(() => show(actual.hidden), 700);
        toggle.replaceChildren(icon(isBlinking ? "pause" : "play"));
        toggle.setAttribute("aria-label", isBlinking ? "Pause" : "Play");
        toggle.title = isBlinking ? "Pause" : "Play";
    }
    show(true);
    setBlinking(viewSettings.isBlinking);
    return { panels: [panel], controls: [toggle, swap], close: () => clearInterval(timer), swap: () => swap.click() };
}
