// Filters: which cases are shown, and the controls for that.

/** Returns the cases that match all filters, except for the facet or status that `except` names. */
function filterCases(report, filters, except = null) {
    const words = filters.q.toLowerCase().split(/\s+/).filter(Boolean);
    const facets = report.facets.filter(facet => facet.key !== except && filters.facets[facet.key] !== undefined);
    const statuses = except === "status" ? new Set() : filters.statuses;
    return report.cases.filter(one =>
        (statuses.size === 0 || statuses.has(one.status))
        && facets.every(facet => (facet.value(one) ?? "") === filters.facets[facet.key])
        && words.every(word => one.searchText.includes(word)));
}

/** Returns the filters that show everything. */
const noFilters = () => ({ q: "", statuses: new Set(), facets: {} });

/** Returns whether filters hide anything. */
const isFiltered = filters =>
    filters.q !== "" || filters.statuses.size > 0 || Object.keys(filters.facets).length > 0;

/** Counts how often each value occurs, in the natural order of the values. */
function countValues(cases, value) {
    const counts = new Map();
    for (const one of cases) {
        const key = value(one) ?? "";
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const order = new Intl.Collator("en", { numeric: true }).compare;
    return [...counts].sort(([left], [right]) => order(left, right));
}

/** The controls above the list. */
class FilterControls {
    /** Makes the controls; `change` is called with a function that changes the filters, and how to record it. */
    constructor(report, change) {
        this.report = report;
        this.change = change;
        this.filters = noFilters();
        this.connectSearch();
        this.makeStatuses();
        this.makeFacets();
        byId("clear-filters").addEventListener("click", () => this.change(() => noFilters()));
    }

    connectSearch() {
        const search = byId("search");
        search.addEventListener("input", () => this.change(filters => ({ ...filters, q: search.value }), "replace"));
    }

    makeStatuses() {
        const present = STATUS_ORDER.filter(status => this.report.cases.some(one => one.status === status));
        this.chips = new Map(present.map(status => [status, this.makeStatus(status)]));
        byId("statuses").append(...this.chips.values());
    }

    makeStatus(status) {
        return element("button", {
            type: "button", class: "chip", "data-status": status, click: () => this.toggleStatus(status),
        }, icon(status), element("span", {}, STATUSES[status].label), element("span", { class: "chip-count" }));
    }

    toggleStatus(status) {
        this.change(filters => {
            const statuses = new Set(filters.statuses);
            if (!statuses.delete(status)) statuses.add(status);
            return { ...filters, statuses };
        });
    }

    makeFacets() {
        this.selects = new Map(this.report.facets.map(facet => [facet.key, this.makeFacet(facet)]));
        byId("facets").append(...this.report.facets.map(facet =>
            element("label", { class: "facet" }, element("span", {}, facet.label), this.selects.get(facet.key))));
        const more = byId("more-filters");
        more.hidden = this.report.facets.length === 0;
        more.addEventListener("click", () => this.showFacets(byId("facets").hidden));
    }

    makeFacet(facet) {
        const select = element("select", { name: facet.key });
        select.addEventListener("change", () => this.change(filters => {
            const facets = { ...filters.facets };
            if (select.selectedIndex === 0) delete facets[facet.key];
            else facets[facet.key] = select.value;
            return { ...filters, facets };
        }));
        return select;
    }

    showFacets(shown) {
        byId("facets").hidden = !shown;
        byId("more-filters").setAttribute("aria-expanded", String(shown));
        this.updateFacets();
    }

    /** Shows the filters, with the number of cases that each of their values would leave. */
    update(filters, shownCount) {
        const search = byId("search");
        // Setting the value moves the cursor, also if the text is the same.
        if (search.value !== filters.q) search.value = filters.q;
        this.updateStatuses(filters);
        this.filters = filters;
        this.updateFacets();
        this.updateSummary(filters, shownCount);
    }

    updateStatuses(filters) {
        const counts = new Map(countValues(filterCases(this.report, filters, "status"), one => one.status));
        for (const [status, chip] of this.chips) {
            chip.setAttribute("aria-pressed", String(filters.statuses.has(status)));
            chip.querySelector(".chip-count").textContent = numbers.format(counts.get(status) ?? 0);
        }
    }

    /** Shows the values of the facets, of which thousands may exist, only while they can be seen. */
    updateFacets() {
        if (byId("facets").hidden) return;
        for (const facet of this.report.facets) this.updateFacet(facet, this.filters);
    }

    updateFacet(facet, filters) {
        const select = this.selects.get(facet.key);
        const chosen = filters.facets[facet.key];
        const counts = countValues(filterCases(this.report, filters, facet.key), facet.value);
        if (chosen !== undefined && !counts.some(([value]) => value === chosen)) counts.push([chosen, 0]);
        select.replaceChildren(
            element("option", { value: "" }, "All"),
            ...counts.map(([value, count]) =>
                element("option", { value }, `${value === "" ? "(none)" : value} (${numbers.format(count)})`)));
        select.selectedIndex = chosen === undefined ? 0 : 1 + counts.findIndex(([value]) => value === chosen);
    }

    updateSummary(filters, shownCount) {
        const active = Object.keys(filters.facets).length;
        byId("more-filters").replaceChildren(icon("filter"),
            element("span", {}, active ? `Filters (${active})` : "Filters"));
        byId("clear-filters").hidden = !isFiltered(filters);
        const total = this.report.cases.length;
        byId("count").textContent = isFiltered(filters)
            ? `${numbers.format(shownCount)} of ${counted(total, "snapshot")}`
            : counted(total, "snapshot");
    }
}
