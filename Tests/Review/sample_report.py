"""Reports for the tests of the page: a small one with every kind of case, and a large one."""

import base64
import json
import os
import struct
import zlib

FOLDER = "TravelTests/TravelUI/"
# Names that break pages which paste them into markup, scripts, attributes or commands.
HOSTILE = [
    "</script><script>window.broken = 1</script>", "<img src=x onerror='window.broken = 1'>",
    "\"quoted\" 'it''s' `tick`", "$(touch broken); rm -rf *", "שלום עולם עברית", "\u202egnp.evil",
    "line\u2028separator\nbreak", "esc\u001b[31m red \u0007",
    "&lt;b&gt; {{ report }} %3Cb%3E #status=new", "long " * 120, "__proto__", "constructor", "",
]


def png(path, width, height, color, spots=()):
    """Writes a picture of one colour, with or without alpha, with spots: (left, top, width, height, colour)."""
    channels = len(color)
    rows = [bytearray(bytes(color) * width) for _ in range(height)]
    for left, top, spot_width, spot_height, spot in spots:
        for y in range(top, top + spot_height):
            rows[y][left * channels:(left + spot_width) * channels] = bytes(spot) * spot_width
    data = b"".join(b"\0" + bytes(row) for row in rows)
    header = struct.pack(">IIBBBBB", width, height, 8, 2 if channels == 3 else 6, 0, 0, 0)
    chunks = [(b"IHDR", header), (b"IDAT", zlib.compress(data)), (b"IEND", b"")]
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        for name, content in chunks:
            file.write(struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content)))


class Sample:
    """A report in the making, in a folder with its pictures."""

    def __init__(self, folder):
        self.folder = folder
        self.cases = []
        os.makedirs(os.path.join(folder, "images"), exist_ok=True)

    def picture(self, name, width, height, *arguments):
        file = "images/%s.png" % name
        path = os.path.join(self.folder, file)
        if not os.path.exists(path):
            png(path, width, height, *arguments)
        return {"file": file, "bytes": os.path.getsize(path), "width": width, "height": height, "hash": "1f0c9e6a"}

    def add(self, status, entry, environment="", path=None, **values):
        case = {
            "path": path or "%s%s-%s.1.png" % (FOLDER, entry, environment), "status": status, "recorded": False,
            "module": "TravelUI", "entry": entry, "sample": "1",
            "source": {"path": "Sources/%s.swift" % entry, "line": 12},
            "test": "TravelSnapshotTests/test%s" % entry, "batch": "devices", "environment": environment, "axes": {},
            "kind": "picture", "reference": None, "actual": None, "difference": None, "text": None, "reason": None,
            "group": None, "duration": 120,
        }
        case.update(values)
        case["acceptable"] = bool(status in ("changed", "new") and case["actual"] and not case["recorded"])
        self.cases.append(case)
        return case

    def changed(self, entry, environment, name="shift", size=(160, 240), actual_size=None, **values):
        """Adds a changed picture with two changed areas."""
        actual_size = actual_size or size
        boxes = [{"left": 20, "top": 30, "width": 40, "height": 20},
                 {"left": 90, "top": 100, "width": 30, "height": 30}]
        spots = [(box["left"], box["top"], box["width"], box["height"], (220, 60, 40)) for box in boxes]
        plane = (max(size[0], actual_size[0]), max(size[1], actual_size[1]))
        tag = "%s-%dx%d" % (name, *actual_size)
        return self.add(
            "changed", entry, environment,
            reference=self.picture("reference-%dx%d" % size, *size, (240, 244, 250)),
            actual=self.picture("actual-" + tag, *actual_size, (240, 244, 250), spots),
            difference=dict(
                differing=1800, perceptible=1700, profiles=None, perceptualPrecision=0.412, changed=1700, antialiased=12, share=1700 / (plane[0] * plane[1]), largest=0.31, boxes=boxes,
                sameSize=size == actual_size),
            **values)

    def report(self, **values):
        groups = sorted({case["group"] for case in self.cases if case["group"]})
        return {
            "schema": "snapgen.report/1", "title": "Travel", "base": "main@1f0c9e6", "head": None,
            "time": 1763815816131, "summary": {}, "cases": self.cases, "diagnostics": [],
            "groups": [{"id": group, "cases": sum(case["group"] == group for case in self.cases)} for group in groups],
            **values,
        }


def text_lines():
    lines = [{"kind": "same", "old": line, "new": line, "text": '  "key%d": true,' % line} for line in range(1, 21)]
    lines += [{"kind": "removed", "old": 21, "new": None, "text": '  "price": 129,'},
              {"kind": "added", "old": None, "new": 21, "text": '  "price": 139,'},
              {"kind": "added", "old": None, "new": 22, "text": "</td><script>window.broken = 1</script>"}]
    return lines + [{"kind": "same", "old": number, "new": number + 1, "text": "}"} for number in range(22, 24)]


def small(folder):
    """Returns a report with every status, both kinds and a group of equal changes."""
    sample = Sample(folder)
    for device in ["iPhone13", "iPhoneSe"]:
        for theme in ["light", "dark"]:
            sample.changed("Booking", "%s-%s" % (device, theme), group="tint", axes={"device": device, "theme": theme})
    sample.changed("Hotels", "iPhone13-ar", actual_size=(160, 280), axes={"device": "iPhone13", "locale": "ar"})
    sample.changed("Banner", "iPhone13", size=(300, 140), batch="wide", axes={"device": "iPhone13"})
    plain = sample.picture("plain", 120, 200, (230, 240, 230))
    sample.add("new", "Map", "iPhone13", actual=plain, module="TravelMaps", axes={"device": "iPhone13"})
    sample.add("new", "Map", "iPhoneSe", actual=plain, module="TravelMaps", recorded=True, axes={"device": "iPhoneSe"})
    sample.add("deleted", None, path=FOLDER + "Old-iPhone13.1.png", reference=plain, module=None, sample=None,
               source=None, test=None, batch=None)
    sample.add("failed", "Weather", "iPhone13", reason="Timeout: </pre><b>'station' did not answer",
               axes={"device": "iPhone13"})
    sample.add("crashed", "Confetti", "iPhone13", reference=plain, reason="The process ended with signal 5.")
    sample.add("skipped", "Watch", "watch", reference=plain, reason="iOS 18 is required.")
    sample.add("outdated", "Profile", "iPhone13", reference=plain, actual=plain)
    sample.add("notRun", "Settings", "iPhone13", reference=plain)
    sample.add("changed", "Quote", "values", path=FOLDER + "Quote.1.txt", kind="text", batch="values",
               reference={"file": "images/quote.txt", "bytes": 90, "width": None, "height": None, "hash": "aa"},
               actual={"file": "images/quote-new.txt", "bytes": 93, "width": None, "height": None, "hash": "ab"},
               text={"lines": text_lines(), "truncated": True})
    for number in range(3):
        sample.add("passed", "Cell%d" % number, "iPhone13", reference=plain, axes={"device": "iPhone13"})
    diagnostic = {"id": "stale", "severity": "warning", "message": "The results are old.", "path": None}
    excerpt = {"path": "Sources/Booking.swift", "line": 12, "first": 10, "lines": [
        "// </script><script>window.broken = 1</script>", "", '#Preview("שלום \u202egnp.evil") {',
        "\tBookingView(%s)" % ("a, " * 90), "}"]}
    return sample.report(diagnostics=[diagnostic], excerpts=[excerpt])


def later(folder):
    """Returns the report of a later run."""
    return {**small(folder), "time": 1763815816132}


def long_paths(folder):
    """Returns a report whose paths are too long for one command."""
    sample = Sample(folder)
    for number in range(400):
        sample.changed("Entry", "iPhone13", path=FOLDER + "long " * 60 + "%d.png" % number)
    return sample.report(base=None)


def hosted(folder):
    """Returns the report of a job, in a page that contains its pictures."""
    sample = Sample(folder)
    case = sample.changed("Booking", "iPhone13")
    with open(os.path.join(folder, case["actual"]["file"]), "rb") as file:
        case["actual"]["file"] = "data:image/png;base64," + base64.b64encode(file.read()).decode()
    return sample.report(base=None, run={"address": "https://github.com/travel/app/actions/runs/17"})


def hostile(folder):
    """Returns a report whose names, paths, reasons and values are meant to break the page."""
    sample = Sample(folder)
    for index, name in enumerate(HOSTILE):
        sample.changed(name, name, path="%d/%s.png" % (index, name), module=name, batch=name, sample=name, reason=name,
                       axes={"device": name, "status": name, "__proto__x": name}, group=name or None,
                       source={"path": name, "line": index}, test=name)
    return sample.report(title=HOSTILE[0], base=HOSTILE[4], diagnostics=[
        {"id": "x", "severity": "error", "message": name, "path": name} for name in HOSTILE])


def large(folder, count=5000):
    """Returns a report with many cases, a few of which have changed."""
    sample = Sample(folder)
    plain = sample.picture("plain", 120, 200, (230, 240, 230))
    for number in range(count):
        environment = "%s-%s" % (["iPhone13", "iPhoneSe", "iPadMini"][number % 3], ["light", "dark"][number % 2])
        values = dict(module="Module%d" % (number % 20), axes=dict(zip(["device", "theme"], environment.split("-"))))
        entry = "Entry%04d" % (number // 6)
        if number % 5 == 0:
            sample.changed(entry, environment, group="tint" if number < 420 else None, **values)
        else:
            sample.add("passed", entry, environment, reference=plain, **values)
    return sample.report()


def distant(folder):
    """Returns a report with texts: one without the lines that are far from its change, and a new one in the page."""
    sample = Sample(folder)
    lines = [{"kind": "same", "old": 41, "new": 41, "text": "a"},
             {"kind": "removed", "old": 42, "new": None, "text": "b"},
             {"kind": "same", "old": 43, "new": 42, "text": "c"}]
    file = {"file": "images/a.txt", "bytes": 9, "width": None, "height": None, "hash": "aa"}
    sample.add("changed", "Quote", kind="text", reference=file, actual=file, text={"lines": lines, "truncated": False})
    embedded = "data:text/plain;base64," + base64.b64encode("größer <b>\n".encode()).decode()
    sample.add("new", "Label", kind="text", actual=dict(file, file=embedded))
    return sample.report()


# Changes by name: the colour of the picture, and that of a part of it.
FAINT = {
    "grey": ((255, 255, 255), (242, 242, 247)), "red": ((255, 59, 48), (255, 56, 60)),
    "level": ((200, 200, 200), (200, 201, 200)), "white": ((255, 255, 255, 255), (255, 255, 255, 0)),
    "black": ((0, 0, 0, 255), (0, 0, 0, 0)), "dark": ((28, 28, 30), (30, 30, 32)),
}


def faint(folder):
    """Returns a report of changes that are hard to see, each in the middle of its picture."""
    sample = Sample(folder)
    box = {"left": 40, "top": 40, "width": 20, "height": 20}
    for name, (old, new) in FAINT.items():
        number = 0 if name in ("level", "dark") else 400
        sample.add(
            "changed", name, change="imperceptible" if number == 0 else "single",
            reference=sample.picture(name + "-old", 100, 100, old),
            actual=sample.picture(name + "-new", 100, 100, old, [(40, 40, 20, 20, new)]),
            difference=dict(differing=400, perceptible=number, profiles=None, perceptualPrecision=0.98, changed=0,
                            antialiased=0, share=0, largest=0.01, boxes=[box], sameSize=True))
    return sample.report()


def compared(folder):
    """Returns a report of two revisions."""
    sample = Sample(folder)
    sample.changed("Booking", "iPhone13")
    return sample.report(base="main@1f0c9e6", head="feature")


def linked(folder):
    """Returns a report that knows the address of the sources, and a source whose name an address has to quote."""
    sample = Sample(folder)
    sample.changed("Booking", "iPhone13", source={"path": "Sources/Booking #.swift", "line": 12})
    return sample.report(sourceURL="https://example.com/blob/1f0c/{path}#L{line}")


def scripted(folder):
    """Returns a report whose address of the sources is a script."""
    sample = Sample(folder)
    sample.changed("Booking", "iPhone13")
    return sample.report(sourceURL="javascript:window.broken = 1//{path}")


def passed(folder):
    """Returns a report in which everything passed."""
    sample = Sample(folder)
    plain = sample.picture("plain", 120, 200, (230, 240, 230))
    for number in range(12):
        sample.add("passed", "Cell%d" % number, "iPhone13", reference=plain)
    return sample.report()


def catalog(folder):
    """Returns a report of references without a run, of two entries in two themes, with a comment and a missing picture."""
    sample = Sample(folder)
    plain = sample.picture("plain", 120, 200, (230, 240, 230))
    for entry, line in [("Hotels", 4), ("Map", 9)]:
        for theme in ["light", "dark"]:
            reference = None if (entry, theme) == ("Map", "dark") else plain
            sample.add("notRun", entry, "iPhone13-" + theme, reference=reference, axes={"theme": theme},
                       source={"path": "Sources/App.swift", "line": line})
    excerpts = [
        {"path": "Sources/App.swift", "line": 4, "first": 1,
         "lines": ["/// A list of </p><b>hotels</b>,", "/// as guests see it.", "@available(iOS 18, *)", "#Preview {", "}"]},
        {"path": "Sources/App.swift", "line": 9, "first": 7, "lines": ["/// Of another view.", "let size = 1", "#Preview {"]},
    ]
    return sample.report(base=None, time=None, excerpts=excerpts)


def write(folder, report, page):
    """Writes a report into a folder as 'index.html', with a function that makes the page of a title and JSON."""
    with open(os.path.join(folder, "index.html"), "w", encoding="utf-8") as file:
        file.write(page(report["title"], json.dumps(report, ensure_ascii=False)))
