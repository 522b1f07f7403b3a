"""The menu of a widget, sizes, undo and screenshots."""
from playwright.sync_api import expect

from device_case import FINISHED, DeviceCase
from served_device import ROOT

ORIGIN = {"surface": "home", "page": 0, "column": 0, "row": 0}
RIGHT = {"surface": "home", "page": 0, "column": 2, "row": 0}


class WidgetMenuTests(DeviceCase):
    def placed(self, placement):
        """The family and the place of a placement on the host."""
        states = [state["placement"] for state in self.device.run("state")["placements"]]
        found = next((state for state in states if state["id"] == placement), {})
        return {"family": found.get("family"), **(found.get("place") or {})}

    def wait_for_placed(self, placement, family, place):
        self.wait_for_values(lambda: self.placed(placement), {"family": family, **place})

    def hold(self, placement):
        box = self.widget(placement).bounding_box()
        self.page.mouse.move(box["x"] + 20, box["y"] + box["height"] - 12)
        self.page.mouse.down()
        menu = self.page.get_by_role("dialog", name="menu")
        expect(menu).to_be_visible()
        return menu

    def test_held_widget_opens_menu(self):
        lamp = self.place("Lamp", "systemSmall", ORIGIN)
        water = self.place("Water", "systemSmall", RIGHT)
        self.picture(lamp)
        menu = self.hold(lamp)
        self.page.mouse.up()
        self.page.wait_for_function(FINISHED)
        self.save("menu")
        # The widget and the camera are above the shade, which blurs the rest.
        lifted = self.page.locator(".sheet-layer > [data-lifted] img.picture")
        expect(lifted).to_be_visible()
        levels = self.page.evaluate("""() => [".cutout", ".sheet-layer"].map((name) =>
            Number(getComputedStyle(document.querySelector(`.screen > ${name}`)).zIndex))""")
        self.assertGreater(*levels)
        expect(menu.get_by_role("button", name="Small")).to_have_attribute("aria-pressed", "true")
        menu.get_by_role("button", name="Medium").click()
        expect(lifted).to_have_count(0)
        self.wait_for_placed(lamp, "systemMedium", ORIGIN)
        # The other widget made room.
        self.assertNotEqual(self.placed(water), {"family": "systemSmall", **RIGHT})
        self.picture(lamp)
        self.save("menu-resized")
        self.page.keyboard.press("Control+z")
        self.wait_for_placed(lamp, "systemSmall", ORIGIN)
        self.wait_for_placed(water, "systemSmall", RIGHT)
        expect(self.page.locator("#announcer")).to_have_text("Undone: Lamp resized to Medium")

    def test_menu_edits_and_removes(self):
        lamp = self.place("Lamp", "systemSmall", ORIGIN, lamp={
            "object": {"identifier": "reading", "display": "Reading Lamp"}})
        self.picture(lamp)
        page = self.page
        self.widget(lamp).click(button="right", position={"x": 20, "y": 100})
        menu = page.get_by_role("dialog", name="menu")
        menu.get_by_role("button", name="Edit “Lamp”").click()
        expect(page.get_by_role("dialog", name="Lamp")).to_be_visible()
        page.keyboard.press("Escape")
        self.widget(lamp).click(button="right", position={"x": 20, "y": 100})
        menu.get_by_role("button", name="Remove Widget").click()
        page.get_by_role("alertdialog").get_by_role("button", name="Remove").click()
        expect(self.widget(lamp)).to_have_count(0)
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(".item")).to_have_count(1)
        state = self.device.run("state")["placements"][0]["placement"]
        self.assertEqual(state["place"], ORIGIN)
        self.assertEqual(
            state["configuration"]["lamp"]["object"]["identifier"], "reading")

    def test_held_widget_that_moves_is_dragged(self):
        lamp = self.place("Lamp", "systemSmall", ORIGIN)
        self.picture(lamp)
        box = self.widget(lamp).bounding_box()
        menu = self.hold(lamp)
        self.page.mouse.move(box["x"] + box["width"] * 1.3, box["y"] + box["height"], steps=5)
        expect(menu).to_have_count(0)
        self.page.mouse.move(
            box["x"] + 20 + box["width"] * 1.14, box["y"] + box["height"] - 12, steps=5)
        self.page.mouse.up()
        self.wait_for_placed(lamp, "systemSmall", RIGHT)
        self.page.keyboard.press("Control+z")
        self.wait_for_placed(lamp, "systemSmall", ORIGIN)

    def test_screenshot_button_saves_file(self):
        self.picture(self.place("Lamp", "systemSmall"))
        with self.page.expect_download() as download:
            self.page.get_by_role("button", name="Take a screenshot").click()
        self.assertEqual(download.value.suggested_filename, "home.png")
        with open(download.value.path(), "rb") as file:
            header = file.read(24)
        self.assertEqual(header[:8], b"\x89PNG\r\n\x1a\n")
        # The device's scale is 3.
        self.assertEqual(int.from_bytes(header[16:20], "big"), 393 * 3)

    def test_recording_is_animated(self):
        self.device.run("clock", date="2026-03-10T10:00:00.000Z", rate=0)
        tide = self.place("Tide", "systemSmall", extension="Everyday")
        before = self.picture(tide)
        record = self.page.get_by_role("button", name="Record the screen")
        record.click()
        expect(record).to_have_attribute("aria-pressed", "true")
        self.device.run("clock", date="2026-03-10T15:00:00.000Z")
        self.wait_for_other_picture(tide, before)
        with self.page.expect_download() as download:
            record.click()
        with open(download.value.path(), "rb") as file:
            data = file.read()
        self.assertEqual(data[:8], b"\x89PNG\r\n\x1a\n")
        frames = int.from_bytes(data[data.index(b"acTL") + 4:][:4], "big")
        self.assertGreaterEqual(frames, 1)
        self.assertEqual(data.count(b"fcTL"), frames)


class AppIconTests(DeviceCase):
    extensions = [ROOT / "Examples" / "Delivery", ROOT / "Examples" / "Household"]

    def test_icon_opens_app(self):
        lamp = self.place("Lamp", "systemSmall", ORIGIN)
        self.picture(lamp)
        # Only the extension with an app has an icon. It is in the first free cell.
        icons = self.page.locator(".app-icon:visible")
        expect(icons).to_have_count(1)
        widget, icon = self.widget(lamp).bounding_box(), icons.bounding_box()
        self.assertGreater(icon["x"], widget["x"] + widget["width"])
        self.save("app-icon")
        self.page.get_by_role("button", name="Open the Delivery app").first.click()
        self.wait_while(lambda: None if self.device.run("state")["links"] else "no app was opened")

    def test_home_screen_is_mirrored(self):
        self.addCleanup(self.device.run, "device", locale="en_US")
        lamp = self.place("Lamp", "systemSmall", ORIGIN)
        self.picture(lamp)
        left = self.widget(lamp).bounding_box()["x"]
        self.device.run("device", locale="ar_SA")
        self.wait_while(
            lambda: None if self.widget(lamp).bounding_box()["x"] > left + 50 else "on the left")
        self.page.wait_for_function(FINISHED)
        self.save("mirrored")
        # The time is at the right, the battery at the outer left.
        time, battery, wifi = (
            self.page.locator(part).bounding_box()["x"]
            for part in (".status-time", ".sign-battery", ".status-signs > .icon"))
        self.assertLess(battery, wifi)
        self.assertLess(wifi, time)
        # The arrow keys move the widget in their direction.
        self.page.keyboard.press("e")
        self.page.locator(".item-grip").focus()
        self.page.keyboard.press("ArrowLeft")
        self.wait_for_values(
            lambda: self.device.run("state")["placements"][0]["placement"]["place"], RIGHT)
