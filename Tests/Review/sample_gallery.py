"""Projects for the tests of a gallery, and the sites that 'snapgen gallery' makes of them."""

import json
import os
import subprocess

import sample_report

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# Pixels by a part of the reference's name. They have the proportions of the devices.
SIZES = {"iPhone13": (1170, 2532), "iPadPro11": (1668, 2388)}
CONFIGURATION = """
sources: [{path: Sources/Shop}, {path: Sources/Account}]
tests: {target: ShopTests, engine: {images: snapshot-testing, values: snapgen}}
references: __Snapshots__
batches:
  regular: {devices: [iPhone13, iPadPro11], themes: [light, dark]}
"""
SHOP = """import SwiftUI

/// A row with `Price`, as guests see it.
struct Row_Previews: PreviewProvider {
    static var previews: some View {
        Text("one").previewDisplayName("One night")
        Text("two").previewDisplayName("Two nights")
    }
}

#Preview("Cart") { Text("cart") }

/// The summary of a payment.
#Preview("Checkout") { Text("checkout") }
"""
RECEIPTS = """import SnapgenCatalog

enum Receipts: TestableText {
    static let samples = [("short", "x"), ("long", "y")]
}
"""
TEXT = "Riad Yasmine\n</pre></code><script>window.broken = 1</script>\n%s\n" % ("long " * 80)


def executable():
    """Returns the path of snapgen."""
    path = os.environ.get("SNAPGEN", os.path.join(ROOT, ".build/debug/snapgen"))
    if not os.access(path, os.X_OK):
        raise FileNotFoundError("There is no '%s'. Run 'swift build', or set SNAPGEN." % path)
    return os.path.abspath(path)


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def literal(text):
    """Returns a literal of Swift."""
    escape = lambda scalar: scalar if scalar.isalnum() or scalar in " $<>/=.;:()'" else "\\u{%x}" % ord(scalar)
    return '"%s"' % "".join(map(escape, text))


def preview(name):
    """Returns a preview with a name that is its comment as well."""
    return "\n/// %s\n#Preview(%s) { Text(\"\") }\n" % (" ".join(name.splitlines()), literal(name))


def run(folder, *arguments):
    return subprocess.run([executable(), *arguments, "--no-cache"], cwd=folder, check=True, capture_output=True).stdout


def record(folder, is_missing=lambda path: False):
    """Writes the references of a project."""
    for case in json.loads(run(folder, "plan", "--format", "json"))["cases"]:
        path = case["reference"]
        target = os.path.join(folder, path)
        if is_missing(path):
            continue
        if not path.endswith(".png"):
            write(target, TEXT)
            continue
        os.makedirs(os.path.dirname(target), exist_ok=True)
        width, height = next(size for name, size in SIZES.items() if name in path)
        color, spot = ((24, 26, 30), (80, 120, 220)) if "dark" in path else ((250, 250, 252), (20, 60, 160))
        sample_report.png(target, width, height, color, [(60, 200, width - 120, 400, spot)])


def make_site(folder, title, style, script):
    """Makes the site of a project, with a style and script in place of those in the executable."""
    site = os.path.join(folder, "site")
    run(folder, "gallery", "--output", site, "--title", title, "--source-url", "none")
    write(os.path.join(site, "gallery.css"), style)
    write(os.path.join(site, "gallery.js"), script)
    return site


def make_shop(folder):
    """Writes a project with two modules, of whose references those of the checkout on an iPad are missing."""
    write(os.path.join(folder, "snapgen.yml"), CONFIGURATION)
    write(os.path.join(folder, "Sources/Shop/Shop.swift"), SHOP)
    write(os.path.join(folder, "Sources/Shop/Receipts.swift"), RECEIPTS)
    write(os.path.join(folder, "Sources/Account/Profile.swift"), "import SwiftUI\n" + preview("Profile"))
    record(folder, is_missing=lambda path: "Checkout-iPadPro11" in path)


def make_hostile(folder):
    """Writes a project whose names and comments are meant to break the pages."""
    names = [name for name in sample_report.HOSTILE if name] + ["m" * 300]
    labels = "".join("        Text(\"\").previewDisplayName(%s)\n" % literal(name) for name in names)
    provider = "\nstruct %s_Previews: PreviewProvider {\n    static var previews: some View {\n%s    }\n}\n"
    write(os.path.join(folder, "snapgen.yml"), CONFIGURATION)
    write(os.path.join(folder, "Sources/Shop/Names.swift"), "import SwiftUI\n" + "".join(map(preview, names)))
    write(os.path.join(folder, "Sources/Account/Labels.swift"),
          "import SwiftUI\n" + provider % ("VeryLongNameOfAView" * 8, labels))
    record(folder, is_missing=lambda path: "iPadPro11-dark" in path)
