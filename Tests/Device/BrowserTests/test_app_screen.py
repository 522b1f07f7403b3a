"""The window of the app in front, on the page."""
from playwright.sync_api import expect

from activity_case import encoded
from device_case import FINISHED, DeviceCase
from served_device import ROOT


class AppScreenTests(DeviceCase):
    extensions = [ROOT / "Tests" / "Tool" / "EndToEndTests" / "Fixtures" / "Pantry"]

    def setUp(self):
        super().setUp()
        self.device.run("home")
        for activity in self.device.run("activities"):
            self.device.run("dismissActivity", activity=activity["id"])
        self.device.run("allowActivities", extension="Pantry", allowed=True)
        self.device.run("quitApp", extension="Pantry")
        self.device.run("openApp", extension="Pantry", wait=True)
        self.window = self.page.get_by_role("region", name="Window of Pantry")
        expect(self.window).to_be_visible()

    def test_taps_and_navigation(self):
        window = self.window
        expect(window.get_by_role("heading", name="Shelf")).to_be_attached()
        before = window.get_by_text("Opened").inner_text()
        window.get_by_role("button", name="Open a jar").click()
        expect(window.get_by_text("Opened")).not_to_have_text(before)
        self.page.wait_for_function(FINISHED)
        self.save("app-shelf")
        window.get_by_role("button", name="Plum").click()
        sealed = window.get_by_role("switch", name="Sealed")
        expect(sealed).to_have_attribute("aria-checked", "true")
        sealed.click()
        expect(sealed).to_have_attribute("aria-checked", "false")
        expect(window.get_by_text("Eat it soon")).to_be_attached()
        self.page.wait_for_function(FINISHED)
        self.save("app-jar")
        window.get_by_role("button", name="Shelf").click()
        expect(window.get_by_role("button", name="Open a jar")).to_be_attached()

    def test_picker_opens_and_chooses(self):
        window = self.window
        window.get_by_role("button", name="Plum").click()
        picker = window.get_by_role("button", name="Sugar, Some")
        expect(picker).to_have_attribute("aria-haspopup", "menu")
        self.page.wait_for_function(FINISHED)
        self.save("app-picker")
        picker.click()
        much = window.get_by_role("button", name="Much", exact=True)
        expect(window.get_by_role("button", name="Some", exact=True)).to_have_attribute(
            "aria-pressed", "true")
        expect(window.get_by_role("switch", name="Sealed")).to_have_count(0)
        self.page.wait_for_function(FINISHED)
        self.save("app-menu")
        much.click()
        picker = window.get_by_role("button", name="Sugar, Much")
        expect(picker).to_be_attached()
        picker.click()
        expect(much).to_be_attached()
        # Beside the menu.
        window.get_by_role("button", name="Dismiss").click(position={"x": 20, "y": 700})
        expect(picker).to_be_attached()

    def test_keyboard_reaches_options(self):
        window = self.window
        window.get_by_role("button", name="Plum").click()
        window.get_by_role("button", name="Sugar, Some").focus()
        self.page.keyboard.press("Enter")
        expect(window.get_by_role("button", name="Some", exact=True)).to_be_focused()
        self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")
        picker = window.get_by_role("button", name="Sugar, Much")
        expect(picker).to_be_focused()
        self.page.keyboard.press("Enter")
        expect(window.get_by_role("button", name="Much", exact=True)).to_be_focused()
        self.page.keyboard.press("Escape")
        expect(picker).to_be_focused()

    def test_menu_and_inputs(self):
        window = self.window
        window.get_by_role("button", name="Plum").click()
        note = window.get_by_role("textbox", name="Note")
        note.press_sequentially("sour")
        self.wait_while(
            lambda: None if self.value_of("Note") == "sour" else self.value_of("Note"))
        expect(note).to_have_value("sour")
        self.page.wait_for_function(FINISHED)
        self.save("app-typing")
        level = window.get_by_role("slider", name="Level")
        level.fill("20")
        self.wait_while(
            lambda: None if self.value_of("Level") == "20%" else self.value_of("Level"))
        window.get_by_role("button", name="More").click()
        window.get_by_role("button", name="Label it").click()
        expect(note).to_have_value("Plum, some sugar")
        self.page.wait_for_function(FINISHED)
        self.save("app-inputs")

    def value_of(self, label):
        elements = self.device.run("elements", placement="app")
        return next((each.get("value") for each in elements if each["label"] == label), None)

    def test_home_shows_activity_in_island(self):
        self.window.get_by_role("button", name="Track").click()
        expect(self.page.locator('[data-presentation="compactLeading"]')).to_have_count(0)
        self.page.get_by_role("button", name="Home", exact=True).click()
        expect(self.window).to_be_hidden()
        expect(self.page.locator('[data-presentation="compactLeading"]').first).to_be_attached()
        self.page.wait_for_function(FINISHED)
        self.save("app-home")

    def test_alert_does_not_cover_app_in_front(self):
        """The page, the list and the screenshot agree: the Island is empty."""
        self.window.get_by_role("button", name="Track").click()
        self.wait_while(lambda: None if self.device.run("activities") else "no activity")
        [activity] = self.device.run("activities")
        update = {
            "content": {"state": encoded(activity["content"]), "relevanceScore": 0},
            "alert": {"title": "Boiling over", "body": "Plum"},
        }
        self.device.run("activity", extension="Pantry", ask={
            "update": {"id": activity["id"], "_1": update}})
        expect(self.page.get_by_role("status", name="Apple Watch")).to_contain_text("Boiling over")
        screen = self.page.locator(".screen")
        expect(screen).to_have_attribute("data-island", "hidden")
        islands = [state["island"] for state in self.device.run("activities")]
        self.assertEqual(islands, ["hidden"])
        self.save("app-alert")
        self.page.get_by_role("button", name="Home", exact=True).click()
        expect(screen).to_have_attribute("data-island", "compact")
