// The pages of a gallery work without scripts; these add search, filters, themes and a larger view of the pictures.

/** Returns the numbers of the values that a picture has on each axis. */
const placesOf = target => (target.dataset.places || "").split(" ");

/** Connects the search field, the menus and the switch on the page with all entries. */
function connectIndex() {
    const cards = [...document.querySelectorAll(".card")];
    const search = byId("search");
    const gaps = byId("gaps");
    const menus = [...document.querySelectorAll("select[data-axis]")];
    const all = byId("counts").textContent;
    for (const card of cards) card.words = card.dataset.words.toLowerCase();

    function show() {
        const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
        for (const card of cards) {
            const isFound = words.every(word => card.words.includes(word));
            card.hidden = !isFound || Boolean(gaps?.checked && !("gaps" in card.dataset));
        }
        for (const module of document.querySelectorAll(".module")) {
            module.hidden = module.querySelector(".card:not([hidden])") === null;
        }
        const shown = cards.filter(card => !card.hidden).length;
        byId("nothing").hidden = shown > 0;
        const text = shown === cards.length ? all : `${numbers.format(shown)} of ${counted(cards.length, "entry", "entries")}`;
        if (byId("counts").textContent !== text) announce(text);
        byId("counts").textContent = text;
    }

    /** Shows the picture on each card that has most of the chosen values. */
    function choosePictures() {
        const wanted = menus.map(menu => [menu.dataset.axis, menu.value]).filter(([, value]) => value !== "");
        const score = picture => {
            const places = placesOf(picture);
            return wanted.filter(([axis, value]) => places[axis] === value).length;
        };
        for (const card of cards) {
            const pictures = [...card.querySelectorAll("img")];
            const best = pictures.reduce((best, next) => best && score(best) >= score(next) ? best : next, null);
            for (const picture of pictures) picture.hidden = picture !== best;
        }
    }

    search.addEventListener("input", show);
    gaps?.addEventListener("change", show);
    for (const menu of menus) {
        restore(menu);
        menu.addEventListener("change", () => {
            storeSetting(settingOf(menu), menu.selectedOptions[0].textContent);
            choosePictures();
        });
    }
    byId("clear").addEventListener("click", () => {
        search.value = "";
        if (gaps) gaps.checked = false;
        show();
        search.focus();
    });
    document.addEventListener("keydown", event => {
        if (event.key === "/" && event.target !== search && !event.ctrlKey && !event.metaKey && !event.altKey) {
            event.preventDefault();
            search.select();
            search.focus();
        } else if (event.key === "Escape" && event.target === search) {
            search.value = "";
            show();
        }
    });
    show();
    choosePictures();
}

/** Returns the key under which the browser keeps the choice of a menu. */
const settingOf = menu => `gallery.${menu.closest("label").querySelector("span").textContent}`;

/** Chooses the option that was chosen last time, if there still is one. */
function restore(menu) {
    const text = storedSetting(settingOf(menu));
    const option = [...menu.options].find(option => option.textContent === text);
    if (option) menu.value = option.value;
}

/** Connects the switches and the pictures on the page of an entry. */
function connectEntry() {
    const shots = [...document.querySelectorAll(".shot")];
    const switches = [...document.querySelectorAll("input[data-axis]")];
    const samples = document.querySelector(".samples");

    function show() {
        const hidden = new Set(switches.filter(one => !one.checked).map(one => `${one.dataset.axis} ${one.value}`));
        for (const shot of shots) shot.hidden = placesOf(shot).some((place, axis) => hidden.has(`${axis} ${place}`));
        byId("nothing").hidden = shots.some(shot => !shot.hidden);
        samples.hidden = !byId("nothing").hidden;
    }

    for (const one of switches) one.addEventListener("change", show);
    byId("clear").addEventListener("click", () => {
        for (const one of switches) one.checked = true;
        show();
        switches[0]?.focus();
    });
    connectChoice("size", value => { samples.dataset.size = value; });
    connectChoice("arrangement", value => { samples.dataset.arrangement = value; });
    document.addEventListener("keydown", event => {
        if (byId("lightbox").open || event.target.closest("input, select, pre")) return;
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === "ArrowLeft") byId("previous")?.click();
        if (event.key === "ArrowRight") byId("next")?.click();
    });
    connectLightbox(() => shots.filter(shot => !shot.hidden && shot.querySelector(".picture")));
    show();
}

/** Connects a group of radio buttons, whose choice the browser keeps. */
function connectChoice(name, apply) {
    const buttons = [...document.querySelectorAll(`input[name="${name}"]`)];
    const stored = buttons.find(one => one.value === storedSetting(`gallery.${name}`));
    if (stored) stored.checked = true;
    for (const one of buttons) {
        one.addEventListener("change", () => {
            storeSetting(`gallery.${name}`, one.value);
            apply(one.value);
        });
    }
    const checked = buttons.find(one => one.checked);
    if (checked) apply(checked.value);
}

/** Shows pictures in a dialog, in which the arrow keys lead to the next ones. */
function connectLightbox(visibleShots) {
    const dialog = byId("lightbox");
    const picture = element("img", { alt: "" });
    const stage = element("div", { class: "lightbox-stage", tabindex: "0", role: "group", "aria-label": "Picture" }, picture);
    const caption = element("p", { class: "lightbox-caption" });
    const file = element("a", { class: "button" }, "Open the file");
    const whole = button("Actual size", null, () => setActual(!stage.classList.contains("actual")));
    let shots = [];
    let current = 0;

    function setActual(isActual) {
        stage.classList.toggle("actual", isActual);
        whole.setAttribute("aria-pressed", String(isActual));
    }

    function show(index) {
        current = (index + shots.length) % shots.length;
        const link = shots[current].querySelector(".picture");
        const image = link.querySelector("img");
        picture.src = image.src;
        picture.alt = image.alt;
        picture.width = Number(image.getAttribute("width"));
        picture.height = Number(image.getAttribute("height"));
        file.href = link.href;
        caption.replaceChildren(name(image.alt), element("span", { class: "usual" },
            `${link.dataset.size} pixels, ${current + 1} of ${shots.length}`));
        stage.scrollTo(0, 0);
    }

    dialog.append(
        element("div", { class: "lightbox-bar" }, caption,
            element("div", { class: "lightbox-buttons" },
                iconButton("Previous picture", "back", () => show(current - 1)),
                iconButton("Next picture", "open", () => show(current + 1)),
                whole, file, iconButton("Close", "failed", () => dialog.close()))),
        stage);
    picture.addEventListener("click", () => setActual(!stage.classList.contains("actual")));
    dialog.addEventListener("click", event => {
        if (event.target === stage) dialog.close();
    });
    dialog.addEventListener("keydown", event => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (step && !stage.classList.contains("actual")) {
            event.preventDefault();
            show(current + step);
        }
    });
    dialog.addEventListener("close", () => shots[current]?.querySelector(".picture").focus());
    for (const link of document.querySelectorAll(".picture")) {
        link.addEventListener("click", event => {
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            shots = visibleShots();
            setActual(false);
            show(shots.indexOf(link.closest(".shot")));
            dialog.showModal();
            stage.focus();
        });
    }
}

connectTheme();
document.documentElement.classList.add("scripted");
if (byId("search")) connectIndex();
else connectEntry();
