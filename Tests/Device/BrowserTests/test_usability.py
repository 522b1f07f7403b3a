"""Keyboard, names, targets, small windows, problems and rejected input."""
import json
import re

from playwright.sync_api import expect

from device_case import DeviceCase

# The smallest target of WCAG 2.2 (2.5.8), in CSS pixels.
TARGET = 24
# Elements inside of widgets have the size that their author chose; the targets of the buttons on
# the phone's sides are larger than the buttons.
SMALL_TARGETS = """
(least) => [...document.querySelectorAll("button, input, select")]
  .filter((item) => item.checkVisibility({ visibilityProperty: true }) && !item.closest("[inert]")
    && !item.matches(".element, .action-button, .side-button, .face-open"))
  .map((item) => [item, item.getBoundingClientRect()])
  .filter(([, { width, height }]) => width && (width < least - 0.1 || height < least - 0.1))
  .map(([item, { width, height }]) =>
    `${item.className} ${item.ariaLabel ?? item.textContent} ${width} x ${height}`)
"""
OUTSIDE = """
() => [...document.querySelectorAll(".header *, .time-bar *, .phone")]
  .filter((item) => item.checkVisibility() && !item.closest("svg"))
  .map((item) => [item, item.getBoundingClientRect()])
  .filter(([, { left, right, top, bottom, width }]) => width > 1
    && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1))
  .map(([item]) => `${item.tagName} ${item.className}`)
"""


# The elements of the header and the phone's places that another element covers.
COVERED = """
() => [...document.querySelectorAll(".header button, .header .connection, .header .brand *")]
  .filter((item) => item.checkVisibility({ visibilityProperty: true }))
  .map((item) => [item, item.getBoundingClientRect()])
  .filter(([item, { left, top, width, height }]) => width > 4 && height > 4
    && !getComputedStyle(item.closest(".brand") ?? item).clipPath.startsWith("inset")
    && ![item, ...item.querySelectorAll("*")].includes(
      document.elementFromPoint(left + width - 2, top + height / 2)))
  .map(([item]) => `${item.className} ${item.ariaLabel ?? item.textContent}`)
"""
# The areas that the messages cover, in pixels.
COVERS = """
(names) => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const { left, right, top, bottom } = box(".messages");
  return names.map((name) => {
    const other = box(name);
    return Math.max(0, Math.min(right, other.right) - Math.max(left, other.left))
      * Math.max(0, Math.min(bottom, other.bottom) - Math.max(top, other.top));
  });
}
"""


class WindowTests(DeviceCase):
    def check(self, width, height):
        self.picture(self.place("Lamp", "systemSmall"))
        self.page.set_viewport_size({"width": width, "height": height})
        for state in ["home", "editing", "control-center"]:
            if state == "editing":
                self.page.keyboard.press("e")
                expect(self.page.get_by_role("button", name="Remove Lamp")).to_be_visible()
            if state == "control-center":
                self.page.keyboard.press("Escape")
                self.page.keyboard.press("c")
                expect(self.page.locator(".control-center[data-open]")).to_be_visible()
            self.save(f"window-{width}-{state}")
            self.assertEqual(self.page.evaluate(SMALL_TARGETS, TARGET), [], state)
            self.assertEqual(self.page.evaluate(OUTSIDE), [], state)

    def test_wide(self):
        self.check(1440, 1000)

    def test_upright_phone(self):
        self.check(390, 844)

    def test_phone_on_its_side(self):
        self.check(844, 390)

    def test_enlarged_twice(self):
        # A window of 1440 by 900 pixels at 200 %.
        self.check(720, 450)

    def test_nothing_in_the_header_is_covered(self):
        for width, height in [(1440, 900), (1200, 900), (1000, 800), (720, 450), (390, 844)]:
            with self.subTest(width=width):
                self.page.set_viewport_size({"width": width, "height": height})
                self.assertEqual(self.page.evaluate(COVERED), [])

    def test_paths_of_failures_are_wrapped(self):
        self.picture(self.place("Lamp", "systemSmall"))
        reason = self.page.locator(".ledger-reason").first
        reason.evaluate("(item) => { item.textContent = `Failed: /${'path'.repeat(40)}/x` }")
        self.save("ledger-long-path")
        ledger = self.page.locator(".ledger").first
        self.assertLessEqual(
            ledger.evaluate("(item) => item.scrollWidth"),
            ledger.evaluate("(item) => item.clientWidth"))


class NameTests(DeviceCase):
    def test_names_of_equal_widgets_differ(self):
        for column in (2, 0):
            self.picture(self.place(
                "Lamp", "systemSmall",
                {"surface": "home", "page": 0, "column": column, "row": 0}))
        home = self.page.get_by_role("region", name="Home Screen")
        groups = home.locator(".item[role=group]")
        expect(groups).to_have_count(2)
        names = [group.get_attribute("aria-label") for group in groups.all()]
        # In reading order, whatever the order of their creation.
        self.assertEqual(names, ["Lamp 1, Household", "Lamp 2, Household"])
        water = self.place("Water", "systemSmall")
        expect(self.widget(water)).to_have_attribute("aria-label", "Water, Household")


class ShortcutTests(DeviceCase):
    def test_shortcuts_work_after_clicks(self):
        page = self.page
        settings = page.get_by_role("complementary", name="Settings")
        settings.get_by_role("button", name="Light").click()
        page.keyboard.press("e")
        expect(page.get_by_role("button", name="Done", exact=True)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name="Edit", exact=True)).to_be_visible()
        # Letters are text in a field.
        page.get_by_role("combobox", name="Locale").click()
        page.keyboard.type("ec")
        expect(page.get_by_role("button", name="Edit", exact=True)).to_be_visible()
        expect(page.locator(".control-center[data-open]")).to_have_count(0)

    def test_question_mark_lists_shortcuts(self):
        page = self.page
        page.keyboard.press("?")
        keys = page.get_by_role("dialog", name="Keyboard Shortcuts")
        expect(keys.get_by_text("Notification Center")).to_be_visible()
        self.save("shortcuts")
        page.keyboard.press("Escape")
        expect(keys).to_have_count(0)

    def test_move_is_announced(self):
        lamp = self.place(
            "Lamp", "systemSmall", {"surface": "home", "page": 0, "column": 0, "row": 0})
        self.picture(lamp)
        page = self.page
        page.keyboard.press("e")
        page.get_by_role("button", name="Edit Lamp").focus()
        page.keyboard.press("ArrowRight")
        announcer = page.locator("#announcer")
        expect(announcer).to_have_text("Lamp moved to column 3, row 1, page 1")
        page.keyboard.press("ArrowUp")
        expect(announcer).to_have_text("Lamp cannot move there")


class ProblemTests(DeviceCase):
    def test_invalid_value_has_badge_and_sentence(self):
        attic = {"object": {"identifier": "attic", "display": "Attic Lamp"}}
        lamp = self.place("Lamp", "systemSmall", lamp=attic)
        sentence = "lamp: “Attic Lamp” no longer exists."
        expect(self.widget(lamp).get_by_role("img", name=sentence)).to_be_visible()
        self.page.locator("#inspector-choice").select_option(lamp)
        inspector = self.page.get_by_role("complementary", name="Inspector")
        expect(inspector.get_by_text(sentence)).to_be_visible()
        self.save("problem")

    def test_entries_are_numbered_from_one(self):
        lamp = self.place("Lamp", "systemSmall")
        self.picture(lamp)
        self.page.locator("#inspector-choice").select_option(lamp)
        inspector = self.page.get_by_role("complementary", name="Inspector")
        expect(inspector.get_by_text("1 of 1", exact=True)).to_be_visible()
        expect(inspector.get_by_text("Entry 1 of 1 is on screen.").first).to_be_visible()
        self.assertIn("entry 1 of 1", self.device.tool("explain", lamp))

    def test_times_follow_the_locale(self):
        self.addCleanup(self.device.run, "device", locale="en_US")
        self.picture(tide := self.place("Tide", "systemSmall", extension="Everyday"))
        self.page.locator("#inspector-choice").select_option(tide)
        verdict = self.page.locator(".verdict")
        reason = self.page.locator(".ledger-row[data-outcome=delivered] .ledger-reason").first
        hours = self.page.locator(".time-hours")
        twelve, full = re.compile(r"\d:\d\d(:\d\d)?\s[AP]M"), re.compile(r"\d:\d\d(?!.*[AP]M)")
        for locale, pattern, scale in [("en_US", twelve, "3 PM"), ("de_DE", full, "15")]:
            self.device.run("device", locale=locale)
            expect(hours).to_contain_text(scale)
            expect(verdict).to_have_text(pattern)
            expect(reason).to_have_text(pattern)

    def test_rejected_input_leaves_its_field(self):
        page = self.page
        locale = page.get_by_role("combobox", name="Locale")
        before = locale.input_value()
        locale.fill("xx_YY")
        page.keyboard.press("Enter")
        expect(page.get_by_text("The command failed")).to_be_visible()
        expect(locale).to_have_value(before)
        expect(locale).to_be_focused()

    def test_arrows_are_beside_the_content(self):
        lamp = self.place("Lamp", "systemSmall")
        water = self.place("Water", "systemSmall")
        self.picture(lamp)
        self.device.run("stack", placement=water, onto=lamp)
        turn = self.page.locator(".stack-turn:visible")
        expect(turn).to_have_count(2)
        item = self.page.locator(".item[data-stack]")
        item.hover()
        body = item.locator(".item-body").bounding_box()
        self.save("arrows")
        for box in [arrow.bounding_box() for arrow in turn.all()]:
            self.assertGreaterEqual(box["x"], body["x"] + body["width"] - 2)


class MessageTests(DeviceCase):
    def fail_command(self):
        locale = self.page.locator("#setting-locale")
        locale.evaluate("""(field) => {
          field.value = "xx_YY";
          field.dispatchEvent(new Event("change", { bubbles: true }));
        }""")
        expect(self.page.locator(".toast")).to_be_visible()

    def test_messages_cover_neither_the_phone_nor_the_inspector(self):
        self.fail_command()
        names = [".phone", ".panel-inspector", ".panel-settings"]
        self.assertEqual(self.page.evaluate(COVERS, names), [0, 0, 0])
        for width, height in [(390, 844), (720, 450)]:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.wait_for_function("(width) => innerWidth === width", arg=width)
            self.save(f"message-{width}")
            self.assertEqual(self.page.evaluate(COVERS, [".phone"]), [0], width)

    def test_old_problems_are_shown_once(self):
        def add_problem(socket):
            server = socket.connect_to_server()

            def forward(text):
                message = json.loads(text)
                if message["type"] == "state":
                    message["state"]["notices"] = ["An old problem."]
                socket.send(json.dumps(message))
            server.on_message(forward)

        self.page.route_web_socket("**/api/changes", add_problem)
        self.page.reload()
        toast = self.page.locator(".toast", has_text="An old problem.")
        expect(toast).to_be_visible()
        self.page.reload()
        self.wait_for_connection()
        expect(self.page.locator(".stage[data-ready]")).to_be_attached()
        self.page.wait_for_timeout(200)
        expect(toast).to_have_count(0)


class SideButtonTests(DeviceCase):
    def press(self, name):
        self.page.get_by_role("button", name=name, exact=True).click()

    def wait_for_device(self, **wanted):
        self.wait_for_values(lambda: self.device.run("state")["device"], wanted)

    def test_volume(self):
        self.press("Volume up")
        expect(self.page.locator(".volume-level[data-shown]")).to_be_attached()
        self.save("volume")
        self.wait_for_device(volume=56)
        self.press("Volume down")
        self.wait_for_device(volume=50)

    def test_side_button_locks_and_turns_the_display_off_and_on(self):
        self.press("Side button")
        self.wait_for_device(isLocked=True, isLuminanceReduced=False)
        self.press("Side button")
        self.wait_for_device(isLocked=True, isLuminanceReduced=True)
        self.press("Side button")
        self.wait_for_device(isLuminanceReduced=False)
