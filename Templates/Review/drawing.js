// Pictures, in canvases of the size that they have on the screen. An element of an image would keep the whole picture in
// memory, which is 12 MB for that of a phone, also for some time after it has been removed.

/** The small pictures that are drawn one after the other, so that one picture at a time takes memory. */
let drawing = Promise.resolve();

/** Makes a small picture, or one of a part. */
function smallPicture({ file }, className = "", part = null) {
    const canvas = element("canvas", { class: className, "aria-hidden": "true", width: 0, height: 0 });
    drawing = drawing.then(() => drawSmall(canvas, file, part)).catch(() => canvas.replaceWith(icon("failed")));
    return canvas;
}

async function drawSmall(canvas, file, part) {
    // The reader may have scrolled on.
    if (!canvas.isConnected) return;
    const image = await loadPicture(file);
    const { width, height } = part ?? { width: image.naturalWidth, height: image.naturalHeight };
    const scale = devicePixelRatio * Math.max(canvas.clientWidth / width, canvas.clientHeight / height);
    showBitmap(canvas, await scaledBitmap(image, scale, part));
}

/** Loads a picture, without decoding it. */
function loadPicture(file) {
    const image = new Image();
    return new Promise((done, fail) =>
        Object.assign(image, { onload: () => done(image), onerror: fail, src: pictureAddress(file) }));
}

/** Scales a picture or a part of it down. Unlike drawing the element, this leaves no decoded picture in memory. */
function scaledBitmap(image, scale, part = null) {
    const { left, top, width, height } = part ?? { left: 0, top: 0, width: image.naturalWidth, height: image.naturalHeight };
    const size = side => Math.max(1, Math.round(side * Math.min(scale, 1)));
    // Browsers do not count decoded pictures when they decide to collect garbage, but they count buffers. This one is not
    // written to, so that it takes no memory.
    new ArrayBuffer(Math.min(8 * image.naturalWidth * image.naturalHeight, 100_000_000));
    return createImageBitmap(image, left, top, width, height,
        { resizeWidth: size(width), resizeHeight: size(height), resizeQuality: "medium" });
}

function showBitmap(canvas, bitmap) {
    [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    canvas.getContext("bitmaprenderer").transferFromImageBitmap(bitmap);
}

/** The pictures of the open case, which are the same canvases in all of its views. */
class CasePictures {
    constructor() {
        this.pictures = new Map();
        this.scale = 0;
        this.timer = 0;
    }

    /** Returns the canvas of one side of a case, which is empty until it is drawn. */
    canvas(version, label) {
        if (!this.pictures.has(version)) {
            const canvas = element("canvas", { role: "img", "aria-label": label, width: 0, height: 0 });
            this.pictures.set(version, { canvas, image: loadPicture(version.file), scale: 0 });
        }
        return this.pictures.get(version).canvas;
    }

    /** Draws the pictures at a scale; those that are there already when the reader stops to zoom. */
    show(scale) {
        this.scale = Math.min(scale, 1);
        clearTimeout(this.timer);
        if ([...this.pictures.values()].some(picture => picture.scale === 0)) this.draw();
        else this.timer = setTimeout(() => this.draw(), 120);
    }

    /** Draws all at once, because a picture that appears later than another one looks like a change. */
    async draw() {
        const scale = this.scale;
        const outdated = [...this.pictures].filter(([, picture]) => picture.scale !== scale);
        for (const [, picture] of outdated) picture.scale = scale;
        const bitmaps = await Promise.all(outdated.map(([{ file }, picture]) => this.bitmap(file, picture, scale)));
        outdated.forEach(([version, picture], index) => {
            const isWanted = this.pictures.get(version) === picture && picture.scale === scale;
            if (isWanted && bitmaps[index]) showBitmap(picture.canvas, bitmaps[index]);
        });
    }

    async bitmap(file, picture, scale) {
        try {
            return await scaledBitmap(await picture.image, scale);
        } catch {
            picture.canvas.replaceWith(element("p", { class: "missing" }, "This picture is missing: ", name(file)));
            return null;
        }
    }

    /** Frees the memory of the pictures at once. */
    close() {
        clearTimeout(this.timer);
        for (const { canvas } of this.pictures.values()) canvas.width = 0;
        this.pictures.clear();
    }
}

const casePictures = new CasePictures();
