// The list of snapshots. Only the rows near the visible part exist, so that thousands of cases stay fluid.

/** How far beyond the visible part rows exist, in pixels. */
const OVERSCAN = 300;

class CaseList {
    /**
     * Makes the list.
     *
     * - open: called with a case when its row is clicked.
     * - toggle: called with an item when its section or group is opened or closed.
     * - address: returns the hash of the place where a case is open.
     */
    constructor({ selection, open, toggle, address }) {
        this.scroller = byId("scroller");
        this.rows = byId("rows");
        Object.assign(this, { selection, open, toggle, address });
        this.items = [];
        this.elements = new Map();
        this.current = null;
        this.connectScrolling();
    }

    connectScrolling() {
        let isScheduled = false;
        const schedule = () => {
            if (isScheduled) return;
            isScheduled = true;
            requestAnimationFrame(() => {
                isScheduled = false;
                this.render();
            });
        };
        this.scroller.addEventListener("scroll", schedule, { passive: true });
        new ResizeObserver(schedule).observe(this.scroller);
    }

    /** Shows other items. */
    update(items, current) {
        this.items = items;
        this.current = current;
        // One link of the list takes part in the order of the Tab key: that of the current case, or the first one.
        this.tabStop = items.find(item => standsFor(item, current)) ?? items.find(isStop);
        const last = items.at(-1);
        this.rows.style.height = `${last ? last.top + last.height : 0}px`;
        this.removeRows(new Set(items.map(item => item.key)));
        this.render();
    }

    /** Removes the rows of items that are not in the list any more. */
    removeRows(kept) {
        for (const [key, row] of this.elements) {
            if (!kept.has(key)) this.removeRow(key, row);
        }
    }

    /** Makes the rows of the visible part exist, and no others. */
    render() {
        const top = this.scroller.scrollTop - OVERSCAN;
        const bottom = this.scroller.scrollTop + this.scroller.clientHeight + OVERSCAN;
        const first = this.indexAt(top);
        const shown = new Set();
        for (let index = first; index < this.items.length && this.items[index].top < bottom; index += 1) {
            shown.add(this.items[index].key);
            this.place(this.items[index], index);
        }
        for (const [key, row] of this.elements) {
            // The row with the focus stays, because removing it would send the focus to the beginning of the page.
            if (!shown.has(key) && !row.contains(document.activeElement)) this.removeRow(key, row);
        }
    }

    removeRow(key, row) {
        row.remove();
        this.elements.delete(key);
        // The memory of a canvas is free at once, not when the browser looks for what is not used any more.
        for (const canvas of row.querySelectorAll("canvas")) canvas.width = 0;
    }

    /** The index of the first item that ends below a place, found by bisection. */
    indexAt(place) {
        let low = 0, high = this.items.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.items[middle].top + this.items[middle].height <= place) low = middle + 1;
            else high = middle;
        }
        return low;
    }

    place(item, index) {
        let row = this.elements.get(item.key);
        if (!row) {
            row = this.makeRow(item);
            this.elements.set(item.key, row);
            this.insertInOrder(row, index);
        }
        row.style.top = `${item.top}px`;
        setAttribute(row, "aria-setsize", this.items.length);
        setAttribute(row, "aria-posinset", index + 1);
        this.refresh(row, item);
    }

    /** Inserts a row before that of the next item that has one, because assistive technology reads in this order. */
    insertInOrder(row, index) {
        for (let next = index + 1; next < this.items.length && next < index + 60; next += 1) {
            const following = this.elements.get(this.items[next].key);
            if (following) return void following.before(row);
        }
        this.rows.append(row);
    }

    makeRow(item) {
        if (item.kind === "section") return this.makeSection(item);
        if (item.kind === "group") return this.makeGroup(item);
        return this.makeCase(item);
    }

    makeSection(item) {
        const head = element("button", { type: "button", class: "section-button", click: () => this.toggle(item) },
            icon("open"), statusMark(item.status), element("span", { class: "section-count" }));
        return element("li", { class: "row section-row" }, element("h2", { class: "section-title" }, head));
    }

    makeCase({ case: one, inGroup }) {
        const label = `Select ${one.title}, ${one.variant}`;
        return element("li", { class: "row case-row" + (inGroup ? " in-group" : "") },
            this.makeCheckbox(label, [one]),
            this.makeLink(one, false,
                name(one.title, { class: "row-title" }),
                name(one.variant, { class: "row-variant" }),
                this.makeChange(one)));
    }

    makeChange(one) {
        return element("span", { class: "row-change" }, statusMark(one.status, false),
            element("span", { class: "visually-hidden" }, STATUSES[one.status].label + ": "),
            name(changeSummary(one), { class: "row-summary" }));
    }

    makeGroup({ case: first, cases }) {
        const entries = new Set(cases.map(one => one.title)).size;
        const others = entries > 1 ? ` and ${counted(entries - 1, "other entry", "other entries")}` : "";
        return element("li", { class: "row case-row group-row" },
            this.makeCheckbox(`Select ${cases.length} snapshots with the same change`, cases),
            this.makeLink(first, true,
                element("span", { class: "row-title" }, groupTitle(first, cases.length)),
                element("span", { class: "row-variant" }, name(first.title), others),
                this.makeChange(first)),
            iconButton("Show each snapshot of this group", "open", event => {
                event.stopPropagation();
                this.toggle(this.items.find(item => item.key === "group " + first.group));
            }, { class: "icon-button group-toggle" }));
    }

    makeLink(one, isGroup, ...texts) {
        const link = element("a", { class: "row-link", href: this.address(one) },
            thumbnail(one, isGroup ? "part" : "actual"), element("span", { class: "row-text" }, ...texts));
        link.addEventListener("click", event => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            this.open(one);
        });
        return link;
    }

    makeCheckbox(label, cases) {
        const accepted = cases.filter(canBeAccepted);
        if (accepted.length === 0) return element("span", { class: "row-check" });
        const box = element("input", { type: "checkbox", "aria-label": label });
        box.addEventListener("change", () => this.selection.set(accepted, box.checked));
        return element("span", { class: "row-check" }, box);
    }

    /** Shows what is open, selected and current. */
    refresh(row, item) {
        if (item.kind === "section") return this.refreshSection(row, item);
        const isCurrent = standsFor(item, this.current);
        const link = row.querySelector(".row-link");
        row.classList.toggle("current", isCurrent);
        setAttribute(link, "aria-current", isCurrent ? "true" : null);
        link.href = this.address(item.case);
        link.tabIndex = item === this.tabStop ? 0 : -1;
        this.refreshCheckbox(row, item);
        if (item.kind === "group") {
            setAttribute(row.querySelector(".group-toggle"), "aria-expanded", String(item.isOpen));
        }
    }

    refreshSection(row, item) {
        setAttribute(row.querySelector("button"), "aria-expanded", String(item.isOpen));
        row.querySelector(".section-count").textContent = numbers.format(item.count);
    }

    refreshCheckbox(row, item) {
        const box = row.querySelector("input");
        if (!box) return;
        const cases = (item.cases ?? [item.case]).filter(canBeAccepted);
        const count = cases.filter(one => this.selection.has(one)).length;
        box.checked = count === cases.length;
        box.indeterminate = count > 0 && count < cases.length;
    }

    /** Returns the case that is some steps after the current one, or before it; the first one if there is none. */
    neighbour(step) {
        const stops = this.items.filter(isStop);
        const index = stops.findIndex(item => standsFor(item, this.current));
        if (index < 0) return (step > 0 ? stops[0] : stops.at(-1))?.case ?? null;
        return stops[index + step]?.case ?? null;
    }

    /** The number of the current case among those that the keyboard walks through, and how many there are. */
    position() {
        const stops = this.items.filter(isStop);
        return { index: stops.findIndex(item => standsFor(item, this.current)), count: stops.length };
    }

    /** Scrolls to the current case, and moves the focus there if it is in the list. */
    revealCurrent(withFocus = this.rows.contains(document.activeElement)) {
        const item = this.items.find(candidate => standsFor(candidate, this.current));
        if (!item) return;
        const { scrollTop, clientHeight } = this.scroller;
        if (item.top < scrollTop) this.scroller.scrollTop = item.top - ITEM_HEIGHTS.section;
        if (item.top + item.height > scrollTop + clientHeight) {
            this.scroller.scrollTop = item.top + item.height - clientHeight + 8;
        }
        this.render();
        if (withFocus) this.elements.get(item.key)?.querySelector(".row-link").focus({ preventScroll: true });
    }
}

/** Makes the small picture of a case, with marks where it has changed, or of its difference. */
function thumbnail(one, role = "actual") {
    const picture = one.actual ?? one.reference;
    if (one.kind === "text" || !picture) {
        return element("span", { class: "thumbnail text-thumbnail", "aria-hidden": "true" },
            one.kind === "text" ? "Aa" : icon(one.status));
    }
    const frame = role === "part" && changedPart(one, picture) || framedThumbnail(one, picture);
    if (role === "difference" && canBeBlended(one)) frame.append(smallPicture(one.reference, "blended"));
    return element("span", { class: "thumbnail" }, frame);
}

/** Makes a small picture of the largest area that has changed, if it is a small part of the picture. */
function changedPart(one, picture) {
    const box = [...one.difference?.boxes ?? []].sort((left, right) => area(right) - area(left))[0];
    if (!box || !picture.width || !one.actual || area(box) * 4 > picture.width * picture.height) return null;
    const size = { width: Math.max(box.width * 1.4, 24), height: Math.max(box.height * 1.4, 24) };
    const left = box.left + box.width / 2 - size.width / 2, top = box.top + box.height / 2 - size.height / 2;
    const frame = element("span", { class: "thumbnail-frame part" }, smallPicture(picture, "", { left, top, ...size }));
    frame.style.setProperty("--ratio", String(size.width / size.height));
    return frame;
}

const area = box => box.width * box.height;

/** Pictures of two sizes do not cover each other in a small picture. */
const canBeBlended = one => one.difference?.sameSize && one.reference?.file && one.actual?.file;

function framedThumbnail(one, picture) {
    const frame = element("span", { class: "thumbnail-frame" }, smallPicture(picture));
    if (!picture.width || !picture.height) return frame;
    // The frame has the shape of the picture, so that the marks are at the right places.
    frame.style.setProperty("--ratio", String(picture.width / picture.height));
    if (picture !== one.reference) frame.append(...areaMarks(one, picture).slice(0, 6));
    return frame;
}

/** Makes the marks of the areas that have changed, in parts of the size of a picture or of both. */
function areaMarks(one, size) {
    return (one.difference?.boxes ?? []).map(box => {
        const mark = element("span", { class: "area-mark" });
        mark.style.left = `${100 * box.left / size.width}%`;
        mark.style.top = `${100 * box.top / size.height}%`;
        mark.style.width = `${100 * box.width / size.width}%`;
        mark.style.height = `${100 * box.height / size.height}%`;
        return mark;
    });
}
