// Light, dark, or as the system has it.

const THEMES = {
    system: { label: "Colours as in the system", next: "light" },
    light: { label: "Light colours", next: "dark" },
    dark: { label: "Dark colours", next: "system" },
};

/** Applies the stored choice and connects its button. */
function connectTheme() {
    const target = byId("theme");
    let current = storedSetting("theme");
    if (!Object.hasOwn(THEMES, current)) current = "system";
    function show() {
        setAttribute(document.documentElement, "data-theme", current === "system" ? null : current);
        const label = `${THEMES[current].label}. Switch to: ${THEMES[THEMES[current].next].label.toLowerCase()}`;
        target.replaceChildren(icon(current));
        target.setAttribute("aria-label", label);
        target.title = label;
    }
    target.addEventListener("click", () => {
        current = THEMES[current].next;
        storeSetting("theme", current);
        show();
        announce(THEMES[current].label);
    });
    show();
}
