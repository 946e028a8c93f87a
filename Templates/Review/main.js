// The page: its state, and how a change of it is shown.

class ReportPage {
    constructor(report) {
        this.report = report;
        this.closed = new Map();
        this.openGroups = new Set();
        this.selection = new Selection(report, () => this.selectionChanged());
        this.acceptBar = new AcceptBar(this.selection);
        this.list = new CaseList({
            selection: this.selection,
            open: one => this.openCase(one),
            toggle: item => this.toggle(item),
            address: one => writePlace({ ...this.place, case: one }),
        });
        this.filterControls = new FilterControls(report, (change, mode) =>
            this.go({ filters: change(this.place.filters) }, mode));
        this.viewer = new Viewer(report, this.selection, this.viewerActions());
        this.place = readPlace(location.hash, report);
    }

    /** Shows the report and listens to the reader. */
    start() {
        this.showHeading();
        connectTheme();
        connectKeyboard(this.keyActions());
        byId("help-button").append(icon("help"));
        byId("help-button").addEventListener("click", showHelp);
        byId("back").append(icon("back"));
        byId("back").addEventListener("click", () => this.close());
        byId("sort").addEventListener("change", event => this.go({ sort: event.target.value }, "replace"));
        byId("home").addEventListener("click", event => {
            event.preventDefault();
            this.go({ filters: noFilters(), case: null });
        });
        document.querySelector("[data-skip]").addEventListener("click", event => {
            event.preventDefault();
            this.viewer.root.focus();
        });
        addEventListener("popstate", () => this.show(readPlace(location.hash, this.report)));
        if (Object.keys(this.place.filters.facets).length) this.filterControls.showFacets(true);
        this.show(this.place);
    }

    showHeading() {
        const { title, base, head } = this.report;
        byId("title").textContent = title ?? "Snapshots";
        byId("compared").replaceChildren(...[base, head].filter(Boolean).flatMap((label, index) =>
            [index ? " → " : "", name(label)]));
        // A narrow window has no place for the overview.
        byId("facts").replaceChildren(...[makeRunFacts(this.report), makeDiagnostics(this.report)].filter(Boolean));
    }

    /** Goes to another place. The browser's history gets an entry, unless the mode is "replace". */
    go(change, mode = "push") {
        const place = { ...this.place, ...change };
        if (mode === "replace") history.replaceState(null, "", writePlace(place));
        else history.pushState(null, "", writePlace(place));
        this.show(place);
    }

    /** Shows a place: the list, and the case that is open in it. */
    show(place) {
        const before = this.place;
        this.place = place;
        this.shown = sortCases(filterCases(this.report, place.filters), place.sort);
        this.filterControls.update(place.filters, this.shown.length);
        byId("sort").value = place.sort;
        this.showList();
        this.showCase(before);
        document.body.classList.toggle("has-case", place.case !== null);
        this.showWhole(place.whole && place.case !== null && hasContent(place.case));
        byId("back").hidden = place.case === null;
        this.showTitle();
        if (before.filters !== place.filters) announce(byId("count").textContent);
    }

    /** Gives the open case the whole window, or shows the list beside it. */
    showWhole(isWhole) {
        if (isWhole === this.isWhole) return;
        if (isWhole) this.hadListFocus = this.list.rows.contains(document.activeElement);
        document.body.classList.toggle("is-whole", isWhole);
        this.viewer.showWhole(isWhole);
        if (!isWhole) this.list.revealCurrent(this.hadListFocus);
        else if (!this.viewer.root.contains(document.activeElement)) this.viewer.focusContent();
    }

    /** Indicates whether the open case has the whole window. */
    get isWhole() {
        return document.body.classList.contains("is-whole");
    }

    toggleWhole() {
        const { case: one } = this.place;
        if (one && hasContent(one)) this.go({ whole: !this.isWhole });
    }

    showList() {
        const items = listItems(this.shown, { closed: this.closedStatuses(), open: this.openGroups });
        this.list.update(items, this.place.case);
        this.showNothing();
        this.acceptBar.update(this.shown);
    }

    showCase(before) {
        const { case: one, view } = this.place;
        this.viewer.update(one, view, this.list.position());
        if (!one || one === before.case && before !== this.place) return;
        this.list.revealCurrent();
        this.preloadNeighbours();
        announce(`${STATUSES[one.status].label}: ${one.title}, ${one.variant}`);
    }

    /** The statuses whose sections are closed: the quiet ones, unless they are asked for or opened. */
    closedStatuses() {
        const { filters } = this.place;
        const isAskedFor = status => filters.statuses.has(status) || filters.q !== ""
            || this.report.cases.every(one => one.status === status);
        return new Set(STATUS_ORDER.filter(status =>
            this.closed.get(status) ?? (QUIET_STATUSES.has(status) && !isAskedFor(status))));
    }

    showNothing() {
        const target = byId("nothing");
        target.hidden = this.shown.length > 0;
        target.textContent = this.report.cases.length === 0
            ? "This report contains no snapshots." : "No snapshot matches these filters.";
    }

    showTitle() {
        const needed = this.report.cases.filter(one => !QUIET_STATUSES.has(one.status)).length;
        const one = this.place.case;
        document.title = [one && `${one.title} · ${one.variant}`, !one && (needed ? `${needed} to look at` : this.report.time === null ? "Snapshots" : "Passed"),
            this.report.title].filter(Boolean).join(" – ");
    }

    /** Loads the pictures of the next and the previous case, so that they appear at once. */
    preloadNeighbours() {
        for (const one of [this.list.neighbour(1), this.list.neighbour(-1)]) {
            if (one?.kind !== "picture") continue;
            for (const picture of [one.reference, one.actual]) {
                if (picture?.file) new Image().src = pictureAddress(picture.file);
            }
        }
    }

    toggle(item) {
        if (item.kind === "section") this.closed.set(item.status, item.isOpen);
        else if (item.isOpen) this.openGroups.delete(item.group);
        else this.openGroups.add(item.group);
        this.showList();
    }

    openCase(one, mode) {
        this.go({ case: one }, mode);
        if (isNarrow()) this.viewer.root.focus();
    }

    /** Opens the next or the previous case. Only the first one gets an entry in the history. */
    step(step) {
        const one = this.list.neighbour(step);
        if (one) this.go({ case: one }, this.place.case ? "replace" : "push");
        else announce(step > 0 ? "This is the last snapshot." : "This is the first snapshot.");
    }

    /** Returns from the whole window to the list, or closes the case and moves the focus to its row. */
    close() {
        if (!this.place.case) return;
        if (this.isWhole) return this.go({ whole: false });
        const one = this.place.case;
        this.go({ case: null, whole: false });
        this.list.current = one;
        this.list.revealCurrent(true);
        this.list.current = null;
        this.list.render();
    }

    showGroup(group) {
        this.openGroups.add(group);
        this.showList();
        if (isNarrow()) this.close();
        this.list.revealCurrent(true);
    }

    /** The cases of the current row that can be accepted: the open case, or the group that its row stands for. */
    acceptableOfRow() {
        const item = this.list.items.find(candidate => standsFor(candidate, this.place.case));
        return (item?.cases ?? [this.place.case]).filter(one => one && canBeAccepted(one));
    }

    /** Selects the cases of the current row, or deselects them if all are selected. */
    toggleSelected() {
        const cases = this.acceptableOfRow();
        if (cases.length === 0) {
            return toast(this.place.case ? "This snapshot cannot be accepted." : "No snapshot is open.");
        }
        const isSelected = !cases.every(one => this.selection.has(one));
        this.selection.set(cases, isSelected);
        announce(`${isSelected ? "Selected" : "Deselected"} ${counted(cases.length, "snapshot")}`);
    }

    /** Selects the cases of the current row and opens the next case, for reviewing one after the other. */
    selectAndStep() {
        this.selection.set(this.acceptableOfRow(), true);
        this.step(1);
    }

    selectionChanged() {
        this.list.render();
        this.viewer.updateSelection();
        this.acceptBar.update(this.shown);
    }

    viewerActions() {
        return {
            open: one => this.openCase(one),
            shown: () => this.shown,
            address: one => writePlace({ ...this.place, case: one }),
            step: step => this.step(step),
            showView: view => this.go({ view }, "replace"),
            toggleWhole: () => this.toggleWhole(),
            isWhole: () => this.isWhole,
            showGroup: group => this.showGroup(group),
            filterStatus: status => this.go({ filters: { ...noFilters(), statuses: new Set([status]) } }),
            filterModule: module => this.go({ filters: { ...noFilters(), facets: { module } } }),
        };
    }

    keyActions() {
        const withStage = action => () => this.viewer.stage && action(this.viewer.stage);
        return {
            step: step => this.step(step),
            close: () => this.close(),
            showView: view => this.place.case && this.go({ view }, "replace"),
            toggleSelected: () => this.toggleSelected(),
            selectAndStep: () => this.selectAndStep(),
            copy: () => this.acceptBar.copy(this.place.case),
            nextArea: () => this.viewer.showNextArea(),
            toggleWhole: () => this.toggleWhole(),
            toggleAreas: () => this.viewer.toggleAreas(),
            zoom: factor => this.viewer.stage?.zoomTo(this.viewer.stage.zoom * factor),
            move: (x, y) => this.viewer.stage?.move(x, y),
            fit: withStage(stage => stage.fit()),
            actualPixels: withStage(stage => stage.zoomTo(stage.pixelZoom)),
            swap: () => this.viewer.content?.swap,
        };
    }
}

/** Returns whether the list and the viewer share one column. */
const isNarrow = () => matchMedia("(max-width: 760px)").matches;

/** Shows the result in the tab of the browser. */
function showFavicon(report) {
    const isGood = report.cases.every(one => QUIET_STATUSES.has(one.status));
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">`
        + `<rect width="16" height="16" rx="4" fill="${isGood ? "#18692f" : "#b3211b"}"/>`
        + `<path d="${ICONS[isGood ? "passed" : "changed"]}" fill="none" stroke="#fff" stroke-width="2"/></svg>`;
    document.head.append(element("link", { rel: "icon", href: "data:image/svg+xml," + encodeURIComponent(picture) }));
}

const report = readReport();
showFavicon(report);
new ReportPage(report).start();
