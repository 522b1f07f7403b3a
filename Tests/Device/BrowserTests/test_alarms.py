"""Alarms of AlarmKit, which ring in the Island and on the Lock Screen."""
import datetime
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from activity_case import ActivityCase
from device_case import FINISHED
from served_device import ROOT

KETTLE = ROOT / "Tests" / "Tool" / "EndToEndTests" / "Fixtures" / "Kettle"
# Longer than an alert of an activity keeps it expanded, in milliseconds.
LONGER_THAN_ALERT = 6500


class AlarmTests(ActivityCase):
    extensions = [KETTLE]

    def setUp(self):
        super().setUp()
        self.device.run("device", alarmAccess="Kettle:allow")

    def test_page_asks_before_the_first_alarm(self):
        widget = self.place("kettle", "systemLarge", extension="Kettle")
        self.picture(widget)
        for answer, count in [("Don’t Allow", 0), ("Allow", 1)]:
            self.device.run("device", alarmAccess="Kettle:ask")
            question = self.page.get_by_role(
                "alertdialog", name="Allow “Kettle” to schedule alarms and timers?")
            with ThreadPoolExecutor() as pool:
                tap = pool.submit(self.device.run, "tap", placement=widget, element=0)
                expect(question).to_be_visible()
                self.page.wait_for_function(FINISHED)
                self.save("alarm-question")
                question.get_by_role("button", name=answer, exact=True).click()
                if count == 0:
                    self.assertIn("does not allow alarms", str(tap.exception()))
            self.assertEqual(len(self.activities()), count)
            self.page.reload()

    def steep(self):
        """Starts a timer of five minutes with a button of the widget; returns its activity."""
        widget = self.place("kettle", "systemLarge", extension="Kettle")
        self.picture(widget)
        self.device.run("tap", placement=widget, element=0)
        [alarm] = self.activities()
        self.wait_for(alarm["id"], isLoaded=True)
        return alarm["id"]

    def pass_minutes(self, minutes):
        now = datetime.datetime.fromisoformat(self.device.run("state")["clock"]["now"])
        later = now + datetime.timedelta(minutes=minutes)
        self.device.run("clock", date=later.isoformat(timespec="milliseconds"))

    def test_alarm_rings_until_it_is_stopped(self):
        self.steep()
        self.expect_mode("compact")
        self.page.mouse.move(5, 5)
        self.pass_minutes(5)
        self.expect_mode("expanded")
        self.page.wait_for_timeout(LONGER_THAN_ALERT)
        self.expect_mode("expanded")
        expect(self.island.get_by_text("Tea is ready")).to_be_attached()
        self.page.wait_for_function(FINISHED)
        self.save("island-alarm")
        self.island.get_by_role("button", name="Stop").click()
        self.expect_mode("hidden")
        self.assertEqual(self.activities(), [])

    def test_page_repeats_the_sound_until_a_stop(self):
        self.page.evaluate("""() => {
          window.tones = 0;
          const create = AudioContext.prototype.createOscillator;
          AudioContext.prototype.createOscillator = function () {
            window.tones += 1;
            return create.call(this);
          };
        }""")
        self.steep()
        self.pass_minutes(5)
        self.expect_mode("expanded")
        self.page.wait_for_timeout(2000)
        self.assertEqual(self.page.evaluate("() => window.tones"), 0, "the page is silent at first")
        self.page.get_by_role("switch", name="Play alarms on this page").click()
        self.page.wait_for_function("() => window.tones >= 4")
        self.island.get_by_role("button", name="Stop").click()
        self.expect_mode("hidden")
        played = self.page.evaluate("() => window.tones")
        self.page.wait_for_timeout(2000)
        self.assertEqual(self.page.evaluate("() => window.tones"), played)

    def test_locked_device_snoozes(self):
        alarm = self.steep()
        self.lock()
        self.pass_minutes(5)
        card = self.card(alarm)
        expect(card.get_by_text("Tea is ready")).to_be_attached()
        self.page.wait_for_function(FINISHED)
        self.save("lock-alarm")
        card.get_by_role("button", name="Again").click()
        expect(card.get_by_text("Oolong")).to_be_attached()
        self.assertEqual(self.activity(alarm)["alarm"]["state"], "countdown")
