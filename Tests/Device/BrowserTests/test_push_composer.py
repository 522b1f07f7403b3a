"""Writing a push on the page: tokens, examples, suggestions, checks and verdicts."""
import json
import re
import subprocess
from pathlib import Path

from playwright.sync_api import expect

from activity_case import ActivityCase
from device_case import DeviceCase
from served_device import ROOT
from test_accessibility import violations

PUSHED = ROOT / "Tests" / "Tool" / "EndToEndTests" / "Fixtures" / "Pushed"


class Composer:
    """The composer in the panel of pushes."""

    def __init__(self, page):
        self.page = page
        page.get_by_role("button", name="Pushes", exact=True).click()
        self.region = page.get_by_role("region", name="New push")
        self.token = self.region.get_by_label("Token")
        self.field = self.region.get_by_role("textbox", name="Payload")
        self.options = page.get_by_role("listbox", name="Suggestions").get_by_role("option")
        self.problems = self.region.locator(".push-problem")
        self.summary = self.region.locator(".push-check-line [role=status]")
        self.note = self.region.locator(".push-note")
        self.verdict = self.region.locator(".push-verdict")

    def button(self, name):
        return self.region.get_by_role("button", name=name, exact=True)

    def payload(self):
        return json.loads(self.field.input_value())

    def write(self, payload):
        text = payload if isinstance(payload, str) else json.dumps(payload)
        self.field.fill(text)
        return text

    def put_caret_after(self, text):
        self.field.evaluate("""(field, text) => {
          field.focus();
          const end = field.value.indexOf(text) + text.length;
          field.setSelectionRange(end, end);
        }""", text)


class ActivityPushTests(ActivityCase):
    def open(self):
        """Opens the composer on an activity with a token."""
        self.pizza = self.start_pizza(has_token=True)
        composer = Composer(self.page)
        title = f"Live Activity: PizzaAttributes ({self.pizza})"
        composer.token.select_option(label=title)
        expect(composer.field).to_have_value(re.compile("In the oven"))
        expect(composer.summary).to_have_text("No problems")
        return composer

    def test_send(self):
        composer = self.open()
        payload = composer.payload()
        self.assertEqual(payload["aps"]["content-state"], {"minutes": 20, "status": "In the oven"})
        payload["aps"]["content-state"]["minutes"] = 7
        composer.write(payload)
        composer.button("Send").click()
        expect(composer.verdict).to_contain_text("delivered")
        expect(self.page.locator(".push-row").first).to_contain_text("delivered")
        self.wait_for(self.pizza, content={"minutes": 7, "status": "In the oven"})
        self.save("push-composer")
        composer.write("{}")
        composer.button("Last push").click()
        expect(composer.field).to_have_value(re.compile('"minutes": 7'))
        # The browser's undo brings the text back.
        self.page.keyboard.press("Control+z")
        expect(composer.field).to_have_value("{}")

    def test_problems_keep_the_text(self):
        composer = self.open()
        large = {"aps": {"timestamp": 1, "event": "update",
                         "content-state": {"minutes": 1, "status": "x" * 5000}}}
        for text, problem in [
            ('{"aps": {"event": ', "The body is not JSON"),
            (large, "bytes; the limit is 4096"),
            ({"aps": {"timestamp": 1, "event": "update", "content-state": {"minutes": "7"}}},
             'aps.content-state.minutes is "7"; expected'),
            ("x" * 70_000, "The payload has 70,000 bytes; the limit is 4,096."),
        ]:
            with self.subTest(problem=problem):
                text = composer.write(text)
                expect(composer.problems.first).to_contain_text(problem)
                expect(composer.summary).to_contain_text("error")
                composer.button("Send").click()
                expect(composer.field).to_have_value(text)
        self.save("push-problems")

    def test_problem_selects_its_place(self):
        composer = self.open()
        composer.write('{"aps": {"timestamp": 1, "event": "update",\n'
                       '"content-state": {"minutes": "many", "status": "a"}}}')
        composer.problems.get_by_role("button").click()
        self.assertEqual(self.page.evaluate("getSelection().toString()"), '"many"')

    def test_suggestions(self):
        composer = self.open()
        composer.write('{"aps": {"event": , "content-state": {}}}')
        composer.put_caret_after('"content-state": {')
        self.page.keyboard.press('"')
        expect(composer.options).to_have_count(2)
        expect(composer.field).to_have_attribute(
            "aria-activedescendant", composer.options.first.get_attribute("id"))
        self.save("push-suggestions")
        self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")
        expect(composer.field).to_have_value(re.compile('{"status": '))
        composer.put_caret_after('"event": ')
        self.page.keyboard.press("Control+Space")
        expect(composer.options).to_have_text(["start", "update", "end"])
        # Escape closes the list and not the panel.
        self.page.keyboard.press("Escape")
        expect(composer.options).to_have_count(0)
        self.page.keyboard.press("Control+Space")
        composer.options.filter(has_text="update").click()
        expect(composer.field).to_have_value(re.compile('"event": "update",'))
        expect(composer.field).to_be_focused()
        # Without a list, Tab leaves the field.
        expect(composer.options).to_have_count(0)
        self.page.keyboard.press("Tab")
        expect(composer.field).not_to_be_focused()

    def test_keyboard_sends(self):
        composer = self.open()
        composer.field.focus()
        self.page.keyboard.press("Control+Enter")
        expect(composer.verdict).to_contain_text("delivered")

    def test_activity_ends_while_editing(self):
        composer = self.open()
        text = composer.write(json.dumps(composer.payload()).replace("oven", "car"))
        self.device.run("dismissActivity", activity=self.pizza)
        expect(composer.problems).to_contain_text("the activity of this token has ended")
        expect(composer.token.locator("option:checked")).to_contain_text("expired")
        composer.button("Send").click()
        expect(composer.verdict).to_contain_text("no longer active")
        expect(composer.field).to_have_value(text)
        # Another activity of the type takes the text.
        other = self.start_pizza(has_token=True)
        option = composer.token.locator("option").filter(has_text=f"({other})")
        expect(option).to_have_count(1)
        composer.token.select_option(label=option.text_content())
        expect(composer.field).to_have_value(text)
        expect(composer.summary).to_have_text("No problems")
        composer.button("Send").click()
        expect(composer.verdict).to_contain_text("delivered")

    def test_start(self):
        composer = self.open()
        self.device.run("allowActivities", extension="Pizza", allowed=True)
        # The app asks for the token while the panel is open.
        self.device.run("activity", extension="Pizza",
                        ask={"pushToStartToken": {"attributesType": "PizzaAttributes"}})
        option = composer.token.locator("option").filter(has_text="Start: PizzaAttributes")
        expect(option).to_have_count(1)
        composer.token.select_option(label=option.text_content())
        expect(composer.field).to_have_value(re.compile('"event": "start"'))
        expect(composer.summary).to_have_text("No problems")
        count = len(self.activities())
        composer.button("Send").click()
        expect(composer.verdict).to_contain_text("delivered")
        self.assertEqual(len(self.activities()), count + 1)
        # Each token has its own text.
        composer.token.select_option(label=f"Live Activity: PizzaAttributes ({self.pizza})")
        expect(composer.field).to_have_value(re.compile('"event": "update"'))

    def test_accessibility(self):
        composer = self.open()
        self.assertEqual(violations(self.page), [])
        composer.write('{"aps": {"event": ')
        composer.put_caret_after('"event": ')
        self.page.keyboard.press("Control+Space")
        expect(composer.options).to_have_count(3)
        expect(composer.problems).to_have_count(1)
        self.assertEqual(violations(self.page), [])

    def test_small_windows(self):
        composer = self.open()
        # The second is a window of 1280 pixels at 200 %.
        for name, width, height in [("narrow", 390, 844), ("enlarged", 640, 500)]:
            with self.subTest(name=name):
                self.page.set_viewport_size({"width": width, "height": height})
                panel = self.page.locator("#pushes")
                self.assertFalse(panel.evaluate("(it) => it.scrollWidth > it.clientWidth"))
                composer.field.focus()
                composer.put_caret_after('"event": ')
                self.page.keyboard.press("Control+Space")
                expect(composer.options.first).to_be_in_viewport()
                self.save(f"push-composer-{name}")
                self.page.keyboard.press("Escape")
                send = composer.button("Send")
                send.scroll_into_view_if_needed()
                expect(send).to_be_in_viewport()


class WidgetPushComposerTests(DeviceCase):
    extensions = [PUSHED]

    def test_widget(self):
        self.place("Score", "systemSmall", extension="Pushed")
        composer = Composer(self.page)
        expect(composer.token).to_contain_text("Widgets: Score")
        expect(composer.field).to_have_value(re.compile("content-changed"))
        composer.write({"aps": {"content-changed": False}})
        expect(composer.problems).to_have_text(
            "aps.content-changed is false; expected true")
        composer.button("Example").click()
        expect(composer.summary).to_have_text("No problems")
        composer.button("Send").click()
        expect(composer.verdict).to_contain_text("The widget reloads.")


class NothingToPushTests(DeviceCase):
    def test_empty(self):
        composer = Composer(self.page)
        expect(composer.region).to_contain_text("Nothing on this device accepts pushes yet.")
        expect(composer.field).to_be_hidden()
        facts = composer.region.locator(".fact-text")
        expect(facts).to_have_count(3)
        address, certificate, command = facts.all_text_contents()
        self.assertRegex(address, r"^https://localhost:\d+$")
        self.assertIn("BEGIN CERTIFICATE", Path(certificate).read_text())
        done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=30)
        self.assertEqual(json.loads(done.stdout), {"reason": "MissingProviderToken"}, done.stderr)
        expect(self.page.locator(".push-row").first).to_contain_text("rejected")
        self.save("push-empty")
        self.assertEqual(violations(self.page), [])
