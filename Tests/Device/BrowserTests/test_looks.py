"""The looks of the releases of iOS, and the family that came with iOS 27."""
import base64
import tempfile
from pathlib import Path

from playwright.sync_api import expect

from device_case import FINISHED, DeviceCase

# The mean colors of rectangles of two pictures of a screen, whose size in points is given.
COLORS = """async ([pictures, size, areas]) => Promise.all(pictures.map(async (picture) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const scale = image.width / size.width;
  return areas.map((area) => {
    const [x, y, width, height] = area.map((length) => Math.round(length * scale));
    const { data } = context.getImageData(x, y, width, height);
    const sum = [0, 0, 0];
    for (let index = 0; index < data.length; index++) {
      if (index % 4 < 3) sum[index % 4] += data[index];
    }
    return sum.map((value) => value / (data.length / 4));
  });
}))"""
# Filters of what is behind an element cost time in each frame; the surfaces have none.
FILTERS = """() => [...document.querySelectorAll(".home, .home *")]
  .filter((element) => getComputedStyle(element).backdropFilter !== "none").length"""
LOOKS = [
    {"look": look, "colorScheme": scheme, "os": os}
    for os in ("18", "27") for look in ("standard", "tinted", "clear")
    for scheme in ("light", "dark") if (os, look) != ("18", "clear")
]


class PosterCase(DeviceCase):
    extensions = [Path(__file__).parent / "Fixtures" / "Poster"]

    def poster(self, family="systemSmall", **place):
        return self.place("Poster", family, place or None, extension="Poster")

    @property
    def settings(self):
        return self.page.get_by_role("complementary", name="Settings")

    def set_release(self, os):
        """Waits until the page knows the release."""
        self.device.run("device", os=os)
        button = self.settings.get_by_role("group", name="iOS").get_by_role("button", name=os)
        expect(button).to_have_attribute("aria-pressed", "true")


class LookTests(PosterCase):
    def pictures(self, surface):
        """The screen on the page, and in a screenshot, as base64."""
        page = self.page
        page.wait_for_function(FINISHED)
        shown = page.locator(".screen").screenshot(scale="device")
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "screen.png"
            self.device.tool("screenshot", "--surface", surface, "-o", file)
            return [base64.b64encode(data).decode() for data in (shown, file.read_bytes())]

    def expect_same_colors(self, surface, areas, message):
        size = {"width": 393, "height": 852}
        page, tool = self.page.evaluate(COLORS, [self.pictures(surface), size, areas])
        for area, first, second in zip(areas, page, tool):
            for a, b in zip(first, second):
                self.assertAlmostEqual(a, b, delta=6, msg=f"{message} {area} {first} {second}")

    def test_screenshot_has_colors_of_page(self):
        poster = self.poster(surface="home", page=0, column=0, row=0)
        areas = [
            # The widget's middle, its leading edge, the dock, and the wallpaper below the widget.
            [60, 170, 100, 60], [27, 130, 4, 80], [30, 755, 8, 70], [200, 350, 100, 200],
            # An icon of the dock.
            [128, 768, 8, 8],
        ]
        screen = self.page.locator(".screen")
        for settings in LOOKS:
            self.device.run("device", **settings)
            expect(screen).to_have_attribute("data-look", settings["look"])
            expect(screen).to_have_attribute("data-scheme", settings["colorScheme"])
            self.picture(poster)
            self.page.wait_for_function(FINISHED)
            name = "-".join(settings.values())
            self.save(f"looks-{name}")
            self.expect_same_colors("home", areas, name)
        self.assertEqual(self.page.evaluate(FILTERS), 0)

    def test_settings_offer_looks_of_release(self):
        settings = self.settings
        looks = settings.get_by_role("group", name="Look")
        release = settings.get_by_role("group", name="iOS")
        expect(looks.get_by_role("button")).to_have_text(["Standard", "Tinted", "Clear"])
        looks.get_by_role("button", name="Clear").click()
        release.get_by_role("button", name="18").click()
        expect(looks.get_by_role("button")).to_have_text(["Standard", "Tinted"])
        expect(looks.get_by_role("button", name="Standard")).to_have_attribute(
            "aria-pressed", "true")
        release.get_by_role("button", name="17").click()
        expect(looks.get_by_role("button")).to_have_text(["Standard"])
        device = self.device.run("state")["device"]
        self.assertEqual((device["look"], device["os"]), ("standard", "17"))
        # The dock's shortcut passes over the looks that the release lacks.
        shortcut = self.page.get_by_role("button", name="Change Appearance")
        for scheme in ("dark", "light"):
            shortcut.click()
            self.wait_for_values(
                lambda: self.device.run("state")["device"],
                {"look": "standard", "colorScheme": scheme})

    def test_lock_screen_has_colors_of_page(self):
        for os in ("18", "27"):
            self.device.run("device", isLocked=True, os=os)
            expect(self.page.get_by_role("region", name="Lock Screen")).to_be_visible()
            self.page.wait_for_function(FINISHED)
            self.save(f"looks-lock-{os}")
            # The clock, whose numerals have the same ink, and the wallpaper.
            self.expect_same_colors("lock", [[60, 130, 273, 90], [40, 480, 300, 120]], os)


class ExtraLargePortraitTests(PosterCase):
    family = "systemExtraLargePortrait"

    def placed(self):
        placements = [state["placement"] for state in self.device.run("state")["placements"]]
        return [(placed["family"], placed["place"]["page"])
                for placed in sorted(placements, key=lambda placed: placed["id"])]

    def wait_for_placed(self, *wanted):
        self.wait_while(lambda: None if self.placed() == list(wanted) else str(self.placed()))

    def test_menu_resizes_to_whole_page(self):
        first = self.poster(surface="home", page=0, column=0, row=0)
        self.poster(surface="home", page=0, column=2, row=0)
        self.picture(first)
        self.widget(first).click(button="right", position={"x": 20, "y": 100})
        menu = self.page.get_by_role("dialog", name="menu")
        self.save("portrait-menu")
        menu.get_by_role("button", name="Extra Large Portrait").click()
        # The other widget makes room on the next page.
        self.wait_for_placed((self.family, 0), ("systemSmall", 1))
        self.picture(first)
        self.page.wait_for_function(FINISHED)
        box = self.widget(first).bounding_box()
        self.assertAlmostEqual(box["height"] / box["width"], 550 / 338, delta=0.01)
        self.save("portrait")
        self.page.keyboard.press("Control+z")
        self.wait_for_placed(("systemSmall", 0), ("systemSmall", 0))

    def test_today_view_shows_it(self):
        poster = self.poster(self.family, surface="today", position=0)
        self.page.get_by_role("button", name="Today").click()
        self.picture(poster)
        box = self.widget(poster).bounding_box()
        self.assertAlmostEqual(box["height"] / box["width"], 550 / 338, delta=0.01)
        self.save("portrait-today")

    def test_gallery_offers_it_from_ios_27(self):
        self.set_release("26")
        page = self.page
        page.get_by_role("button", name="Add Widget").first.click()
        gallery = page.get_by_role("dialog", name="Widgets")
        sizes = gallery.locator('.gallery-card[data-family], .gallery-card-stage[data-family]')
        expect(sizes.first).to_be_visible()
        self.assertEqual(gallery.locator(f'[data-family="{self.family}"]').count(), 0)
        self.set_release("27")
        gallery.locator(".gallery-card").first.click()
        expect(gallery.locator(f'.carousel-stage[data-family="{self.family}"]')).to_be_attached()
        page.wait_for_function(FINISHED)
        self.save("portrait-gallery")

    def test_older_release_sets_widget_aside_with_reason(self):
        poster = self.poster(self.family)
        self.picture(poster)
        self.device.run("device", os="26")
        expect(self.widget(poster)).to_have_count(0)
        note = self.page.locator(".set-aside")
        expect(note).to_be_visible()
        note.get_by_role("button").click()
        expect(self.page.locator("#inspector")).to_contain_text(
            "systemExtraLargePortrait needs iOS 27 or later")
        self.device.run("device", os="27")
        expect(note).to_be_hidden()
        box = self.widget(poster).bounding_box()
        self.assertAlmostEqual(box["height"] / box["width"], 550 / 338, delta=0.01)
