"""Developer mode, and the question for the location."""
from playwright.sync_api import expect

from device_case import DeviceCase


class DeveloperModeTests(DeviceCase):
    def test_switch_lifts_the_budget(self):
        lamp = self.place("Lamp", "systemSmall")
        self.picture(lamp)
        page = self.page
        self.addCleanup(self.device.run, "device", developerMode=False)
        inspector = page.get_by_role("complementary", name="Inspector")
        page.locator("#inspector-choice").select_option(lamp)
        settings = page.get_by_role("complementary", name="Settings")
        settings.get_by_role("switch", name="Developer mode").click()
        expect(inspector.get_by_text("lifted by developer mode")).to_be_visible()
        expect(inspector.get_by_label("Developer mode lifts the budget")).to_have_text("∞no limit")
        expect(inspector.get_by_text("Developer mode is on: it lifts the budget")).to_be_visible()
        self.save("developer-mode")
        self.assertTrue(self.device.run("state")["device"]["developerMode"])
        self.assertIn(
            "developer mode lifts the budget", self.device.tool("explain", lamp))
        settings.get_by_role("switch", name="Developer mode").click()
        expect(inspector.get_by_text("lifted by developer mode")).to_have_count(0)


class LocationQuestionTests(DeviceCase):
    def ask(self):
        self.device.run("device", locationAccess="Household:ask")
        question = self.page.get_by_role(
            "alertdialog", name="Allow “Household” to use your location?")
        expect(question).to_be_visible()
        return question

    def access(self):
        return self.device.run("state")["device"]["locationAccess"]

    def test_answers_are_stored(self):
        question = self.ask()
        self.save("location-question")
        question.get_by_role("button", name="Don’t Allow").click()
        expect(question).to_have_count(0)
        self.wait_while(lambda: None if self.access() == "Household:deny" else self.access())
        self.page.reload()
        question = self.ask()
        question.get_by_role("button", name="Allow", exact=True).click()
        self.wait_while(lambda: None if self.access() == "Household:allow" else self.access())

    def test_closed_question_is_not_repeated(self):
        question = self.ask()
        self.page.keyboard.press("Escape")
        expect(question).to_have_count(0)
        self.device.run("device", location="52.52,13.405")
        expect(self.page.get_by_role("combobox", name="Position")).to_have_value("52.52,13.405")
        expect(question).to_have_count(0)
        self.device.run("device", location="off", locationAccess="Household:deny")
