"""Live Activities of real extensions."""
import re
import unittest

from playwright.sync_api import expect

from activity_case import FIXTURES, LISTING, ActivityCase
from device_case import FINISHED, Shared
from test_accessibility import violations


@unittest.skipUnless(LISTING.exists(), "needs the EmojiRangers listing next to the checkout")
class AdventureTests(ActivityCase):
    def test_adventure(self):
        """The app starts, updates and ends an activity in the Island and on the Lock Screen."""
        page = self.page
        self.device.run("allowActivities", extension="EmojiRangers", allowed=True)
        self.run_app()
        self.expect_mode("compact")
        self.dismiss_toast()
        [adventure] = [state["id"] for state in self.activities()]
        for place in ("compactLeading", "compactTrailing"):
            self.face(place)
        expect(self.press).to_have_attribute("aria-label", re.compile("Live Activity"))
        page.wait_for_function(FINISHED)
        self.save("island-compact")

        self.hold(self.press)
        self.face("expanded")
        group = page.get_by_role("group", name=re.compile("Live Activity"))
        expect(group.get_by_text("Adventure has begun!")).to_be_attached()
        self.save("island-expanded")
        page.keyboard.press("Escape")
        self.expect_mode("compact")

        page.mouse.move(5, 5)  # An alert stays open while the pointer is over it.
        self.run_app("game://hit")
        self.expect_mode("expanded")
        watch = page.get_by_role("status", name="Apple Watch")
        expect(watch).to_contain_text("critical hit!")
        expect(watch).to_contain_text("use a potion to heal")
        expect(self.island.get_by_text("critical hit!")).to_be_attached()
        page.wait_for_function(FINISHED)
        self.save("island-alert")
        self.expect_mode("compact")

        self.lock()
        card = self.card(adventure)
        expect(card.get_by_text("critical hit!")).to_be_attached()
        expect(card.locator(".activity-plate")).to_have_attribute("data-tinted", "")
        self.save("activity-lock")
        # An app is opened only on an unlocked device.
        self.device.run("device", isLocked=False)
        self.run_app("game://over")
        self.lock()
        expect(card).to_have_attribute("data-state", "ended")
        expect(card.get_by_text("Adventure over!")).to_be_attached()
        self.swipe_away(adventure)
        question = self.page.get_by_role(
            "alertdialog", name="Remove the Live Activity from")
        question.get_by_role("button", name="Cancel").click()
        expect(self.card(adventure)).to_be_visible()
        self.swipe_away(adventure)
        question.get_by_role("button", name="Remove").click()
        expect(card).to_have_count(0)
        self.assertIsNone(self.activity(adventure))
        self.expect_cleaned_up()

    def run_app(self, link=None):
        """Opens the app, which starts an adventure, or opens a link that changes it."""
        self.device.run("openApp", extension="EmojiRangers", **({"url": link} if link else {}))

    def expect_cleaned_up(self):
        """Waits until the app that started the adventure has observed its end and has exited."""
        def result():
            links = self.device.run("state")["links"]
            return next(link.get("result") for link in links if not link.get("url"))

        self.wait_while(lambda: None if result() else "the app is still running")
        self.assertRegex(result(), r"ended\s+dismissed\s+cleaned up: true")

    def swipe_away(self, activity):
        box = self.card(activity).locator(".activity-card").bounding_box()
        mouse = self.page.mouse
        y = box["y"] + box["height"] / 2
        mouse.move(box["x"] + box["width"] * 0.8, y)
        mouse.down()
        mouse.move(box["x"] + box["width"] * 0.5, y, steps=4)
        mouse.move(box["x"] + box["width"] * 0.1, y, steps=4)
        mouse.up()

    def test_stale(self):
        adventure = self.start_adventure(stale_after=600)
        self.hold(self.press)
        expect(self.island.get_by_text("On an adventure")).to_be_attached()
        now = self.device.run("state")["clock"]["now"]
        hour = (int(now[11:13]) + 1) % 24
        self.device.run("clock", date=f"{now[:11]}{hour:02d}{now[13:]}") if hour else self.skipTest(
            "the clock is too close to midnight")
        self.wait_for(adventure, state="stale")
        expect(self.island.get_by_text("Resting")).to_be_attached()

    def test_two_apps(self):
        self.start_adventure(relevance=50)
        self.expect_mode("compact")
        self.start_pizza()
        self.expect_mode("pair")
        for place in ("minimal", "detached"):
            self.face(place)
        expect(self.detached.locator(".live-press")).to_have_attribute(
            "aria-label", re.compile("Pizza, Live Activity: 20"))
        self.page.wait_for_function(FINISHED)
        self.save("island-pair")
        self.hold(self.detached.locator(".live-press"))
        expect(self.island.get_by_text("Margherita")).to_be_attached()
        self.lock()
        cards = self.page.locator(".activity")
        expect(cards).to_have_count(2)
        expect(cards.first.get_by_text("Power Panda", exact=True)).to_be_attached()
        self.save("activity-stack")


class PizzaTests(ActivityCase):
    extensions = [FIXTURES / "Pizza", FIXTURES / "Race"]

    def test_button_in_island_performs_intent(self):
        pizza = self.start_pizza()
        self.hold(self.press)
        self.island.get_by_role("button", name="Hurry").click()
        expect(self.island.get_by_text("1 min")).to_be_attached()
        self.wait_for(pizza, content={"minutes": 1, "status": "Running"})
        self.save("island-button")

    def test_tap_opens_app(self):
        self.start_pizza()
        self.face("compactLeading")
        self.press.click()
        expect(self.page.locator(".toast")).to_contain_text("pizza://island")

    def test_start_from_the_page(self):
        """The example of the extension's types starts an activity; other JSON is explained."""
        page = self.page
        page.get_by_role("button", name="Start PizzaAttributes…").click()
        sheet = page.get_by_role("dialog", name="Start PizzaAttributes")
        content = sheet.get_by_label("Content state")
        expect(content).to_have_value(re.compile('"minutes"'))
        self.save("start-activity")
        content.fill("{")
        sheet.get_by_role("button", name="Start").click()
        expect(sheet.get_by_role("alert")).to_contain_text("Content state: not JSON")
        content.fill('{"minutes": "soon", "status": "Baking"}')
        sheet.get_by_role("button", name="Start").click()
        expect(sheet.get_by_role("alert")).to_contain_text("minutes")
        self.assertEqual(self.activities(), [])
        content.fill('{"minutes": 7, "status": "Baking"}')
        self.assertEqual(violations(page), [], "start")
        sheet.get_by_role("button", name="Start").click()
        expect(sheet).to_be_hidden()
        self.face("compactTrailing")
        [started] = self.activities()
        self.assertEqual(started["content"], {"minutes": 7, "status": "Baking"})

    def test_tap_on_locked_device_asks_to_unlock(self):
        pizza = self.start_pizza()
        self.lock()
        plate = self.card(pizza).locator(".activity-plate")
        expect(plate.locator("img.picture").last).to_be_attached()
        question = self.page.get_by_role("alertdialog", name="Unlock to continue")
        plate.click(position={"x": 12, "y": 12})
        expect(question).to_contain_text("Pizza")
        self.save("unlock-to-open")
        question.get_by_role("button", name="Cancel").click()
        expect(question).to_be_hidden()
        self.assertEqual(self.device.run("state")["links"], [])
        plate.click(position={"x": 12, "y": 12})
        question.get_by_role("button", name="Unlock").click()
        expect(self.page.locator(".toast")).to_contain_text("pizza://")
        self.assertFalse(self.device.run("state")["device"]["isLocked"])

    def test_sheet_takes_clicks_under_expanded_island(self):
        pizza = self.start_pizza()
        self.page.get_by_role("button", name="Add Widget").first.click()
        search = self.page.get_by_role("searchbox")
        self.update_pizza(pizza, 5, "At the corner", alert="Nearly there")
        self.expect_mode("expanded")
        search.click()
        expect(search).to_be_focused()

    def test_keyboard_only(self):
        pizza = self.start_pizza()
        self.face("compactTrailing")
        self.press.focus()
        self.page.keyboard.press("ArrowDown")
        self.expect_mode("expanded")
        expect(self.page.locator(".live-collapse")).to_be_focused()
        self.page.keyboard.press("Escape")
        self.expect_mode("compact")
        expect(self.press).to_be_focused()
        self.lock()
        self.card(pizza).locator(".activity-clear").focus()
        self.page.keyboard.press("Delete")
        expect(self.card(pizza)).to_have_count(0)

    def test_locked_device_disables_buttons(self):
        pizza = self.start_pizza()
        self.lock()
        button = self.card(pizza).get_by_role("button", name="Hurry")
        expect(button).to_have_attribute("aria-disabled", "true")

    def test_standby(self):
        self.start_pizza()
        surfaces = self.page.get_by_role("group", name="Surface")
        surfaces.get_by_role("button", name="StandBy").click()
        self.page.locator(".enlarged-press").click()
        full = self.page.locator(".enlarged-activity")
        expect(full.get_by_text("Margherita")).to_be_attached()
        self.page.wait_for_function(FINISHED)
        self.save("activity-standby")
        self.page.keyboard.press("Escape")
        expect(full).to_be_hidden()

    def test_phone_without_island_shows_banner(self):
        self.device.run("device", device="390x844")
        self.addCleanup(self.device.run, "device", device="393x852")
        pizza = self.start_pizza()
        expect(self.page.locator(".activity-banner")).to_be_hidden()
        self.update_pizza(pizza, 5, "At the corner", alert="Nearly there")
        banner = self.page.locator(".activity-banner")
        expect(banner.get_by_text("At the corner")).to_be_attached()
        expect(banner).to_be_visible()
        self.page.wait_for_function(FINISHED)
        self.save("activity-banner")
        expect(banner).to_be_hidden()

    def connect(self, role, device):
        self.device.run("device", on=role, device=device)
        self.addCleanup(self.device.run, "device", on=role, isConnected=False)
        companion = self.page.locator(f'.companion[data-role="{role}"]')
        expect(companion.locator("img.picture").first).to_be_attached()
        return companion

    def test_alert_covers_watch(self):
        """Nothing of the face is over it, and the sketch of a watch is not needed."""
        watch = self.connect("watch", "watch-45mm")
        expect(watch.locator(".companion-slot")).to_have_count(8)
        expect(watch.locator(".second-hand")).to_be_visible()
        pizza = self.start_pizza()
        self.update_pizza(pizza, 5, "At the corner", alert="Nearly there", body="Corner")
        expect(watch.locator(".companion-slot")).to_have_count(0)
        expect(watch.locator(".second-hand")).to_be_hidden()
        expect(self.page.get_by_role("status", name="Apple Watch")).to_be_empty()
        self.page.wait_for_function(FINISHED)
        self.save("watch-alert")
        self.device.run("dismissAlert")
        expect(watch.locator(".companion-slot")).to_have_count(8)

    def test_alert_is_banner_on_pad(self):
        pad = self.connect("pad", "820x1180")
        pizza = self.start_pizza()
        expect(pad.locator(".companion-activity")).to_have_count(0)
        self.update_pizza(pizza, 5, "At the corner", alert="Nearly there")
        banner = pad.get_by_role("group", name=re.compile("Live Activity"))
        expect(banner.get_by_text("At the corner")).to_be_attached()
        self.page.wait_for_function(FINISHED)
        self.save("pad-alert")
        expect(banner).to_have_count(0, timeout=10_000)

    def test_sketch_of_watch_covers_no_device(self):
        self.addCleanup(
            self.device.run, "device", device="393x852", orientation="portrait")
        sketch = self.page.get_by_role("status", name="Apple Watch")
        for device, orientation in (("834x1194", "landscape"), ("393x852", "portrait")):
            self.device.run("device", device=device, orientation=orientation)
            pizza = self.start_pizza()
            self.update_pizza(pizza, 5, "At the corner", alert="Nearly there")
            expect(sketch).to_contain_text("Nearly there")
            self.save(f"watch-beside-{device}")
            left = sketch.locator(".watch-case").bounding_box()["x"]
            phone = self.page.locator(".phone").bounding_box()
            self.assertGreaterEqual(left, phone["x"] + phone["width"])
            self.device.run("dismissActivity", activity=pizza)

    def test_transient(self):
        """It starts expanded and ends when it is closed or the device is locked."""
        page = self.page
        pizza = self.start_pizza(is_transient=True)
        self.expect_mode("expanded")
        expect(self.island.get_by_text("Margherita")).to_be_attached()
        page.wait_for_function(FINISHED)
        self.save("island-transient")
        page.keyboard.press("Escape")
        self.expect_mode("hidden")
        expect(self.island.locator(".face")).to_have_count(0)
        self.assertIsNone(self.activity(pizza))

        again = self.start_pizza(is_transient=True)
        self.expect_mode("expanded")
        self.lock()
        expect(self.card(again)).to_have_count(0)
        self.assertIsNone(self.activity(again))

    def test_tap_beside_transient_activity_ends_it(self):
        pizza = self.start_pizza(is_transient=True)
        self.expect_mode("expanded")
        box = self.page.locator(".screen").bounding_box()
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.6)
        self.expect_mode("hidden")
        expect(self.island.locator(".face")).to_have_count(0)
        self.assertIsNone(self.activity(pizza))

    def test_many(self):
        """The Island shows the most relevant activities of two apps, the Lock Screen shows all."""
        self.start_pizza(relevance=10, minutes=11)
        second = self.start_pizza(relevance=90, minutes=22)
        race = self.start("Race", "RaceAttributes", {"name": "Grand Prix"},
                          {"lap": 3, "leads": True}, relevance=50)
        self.start_pizza(minutes=44)
        self.expect_mode("pair")
        self.wait_for(second, island="minimalAttached")
        self.wait_for(race, island="minimalDetached")
        expect(self.press).to_have_attribute("aria-label", re.compile("Pizza, Live Activity: 22"))
        expect(self.detached.locator(".live-press")).to_have_attribute(
            "aria-label", re.compile("Race, Live Activity: 3"))
        for place in ("minimal", "detached"):
            self.face(place)
        self.page.wait_for_function(FINISHED)
        self.save("island-many")

        self.update(race, {"lap": 7, "leads": True}, relevance=99, alert="Fastest lap",
                    body="Lap 7")
        self.expect_mode("expanded")
        watch = self.page.get_by_role("status", name="Apple Watch")
        expect(watch).to_contain_text("On Apple Watch")
        for text in ("Race", "Fastest lap", "Lap 7"):
            expect(watch).to_contain_text(text)
        # The phone shows neither title nor body of an alert.
        expect(self.page.locator(".phone").get_by_text("Fastest lap")).to_have_count(0)
        self.wait_for(race, island="minimalAttached")
        self.wait_for(second, island="minimalDetached")
        self.page.wait_for_function(FINISHED)
        self.save("island-many-alert")
        self.expect_mode("pair")
        expect(watch).to_be_empty(timeout=10_000)

        self.lock()
        cards = self.page.locator(".activity")
        expect(cards).to_have_count(4)
        expect(cards.first.get_by_text("Lap 7")).to_be_attached()
        expect(cards.nth(1).get_by_text("22 min")).to_be_attached()
        self.page.wait_for_function(FINISHED)
        self.save("activity-stack-many")

    def test_inspector_explains_activity(self):
        inspector = self.page.get_by_role("complementary", name="Inspector")
        expect(inspector.get_by_text("No widgets, controls or Live Activities")).to_be_visible()
        pizza = self.start_pizza()
        expect(inspector.get_by_text("Choose a widget, control or Live Activity")).to_be_visible()
        self.page.locator("#inspector-choice").select_option(pizza)
        expect(inspector.locator(".verdict")).not_to_be_empty()
        expect(inspector.get_by_text("active, in the Dynamic Island")).to_be_visible()
        requests = inspector.locator('[data-evidence="requests"]')
        requests.get_by_text("Requests").click()
        expect(requests.get_by_text("activity · PizzaAttributes").first).to_be_visible()
        self.save("inspector-evidence")
        inspector.get_by_role("button", name="Remove the selection").click()
        self.expect_mode("hidden")

    def test_accessibility(self):
        pizza = self.start_pizza()
        self.face("compactTrailing")
        self.assertEqual(violations(self.page), [], "compact")
        self.hold(self.press)
        expect(self.island.get_by_role("button", name="Hurry")).to_be_visible()
        self.assertEqual(violations(self.page), [], "expanded")
        self.page.keyboard.press("Escape")
        self.update_pizza(pizza, 5, "At the corner", alert="Nearly there")
        self.expect_mode("expanded")
        self.assertEqual(violations(self.page), [], "alert")
        self.lock()
        expect(self.card(pizza).locator("img.picture").last).to_be_attached()
        self.assertEqual(violations(self.page), [], "lock")


class PermissionTests(ActivityCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        # Needs a new device, where the user has not answered yet.
        Shared.close_device()

    def test_permission_question(self):
        page = self.page
        content = {"minutes": 9, "status": "In the oven"}
        activity = ("Pizza", "PizzaAttributes", {"name": "Funghi"}, content)
        pizza = self.start_without_permission(*activity)
        self.lock()
        card = self.card(pizza)
        expect(card.get_by_text("Allow Live Activities from “Pizza”?")).to_be_visible()
        expect(card.locator("img.picture")).to_be_attached()
        self.assertEqual(violations(page), [])
        self.save("activity-question")
        card.get_by_role("button", name="Don’t Allow").click()
        expect(card).to_have_count(0)
        settings = page.get_by_role("complementary", name="Settings")
        switch = settings.get_by_role("switch", name="Allow Live Activities from Pizza")
        expect(switch).to_have_attribute("aria-checked", "false")
        switch.click()
        expect(switch).to_have_attribute("aria-checked", "true")
        again = self.start_without_permission(*activity)
        expect(self.card(again).locator("img.picture")).to_be_attached()
        expect(self.card(again).get_by_role("button", name="Allow", exact=True)).to_be_hidden()
