"""A headless Chromium that is driven through a pipe by the DevTools protocol; needs nothing but Python."""

import base64
import json
import os
import queue
import shutil
import subprocess
import tempfile
import threading

FLAGS = [
    "--headless", "--disable-gpu", "--disable-extensions", "--disable-background-networking", "--mute-audio",
    "--no-first-run", "--disable-lcd-text", "--font-render-hinting=none", "--force-color-profile=srgb",
    "--host-resolver-rules=MAP * ~NOTFOUND", "--remote-debugging-pipe",
]
CANDIDATES = [
    "/usr/lib/chromium/chromium-headless-shell", "chromium-headless-shell", "chromium", "chromium-browser",
    "google-chrome", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]
# A wait ends with an error after this time. It is no measure of the page's speed.
PATIENCE = 60


def find_browser():
    """Returns the path of a Chromium, or None."""
    candidates = [os.environ.get("CHROMIUM"), *CANDIDATES]
    return next((path for candidate in candidates if candidate and (path := shutil.which(candidate))), None)


class Browser:
    """A process of Chromium with an empty profile."""

    def __init__(self, executable):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        flags = FLAGS + ["--user-data-dir=" + self.profile.name] + (["--no-sandbox"] if os.geteuid() == 0 else [])
        # The browser reads from descriptor 3 and writes to 4.
        self.process = subprocess.Popen(
            ["sh", "-c", 'exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null', executable, *flags],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.last = 0
        self.replies = {}
        self.pages = {}
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        """Passes messages on until the browser ends."""
        rest = b""
        while chunk := os.read(self.process.stdout.fileno(), 1 << 20):
            *messages, rest = (rest + chunk).split(b"\0")
            for message in map(json.loads, messages):
                if "id" in message:
                    self.replies.pop(message["id"]).put(message)
                elif page := self.pages.get(message.get("sessionId")):
                    page.happened(message)

    def call(self, method, session=None, **parameters):
        """Calls a method of the protocol and returns its result."""
        self.last += 1
        number, reply = self.last, queue.Queue()
        self.replies[number] = reply
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        self.process.stdin.write(json.dumps(message).encode() + b"\0")
        self.process.stdin.flush()
        answer = reply.get(timeout=PATIENCE)
        if "error" in answer:
            raise RuntimeError("%s: %s" % (method, answer["error"]["message"]))
        return answer["result"]

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=PATIENCE)
        self.process.stdout.close()
        self.profile.cleanup()


class Page:
    """A tab, with a list of the addresses that it has loaded and one of its errors."""

    KEYS = {"Enter": "\r", " ": " "}
    CODES = {
        "ArrowDown": 40, "ArrowUp": 38, "ArrowLeft": 37, "ArrowRight": 39, "Escape": 27, "Tab": 9, "Enter": 13, " ": 32,
    }

    def __init__(self, browser):
        self.browser = browser
        self.context = browser.call("Target.createBrowserContext")["browserContextId"]
        self.target = browser.call("Target.createTarget", url="about:blank", browserContextId=self.context)["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        self.loaded, self.errors, self.opened = [], [], 0
        browser.pages[self.session] = self
        for domain in ["Page", "Runtime", "Network", "Log"]:
            self.call(domain + ".enable")

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def close(self):
        self.browser.pages.pop(self.session)
        self.browser.call("Target.disposeBrowserContext", browserContextId=self.context)

    def happened(self, message):
        parameters = message["params"]
        if message["method"] == "Network.requestWillBeSent":
            self.loaded.append(parameters["request"]["url"])
        elif message["method"] == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description") or details["text"])
        elif message["method"] == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            self.errors.append(parameters["entry"]["text"])

    def show(self, width, height, dark=False, reduced_motion=False, scale=1):
        """Sets the size of the window and the preferences of the reader."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale,
                  mobile=width < 600)
        self.call("Emulation.setTouchEmulationEnabled", enabled=width < 600)
        self.call("Emulation.setEmulatedMedia", media="screen", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if reduced_motion else "no-preference"}])

    def open(self, address):
        """Loads a page from the beginning, also if only the hash of its address differs from the one before."""
        self.opened += 1
        file, _, place = address.partition("#")
        self.call("Page.navigate", url="%s?%d%s" % (file, self.opened, "#" + place if place else ""))
        self.wait("document.readyState === 'complete'")

    def run(self, expression):
        """Evaluates an expression, also an asynchronous one, and returns its value."""
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True,
                           userGesture=True)
        if "exceptionDetails" in result:
            raise RuntimeError("%s: %s" % (expression, result["exceptionDetails"]["exception"].get("description")))
        return result["result"].get("value")

    def wait(self, expression):
        """Waits until an expression is true."""
        deadline = threading.Event()
        timer = threading.Timer(PATIENCE, deadline.set)
        timer.start()
        try:
            while not self.run(expression):
                if deadline.wait(0.02):
                    raise TimeoutError(expression)
        finally:
            timer.cancel()

    def settle(self):
        """Waits for two frames, in which the page reacts to scrolling and to its size."""
        self.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def press(self, *keys, shift=False):
        """Presses keys one after the other, as a person does."""
        for key in keys:
            text = key if len(key) == 1 else self.KEYS.get(key)
            event = {"key": key, "modifiers": 8 if shift else 0, "windowsVirtualKeyCode": self.CODES.get(key, 0),
                     "code": key if len(key) > 1 else ""}
            self.call("Input.dispatchKeyEvent", type="keyDown", **event, **({"text": text} if text else {}))
            self.call("Input.dispatchKeyEvent", type="keyUp", **event)

    def type(self, text):
        self.call("Input.insertText", text=text)

    def place(self, selector):
        """Scrolls to an element and returns its centre."""
        box = self.run("""(() => {
            const found = document.querySelector(%s);
            if (!found) return null;
            found.scrollIntoView({ block: "nearest", inline: "nearest" });
            const box = found.getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2];
        })()""" % json.dumps(selector))
        if box is None:
            raise LookupError(selector)
        return box

    def click(self, selector):
        """Clicks the centre of an element with the mouse."""
        x, y = self.place(selector)
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)

    def drag(self, selector, right, down=0):
        """Drags an element, or what it shows, with the mouse."""
        x, y = self.place(selector)
        self.mouse("mousePressed", x, y)
        for part in (0.5, 1):
            self.mouse("mouseMoved", x + right * part, y + down * part)
        self.mouse("mouseReleased", x + right, y + down)

    def mouse(self, type, x, y):
        self.call("Input.dispatchMouseEvent", type=type, x=x, y=y, button="left", clickCount=1,
                  buttons=0 if type == "mouseReleased" else 1)

    def pinch(self, selector, before, after):
        """Moves two fingers on an element from one distance to another."""
        x, y = self.place(selector)
        points = lambda distance: [{"x": x - distance / 2, "y": y, "id": 0}, {"x": x + distance / 2, "y": y, "id": 1}]
        self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=points(before))
        self.call("Input.dispatchTouchEvent", type="touchMove", touchPoints=points((before + after) / 2))
        self.call("Input.dispatchTouchEvent", type="touchMove", touchPoints=points(after))
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def wheel(self, selector, down, control=False):
        x, y = self.place(selector)
        self.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=down,
                  modifiers=2 if control else 0)

    def picture(self, path):
        """Writes what the page shows as a PNG file."""
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
