// The stage: pictures that are zoomed and moved together.

const LARGEST_ZOOM = 32;
const SMALLEST_ZOOM = 0.02;
const MARGIN = 12;
const CAPTION_HEIGHT = 40;

/**
 * One or two panels that show planes of the same size at the same place. A plane contains pictures, whose places are
 * parts of its size: zooming only sets the size and place of the planes.
 */
class Stage {
    /**
     * Makes a stage.
     *
     * - size: the size of the plane in pixels of the pictures.
     * - panels: the elements that show a plane; those with the class `layer` share a panel.
     */
    constructor(root, size, panels, changed) {
        this.root = root;
        this.size = size;
        this.panels = panels;
        this.planes = panels.map(panel => [...panel.querySelectorAll(".plane")]).flat();
        this.changed = changed;
        this.isFitted = true;
        this.pointers = new Map();
        this.connect();
    }

    connect() {
        this.observer = new ResizeObserver(() => this.resized());
        this.observer.observe(this.root);
        for (const panel of this.panels) {
            panel.addEventListener("wheel", event => this.wheel(event, panel), { passive: false });
            panel.addEventListener("pointerdown", event => this.pointerDown(event, panel));
            panel.addEventListener("pointermove", event => this.pointerMoved(event, panel));
            for (const end of ["pointerup", "pointercancel"]) {
                panel.addEventListener(end, event => this.pointers.delete(event.pointerId));
            }
            panel.addEventListener("dblclick", event => this.doubleClicked(event, panel));
        }
    }

    /** Ends the observation of the stage's size. */
    close() {
        this.observer.disconnect();
    }

    resized() {
        this.arrange();
        if (this.isFitted) this.fit();
        else this.show();
    }

    /** Puts two panels beside or below each other, whichever shows larger pictures. */
    arrange() {
        const { clientWidth, clientHeight } = this.root;
        const beside = Math.min(clientWidth / 2 / this.size.width, clientHeight / this.size.height);
        const below = Math.min(clientWidth / this.size.width, clientHeight / 2 / this.size.height);
        this.root.classList.toggle("below", below > beside);
    }

    /** The size of a panel. */
    get room() {
        return { width: this.panels[0].clientWidth, height: this.panels[0].clientHeight };
    }

    /** The zoom at which one pixel of a picture is one pixel of the screen. */
    get pixelZoom() {
        return 1 / devicePixelRatio;
    }

    /** Shows the whole pictures, below the captions. Small ones are enlarged by a whole number. */
    fit() {
        const { width, height } = this.room;
        const zoom = Math.min((width - 2 * MARGIN) / this.size.width,
            (height - CAPTION_HEIGHT - MARGIN) / this.size.height);
        this.isFitted = true;
        this.zoom = zoom <= 1 ? Math.max(zoom, SMALLEST_ZOOM) : Math.min(Math.floor(zoom), 4);
        this.x = (width - this.size.width * this.zoom) / 2;
        this.y = CAPTION_HEIGHT + (height - CAPTION_HEIGHT - MARGIN - this.size.height * this.zoom) / 2;
        this.show();
    }

    /** Changes the zoom, keeping the point of a panel where it is; by default the centre. */
    zoomTo(zoom, point = { x: this.room.width / 2, y: this.room.height / 2 }) {
        const target = clamp(zoom, SMALLEST_ZOOM, LARGEST_ZOOM);
        this.x = point.x - (point.x - this.x) * target / this.zoom;
        this.y = point.y - (point.y - this.y) * target / this.zoom;
        this.zoom = target;
        this.isFitted = false;
        this.show();
    }

    /** Moves the pictures. */
    move(x, y) {
        this.x += x;
        this.y += y;
        this.isFitted = false;
        this.show();
    }

    /** What is in the centre and how large, for another stage; nothing if the whole pictures are shown. */
    centre() {
        if (this.isFitted) return null;
        const { width, height } = this.room;
        return { x: (width / 2 - this.x) / this.zoom, y: (height / 2 - this.y) / this.zoom, zoom: this.zoom };
    }

    /** Shows what another stage had in its centre. */
    lookAt({ x, y, zoom }) {
        this.zoom = zoom;
        this.x = this.room.width / 2 - x * zoom;
        this.y = this.room.height / 2 - y * zoom;
        this.isFitted = false;
        this.show();
    }

    /** Shows a part of the pictures, with some space around it. */
    showArea(box) {
        const { width, height } = this.room;
        const zoom = Math.min(width / (box.width * 2 + 40), height / (box.height * 2 + 40), 8);
        this.lookAt({ x: box.left + box.width / 2, y: box.top + box.height / 2, zoom: Math.max(zoom, SMALLEST_ZOOM) });
    }

    show() {
        this.keepInSight();
        // On whole pixels of the screen, edges of two pictures do not differ.
        const whole = length => Math.round(length * devicePixelRatio) / devicePixelRatio;
        for (const plane of this.planes) {
            plane.style.width = `${Math.max(whole(this.size.width * this.zoom), 1)}px`;
            plane.style.height = `${Math.max(whole(this.size.height * this.zoom), 1)}px`;
            plane.style.transform = `translate(${whole(this.x)}px, ${whole(this.y)}px)`;
        }
        // Enlarged pixels have sharp edges.
        this.root.classList.toggle("pixelated", this.zoom * devicePixelRatio >= 2);
        this.changed();
    }

    /** The horizontal part of a panel that shows the pictures. */
    visiblePart() {
        const left = Math.max(0, this.x);
        const right = Math.min(this.room.width, this.x + this.size.width * this.zoom);
        return { left, width: right - left };
    }

    /** Prevents that the pictures are moved out of the panels. */
    keepInSight() {
        const { width, height } = this.room;
        const rest = 48;
        this.x = clamp(this.x, rest - this.size.width * this.zoom, width - rest);
        this.y = clamp(this.y, rest - this.size.height * this.zoom, height - rest);
    }

    /** A wheel moves the pictures; with Control or Command, or by pinching on a trackpad, it zooms. */
    wheel(event, panel) {
        event.preventDefault();
        if (event.ctrlKey || event.metaKey) {
            this.zoomTo(this.zoom * Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.005)), pointIn(panel, event));
        } else {
            const factor = event.deltaMode ? 24 : 1;
            this.move(-event.deltaX * factor, -event.deltaY * factor);
        }
    }

    pointerDown(event, panel) {
        if (event.button !== 0 || event.target.closest("button, input, .divider")) return;
        panel.setPointerCapture(event.pointerId);
        this.pointers.set(event.pointerId, pointIn(panel, event));
    }

    /** One pointer moves the pictures, two pointers zoom. */
    pointerMoved(event, panel) {
        const before = this.pointers.get(event.pointerId);
        if (!before) return;
        const now = pointIn(panel, event);
        const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
        this.pointers.set(event.pointerId, now);
        if (other) this.zoomTo(this.zoom * distance(now, other) / Math.max(distance(before, other), 1), other);
        else this.move(now.x - before.x, now.y - before.y);
    }

    doubleClicked(event, panel) {
        if (event.target.closest("button, input, .divider")) return;
        if (this.isFitted) this.zoomTo(Math.max(this.pixelZoom, this.zoom * 2), pointIn(panel, event));
        else this.fit();
    }
}

const clamp = (value, low, high) => Math.min(Math.max(value, low), Math.max(low, high));

const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/** The point of an event in an element. */
function pointIn(target, event) {
    const box = target.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
}
