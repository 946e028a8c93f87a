// The viewer: one case, its facts and its pictures.

class Viewer {
    /** Makes the viewer. `actions` are the ways to other cases and views. */
    constructor(report, selection, actions) {
        this.root = byId("viewer");
        this.report = report;
        this.selection = selection;
        this.actions = actions;
        this.one = null;
        this.stage = null;
    }

    /** Shows a case in a view, or the overview if there is none. */
    update(one, view, position) {
        if (one === this.one && view === this.view && one !== null) return this.updatePosition(position);
        const lookedAt = one === this.one ? this.stage?.centre() : null;
        const focused = this.focusedControl();
        this.close();
        if (one !== this.one) casePictures.close();
        this.one = one;
        this.view = view;
        if (!one) return void this.root.replaceChildren(makeOverview(this.report, this.actions));
        this.root.replaceChildren(this.makeHead(one), this.makeBody(one, view));
        this.updatePosition(position);
        this.startStage(one, lookedAt);
        this.showInRelated();
        this.showWhole(this.actions.isWhole());
        if (focused) this.root.querySelector(focused)?.focus();
    }

    /** Returns a selector of the control with the focus, whose successor gets it when the view is built again. */
    focusedControl() {
        const focused = document.activeElement;
        if (!this.root.contains(focused)) return null;
        if (focused.id) return "#" + CSS.escape(focused.id);
        const label = focused.getAttribute("aria-label");
        return label && `[aria-label="${CSS.escape(label)}"]`;
    }

    /** Scrolls the strip of related cases, and nothing around it, to this case. */
    showInRelated() {
        const item = this.root.querySelector(".related [aria-current]");
        if (!item) return;
        const strip = item.closest(".related");
        strip.scrollLeft = item.offsetLeft - strip.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2;
    }

    close() {
        this.stage?.close();
        this.content?.close?.();
        this.stage = null;
        this.content = null;
    }

    /** Builds the view again, after a choice in its controls. */
    rebuild() {
        const one = this.one;
        const lookedAt = this.stage?.centre();
        const focused = this.focusedControl();
        this.close();
        this.root.querySelector(".view-body").replaceWith(this.makeBody(one, this.view));
        this.startStage(one, lookedAt);
        if (focused) this.root.querySelector(focused)?.focus();
    }

    /** Moves the focus to the pictures or the text. */
    focusContent() {
        this.root.querySelector(".stage-frame, .text-view")?.focus();
    }

    /** Makes the button that gives a case the whole window. */
    makeWholeButton() {
        return iconButton("Whole window", "whole", () => this.actions.toggleWhole(), {
            id: "whole", title: "Whole window (f)", "aria-pressed": String(this.actions.isWhole()),
        });
    }

    /** Shows whether the case has the whole window, where its title is the first heading of the page. */
    showWhole(isWhole) {
        this.root.querySelector("#whole")?.setAttribute("aria-pressed", String(isWhole));
        const title = this.root.querySelector(".case-title");
        if (!title) return;
        setAttribute(title, "role", isWhole && "heading");
        setAttribute(title, "aria-level", isWhole && 1);
    }

    updatePosition({ index, count }) {
        const text = index < 0 ? "Not in this list" : `${numbers.format(index + 1)} of ${numbers.format(count)}`;
        this.root.querySelector(".position").textContent = text;
        this.updateSelection();
    }

    updateSelection() {
        const box = this.root.querySelector(".select-case input");
        if (box) box.checked = this.selection.has(this.one);
    }

    makeHead(one) {
        return element("div", { class: "case-head" },
            element("div", { class: "case-bar" }, this.makeSteps(),
                element("h2", { class: "case-title" },
                    name(one.title), " ", name(one.variant, { class: "case-variant" })),
                element("span", { class: "position" }), this.makeButtons(one)),
            element("div", { class: "case-facts" }, statusMark(one.status), ...this.makeFacts(one),
                makeSource(one, this.report), makeDetails(one, this.report)),
            one.reason && element("pre", { class: "reason" }, name(one.reason)));
    }

    makeSteps() {
        return element("div", { class: "steps" },
            iconButton("Previous snapshot", "previous", () => this.actions.step(-1)),
            iconButton("Next snapshot", "next", () => this.actions.step(1)));
    }

    makeButtons(one) {
        const link = iconButton("Copy a link to this view", "link", async () => {
            if (await copyText(location.href)) toast("Copied the link to this view.");
        });
        if (!canBeAccepted(one)) return element("div", { class: "case-buttons" }, link);
        return element("div", { class: "case-buttons" }, link, this.makeSelect(one), this.makeCopy(one));
    }

    makeSelect(one) {
        const box = element("input", { type: "checkbox" });
        box.addEventListener("change", () => this.selection.set([one], box.checked));
        return element("label", { class: "button select-case" }, box, element("span", {}, "Select"));
    }

    makeCopy(one) {
        const label = element("span", {}, "Copy ", element("span", { class: "wide-only" }, "accept "), "command");
        return element("button", {
            type: "button", class: "button copy-case", title: "Copies the command that accepts this snapshot",
            click: () => copyAcceptCommand([one]),
        }, icon("copy"), label);
    }

    /** Describes the change in numbers, or what the status means, and leads to the group. */
    makeFacts(one) {
        const facts = changeFacts(one);
        const group = this.report.groups.get(one.group);
        if (facts.length === 0) facts.push(statusMeaning(one, this.report));
        return [...facts.map(fact => element("span", {}, fact)), group && element("button", {
            type: "button", class: "link-button", click: () => this.actions.showGroup(one.group),
        }, groupTitle(one, group.length))];
    }

    makeBody(one, view) {
        if (one.kind === "text") return this.makeTextBody(one, view);
        if (hasContent(one)) return this.makePictureBody(one, view);
        return element("div", { class: "view-body" },
            element("p", { class: "no-picture" }, "The report contains no picture of this snapshot."));
    }

    makePictureBody(one, view) {
        const views = hasBoth(one) ? PICTURE_VIEWS : {};
        this.content = hasBoth(one) ? PICTURE_VIEWS[view].make(one, () => this.rebuild()) : makeSingle(one);
        return element("div", { class: "view-body" },
            element("div", { class: "view-bar" }, this.makeTabs(views, view),
                element("div", { class: "view-controls" }, ...this.content.controls),
                element("div", { class: "area-controls" }, ...this.makeAreaControls(one, view))),
            this.makeStageFrame(one, view),
            this.makeRelated(one));
    }

    /** Makes the frame around the pictures, which can have the focus, so that arrow keys move them. */
    makeStageFrame(one, view) {
        const role = hasBoth(one)
            ? { role: "tabpanel", "aria-labelledby": "tab-" + view } : { role: "group", "aria-label": "Picture" };
        this.stageRoot = element("div", { class: "stage" }, ...this.content.panels);
        this.showAreas(view);
        return element("div", { class: "stage-frame", id: "view-panel", tabindex: "0", ...role },
            this.stageRoot, this.makeZoomControls());
    }

    makeTextBody(one, view) {
        const isSideBySide = view === "side" && this.root.clientWidth > 720;
        const views = { side: { label: "Side by side" }, difference: { label: "Line by line" } };
        return element("div", { class: "view-body" },
            element("div", { class: "view-bar" },
                this.makeTabs(this.root.clientWidth > 720 ? views : {}, isSideBySide ? "side" : "difference"),
                element("div", { class: "view-controls" }), this.makeWholeButton()),
            element("div", { class: "text-frame", id: "view-panel" }, makeTextView(one, isSideBySide)),
            this.makeRelated(one));
    }

    makeTabs(views, current) {
        const keys = Object.keys(views);
        if (keys.length < 2) return null;
        const tabs = keys.map((key, index) => element("button", {
            type: "button", role: "tab", class: "segment", id: "tab-" + key, "aria-selected": String(key === current),
            "aria-controls": "view-panel", tabindex: key === current ? 0 : -1,
            click: () => this.actions.showView(key), "data-key": index + 1,
        }, views[key].label));
        const list = element("div", { class: "segments", role: "tablist", "aria-label": "View" }, ...tabs);
        list.addEventListener("keydown", event => this.moveInTabs(event, keys, current));
        return list;
    }

    /** Moves between tabs with the arrow keys, as assistive technology expects it. */
    moveInTabs(event, keys, current) {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!step) return;
        event.preventDefault();
        event.stopPropagation();
        const key = keys[(keys.indexOf(current) + step + keys.length) % keys.length];
        this.actions.showView(key);
        byId("tab-" + key).focus();
    }

    makeZoomControls() {
        this.zoomLabel = element("button", {
            type: "button", class: "button zoom-level", title: "Actual pixels",
            click: () => this.stage.zoomTo(this.stage.pixelZoom),
        });
        return element("div", { class: "zoom-controls", role: "group", "aria-label": "Zoom" },
            iconButton("Zoom out", "minus", () => this.stage.zoomTo(this.stage.zoom / 1.5)),
            this.zoomLabel,
            iconButton("Zoom in", "plus", () => this.stage.zoomTo(this.stage.zoom * 1.5)),
            element("button", { type: "button", class: "button", click: () => this.stage.fit() }, "Fit"),
            this.makeWholeButton());
    }

    makeAreaControls(one, view) {
        const boxes = one.difference?.boxes ?? [];
        if (boxes.length === 0 || !hasBoth(one)) return [];
        this.areaIndex = -1;
        this.areaButton = button(counted(boxes.length, "area"), "area", () => this.showNextArea(), {
            title: "Zoom to the next changed area",
            "aria-label": `${counted(boxes.length, "area")}, zoom to the next one`,
        });
        const marks = element("button", {
            type: "button", class: "button", "aria-pressed": String(Boolean(viewSettings.areas[view])),
            click: () => this.toggleAreas(),
        }, "Mark");
        this.marksButton = marks;
        return [marks, this.areaButton];
    }

    showNextArea() {
        const boxes = this.one?.difference?.boxes ?? [];
        if (!this.stage || boxes.length === 0) return;
        this.areaIndex = (this.areaIndex + 1) % boxes.length;
        this.stage.showArea(boxes[this.areaIndex]);
        this.areaButton.querySelector("span").textContent = `Area ${this.areaIndex + 1} of ${boxes.length}`;
        this.areaButton.removeAttribute("aria-label");
        announce(`Area ${this.areaIndex + 1} of ${boxes.length}`);
    }

    toggleAreas() {
        viewSettings.areas[this.view] = !viewSettings.areas[this.view];
        this.marksButton?.setAttribute("aria-pressed", String(viewSettings.areas[this.view]));
        this.showAreas(this.view);
    }

    showAreas(view) {
        this.stageRoot?.classList.toggle("without-areas", !viewSettings.areas[view]);
    }

    startStage(one, lookedAt) {
        if (!this.content) return;
        this.stage = new Stage(this.stageRoot, planeSize(one), this.content.panels, () => this.showZoom());
        this.stage.resized();
        if (lookedAt) this.stage.lookAt(lookedAt);
    }

    showZoom() {
        const stage = this.stage;
        if (!stage) return;
        this.content.moved?.(stage);
        // In a narrow window, the stage has no size until the case is in sight.
        if (stage.room.width > 0) casePictures.show(stage.zoom * devicePixelRatio);
        this.zoomLabel.textContent = `${Math.round(100 * stage.zoom / stage.pixelZoom)} %`;
    }

    /** Shows the other environments of the same sample. */
    makeRelated(one) {
        const sameKeys = ["entry", "module", "sample"];
        const related = this.report.cases.filter(other => sameKeys.every(key => other[key] === one[key]));
        if (related.length < 2 || one.entry === null) return null;
        const label = variantLabel(related);
        const list = element("ul", {}, ...related.slice(0, 60).map(other => this.makeRelatedItem(other, one, label)));
        return element("nav", { class: "related", "aria-label": "Other environments of this sample" }, list);
    }

    makeRelatedItem(other, one, label) {
        const link = element("a", {
            href: this.actions.address(other), "aria-current": other === one ? "true" : null,
            click: event => {
                event.preventDefault();
                this.actions.open(other);
            },
        }, thumbnail(other), element("span", { class: "related-label" }, statusMark(other.status, false),
            element("span", { class: "visually-hidden" }, STATUSES[other.status].label + ": "),
            name(label(other))));
        return element("li", {}, link);
    }
}

/** Returns whether there is a text or a picture to look at. */
const hasContent = one => one.kind === "text" || Boolean(one.reference || one.actual);

/** Returns a function that names what distinguishes a case from the other cases of its sample. */
function variantLabel(related) {
    const axes = [...new Set(related.flatMap(one => Object.keys(one.axes)))];
    const differing = axes.filter(axis => new Set(related.map(one => one.axes[axis])).size > 1);
    return one => differing.map(axis => one.axes[axis]).filter(Boolean).join(" · ") || one.environment || one.title;
}

/** The numbers of a difference, as short sentences. */
function changeFacts(one) {
    if (one.kind === "text") return one.text?.lines ? [textSummary(one.text)] : [];
    const difference = one.difference;
    if (!difference) return [];
    return [
        !difference.sameSize && hasBoth(one) && `Size: ${pictureSize(one.reference)} → ${pictureSize(one.actual)}`,
        differingPixels(one),
        difference.profiles && `Colour profile: ${difference.profiles.join(" → ")}`,
        difference.largest > 0 && `Largest difference ${percent(difference.largest)}`,
    ].filter(Boolean);
}

/** Makes the place of a sample in the sources, which is a link if the report knows the address of the sources. */
function makeSource(one, report) {
    if (!one.source?.path) return null;
    const place = sourcePlace(one.source);
    const address = sourceAddress(one.source, report.sourceURL);
    const label = name(fileName(place));
    if (!address) return element("span", { class: "source", title: place }, label);
    return element("a", { class: "source", href: address, title: place, target: "_blank", rel: "noopener noreferrer" },
        label);
}

const sourcePlace = source => `${source.path}${source.line ? ":" + source.line : ""}`;

/** Returns the address of a line of the sources, which is never a script's. */
function sourceAddress(source, pattern) {
    if (!/^https?:\/\//i.test(pattern ?? "")) return null;
    const path = source.path.split("/").map(encodeURIComponent).join("/");
    return pattern.replaceAll("{path}", () => path).replaceAll("{line}", () => String(source.line ?? 1));
}

/** Makes the list of everything that is known about a case. */
function makeDetails(one, report) {
    const rows = detailRows(one).filter(([, value]) => value !== null && value !== undefined && value !== "");
    return element("details", { class: "details" }, element("summary", {}, "Details"),
        element("div", { class: "details-body", tabindex: "0", role: "region", "aria-label": "Details of the snapshot" },
            makeExcerpt(one.source && report.excerpts.get(sourcePlace(one.source))),
            element("dl", {}, ...rows.map(([term, value]) =>
                element("div", {}, element("dt", {}, term), element("dd", {}, name(value)))))));
}

/** Makes the lines of the sources around a case, if the report contains them. */
function makeExcerpt(excerpt) {
    if (!excerpt) return null;
    const rows = excerpt.lines.map((text, index) => {
        const number = excerpt.first + index;
        return element("tr", { "aria-current": number === excerpt.line ? "true" : null },
            element("td", { class: "line-number" }, String(number)),
            element("td", { class: "line-text" }, name(visibleCode(text), { dir: "ltr" })));
    });
    return element("table", { class: "lines excerpt" },
        element("caption", { class: "visually-hidden" }, "The lines of ", name(sourcePlace(excerpt))),
        element("colgroup", {}, element("col", { class: "line-number" }), element("col", { class: "line-text" })),
        element("tbody", {}, ...rows));
}

/** Returns code in which the characters that would change the order of others are escaped, as in Swift. */
const visibleCode = text => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, character =>
    `\\u{${character.charCodeAt(0).toString(16).toUpperCase()}}`);

function detailRows(one) {
    const axes = Object.entries(one.axes).map(([axis, value]) => [sentenceCase(axis), value]);
    return [
        ["Path", one.path],
        ["Source", one.source && sourcePlace(one.source)],
        ["Test", one.test], ["Module", one.module], ["Batch", one.batch], ["Environment", one.environment], ...axes,
        [roles.reference, fileFacts(one.reference)], [roles.actual, fileFacts(one.actual)],
        ["Above threshold", one.difference && counted(one.difference.changed ?? 0, "pixel")],
        ["Passes with", one.difference?.perceptualPrecision && `perceptual_precision ${one.difference.perceptualPrecision}`],
        ["Anti-aliased", one.difference?.antialiased ? counted(one.difference.antialiased, "pixel") : null],
        ["Duration", one.duration ? `${numbers.format(one.duration)} ms` : null],
    ];
}

const fileFacts = file => file
    ? [pictureSize(file), file.bytes && bytes(file.bytes), file.hash].filter(Boolean).join(" · ") : null;
