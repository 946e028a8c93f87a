"""What the page of a report does, in a headless Chromium. 'Scripts/check-page' runs these tests."""

import base64
import importlib.machinery
import importlib.util
import json
import os
import re
import struct
import subprocess
import tempfile
import unittest
import urllib.parse
import zlib

import sample_report
from browser import Browser, Page, find_browser

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
VIEWS = ["side", "slider", "overlay", "difference", "blink"]
DESKTOP, PHONE = (1280, 800), (390, 844)
BOOKING = sample_report.FOLDER + "Booking-iPhone13-light.1.png"
HOTELS = sample_report.FOLDER + "Hotels-iPhone13-ar.1.png"
QUOTE = sample_report.FOLDER + "Quote.1.txt"
# The rules of axe-core for the levels A and AA, and its best practices.
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# Whether all small pictures of a selector are drawn, each at most as large as a small picture is.
DRAWN = """[...document.querySelectorAll('%s')].every(picture =>
    picture.width > 1 && picture.width <= picture.clientWidth * devicePixelRatio + 1)"""

axe_path = None


def load_embedding():
    """Loads 'Scripts/embed-sources', which makes the page."""
    path = os.path.join(ROOT, "Scripts/embed-sources")
    loader = importlib.machinery.SourceFileLoader("embed_sources", path)
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("embed_sources", loader))
    loader.exec_module(module)
    return module


EMBEDDING = load_embedding()
PARTS = re.split(r"\{\{ (?:title|report) \}\}", EMBEDDING.review_page())


def make_page(title, report):
    """Makes a page as 'ReportPage' in Swift does; 'ReportPageTests' has its tests."""
    for character in "<\u2028\u2029":
        report = report.replace(character, "\\u%04x" % ord(character))
    return PARTS[0] + title.replace("&", "&amp;").replace("<", "&lt;") + PARTS[1] + report + PARTS[2]


def place(**values):
    return "#" + urllib.parse.urlencode(values) if values else ""


def shell_arguments(command):
    """Returns the arguments of each command of a text, as Bash understands it."""
    script = 'snapgen() { printf "%s\\0" "$@"; printf "\\0"; }\n' + command
    output = subprocess.run(["bash"], input=script.encode(), capture_output=True, check=True).stdout.decode()
    return [line.split("\0") for line in output.split("\0\0")[:-1]]


class PageTestCase(unittest.TestCase):
    """A test with a browser, whose page has to be free of errors and requests at its end."""

    # axe-core reads styles again, for its rule about orientations.
    can_load_styles = True
    # A page of a report fills the window; only its parts scroll.
    is_moved = "[document.body, document.scrollingElement].some(one => one.scrollLeft || one.scrollTop)"

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.browser = Browser(find_browser())
        cls.reports = {}

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.folder.cleanup()

    def setUp(self):
        self.page = Page(self.browser)
        self.page.show(*DESKTOP)

    def tearDown(self):
        folder = "file://" + self.folder.name
        strange = [url for url in self.page.loaded if not url.startswith((folder, "data:image/", "about:blank"))]
        errors, is_broken = self.page.errors, self.page.run("window.broken !== undefined")
        is_moved = self.page.run(self.is_moved)
        self.page.close()
        self.assertEqual(errors, [])
        self.assertEqual(strange, [])
        self.assertFalse(is_broken, "A name was executed.")
        self.assertFalse(is_moved, "The page has scrolled out of its window.")

    def address(self, make):
        """Writes a report once and returns the address of its page."""
        folder = os.path.join(self.folder.name, make.__name__)
        if make.__name__ not in self.reports:
            self.reports[make.__name__] = make(folder)
            sample_report.write(folder, self.reports[make.__name__], make_page)
        self.report, self.made = self.reports[make.__name__], make
        return "file://%s/index.html" % folder

    def open(self, make=sample_report.small, **values):
        self.page.open(self.address(make) + place(**values))

    def texts(self, selector):
        return self.page.run("[...document.querySelectorAll(%s)].map(one => one.textContent)" % json.dumps(selector))

    def text(self, selector):
        return self.texts(selector)[0]

    def exists(self, selector):
        """Returns whether an element exists and is visible."""
        return self.page.run(
            "[...document.querySelectorAll(%s)].some(one => one.checkVisibility({ visibilityProperty: true }))"
            % json.dumps(selector))

    def assert_accessible(self, what):
        """Checks that axe-core, which has been loaded, finds nothing."""
        result = self.page.run("""axe.run(document, { runOnly: %s, resultTypes: ["violations"], preload: %s }).then(found =>
            found.violations.map(one => [one.id, one.help, ...one.nodes.map(node => node.html)])
        )""" % (json.dumps(AXE_TAGS), json.dumps(self.can_load_styles)))
        self.assertEqual(result, [], what)

    def load_axe(self):
        with open(axe_path, encoding="utf-8") as file:
            self.page.run(file.read() + "; 0")

    def hash(self):
        return dict(urllib.parse.parse_qsl(self.page.run("location.hash.slice(1)"), keep_blank_values=True))

    def current(self):
        """Returns the path of the case that is open."""
        return self.hash().get("case")

    def pictures_are_loaded(self):
        self.page.wait("[...document.querySelectorAll('.stage canvas')].every(one => one.width > 0)")
        return self.page.run("document.querySelectorAll('.stage canvas').length > 0")

    def choose(self, facet, value):
        self.page.run("""(() => {
            const select = document.querySelector(`select[name="${%s}"]`);
            select.value = %s;
            select.dispatchEvent(new Event("change"));
        })()""" % (json.dumps(facet), json.dumps(value)))

    def copied(self):
        """Returns what a click on a button for copying has put into the clipboard."""
        self.page.wait("document.getElementById('toast').textContent.startsWith('Copied')")
        return self.page.run("window.copied")

    def catch_copies(self):
        """Keeps what the page copies, because a headless browser has no clipboard of its own."""
        self.page.call("Page.addScriptToEvaluateOnNewDocument", source="""
            Object.defineProperty(navigator, "clipboard", {
                configurable: true, value: { writeText: async text => { window.copied = text; } },
            });
        """)


class Filters(PageTestCase):
    def matching(self, check):
        return sum(1 for case in self.report["cases"] if check(case))

    def assert_shown(self, count):
        total = len(self.report["cases"])
        of_total = "of %d " % total if count < total else ""
        self.assertEqual(self.text("#count"), "%d %ssnapshots" % (count, of_total))

    def test_each_status_has_a_section_and_a_filter(self):
        self.open()
        for status in sorted({case["status"] for case in self.report["cases"]}):
            with self.subTest(status):
                self.page.click('.chip[data-status="%s"]' % status)
                self.assert_shown(self.matching(lambda case: case["status"] == status))
                self.assertEqual(self.hash()["status"], status)
                self.assertEqual(len(self.texts(".section-row")), 1)
                self.assertTrue(self.exists(".case-row"))
                self.page.click('.chip[data-status="%s"]' % status)
        self.assert_shown(len(self.report["cases"]))

    def test_statuses_can_be_combined(self):
        self.open()
        self.page.click('.chip[data-status="new"]')
        self.page.click('.chip[data-status="changed"]')
        self.assert_shown(self.matching(lambda case: case["status"] in ("new", "changed")))

    def test_each_property_and_axis_has_a_filter(self):
        for size in (DESKTOP, PHONE):
            self.page.show(*size)
            self.open()
            self.page.click("#more-filters")
            names = self.page.run("[...document.querySelectorAll('#facets select')].map(one => one.name)")
            self.assertEqual(names, ["module", "entry", "batch", "device", "theme", "locale"])
            for name in names:
                read = lambda case: (case.get(name) if name in case else case["axes"].get(name)) or ""
                for value in sorted({read(case) for case in self.report["cases"]}):
                    with self.subTest(name, value=value, size=size):
                        if value:
                            self.choose(name, value)
                            self.assert_shown(self.matching(lambda case: read(case) == value))
                            self.assertEqual(self.hash(), {name: value})
                self.page.click("#clear-filters")
                self.assertEqual(self.hash(), {})

    def test_filters_are_combined_and_show_what_is_left(self):
        self.open()
        self.page.click("#more-filters")
        self.choose("device", "iPhone13")
        self.choose("theme", "dark")
        self.assert_shown(1)
        options = self.texts('select[name="device"] option')
        self.assertEqual(options, ["All", "iPhone13 (1)", "iPhoneSe (1)"])

    def test_search_finds_words_in_all_names(self):
        self.open()
        self.page.press("/")
        found = {"book dark": 2, "TravelMaps": 2, "did not answer": 1, "HOTELS": 1, "Quote.1.txt": 1}
        for text, count in found.items():
            self.page.run("document.getElementById('search').value = ''")
            self.page.type(text)
            self.assert_shown(count)
            self.assertEqual(self.hash()["q"], text)

    def test_nothing_found_is_said(self):
        self.open(q="nothing has this name")
        self.assertEqual(self.text("#nothing"), "No snapshot matches these filters.")
        self.assertTrue(self.exists("#nothing"))
        self.page.click("#clear-filters")
        self.assertFalse(self.exists("#nothing"))

    def test_the_overview_shows_each_change_and_turns_its_parts_like_pages(self):
        self.open()
        items = self.texts(".sheet-item .row-title")
        self.assertEqual(items[:3], ["Booking", "Banner", "Hotels"])
        self.assertEqual(sorted(items[3:]), ["Confetti", "Map", "Map", "Old-iPhone13.1.png", "Profile"])
        self.assertEqual(self.texts(".sheet-pages button"), [])
        self.open(sample_report.large)
        before = self.texts(".sheet-item .row-variant")
        self.assertEqual(len(self.texts(".sheet-item")), 24)
        self.assertEqual(self.text(".sheet-pages .position"), "1–24 of 917")
        self.page.click(".sheet-pages button:last-child")
        self.assertEqual(self.text(".sheet-pages .position"), "25–48 of 917")
        self.assertEqual(self.page.run("document.activeElement.textContent"), "Next")
        self.assertEqual(len(self.texts(".sheet-item")), 24)
        self.assertNotEqual(self.texts(".sheet-item .row-variant"), before)

    def test_the_overview_shows_all_snapshots_by_entry_with_the_comments_of_their_sources(self):
        self.open(sample_report.catalog)
        self.assertEqual(self.text(".overview h2"), "4 snapshots")
        self.assertEqual(self.texts(".sheet-title h4"), ["Hotels", "Map"])
        self.assertEqual(self.texts(".sheet-title p"), ["A list of </p><b>hotels</b>, as guests see it."])
        self.assertEqual(len(self.texts(".sheet-item")), 4)
        self.assertEqual(self.page.run("document.querySelectorAll('.sheet-item canvas').length"), 3)
        self.assertEqual(len(self.texts(".case-row")), 4)

    def test_the_overview_shows_the_snapshots_of_the_list_or_the_changes(self):
        self.open(sample_report.catalog, theme="light")
        self.assertEqual(self.texts(".sheet-item .row-title"), ["Hotels", "Map"])
        self.open()
        changes = self.texts(".sheet-item .row-title")
        self.page.click("#sheet-cases-all")
        self.assertEqual(self.text(".sheet-head h3"), "All snapshots")
        self.assertGreater(len(self.texts(".sheet-item")), len(changes))
        self.assertIn("Cell0", self.texts(".sheet-title h4"))
        self.page.click("#sheet-cases-changes")
        self.assertEqual(self.texts(".sheet-item .row-title"), changes)

    def test_pictures_of_the_overview_can_be_large_and_differences(self):
        self.open()
        picture = ".sheet-item canvas"
        small = self.page.run("document.querySelector(%r).clientHeight" % picture)
        self.page.click("#sheet-size-large")
        self.assertGreater(self.page.run("document.querySelector(%r).clientHeight" % picture), small)
        self.page.click("#sheet-picture-difference")
        self.page.wait("document.querySelectorAll('.sheet-item canvas.blended').length > 0")
        self.page.wait(DRAWN % ".sheet-item canvas")

    def test_marks_in_small_pictures_are_at_the_places_of_the_changes(self):
        self.open()
        for frame in [".row .thumbnail-frame:not(.part)", ".sheet .thumbnail-frame"]:
            self.page.wait(DRAWN % (frame + " canvas"))
            shapes = self.page.run("""[...document.querySelectorAll(%s)].map(frame => {
                const picture = frame.querySelector("canvas");
                return frame.clientWidth / frame.clientHeight / (picture.width / picture.height);
            })""" % json.dumps(frame))
            self.assertTrue(shapes)
            for shape in shapes:
                self.assertAlmostEqual(shape, 1, delta=0.06)

    def test_the_place_in_the_sources_is_a_link_if_the_report_knows_their_address(self):
        self.open(case=BOOKING)
        self.assertEqual(self.text("span.source"), "Booking.swift:12")
        self.open(sample_report.linked)
        self.page.press("j")
        self.assertEqual(self.page.run("document.querySelector('a.source').href"),
                         "https://example.com/blob/1f0c/Sources/Booking%20%23.swift#L12")
        self.open(sample_report.scripted)
        self.page.press("j")
        self.assertFalse(self.exists("a.source"))
        self.assertEqual(self.text("span.source"), "Booking.swift:12")

    def test_order_by_size_begins_with_the_largest_change(self):
        self.open(status="changed", sort="largest")
        summaries = [float(text.split("(")[1].split(" %")[0]) for text in self.texts(".row-summary") if " differ " in text]
        self.assertEqual(summaries, sorted(summaries, reverse=True))

    def test_sections_open_and_close(self):
        self.open()
        self.assertNotIn("Cell0", self.texts(".row-title"))
        for step in ("document.getElementById('scroller').scrollTop = 1e6",
                     "[...document.querySelectorAll('.section-button')].at(-1).click()",
                     "document.getElementById('scroller').scrollTop = 1e6"):
            self.page.run(step)
            self.page.settle()
        self.assertIn("Cell0", self.texts(".row-title"))


class Views(PageTestCase):
    def check_view(self, view):
        """Checks what is special about a view of a changed picture."""
        self.assertTrue(self.pictures_are_loaded())
        self.assertEqual(self.text('[role="tab"][aria-selected="true"]').lower().split()[0], view)
        panels, images = len(self.texts(".panel")), self.page.run("document.querySelectorAll('.stage canvas').length")
        self.assertEqual((panels, images), {"side": (2, 2), "difference": (1, 1)}.get(view, (1, 2)))
        if view == "slider":
            self.assertRegex(self.page.run("document.querySelectorAll('.layer')[1].style.clipPath"), r"^inset\(0")
        if view == "overlay":
            self.assertEqual(self.page.run("document.querySelectorAll('.layer')[1].style.opacity"), "0.5")
        if view == "difference":
            self.assertEqual(self.page.run("document.querySelectorAll('.stage .area-mark').length"), 2)

    def assert_no_overflow(self):
        """Checks that nothing is wider than the window, except for what scrolls by itself."""
        for part in ("html", "#viewer", "#list-pane"):
            widths = "[document.querySelector('%s')].map(one => one.scrollWidth - one.clientWidth)[0]" % part
            self.assertLessEqual(self.page.run(widths), 0, part)

    def test_each_view_shows_pictures_of_equal_and_other_sizes(self):
        for size in (DESKTOP, PHONE):
            for dark in (False, True):
                self.page.show(*size, dark=dark, reduced_motion=True)
                for path in (BOOKING, HOTELS):
                    for view in VIEWS:
                        with self.subTest(view, size=size, dark=dark, path=path):
                            self.open(case=path, view=view)
                            self.check_view(view)
                            self.assert_no_overflow()

    def test_tabs_change_the_view(self):
        self.open(case=BOOKING)
        for view in reversed(VIEWS):
            self.page.click("#tab-" + view)
            self.assertEqual(self.hash().get("view", "side"), view)
            self.check_view(view)
        self.page.run("document.getElementById('tab-side').focus()")
        self.page.press("ArrowRight")
        self.assertEqual(self.hash()["view"], "slider")
        self.assertEqual(self.page.run("document.activeElement.id"), "tab-slider")

    def test_divider_is_dragged_and_has_a_range(self):
        self.open(case=BOOKING, view="slider")
        left = "parseFloat(document.querySelector('.divider').style.left)"
        before = self.page.run(left)
        self.page.drag(".divider", 40)
        self.assertAlmostEqual(self.page.run(left), before + 40, delta=3)
        self.page.run("document.querySelector('.range input').focus()")
        self.page.press("ArrowLeft")
        self.assertLess(self.page.run(left), before + 40)

    def test_opacity_is_set_and_kept(self):
        self.open(case=BOOKING, view="overlay")
        self.page.run("""(() => {
            const range = document.querySelector(".range input");
            range.value = 20;
            range.dispatchEvent(new Event("input"));
        })()""")
        self.page.press("j")
        self.assertEqual(self.page.run("document.querySelectorAll('.layer')[1].style.opacity"), "0.2")

    def test_kinds_of_difference(self):
        self.open(case=BOOKING, view="difference")
        kinds = self.texts("[aria-label='Kind of difference'] button")
        self.assertEqual(kinds, ["Spotlight", "Blended", "Amplified"])
        self.assertTrue(self.exists(".shade"))
        self.page.click("[aria-label='Kind of difference'] button:nth-child(2)")
        self.assertTrue(self.exists(".layer.blended"))
        self.page.press("m")
        self.assertFalse(self.exists(".stage .area-mark"))
        self.page.click("#difference-amplified")
        self.assertTrue(self.exists(".amplified > .layer.blended"))
        self.page.click("#amplification-100")
        self.assertIn("brightness(100)", self.page.run("getComputedStyle(document.querySelector('.amplified')).filter"))

    def test_faint_changes_are_bright_when_amplified(self):
        for size in ((1440, 900), PHONE):
            for dark in (False, True):
                self.page.show(*size, dark=dark, reduced_motion=True)
                self.open(sample_report.faint)
                for name in sample_report.FAINT:
                    with self.subTest(name, size=size, dark=dark):
                        self.open(sample_report.faint, case="%s%s-.1.png" % (sample_report.FOLDER, name), view="difference")
                        self.assertEqual(self.page.run("document.querySelector('#difference-amplified').ariaPressed"), "true")
                        self.page.click("#amplification-100")
                        self.assertTrue(self.pictures_are_loaded())
                        changed, same = self.colors_in_plane((50, 50), (20, 50))
                        self.assertGreater(max(changed), 60)
                        self.assertEqual(same, (0, 0, 0))
                        self.assert_no_overflow()

    def colors_in_plane(self, *points):
        """Returns the colours on the screen of points of a picture."""
        left, top, zoom = self.page.run("""(() => {
            const box = document.querySelector(".plane").getBoundingClientRect();
            return [box.left, box.top, box.width / 100];
        })()""")
        places = [{"x": left + x * zoom, "y": top + y * zoom, "width": 1, "height": 1, "scale": 1} for x, y in points]
        return [first_color(self.page.call("Page.captureScreenshot", clip=place)["data"]) for place in places]

    def test_one_picture_is_shown_alone(self):
        for size in (DESKTOP, PHONE):
            self.page.show(*size)
            self.open(case=BOOKING)
            self.page.click("#sides-actual")
            self.assertEqual(self.texts(".caption"), ["Actual · 160 × 240"])
            self.assertEqual(self.page.run("document.activeElement.id"), "sides-actual")
            self.assertTrue(self.pictures_are_loaded())
            self.page.press("j")
            self.assertEqual(len(self.texts(".panel")), 1)
            self.page.click("#sides-reference")
            self.assertEqual([text.split(" ")[0] for text in self.texts(".caption")], ["Reference"])
            self.page.click("#sides-both")
            self.assertEqual(len(self.texts(".panel")), 2)

    def test_blinking_stops_for_readers_who_prefer_less_motion(self):
        shown = "document.querySelector('.caption').textContent.split(' ')[0]"
        self.page.show(*DESKTOP, reduced_motion=True)
        self.open(case=BOOKING, view="blink")
        self.assertTrue(self.exists("[aria-label='Play']"))
        self.assertEqual(self.page.run(shown), "Actual")
        self.page.press(" ")
        self.assertEqual(self.page.run(shown), "Reference")
        self.page.click("[aria-label='Play']")
        self.page.wait(shown + " === 'Actual'")
        self.page.wait(shown + " === 'Reference'")
        self.page.click("[aria-label='Pause']")
        self.page.click("#tab-blink")
        before = self.page.run(shown)
        self.page.press(" ")
        self.assertNotEqual(self.page.run(shown), before)

    def test_a_case_with_one_picture_has_no_views(self):
        roles = {"Map-iPhone13": "Actual", "Old-iPhone13": "Reference", "Settings-iPhone13": "Reference"}
        for entry, role in roles.items():
            self.open(case=sample_report.FOLDER + entry + ".1.png", view="overlay")
            self.assertTrue(self.pictures_are_loaded())
            self.assertFalse(self.exists("[role='tab']"))
            self.assertEqual(self.text(".caption"), role + " · 120 × 200")

    def test_reasons_are_shown_as_text(self):
        self.open(case=sample_report.FOLDER + "Weather-iPhone13.1.png")
        self.assertEqual(self.text(".reason"), "Timeout: </pre><b>'station' did not answer")
        self.assertIn("contains no picture", self.text(".no-picture"))

    def test_text_shows_lines_and_words(self):
        self.open(case=QUOTE, view="difference")
        self.assertEqual([row.strip() for row in self.texts("tr.removed .line-text")], ['"price": 129,'])
        self.assertEqual(self.texts("tr.added .line-text")[1], "</td><script>window.broken = 1</script>")
        self.assertEqual((self.texts("del"), self.texts("ins")), (["2"], ["3"]))
        self.assertEqual(self.texts("tr.removed .sign, tr.added .sign"), ["−", "+", "+"])
        rows = len(self.texts(".lines tbody tr"))
        self.assertEqual(self.text(".fold"), "Show 17 equal lines")
        self.page.click(".fold button")
        self.assertEqual(len(self.texts(".lines tbody tr")), rows + 16)
        self.assertIn("not shown to its end", self.text(".text-view .notice"))
        self.page.click("#tab-side")
        pair = self.texts("td.removed.line-text, td.added.line-text")[:2]
        self.assertEqual(pair, ['  "price": 129,', '  "price": 139,'])
        self.page.show(*PHONE)
        self.open(case=QUOTE)
        self.assertFalse(self.exists(".beside"))
        self.assertTrue(self.exists("tr.added"))

    def test_lines_that_the_report_leaves_out_are_counted(self):
        self.open(sample_report.distant)
        self.page.press("j")
        for view, columns in (("4", 4), ("1", 6)):
            self.page.press(view)
            self.assertEqual(self.texts(".fold"), ["40 equal lines not in this report"])
            self.assertEqual(self.page.run("document.querySelector('.fold td').colSpan"), columns)

    def test_texts_in_the_page_are_shown(self):
        self.open(sample_report.distant, status="new")
        self.page.press("j")
        self.assertEqual(self.text(".whole-text"), "größer <b>\n")

    def test_two_sides_have_their_names_and_nothing_to_accept(self):
        self.open(sample_report.compared)
        self.assertFalse(self.exists("#accept-bar"))
        self.assertFalse(self.exists(".case-row input"))
        self.page.press("j")
        self.assertEqual(self.texts(".caption"), ["main@1f0c9e6 · 160 × 240", "feature · 160 × 240"])
        self.assertFalse(self.exists(".copy-case"))

    def test_a_missing_picture_is_named(self):
        address = self.address(sample_report.small)
        report = json.loads(json.dumps(self.report))
        report["cases"][0]["actual"]["file"] = "images/gone #1?.png"
        folder = os.path.join(self.folder.name, "gone")
        os.makedirs(folder, exist_ok=True)
        sample_report.write(folder, report, make_page)
        self.page.open("file://%s/index.html%s" % (folder, place(case=BOOKING)))
        self.page.wait("document.querySelector('.missing') !== null")
        self.assertIn("images/gone #1?.png", "".join(self.texts(".missing")))
        self.assertTrue(any(url.endswith("gone%20%231%3F.png") for url in self.page.loaded))
        self.page.errors.clear()

    def test_details_and_related_cases(self):
        self.open(case=BOOKING)
        self.page.click(".details summary")
        details = dict(zip(self.texts(".details dt"), self.texts(".details dd")))
        self.assertEqual(details["Path"], BOOKING)
        self.assertEqual(details["Source"], "Sources/Booking.swift:12")
        self.assertEqual(details["Reference"].split(" · ")[0], "160 × 240")
        self.assertEqual(self.texts(".related-label bdi"),
                         ["iPhone13 · light", "iPhone13 · dark", "iPhoneSe · light", "iPhoneSe · dark"])
        self.page.click(".related li:nth-child(3) a")
        self.assertEqual(self.current(), sample_report.FOLDER + "Booking-iPhoneSe-light.1.png")


    def test_the_lines_of_the_source_are_in_the_details(self):
        self.open(case=BOOKING)
        self.page.click(".details summary")
        self.assertEqual(self.texts(".excerpt td.line-number"), ["10", "11", "12", "13", "14"])
        self.assertEqual(self.texts(".excerpt td.line-text")[0], "// </script><script>window.broken = 1</script>")
        self.assertEqual(self.texts(".excerpt [aria-current] .line-number"), ["12"])
        self.assertIn("\\u{202E}gnp.evil", self.texts(".excerpt td.line-text")[2])
        self.open(case=HOTELS)
        self.page.click(".details summary")
        self.assertFalse(self.exists(".excerpt"))


class WholeWindow(PageTestCase):
    AROUND = ("#list-pane", ".topbar", ".case-facts", ".related")

    def stage(self):
        return self.page.run("[document.querySelector('.stage-frame')].flatMap(one => [one.clientWidth, one.clientHeight])")

    def test_f_gives_a_snapshot_the_whole_window_and_escape_returns(self):
        self.open()
        self.page.click("#rows .row-link")
        self.open(case=BOOKING)
        self.page.run("document.querySelector('.current .row-link').focus()")
        beside = self.stage()
        self.page.press("f")
        self.page.settle()
        self.assertFalse(any(map(self.exists, self.AROUND)))
        self.assertEqual(self.page.run("document.activeElement.id"), "view-panel")
        self.assertEqual(self.stage()[0], DESKTOP[0])
        self.assertGreater(self.stage()[1], beside[1])
        self.page.press("Escape")
        self.page.settle()
        self.assertTrue(all(map(self.exists, self.AROUND)))
        self.assertTrue(self.page.run("document.activeElement.matches('.current .row-link')"))
        self.assertEqual(self.stage(), beside)
        self.page.press("Escape")
        self.assertEqual(self.current(), None)

    def test_the_whole_window_stays_for_other_snapshots_and_views(self):
        self.open(case=BOOKING)
        self.page.click("#whole")
        self.assertEqual(self.page.run("document.querySelector('#whole').ariaPressed"), "true")
        self.page.run("document.querySelector('.stage-frame').focus()")
        self.page.press("j", "3")
        self.assertNotEqual(self.current(), BOOKING)
        self.assertFalse(any(map(self.exists, self.AROUND)))
        self.assertEqual(self.page.run("document.activeElement.id"), "view-panel")
        before = self.page.run("document.querySelector('.plane').style.transform")
        self.page.press("ArrowLeft")
        self.assertNotEqual(self.page.run("document.querySelector('.plane').style.transform"), before)
        self.page.press("f")
        self.assertTrue(self.exists("#list-pane .current"))

    def test_one_picture_in_its_own_size(self):
        for size in (DESKTOP, PHONE):
            self.page.show(*size)
            self.open(case=BOOKING, whole="yes")
            self.assertFalse(any(map(self.exists, self.AROUND)))
            self.page.click("#sides-actual")
            self.page.press("p")
            self.assertEqual(self.page.run("document.querySelector('.plane').offsetWidth"), 160)
            self.page.click("#whole")
            self.assertTrue(self.exists(".case-facts"))
            self.page.click("#sides-both")

    def test_texts_and_single_pictures(self):
        for path in (QUOTE, sample_report.FOLDER + "Map-iPhone13.1.png"):
            for size in (DESKTOP, PHONE):
                self.page.show(*size)
                self.open(case=path)
                self.page.click("#whole")
                self.assertFalse(any(map(self.exists, self.AROUND)))
                self.page.press("Escape")
                self.assertTrue(self.exists(".case-facts"))

    def test_a_snapshot_without_a_picture_keeps_its_reason(self):
        self.page.show(*PHONE)
        self.open(case=sample_report.FOLDER + "Weather-iPhone13.1.png", whole="yes")
        self.assertTrue(self.exists(".reason"))
        self.page.press("f")
        self.assertTrue(self.exists(".reason"))
        self.page.press("Escape")
        self.assertTrue(self.exists("#list-pane"))

    def test_the_back_button_returns_to_the_list(self):
        self.open(case=BOOKING)
        self.page.press("f")
        self.page.run("history.back()")
        self.page.wait("!document.body.classList.contains('is-whole')")
        self.assertEqual(self.current(), BOOKING)


class Zoom(PageTestCase):
    def planes(self):
        """Returns the places of the planes, from the centres of their panels, and their sizes."""
        return self.page.run("""[...document.querySelectorAll(".plane")].map(one => {
            const box = one.getBoundingClientRect(), panel = one.closest(".panel").getBoundingClientRect();
            const left = box.left - (panel.left + panel.right) / 2, top = box.top - (panel.top + panel.bottom) / 2;
            return [left, top, box.width, box.height].map(Math.round);
        })""")

    def test_both_pictures_move_and_zoom_together(self):
        self.open(case=BOOKING)
        before = self.planes()
        self.assertEqual(before[0], before[1])
        self.page.drag(".panel", 30, 20)
        moved = self.planes()
        self.assertEqual(moved[0], moved[1])
        self.assertEqual([moved[0][0] - before[0][0], moved[0][1] - before[0][1]], [30, 20])
        self.page.wheel(".panel", -100, control=True)
        self.page.wait("document.querySelector('.plane').getBoundingClientRect().width > %d" % moved[0][2])
        zoomed = self.planes()
        self.assertEqual(zoomed[0], zoomed[1])
        self.page.press("0")
        self.assertEqual(self.planes(), before)

    def test_two_fingers_zoom(self):
        self.page.show(*PHONE)
        self.open(case=BOOKING, view="overlay")
        before = self.planes()[0]
        self.page.pinch(".panel", 60, 120)
        self.assertAlmostEqual(self.planes()[0][2] / before[2], 2, delta=0.1)

    def test_arrow_keys_move_pictures_with_the_focus(self):
        for path in (BOOKING, sample_report.FOLDER + "Map-iPhone13.1.png"):
            self.open(case=path)
            before = self.planes()[0]
            self.page.run("document.querySelector('.stage-frame').focus()")
            self.page.press("ArrowLeft", "ArrowUp", "ArrowUp")
            self.assertEqual(self.planes()[0][:2], [before[0] + 60, before[1] + 120])
            self.assertEqual(self.current(), path)

    def test_one_pixel_of_the_picture_is_one_of_the_screen(self):
        for scale in (1, 2):
            self.page.show(*DESKTOP, scale=scale)
            self.open(case=BOOKING)
            self.page.press("p")
            self.assertEqual(self.planes()[0][2:], [160 // scale, 240 // scale])
            self.assertEqual(self.text(".zoom-level"), "100 %")
            self.page.press("+", "+", "+")
            self.assertTrue(self.exists(".stage.pixelated"))

    def test_the_place_stays_when_the_view_changes(self):
        self.open(case=BOOKING, view="overlay")
        self.page.press("n")
        self.assertIn("Area 1 of 2", self.text(".area-controls"))
        overlay = self.planes()[0]
        self.page.press("4")
        self.assertEqual(self.planes()[0], overlay)

    def test_areas_are_shown_one_after_the_other(self):
        self.open(case=BOOKING)
        for index in (0, 1, 0):
            self.page.press("n")
            mark = self.page.run("""(() => {
                const mark = document.querySelectorAll(".panel:first-child .area-mark")[%d].getBoundingClientRect();
                const panel = document.querySelector(".panel").getBoundingClientRect();
                return [mark.x + mark.width / 2 - panel.x - panel.width / 2,
                    mark.y + mark.height / 2 - panel.y - panel.height / 2];
            })()""" % index)
            self.assertLess(max(map(abs, mark)), 4)

    def test_pictures_of_other_sizes_have_one_scale(self):
        self.open(case=HOTELS)
        self.assertTrue(self.pictures_are_loaded())
        heights = self.page.run("[...document.querySelectorAll('.picture')].map(one => one.offsetHeight)")
        self.assertAlmostEqual(heights[1] / heights[0], 280 / 240, delta=0.01)
        self.assertIn("160 × 240 → 160 × 280", self.text(".case-facts"))

    def test_wide_pictures_lie_below_each_other_where_they_are_larger(self):
        self.page.show(*PHONE)
        self.open(case=sample_report.FOLDER + "Banner-iPhone13.1.png")
        self.assertTrue(self.exists(".stage.below"))
        self.open(case=BOOKING)
        self.assertFalse(self.exists(".stage.below"))


class Keyboard(PageTestCase):
    def test_j_and_k_walk_through_the_list(self):
        self.open()
        self.page.press("j")
        first = self.current()
        self.page.press("j")
        second = self.current()
        self.assertNotEqual(first, second)
        self.page.press("k")
        self.assertEqual(self.current(), first)
        self.page.press("k")
        self.assertEqual(self.current(), first)
        self.assertIn("first snapshot", self.text("#announcer"))

    def test_walking_passes_every_case_and_group_once(self):
        self.open(status="changed,new")
        seen = []
        self.page.press("j")
        while self.current() not in seen:
            seen.append(self.current())
            self.page.press("j")
        # The four equal changes are one step.
        self.assertEqual(len(seen), 6)

    def test_digits_change_the_view(self):
        self.open(case=BOOKING)
        for index, view in enumerate(VIEWS):
            self.page.press(str(index + 1))
            self.assertEqual(self.hash().get("view", "side"), view)

    def test_arrows_move_the_focus_in_the_list(self):
        self.open()
        self.page.run("document.querySelector('.row-link[tabindex=\"0\"]').focus()")
        self.page.press("ArrowDown", "ArrowDown")
        self.assertTrue(self.page.run("document.activeElement.matches('.current .row-link')"))
        self.assertEqual(len(self.texts(".row-link[tabindex='0']")), 1)

    def test_search_takes_letters_itself(self):
        self.open()
        self.page.press("/", "j", "x", "1")
        self.assertEqual(self.page.run("document.getElementById('search').value"), "jx1")
        self.assertIsNone(self.current())
        self.page.press("Escape", "Escape")
        self.assertTrue(self.page.run("document.activeElement.matches('.row-link')"))

    def test_escape_closes_the_case_and_returns_to_its_row(self):
        self.open()
        self.page.press("j", "j")
        path = self.current()
        self.page.press("Escape")
        self.assertIsNone(self.current())
        self.assertIn(urllib.parse.quote(path, safe=""), self.page.run("document.activeElement.href"))

    def test_help_lists_keys_and_switches_them_off(self):
        self.open()
        self.page.press("?", shift=True)
        self.assertTrue(self.exists("#help[open]"))
        self.assertIn("Next and previous snapshot", self.text("#help"))
        self.page.press("j")
        self.assertIsNone(self.current())
        self.page.click("#help .check-label input")
        self.page.press("Escape")
        self.assertFalse(self.exists("#help[open]"))
        self.page.press("j")
        self.assertIsNone(self.current())

    def test_x_selects_a_case_and_a_group(self):
        self.open(status="changed", case=BOOKING)
        self.page.press("x")
        self.assertEqual(self.text(".accept-count"), "4 selected")
        self.page.press("j", "x")
        self.assertEqual(self.text(".accept-count"), "5 selected")
        self.page.press("x")
        self.assertEqual(self.text(".accept-count"), "4 selected")


    def test_a_selects_and_goes_on(self):
        self.open(status="changed", case=BOOKING)
        self.page.press("a", "a")
        self.assertEqual(self.text(".accept-count"), "5 selected")
        self.assertNotEqual(self.current(), BOOKING)


class Links(PageTestCase):
    def test_a_link_leads_to_filters_case_and_view(self):
        self.open(case=HOTELS, view="overlay", device="iPhone13", q="hotels", status="changed")
        self.assertEqual(self.text(".case-title bdi"), "Hotels")
        self.assertEqual(self.text("#count"), "1 of %d snapshots" % len(self.report["cases"]))
        self.assertEqual(self.page.run("document.getElementById('search').value"), "hotels")
        self.assertEqual(self.page.run("document.querySelector('select[name=device]').value"), "iPhone13")
        self.assertTrue(self.exists("#facets"))
        self.assertTrue(self.exists("#tab-overlay[aria-selected='true']"))

    def test_the_back_button_returns(self):
        self.open()
        self.page.click('.chip[data-status="changed"]')
        self.page.press("j", "j", "3")
        self.page.run("history.back()")
        self.page.wait("!location.hash.includes('case=')")
        self.assertEqual(self.hash(), {"status": "changed"})
        self.assertTrue(self.exists(".overview"))
        self.page.run("history.back()")
        self.page.wait("location.hash === ''")
        self.assertTrue(self.exists('.chip[data-status="changed"][aria-pressed="false"]'))
        self.page.run("history.forward()")
        self.page.wait("location.hash !== ''")
        self.assertTrue(self.exists('.chip[data-status="changed"][aria-pressed="true"]'))

    def test_unknown_values_are_ignored(self):
        self.open(case="none", view="none", status="none,changed", colour="red", sort="none")
        self.assertTrue(self.exists(".overview"))
        self.assertEqual(self.text("#count"), "7 of %d snapshots" % len(self.report["cases"]))

    def test_rows_are_links(self):
        self.open()
        self.page.run("document.querySelector('.row-link[tabindex=\"0\"]').click()")
        path = self.current()
        address = self.page.run("document.querySelector('.current .row-link').href")
        self.assertIn(urllib.parse.urlencode({"case": path}), address)


class Accepting(PageTestCase):
    def setUp(self):
        super().setUp()
        self.catch_copies()

    def acceptable(self):
        return [case["path"] for case in self.report["cases"]
                if case["acceptable"]]

    def copy(self):
        self.page.click("#copy-command")
        return self.copied()

    def select_all(self):
        self.page.click("#accept-bar .link-button")

    def assert_accepts(self, command, paths, results=None):
        """Checks the paths of a command, which has none if everything is meant, and its folder of results."""
        results = results or os.path.join(self.folder.name, self.made.__name__)
        arguments = shell_arguments(command)
        for one in arguments:
            self.assertEqual(one[:3], ["accept", "--results", results])
        if sorted(paths) == sorted(self.acceptable()) and len(arguments) == 1 and len(arguments[0]) == 3:
            return
        self.assertEqual({one[3] for one in arguments}, {"--"})
        self.assertEqual(sorted(path for one in arguments for path in one[4:]), sorted(paths))

    def test_nothing_selected_means_nothing_copied(self):
        for size, dark in [((390, 844), False), ((390, 844), True), ((1440, 900), False), ((1440, 900), True)]:
            self.page.show(*size, dark=dark)
            self.open()
            self.assertFalse(self.exists("#copy-command"))
            self.assertEqual(self.texts("#accept-bar button"), ["Select all %d" % len(self.acceptable())])
            self.page.press("c")
            self.page.wait("document.getElementById('toast').textContent === 'Nothing is selected.'")
            self.assertEqual(self.page.run("window.copied"), None)
            self.open(case=sample_report.FOLDER + "Old-iPhone13.1.png")
            self.page.press("c")
            self.page.wait("document.getElementById('toast').textContent === 'This snapshot cannot be accepted.'")
            self.assertEqual(self.page.run("window.copied"), None)

    def test_the_key_copies_the_open_snapshot_and_a_selection_goes_first(self):
        for width in (390, 1440):
            self.page.show(width, 844)
            self.open(case=BOOKING)
            self.page.press("c")
            self.assert_accepts(self.copied(), [BOOKING])
            self.page.run("window.copied = ''; document.getElementById('toast').textContent = ''")
            self.open(case=QUOTE)
            self.page.press("x", "j", "c")
            self.assert_accepts(self.copied(), [QUOTE])
            self.page.run("sessionStorage.clear()")

    def test_the_selection_survives_a_reload_and_belongs_to_a_report(self):
        for size, dark in [((390, 844), True), ((1440, 900), False)]:
            self.page.show(*size, dark=dark)
            self.open(case=HOTELS)
            self.page.press("x")
            self.open()
            self.assertEqual(self.text(".accept-count"), "1 selected")
            self.assert_accepts(self.copy(), [HOTELS])
            self.page.click('.chip[data-status="new"]')
            self.assertEqual(self.text(".accept-count"), "1 selected, 1 not shown")
            self.open(sample_report.later)
            self.assertFalse(self.exists("#copy-command"))
            self.page.run("sessionStorage.clear()")

    def test_messages_are_above_the_list_of_a_narrow_window(self):
        for size, is_narrow in [(PHONE, True), (DESKTOP, False)]:
            self.page.show(*size)
            self.open(sample_report.hostile)
            self.assertEqual(self.exists("#facts .diagnostics"), is_narrow)

    def test_the_command_downloads_the_results_of_a_run(self):
        self.page.show(1440, 900)
        self.open(sample_report.hosted)
        self.select_all()
        folder = ".build/snapgen/run-17"
        self.assertEqual(self.copy(), "gh run download 17 --name snapshot-results --dir %s && snapgen accept --results %s"
                         % (folder, folder))

    def test_command_for_everything_for_a_filter_and_for_a_selection(self):
        self.open()
        self.select_all()
        self.assertEqual(self.text("#copy-command"), "Copy command for %d" % len(self.acceptable()))
        command = self.copy()
        self.assert_accepts(command, self.acceptable())
        self.assertIn(" -- ", command, "Other failures cannot be accepted.")
        self.page.click("#accept-bar .link-button")
        self.page.click('.chip[data-status="new"]')
        self.page.click(".case-row input")
        self.page.click('.chip[data-status="new"]')
        self.assertEqual(self.text(".accept-count"), "1 selected")
        self.assert_accepts(self.copy(), [path for path in self.acceptable() if "Map" in path])

    def test_a_group_is_one_row_until_it_is_opened(self):
        self.open(status="changed")
        self.assertEqual(self.texts(".group-row .row-title"), ["Same change in 4 pictures"])
        rows = len(self.texts(".case-row"))
        self.page.click(".group-row input")
        self.assert_accepts(self.copy(), [path for path in self.acceptable() if "Booking" in path])
        self.page.click(".group-toggle")
        self.assertEqual(len(self.texts(".case-row")), rows + 4)
        self.page.click(".in-group input")
        self.assertTrue(self.page.run("document.querySelector('.group-row input').indeterminate"))
        self.assertEqual(self.text(".accept-count"), "3 selected")

    def test_what_cannot_be_seen_is_one_row(self):
        self.open(sample_report.faint)
        self.assertEqual(self.texts(".group-row .row-title"), ["Nothing perceptible in 2 pictures"])
        self.assertEqual(len(self.texts(".case-row")), 5)
        self.assertIn("400 pixels differ (4 %), none perceptible", self.text(".group-row .row-summary"))
        self.open(sample_report.faint, change="imperceptible")
        self.assertEqual(len(self.texts(".case-row")), 1)

    def test_what_cannot_be_accepted_has_no_checkbox(self):
        for status in ("deleted", "failed", "crashed", "skipped", "outdated", "notRun", "passed"):
            self.open(status=status)
            self.assertFalse(self.exists(".case-row input"), status)
            self.assertFalse(self.exists("#accept-bar"), status)

    def test_the_command_is_shown_before_it_is_copied(self):
        self.open(case=BOOKING)
        self.page.click(".copy-case")
        self.assert_accepts(self.copied(), [BOOKING])
        self.select_all()
        self.page.click("[aria-label='Show the command']")
        shown = self.page.run("document.querySelector('#command textarea').value")
        self.assert_accepts(shown, self.acceptable())
        self.page.click("#command .primary")
        self.page.wait("document.querySelector('#command[open]') === null")
        self.assertEqual(self.page.run("window.copied"), shown)

    def test_names_are_quoted_for_the_shell(self):
        self.open(sample_report.hostile)
        self.select_all()
        self.page.click(".case-row input")
        command = self.copy()
        self.assertGreater(len(shell_arguments(command)[0]), 10)
        self.assertLess(set(shell_arguments(command)[0][4:]), set(self.acceptable()))
        # A terminal acts on control characters that are pasted.
        self.assertNotRegex(command, "[\x00-\x1f\x7f-\x9f]")

    def test_long_commands_are_divided(self):
        self.open(sample_report.long_paths)
        self.select_all()
        self.page.click(".case-row input")
        command = self.copy()
        self.assertLess(max(map(len, command.split("\n"))), 100_001)
        arguments = shell_arguments(command)
        self.assertGreater(len(arguments), 1)
        self.assertLess({path for one in arguments for path in one[4:]}, set(self.acceptable()))

    def test_without_a_clipboard_the_command_is_selected(self):
        self.page.call("Page.addScriptToEvaluateOnNewDocument", source="""
            Object.defineProperty(navigator, "clipboard", { value: undefined });
            document.execCommand = () => false;
        """)
        self.open()
        self.select_all()
        self.page.click("#copy-command")
        self.page.wait("document.querySelector('#command[open]') !== null")
        self.assertTrue(self.page.run("document.activeElement.matches('#command textarea')"))


class Sizes(PageTestCase):
    def test_thousands_of_cases_have_few_rows(self):
        for size in (DESKTOP, PHONE, (2560, 3000)):
            self.page.show(*size)
            self.open(sample_report.large, status="changed,passed")
            rows, ends = 0, self.page.run("document.getElementById('rows').offsetHeight")
            for part in (0, 0.1, 0.35, 0.5, 0.77, 1):
                self.page.run("document.getElementById('scroller').scrollTop = %d" % (ends * part))
                self.page.settle()
                rows = max(rows, self.page.run("document.querySelectorAll('#rows > *').length"))
                covered = self.page.run("""(() => {
                    const box = document.getElementById("scroller").getBoundingClientRect();
                    return [0.02, 0.5, 0.98].every(part =>
                        document.elementFromPoint(box.left + 60, box.top + box.height * part).closest(".row"));
                })()""")
                self.assertTrue(covered, "There is a hole in the list at %s of its height." % part)
            self.assertLessEqual(rows, 300)
            self.assertIn("Entry0833", self.texts(".row-title"))
            self.assertLess(self.page.run("document.querySelectorAll('*').length"), 5000)

    def test_scrolling_keeps_no_picture_in_an_element(self):
        self.open(sample_report.large, status="changed,passed")
        for top in range(0, 8000, 400):
            self.page.run("document.getElementById('scroller').scrollTop = %d" % top)
            self.page.settle()
        self.page.wait(DRAWN % "#rows canvas")
        self.assertEqual(self.page.run("document.querySelectorAll('img').length"), 0)

    def test_pictures_of_other_snapshots_take_no_memory(self):
        self.open()
        self.page.run("""(() => {
            window.made = [];
            const make = document.createElement.bind(document);
            document.createElement = tag => {
                const one = make(tag);
                if (tag === "canvas" || tag === "img") window.made.push(one);
                return one;
            };
        })()""")
        for _ in range(20):
            self.page.press("j", "3", "1")
        self.assertTrue(self.pictures_are_loaded())
        self.page.wait("window.made.every(one => one.isConnected || one.role !== 'img' || one.width === 0)")
        self.assertEqual(self.page.run("window.made.filter(one => one.tagName === 'IMG').length"), 0)

    def test_pictures_have_the_pixels_of_the_screen(self):
        for scale in (1, 2):
            self.page.show(*DESKTOP, scale=scale)
            self.open(case=BOOKING)
            self.page.press("-", "-", "-", "-", "-")
            self.page.wait("""[...document.querySelectorAll('.stage canvas')].every(one =>
                one.width > 0 && Math.abs(one.width - Math.min(one.clientWidth * devicePixelRatio, 160)) < 2)""")
            self.page.press("p")
            self.page.wait("[...document.querySelectorAll('.stage canvas')].every(one => one.width === 160)")

    def test_a_damaged_selection_of_an_earlier_visit_is_left_out(self):
        for stored in ["[", "{}", "null", "[null, 3]"]:
            self.open()
            self.page.click(".row input")
            self.page.run("""for (const key of Object.keys(sessionStorage)) {
                if (key.includes("selection")) sessionStorage.setItem(key, %s);
            }""" % json.dumps(stored))
            self.open()
            self.assertEqual(self.page.run("document.querySelectorAll('.row input:checked').length"), 0, stored)
            self.assertEqual(self.page.errors, [])

    def test_the_focused_row_stays_when_the_list_scrolls(self):
        self.open(sample_report.large)
        self.page.run("document.querySelector('.row-link[tabindex=\"0\"]').focus()")
        self.page.run("document.getElementById('scroller').scrollTop = 20000")
        self.page.settle()
        self.assertTrue(self.page.run("document.activeElement.matches('.row-link')"))

    def test_a_link_into_the_middle_of_thousands_scrolls_there(self):
        path = sample_report.FOLDER + "Entry0500-iPhone13-light.1.png"
        self.open(sample_report.large, case=path)
        self.assertTrue(self.exists(".current .row-link"))

    def test_everything_passed(self):
        self.open(sample_report.passed)
        self.assertEqual(self.text("#viewer h2"), "Everything passed")
        self.assertFalse(self.exists("#accept-bar"))

    def test_no_cases(self):
        def nothing(folder):
            return sample_report.Sample(folder).report()
        self.open(nothing)
        self.assertEqual(self.text("#nothing"), "This report contains no snapshots.")
        self.assertEqual(self.text("#viewer h2"), "There are no snapshots")


class HostileNames(PageTestCase):
    def test_names_are_text_everywhere(self):
        for size in (DESKTOP, PHONE):
            self.page.show(*size)
            self.open(sample_report.hostile)
            self.assertEqual(self.text("#title"), sample_report.HOSTILE[0])
            for case in self.report["cases"]:
                self.page.open(self.address(sample_report.hostile) + place(case=case["path"]))
                with self.subTest(name=case["entry"], size=size):
                    self.assertEqual(self.text(".case-title bdi"), case["entry"])
                    self.assertEqual(self.text(".details dd"), case["path"])
                    self.assert_in_window(size[0])
                    self.assertEqual(self.page.run("document.querySelectorAll('b, script:not([id])').length"), 1)

    def assert_in_window(self, width):
        """Checks that bars and headings end within the window."""
        parts = ".topbar > *, .heading > *, .panes, .case-head, .case-bar > *, .view-bar > *"
        wide = self.page.run("""[...document.querySelectorAll("%s")]
            .filter(one => one.checkVisibility() && one.getBoundingClientRect().right > %d)
            .map(one => one.className)""" % (parts, width))
        self.assertEqual(wide, [])

    def test_filters_by_hostile_values(self):
        self.open(sample_report.hostile)
        names = self.page.run("[...document.querySelectorAll('#facets select')].map(one => one.name)")
        self.assertIn("axis-status", names)
        for name in sample_report.HOSTILE:
            self.open(sample_report.hostile, module=name)
            self.assertEqual(self.text("#count"), "1 of %d snapshots" % len(self.report["cases"]))

    def test_right_to_left_names_do_not_turn_what_follows(self):
        self.open(sample_report.hostile)
        self.assertEqual(self.page.run("""[...document.querySelectorAll("bdi")]
            .filter(one => getComputedStyle(one).unicodeBidi !== "isolate").length"""), 0)


class Appearance(PageTestCase):
    def test_colours_follow_the_system_until_they_are_chosen(self):
        background = "getComputedStyle(document.body).backgroundColor"
        self.open()
        light = self.page.run(background)
        self.page.show(*DESKTOP, dark=True)
        dark = self.page.run(background)
        self.assertNotEqual(light, dark)
        self.page.click("#theme")
        self.assertEqual(self.page.run(background), light)
        self.page.click("#theme")
        self.page.show(*DESKTOP)
        self.assertEqual(self.page.run(background), dark)

    def test_a_phone_shows_the_list_or_the_case(self):
        self.page.show(*PHONE)
        self.open()
        self.assertTrue(self.exists("#list-pane"))
        self.assertFalse(self.exists("#viewer"))
        self.page.click(".row-link")
        self.assertFalse(self.exists("#list-pane"))
        self.assertTrue(self.exists(".case-title"))
        self.assertEqual(self.page.run("document.activeElement.id"), "viewer")
        self.page.click("#back")
        self.assertTrue(self.exists("#list-pane"))
        self.assertTrue(self.page.run("document.activeElement.matches('.row-link')"))

    def test_a_title_of_one_line_does_not_scroll(self):
        for size in (DESKTOP, PHONE):
            self.page.show(*size)
            self.open(case=BOOKING)
            title = "document.querySelector('.case-title')"
            self.assertEqual(self.page.run("%s.scrollHeight - %s.clientHeight" % (title, title)), 0)
        self.open()
        self.assertEqual(self.page.run("facts.scrollHeight - facts.clientHeight"), 0)

    def test_the_title_and_the_live_region_say_what_is_shown(self):
        self.open()
        self.assertRegex(self.page.run("document.title"), r"^\d+ to look at – Travel$")
        self.page.press("j")
        self.assertRegex(self.text("#announcer"), r"^Crashed: Confetti")
        self.assertIn("Confetti", self.page.run("document.title"))

    def test_a_strict_policy_blocks_scripts_and_requests(self):
        self.open()
        policy = self.page.run("document.querySelector('meta[http-equiv]').content")
        self.assertTrue(policy.startswith("default-src 'none'"))
        self.assertNotIn("unsafe", policy)
        self.page.run("""(() => {
            const script = document.createElement("script");
            script.textContent = "window.broken = 1";
            document.body.append(script);
        })()""")
        self.assertTrue(any("Content Security Policy" in error for error in self.page.errors))
        self.page.errors.clear()


class Accessibility(PageTestCase):
    def check_pages(self, *places, make=sample_report.small):
        for values in places:
            self.open(make, **values)
            self.page.settle()
            self.load_axe()
            with self.subTest(**values):
                self.assert_accessible(values)

    def check_dialogs(self):
        self.open(case=BOOKING)
        self.load_axe()
        self.page.click(".details summary")
        self.assert_accessible("details")
        self.page.click("#help-button")
        self.assert_accessible("help")
        self.page.press("Escape")
        self.page.press("c", "x")
        self.page.click("[aria-label='Show the command']")
        self.assert_accessible("command")

    def check_everything(self, size, dark):
        self.page.show(*size, dark=dark, reduced_motion=True)
        self.check_pages({}, {"device": "iPhone13"}, {"q": "nothing"}, {"case": QUOTE},
                         {"case": QUOTE, "view": "difference"},
                         {"case": sample_report.FOLDER + "Weather-iPhone13.1.png"},
                         *({"case": HOTELS, "view": view} for view in VIEWS),
                         *({"case": path, "whole": "yes"} for path in (HOTELS, QUOTE)))
        self.check_pages({}, make=sample_report.passed)
        self.check_dialogs()

    def test_desktop_light(self):
        self.check_everything(DESKTOP, dark=False)

    def test_desktop_dark(self):
        self.check_everything(DESKTOP, dark=True)

    def test_phone_light(self):
        self.check_everything(PHONE, dark=False)

    def test_phone_dark(self):
        self.check_everything(PHONE, dark=True)

    def test_names_that_are_hostile(self):
        self.check_pages({}, make=sample_report.hostile)

    def test_everything_has_a_name_and_a_place(self):
        self.open(case=BOOKING)
        for part in ("header", "main", "search", "#list-pane[aria-label]", "nav[aria-label]", "[role=status]"):
            self.assertEqual(self.page.run("document.querySelectorAll('%s').length" % part), 1, part)
        sizes = self.page.run("[...document.querySelectorAll('#rows > *')].map(one => one.ariaSetSize)")
        self.assertEqual(len(set(sizes)), 1)


def first_color(data):
    """Returns the colour of the first pixel of a PNG file in Base64, which no filter changes."""
    data, stream, offset = base64.b64decode(data), b"", 8
    while offset < len(data):
        length, = struct.unpack(">I", data[offset:offset + 4])
        if data[offset + 4:offset + 8] == b"IDAT":
            stream += data[offset + 8:offset + 8 + length]
        offset += length + 12
    return tuple(zlib.decompress(stream)[1:4])


def take_pictures(folder):
    """Writes pictures of the small report, in both widths and both themes."""
    os.makedirs(folder, exist_ok=True)
    report = sample_report.small(folder)
    sample_report.write(folder, report, make_page)
    browser = Browser(find_browser())
    page = Page(browser)
    places = {"list": {}, "text": {"case": QUOTE}, "whole": {"case": HOTELS, "whole": "yes"}, "details": {"case": BOOKING},
              **{view: {"case": HOTELS, "view": view} for view in VIEWS}}
    for width, height in (DESKTOP, PHONE):
        for theme in ("light", "dark"):
            page.show(width, height, dark=theme == "dark", reduced_motion=True)
            for name, values in places.items():
                page.open("file://%s/index.html%s" % (os.path.abspath(folder), place(**values)))
                page.wait("[...document.images].every(one => one.complete || !one.checkVisibility())")
                if name == "details":
                    page.click(".details summary")
                page.picture(os.path.join(folder, "%s-%d-%s.png" % (name, width, theme)))
    browser.close()
