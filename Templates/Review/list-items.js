// The items of the list: sections by status, groups of equal changes, and cases.

const ITEM_HEIGHTS = { section: 38, group: 84, case: 84 };

/** Returns the cases in the order of the list. */
function sortCases(cases, sort) {
    if (sort === "path") return cases;
    const size = one => one.difference ? differingShare(one) : one.kind === "text" && one.text ? 1 : 0;
    return [...cases].sort((left, right) => size(right) - size(left));
}

/**
 * Returns the items of the list, each with its place from the top. `closed` contains the statuses whose sections show
 * no items; `open` contains the groups that show their cases.
 */
function listItems(cases, { closed, open }) {
    const items = [];
    for (const status of STATUS_ORDER) {
        const members = cases.filter(one => one.status === status);
        if (members.length === 0) continue;
        const isOpen = !closed.has(status);
        items.push({ kind: "section", key: "section " + status, status, count: members.length, isOpen });
        if (isOpen) items.push(...sectionItems(members, open));
    }
    return placed(items);
}

/** The items of one section. A group is an item at the place of its first case, followed by its cases if it is open. */
function sectionItems(members, open) {
    const groups = groupCases(members);
    const items = [];
    for (const one of members) {
        const group = groups.get(one.group);
        if (!group) items.push({ kind: "case", key: one.path, case: one });
        else if (group[0] === one) items.push(...groupItems(group, open.has(one.group)));
    }
    return items;
}

function groupItems(cases, isOpen) {
    const id = cases[0].group;
    const head = { kind: "group", key: "group " + id, group: id, cases, case: cases[0], isOpen };
    return [head, ...(isOpen ? cases.map(one => ({ kind: "case", key: one.path, case: one, inGroup: true })) : [])];
}

function placed(items) {
    let top = 0;
    for (const item of items) {
        item.top = top;
        item.height = ITEM_HEIGHTS[item.kind];
        top += item.height;
    }
    return items;
}

/** Returns whether an item stands for a case when the keyboard walks through the list. An open group does not. */
const isStop = item => item.kind === "case" || (item.kind === "group" && !item.isOpen);

/** Returns whether an item stands for this case. */
const standsFor = (item, one) =>
    one !== null && isStop(item) && (item.case === one || (item.kind === "group" && item.cases.includes(one)));
