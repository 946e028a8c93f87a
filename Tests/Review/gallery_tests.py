"""What the site of a gallery does, in a headless Chromium. 'Scripts/check-page' runs these tests."""

import json
import os
import tempfile
import urllib.parse

import page_tests
import sample_gallery
import sample_report
from browser import Browser, Page, find_browser
from page_tests import DESKTOP, PHONE

ROW, CHECKOUT, RECEIPTS = "entries/Shop/Row.html", "entries/Shop/Shop_Checkout.html", "entries/Shop/Receipts.html"
CARDS, SHOTS = ".card:not([hidden])", ".shot:not([hidden])"


class GalleryTestCase(page_tests.PageTestCase):
    """A test with a site, whose pages have to load nothing but its files."""

    # The policy forbids the requests of axe-core for styles in files; they would be errors of the page.
    can_load_styles = False
    # Pages scroll down, but not sideways.
    is_moved = "document.scrollingElement.scrollLeft !== 0 || scrollX !== 0"
    title = "Shop"

    @staticmethod
    def make(folder):
        sample_gallery.make_shop(folder)

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.make(cls.folder.name)
        cls.site = sample_gallery.make_site(cls.folder.name, cls.title, *page_tests.EMBEDDING.gallery_texts())

    def setUp(self):
        super().setUp()
        self.show(DESKTOP)

    def show(self, size, dark=False):
        self.page.show(*size, dark=dark, reduced_motion=True)

    def open(self, path="index.html"):
        self.page.open("file://%s/%s" % (self.site, urllib.parse.quote(path)))

    def count(self, selector):
        return self.page.run("document.querySelectorAll(%s).length" % json.dumps(selector))

    def titles(self):
        return self.texts(CARDS + " .card-title")

    def file(self):
        """Returns the name of the page that is open."""
        return self.page.run("decodeURIComponent(location.pathname.split('/').at(-1))")

    def pages(self):
        """Returns the paths of all pages."""
        paths = [os.path.join(folder, name) for folder, _, names in os.walk(self.site) for name in names]
        return sorted(os.path.relpath(path, self.site) for path in paths if path.endswith(".html"))

    def assert_no_overflow(self):
        """Checks that the page is not wider than the window."""
        self.assertLessEqual(self.page.run("document.documentElement.scrollWidth - innerWidth"), 0, self.file())

    def check_everything(self, paths):
        """Checks pages in both widths and themes, with the switches that change their layout."""
        for size in (DESKTOP, PHONE):
            for dark in (False, True):
                self.show(size, dark)
                for path in paths:
                    with self.subTest(path, size=size, dark=dark):
                        self.open(path)
                        self.load_axe()
                        self.assert_no_overflow()
                        self.assert_accessible(path)


class Index(GalleryTestCase):
    def test_all_entries_are_shown_by_module(self):
        self.open()
        self.assertEqual(self.texts(".module h2"), ["Account", "Shop"])
        self.assertEqual(sorted(self.titles()), ["Cart", "Checkout", "Profile", "Receipts", "Row"])
        self.assertEqual(self.text("#counts"), "5 entries, 20 references, 2 missing")

    def test_search_finds_names_samples_comments_and_paths(self):
        self.open()
        self.page.press("/")
        found = {"row": ["Row"], "TWO nights": ["Row"], "summary payment": ["Checkout"], "profile.swift": ["Profile"],
                 "cart row": []}
        for text, titles in found.items():
            self.page.run("document.getElementById('search').value = ''")
            self.page.type(text)
            with self.subTest(text):
                self.assertEqual(self.titles(), titles)
                self.assertEqual(self.text("#counts"), "%d of 5 entries" % len(titles))
                self.assertEqual(self.text("#announcer").strip(), "%d of 5 entries" % len(titles))
        self.assertEqual(self.count(".module:not([hidden])"), 0)
        self.page.click("#clear")
        self.assertEqual(len(self.titles()), 5)
        self.page.type("cart")
        self.page.press("Escape")
        self.assertEqual(len(self.titles()), 5)

    def test_the_switch_leaves_entries_with_missing_references(self):
        self.open()
        self.page.click("#gaps")
        self.assertEqual(self.titles(), ["Checkout"])
        self.page.click("#gaps")
        self.assertEqual(len(self.titles()), 5)

    def test_menus_choose_pictures_and_are_kept(self):
        self.open()
        self.assertEqual(self.texts(".facet span"), ["Device", "Theme"])
        sources = "[...document.querySelectorAll('.card img:not([hidden])')].map(one => one.src)"
        self.choose(1, "dark")
        self.assertTrue(all("-dark" in source for source in self.page.run(sources)))
        self.choose(0, "iPadPro11")
        # The checkout has no picture of an iPad.
        expected = {True: ["iPadPro11-dark"], False: ["iPhone13-dark", "iPadPro11-dark"]}
        for source in self.page.run(sources):
            self.assertTrue(any(name in source for name in expected["Checkout" not in source]), source)
        self.open()
        self.assertEqual(sum("iPadPro11-dark" in source for source in self.page.run(sources)), 3)

    def choose(self, axis, value):
        self.page.run("""(() => {
            const menu = document.querySelector("select[data-axis='%d']");
            menu.value = [...menu.options].find(option => option.textContent === "%s").value;
            menu.dispatchEvent(new Event("change"));
        })()""" % (axis, value))

    def test_a_card_and_a_module_are_links(self):
        self.open()
        self.page.click(".jumps li:last-child a")
        self.assertEqual(self.page.run("location.hash"), "#module-Shop")
        self.page.run("document.querySelector('.card a[href*=Row]').focus()")
        self.page.press("Enter")
        self.page.wait("location.pathname.endsWith('Row.html') && document.readyState === 'complete'")
        self.assertEqual(self.text("h1"), "Row")

    def test_the_theme_is_switched_and_kept(self):
        self.open()
        self.page.click("#theme")
        self.page.click("#theme")
        theme = "document.documentElement.dataset.theme"
        self.assertEqual(self.page.run(theme), "dark")
        self.open(ROW)
        self.assertEqual(self.page.run(theme), "dark")


class Entry(GalleryTestCase):
    def test_switches_hide_environments(self):
        self.open(ROW)
        self.assertEqual(self.texts(".sample h2"), ["One night", "Two nights"])
        self.assertEqual(self.count(SHOTS), 8)
        self.page.click("input[data-axis='1'][value='1']")
        self.assertEqual(self.count(SHOTS), 4)
        self.assertFalse(self.page.run("[...document.querySelectorAll('%s img')].some(one => /dark/.test(one.src))" % SHOTS))
        self.page.click("input[data-axis='1'][value='0']")
        self.assertTrue(self.exists("#nothing"))
        self.assertFalse(self.exists(".samples"))
        self.page.click("#clear")
        self.assertEqual(self.count(SHOTS), 8)

    def test_a_table_has_a_row_for_each_sample(self):
        for size in (DESKTOP, PHONE):
            self.show(size)
            self.open(ROW)
            self.page.click("input[name='arrangement'][value='table']")
            self.page.settle()
            tops = self.page.run("[...document.querySelectorAll('.sample')].map(one => new Set(["
                                 "...one.querySelectorAll('.shot')].map(shot => shot.offsetTop)).size)")
            self.assertEqual(tops, [1, 1])
            lefts = self.page.run("[...document.querySelectorAll('.sample')].map(one => ["
                                  "...one.querySelectorAll('.shot')].map(shot => shot.offsetLeft).join())")
            self.assertEqual(lefts[0], lefts[1])
            self.assert_no_overflow()
            self.load_axe()
            self.assert_accessible("table")
            self.page.click("input[name='arrangement'][value='flow']")

    def test_sizes_differ_and_are_kept(self):
        self.open(ROW)
        heights = []
        for size in ("small", "medium", "large"):
            self.page.click("input[name='size'][value='%s']" % size)
            heights.append(self.page.run("document.querySelector('.picture img').getBoundingClientRect().height"))
            self.assert_no_overflow()
        self.assertEqual(heights, sorted(set(heights)))
        self.open(CHECKOUT)
        self.assertTrue(self.page.run("document.querySelector('input[value=large]').checked"))

    def test_missing_references_are_frames(self):
        self.open(CHECKOUT)
        self.assertEqual(self.texts(".gap"), ["No reference", "No reference"])
        self.assertIn("2 missing", self.text(".facts"))

    def test_values_are_texts(self):
        self.open(RECEIPTS)
        self.assertEqual(self.texts("figure pre"), [sample_gallery.TEXT, sample_gallery.TEXT])
        self.page.run("document.querySelector('figure pre').focus()")
        self.page.press("ArrowRight")
        self.assertEqual(self.file(), "Receipts.html")

    def test_arrow_keys_lead_to_the_next_entry(self):
        self.open(ROW)
        following = self.page.run("document.getElementById('next').pathname")
        self.page.press("ArrowRight")
        self.page.wait("location.pathname === %s && document.readyState === 'complete'" % json.dumps(following))
        self.page.press("ArrowLeft")
        self.page.wait("location.pathname.endsWith('Row.html') && document.readyState === 'complete'")
        self.page.run("document.querySelector('input[data-axis]').focus()")
        self.page.press("ArrowLeft")
        self.assertEqual(self.file(), "Row.html")

    def test_pictures_are_loaded(self):
        self.open(ROW)
        self.page.run("document.querySelectorAll('img').forEach(one => { one.loading = 'eager'; })")
        self.page.wait("[...document.images].filter(one => one.closest('.shot')).every(one => one.complete)")
        self.assertTrue(self.page.run(
            "[...document.images].filter(one => one.closest('.shot')).every(one => one.naturalWidth > 0)"))


class Enlarged(GalleryTestCase):
    caption = "document.querySelector('.lightbox-caption').textContent"

    def enlarge(self):
        self.open(ROW)
        self.page.run("document.querySelector('.picture').focus()")
        self.page.press("Enter")
        self.page.wait("document.getElementById('lightbox').open")

    def test_arrow_keys_lead_through_the_pictures(self):
        self.enlarge()
        self.assertIn("1170 x 2532 pixels, 1 of 8", self.page.run(self.caption))
        self.page.press("ArrowLeft")
        self.assertIn("8 of 8", self.page.run(self.caption))
        self.page.press("ArrowRight", "ArrowRight")
        self.assertIn("2 of 8", self.page.run(self.caption))
        self.assertEqual(self.file(), "Row.html")

    def test_the_focus_returns_to_the_picture(self):
        self.enlarge()
        self.page.press("ArrowRight", "Escape")
        # The dialog's event comes after it has closed.
        self.page.wait("[...document.querySelectorAll('.picture')].indexOf(document.activeElement) === 1")

    def test_only_visible_pictures_are_enlarged(self):
        self.open(ROW)
        self.page.click("input[data-axis='0'][value='1']")
        self.page.click(".shot:not([hidden]) .picture")
        self.assertIn("1 of 4", self.page.run(self.caption))

    def test_the_actual_size_and_the_file(self):
        self.enlarge()
        width = "document.querySelector('.lightbox img').getBoundingClientRect().width"
        before = self.page.run(width)
        self.page.click(".lightbox img")
        self.assertEqual(self.page.run(width), 390)
        self.assertNotEqual(before, 390)
        self.assertTrue(self.page.run("document.querySelector('.lightbox a').href.endsWith('.png')"))

    def test_accessibility(self):
        for size in (DESKTOP, PHONE):
            for dark in (False, True):
                self.show(size, dark)
                self.enlarge()
                self.load_axe()
                with self.subTest(size=size, dark=dark):
                    self.assert_accessible("enlarged")
                    self.assert_no_overflow()


class Accessibility(GalleryTestCase):
    def test_all_pages(self):
        self.check_everything(self.pages())

    def test_pages_after_a_choice(self):
        for size in (DESKTOP, PHONE):
            for dark in (False, True):
                self.show(size, dark)
                self.open()
                self.load_axe()
                self.page.click("#gaps")
                self.assert_accessible("gaps")
                self.page.press("/")
                self.page.type("nothing has this name")
                self.assert_accessible("nothing found")
                self.open(ROW)
                self.load_axe()
                self.page.click("input[data-axis='1'][value='1']")
                self.assert_accessible("a theme is hidden")


class HostileGallery(GalleryTestCase):
    title = sample_report.HOSTILE[0]

    @staticmethod
    def make(folder):
        sample_gallery.make_hostile(folder)

    def test_all_pages(self):
        self.check_everything(self.chosen_pages())

    def chosen_pages(self):
        """Returns a page of each kind of name; what axe-core finds does not depend on more of them."""
        parts = ("index", "VeryLong", "Names_long", "Names_mmm", "Names_script", "שלום")
        return [page for page in self.pages() if any(part in page for part in parts)]

    def test_names_are_texts(self):
        names = [name for name in sample_report.HOSTILE if name]
        self.open()
        shown = self.titles()
        for name in names:
            self.assertIn(name.replace("\u001b", "\ufffd").replace("\u0007", "\ufffd"), shown)
        self.assertEqual(self.page.run("document.title"), self.title)
        self.assertEqual(self.count("body script"), 0)

    def test_every_link_leads_to_a_page_with_its_title(self):
        self.open()
        links = self.page.run("[...document.querySelectorAll('.card a')].map(one => "
                              "[one.href, one.querySelector('.card-title').textContent])")
        self.assertEqual(len(links), len(self.pages()) - 1)
        for address, title in links:
            self.page.open(address)
            self.assertEqual(self.text("h1"), title)
            self.assertEqual(self.count("main script, main iframe, body > script"), 0)

    def test_search_and_enlarged_pictures_have_hostile_names(self):
        self.open()
        self.page.press("/")
        self.page.type("</script>")
        self.assertIn(sample_report.HOSTILE[0], self.titles())
        self.open(next(page for page in self.pages() if "VeryLong" in page))
        for size in (DESKTOP, PHONE):
            self.show(size)
            self.page.click(".picture")
            self.assert_no_overflow()
            self.assertLessEqual(
                self.page.run("document.querySelector('.lightbox').scrollWidth - innerWidth"), 0)
            for _ in range(self.count(".picture")):
                self.page.press("ArrowRight")
            self.page.press("Escape")


def take_pictures(folder):
    """Writes pictures of the shop's gallery, in both widths and both themes."""
    with tempfile.TemporaryDirectory() as project:
        sample_gallery.make_shop(project)
        site = sample_gallery.make_site(project, "Shop", *page_tests.EMBEDDING.gallery_texts())
        browser = Browser(find_browser())
        page = Page(browser)
        for width, height in (DESKTOP, PHONE):
            for theme in ("light", "dark"):
                page.show(width, height, dark=theme == "dark", reduced_motion=True)
                for name, path in {"index": "index.html", "entry": ROW, "gaps": CHECKOUT, "values": RECEIPTS}.items():
                    page.open("file://%s/%s" % (site, path))
                    page.settle()
                    page.picture(os.path.join(folder, "gallery-%s-%d-%s.png" % (name, width, theme)))
        browser.close()
