"""Widgets on the device: adding, configuring, tapping, moving, time, lock, appearance."""
from playwright.sync_api import expect

from device_case import DeviceCase

DESK = {"object": {"identifier": "desk", "display": "Desk Lamp"}}


class ScenarioTests(DeviceCase):
    def test_add_from_gallery(self):
        page = self.page
        page.get_by_role("button", name="Add Widget").first.click()
        gallery = page.get_by_role("dialog", name="Widgets")
        gallery.get_by_role("searchbox").fill("lamp")
        expect(gallery.locator(".gallery-card")).to_have_count(1)
        gallery.locator(".gallery-card").click()
        expect(gallery.get_by_role("heading", name="Lamp")).to_be_visible()
        self.save("gallery")
        gallery.get_by_role("button", name="Add Widget").click()
        expect(gallery).to_be_hidden()
        item = page.locator(".item")
        expect(item).to_have_count(1)
        placed = self.device.run("state")["placements"]
        self.assertEqual([state["placement"]["kind"] for state in placed], ["Lamp"])
        self.picture(placed[0]["placement"]["id"])

    def test_configure(self):
        lamp = self.place("Lamp", "systemSmall")
        before = self.picture(lamp)
        pixels = self.pixels(before)
        page = self.page
        page.get_by_role("button", name="Edit", exact=True).click()
        page.get_by_role("button", name="Edit Lamp").click()
        form = page.get_by_role("dialog", name="Lamp")
        # A click anywhere in the row opens the choices, in which the default is chosen.
        row = form.locator("[data-parameter='lamp']")
        expect(row.locator(".choice-value")).to_have_text("Desk Lamp")
        row.click(position={"x": 12, "y": 12})
        expect(form.locator(".option[aria-pressed='true']")).to_contain_text("Desk Lamp")
        form.get_by_text("Garden Lantern").click()
        self.save("form")
        form.get_by_role("button", name="Done").click()
        expect(form).to_be_hidden()
        after = self.wait_for_other_picture(lamp, before)
        self.assertNotEqual(self.pixels(after), pixels)
        state = next(state for state in self.device.run("state")["placements"])
        self.assertEqual(
            state["placement"]["configuration"]["lamp"]["object"]["identifier"], "lantern")

    def test_tap_toggle(self):
        lamp = self.place("Lamp", "systemSmall", lamp=DESK)
        before = self.picture(lamp)
        pixels = self.pixels(before)
        switch = self.widget(lamp).get_by_role("switch")
        was = switch.get_attribute("aria-checked")
        switch.click()
        expect(switch).not_to_have_attribute("aria-checked", was)
        after = self.wait_for_other_picture(lamp, before)
        self.assertNotEqual(self.pixels(after), pixels)
        # Switched back, the picture is the same as before.
        switch.click()
        expect(switch).to_have_attribute("aria-checked", was)
        expect(self.widget(lamp).locator("img.picture").last).to_have_attribute("src", before)

    def test_tap_button(self):
        water = self.place("Water", "systemSmall")
        before = self.picture(water)
        self.widget(water).get_by_role("button", name="A glass").click()
        self.wait_for_other_picture(water, before)

    def test_tap_link(self):
        water = self.place("Water", "systemSmall")
        self.picture(water)
        # The widget's link covers everything but its button, so taps near the top left corner.
        self.widget(water).locator(".face-open").click(position={"x": 12, "y": 12})
        expect(self.page.get_by_text("household://water").first).to_be_attached()

    def test_scrub_time(self):
        self.device.run("clock", date="2026-03-10T10:00:00.000Z", rate=0)
        tide = self.place("Tide", "systemSmall", extension="Everyday")
        before = self.picture(tide)
        self.page.get_by_role("slider", name="Time of day").fill(str(15 * 60 + 30))
        self.wait_for_other_picture(tide, before)
        expect(self.page.locator("#time-bar")).to_contain_text("3:30")
        now = self.device.run("state")["clock"]["now"]
        self.assertTrue(now.startswith("2026-03-10T15:30"), now)
        self.save("time")

    def test_run_time(self):
        """The picture changes with each entry while the clock runs 600 times faster."""
        self.device.run("clock", date="2026-03-10T10:00:00.000Z", rate=0)
        tide = self.place("Tide", "systemSmall", extension="Everyday")
        before = self.picture(tide)
        self.page.get_by_role("button", name="600 times", exact=True).click()
        second = self.wait_for_other_picture(tide, before)
        self.wait_for_other_picture(tide, second)
        self.page.get_by_role("button", name="Pause").click()
        expect(self.page.get_by_role("button", name="Play")).to_be_visible()
        self.assertEqual(self.device.run("state")["clock"]["rate"], 0)

    def test_timers_tick(self):
        """A picture with a countdown changes each second, without a new entry."""
        self.device.run("clock", date="2026-03-10T10:00:00.000Z", rate=0)
        lunch = self.place("Lunch", "systemSmall", extension="Everyday")
        shown = self.picture(lunch)
        self.device.run("clock", rate=1)
        for _ in range(2):
            shown = self.wait_for_other_picture(lunch, shown)

    def test_lock(self):
        water = self.place("Water", "accessoryCircular",
                           {"surface": "lock", "slot": "row", "position": 0})
        self.device.run("device", redactsWhenLocked=False)
        page = self.page
        page.get_by_role("group", name="Surface").get_by_role("button", name="Lock Screen").click()
        expect(page.get_by_role("region", name="Lock Screen")).to_be_visible()
        before = self.picture(water)
        self.assertTrue(self.device.run("state")["device"]["isLocked"])
        self.save("lock")
        # The number of glasses is hidden while the device is locked.
        self.device.run("device", redactsWhenLocked=True)
        self.wait_for_other_picture(water, before)
        self.save("lock-redacted")
        self.widget(water).click()
        question = page.get_by_role("alertdialog", name="Unlock to continue")
        question.get_by_role("button", name="Cancel").click()
        page.get_by_role("button", name="Swipe up to unlock").click()
        expect(page.get_by_role("region", name="Home Screen")).to_be_visible()
        self.assertFalse(self.device.run("state")["device"]["isLocked"])

    def test_locked_device_disables_switches(self):
        self.place("Lamp", "systemSmall", {"surface": "standBy", "side": "left"})
        self.device.run("device", isLocked=True)
        page = self.page
        page.get_by_role("group", name="Surface").get_by_role("button", name="StandBy").click()
        switch = page.get_by_role("region", name="StandBy").get_by_role("switch")
        expect(switch).to_have_attribute("aria-disabled", "true")
        self.save("standby")

    def test_looks(self):
        chores = self.place("Chores", "systemMedium")
        shown = self.picture(chores)
        for name, fields in {"dark": {"colorScheme": "dark"}, "tinted": {"look": "tinted"},
                             "clear": {"look": "clear"}}.items():
            self.device.run("device", **fields)
            shown = self.wait_for_other_picture(chores, shown)
            self.save(f"look-{name}")

    def test_remove(self):
        lamp = self.place("Lamp", "systemSmall")
        page = self.page
        page.get_by_role("button", name="Edit", exact=True).click()
        page.get_by_role("button", name="Remove Lamp").click()
        page.get_by_role("alertdialog").get_by_role("button", name="Remove").click()
        expect(self.widget(lamp)).to_have_count(0)
        self.assertEqual(self.device.run("state")["placements"], [])

    def test_reconnect(self):
        """After a reconnect the page receives the complete state."""
        self.context.set_offline(True)
        lamp = self.place("Lamp", "systemSmall")
        self.context.set_offline(False)
        self.picture(lamp)


class KeyboardTests(DeviceCase):
    """The page without a pointer."""

    def press_until(self, key, locator, limit=80):
        """Presses a key until an element has the focus."""
        for _ in range(limit):
            if locator.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press(key)
        self.fail(f"{key} does not reach {locator}")

    def test_add_and_tap(self):
        page = self.page
        add = page.locator("#add-button")
        self.press_until("Tab", add)
        page.keyboard.press("Enter")
        gallery = page.get_by_role("dialog", name="Widgets")
        expect(gallery.get_by_role("searchbox")).to_be_focused()
        page.keyboard.type("lamp")
        card = gallery.locator(".gallery-card")
        expect(card).to_have_count(1)
        self.press_until("Tab", card)
        page.keyboard.press("Enter")
        place = gallery.get_by_role("button", name="Add Widget")
        self.press_until("Tab", place)
        page.keyboard.press("Enter")
        expect(gallery).to_be_hidden()
        lamp = page.locator(".item")
        expect(lamp).to_have_count(1)
        self.picture(lamp.get_attribute("data-item"))
        switch = lamp.get_by_role("switch")
        was = switch.get_attribute("aria-checked")
        self.press_until("Tab", switch)
        page.keyboard.press("Space")
        expect(switch).not_to_have_attribute("aria-checked", was)
        # The new picture keeps the focus.
        expect(switch).to_be_focused()

    def test_move_and_remove(self):
        lamp = self.place(
            "Lamp", "systemSmall", {"surface": "home", "page": 0, "column": 0, "row": 0})
        self.picture(lamp)
        page = self.page
        self.press_until("Tab", page.locator("#edit-button"))
        page.keyboard.press("Enter")
        grip = page.get_by_role("button", name="Edit Lamp")
        self.press_until("Tab", grip)
        page.keyboard.press("ArrowRight")
        self.wait_for_place(lamp, {"surface": "home", "page": 0, "column": 2, "row": 0})
        expect(grip).to_be_focused()
        page.keyboard.press("Delete")
        confirm = page.get_by_role("alertdialog").get_by_role("button", name="Remove")
        self.press_until("Tab", confirm)
        page.keyboard.press("Enter")
        expect(self.widget(lamp)).to_have_count(0)

    def wait_for_place(self, placement, place):
        """Waits until the host has moved a placement."""
        self.page.wait_for_function(
            """async ([id, place]) => {
              const answer = await (await fetch("/api/state")).json();
              const found = answer.result.placements.find(({ placement }) => placement.id === id);
              return JSON.stringify(Object.entries(found.placement.place).sort()) ===
                JSON.stringify(Object.entries(place).sort());
            }""", arg=[placement, place])
