"""Controls of a real extension: Control Center, Lock Screen, Action button."""
from playwright.sync_api import expect

from control_case import ACTION_BUTTON, ControlCase, in_center, in_slot
from device_case import FINISHED

SYMBOL_MOVES = """
(id) => document.getAnimations().some(({ effect }) =>
  effect.target?.matches?.(`.control[data-control="${id}"] .control-symbol`))
"""

# The iteration counts of the symbol's animations.
SYMBOL_ITERATIONS = """
(id) => document.getAnimations().filter(({ effect }) =>
  effect.target?.matches?.(`.control[data-control="${id}"] .control-symbol`))
  .map(({ effect }) => String(effect.getTiming().iterations))
"""


def fan_changes(device):
    """How often fans were set, as the extension has stored it."""
    return device.tool("defaults", "standard", "changes", "--extension", "Panel").split()[-1]


class ControlCenterTests(ControlCase):
    def test_open_and_close(self):
        self.add("Bell")
        page, center = self.page, self.center
        self.open_center()
        page.keyboard.press("Escape")
        expect(center).to_be_hidden()
        page.locator("body").click(position={"x": 5, "y": 5})
        page.keyboard.press("c")
        expect(center).to_be_visible()
        center.get_by_role("button", name="Close Control Center").click()
        expect(center).to_be_hidden()
        self.drag(page.locator(".center-corner"), 0, 320)
        expect(center).to_be_visible()
        page.wait_for_function(FINISHED)
        self.drag(page.locator(".center-empty, .center-window").first, 0, -320)
        expect(center).to_be_hidden()

    def test_add_from_gallery(self):
        page = self.page
        gallery = self.open_gallery()
        expect(gallery.get_by_role("heading", name="Panel")).to_be_visible()
        gallery.get_by_role("searchbox").fill("door bell")
        expect(gallery.locator(".control-card")).to_have_count(1)
        preview = gallery.locator('.control-offer[data-size="medium"] img')
        page.wait_for_function("(image) => image.naturalWidth > 0", arg=preview.element_handle())
        self.save("control-gallery")
        gallery.get_by_role("button", name="Add Bell, medium").click()
        expect(gallery).to_be_hidden()
        placed = self.device.run("state")["controls"]
        self.assertEqual([state["control"]["place"] for state in placed], [in_center(0, "medium")])
        self.pictures(placed[0]["control"]["id"])

    def test_toggle(self):
        fan = self.add("Fan", in_center(0, "large"), is_on=False)
        self.open_center()
        switch = self.center.get_by_role("switch", name="Kitchen Fan")
        expect(switch).to_have_attribute("aria-checked", "false")
        expect(switch).to_have_accessible_description("Still")
        before = self.pictures(fan)
        off = [self.pixels(address) for address in before]
        switch.click()
        expect(switch).to_have_attribute("aria-checked", "true")
        expect(switch).to_have_accessible_description("Spinning")
        on = [self.pixels(address) for address in self.expect_other_pictures(fan, before)]
        self.assertTrue(all(one != other for one, other in zip(off, on)))
        self.wait_for(fan, isOn=True, isPending=False)

    def test_status_is_of_new_value(self):
        fan = self.add("Fan", in_center(0, "large"), is_on=False)
        self.open_center()
        for is_on, words in [(True, "started"), (False, "stopped")]:
            self.press(fan).click()
            self.wait_for(fan, isOn=is_on, isPending=False)
            expect(self.center.get_by_role("status")).to_have_text(
                f"Fan {words} {fan_changes(self.device)}")

    def test_symbol_effect(self):
        fan = self.add("Fan", is_on=False)
        self.page.emulate_media(reduced_motion="no-preference")
        self.open_center()
        self.pictures(fan)
        self.press(fan).click()
        self.page.wait_for_function(SYMBOL_MOVES, arg=fan)
        self.assertEqual(self.page.evaluate(SYMBOL_ITERATIONS, fan), ["Infinity"])
        self.press(fan).click()
        self.page.wait_for_function(f"(id) => !({SYMBOL_MOVES.strip()})(id)", arg=fan)

    def test_button(self):
        bell = self.add("Bell")
        self.open_center()
        before = self.pictures(bell)
        self.press(bell).click()
        expect(self.control(bell).locator(".control-symbol img").last).not_to_have_attribute(
            "src", before[1])

    def test_configurations_are_independent(self):
        page = self.page
        kitchen = self.add("Fan", in_center(0, "medium"), is_on=False)
        office = self.add_from_gallery("Fan")
        form = page.get_by_role("dialog", name="Fan")
        form.get_by_role("button", name="Room").click()
        form.get_by_text("Office").click()
        expect(self.press(office)).to_have_attribute("aria-label", "Office Fan")
        page.get_by_role("button", name="Done", exact=True).last.click()
        self.wait_for(office, isLoaded=True, isPending=False)
        self.device.run("setControl", control=office, isOn=False)
        self.wait_for(office, isOn=False, isPending=False)
        self.end_editing()
        self.press(office).click()
        expect(self.press(office)).to_have_attribute("aria-checked", "true")
        expect(self.press(kitchen)).to_have_attribute("aria-checked", "false")
        self.wait_for(office, isOn=True, isPending=False)
        self.wait_for(kitchen, isOn=False, isPending=False)

    def test_edit_control(self):
        fan = self.add("Fan")
        self.edit_center()
        self.center.get_by_role("button", name="Edit Kitchen Fan").click()
        form = self.page.get_by_role("dialog", name="Fan")
        expect(form.get_by_text("Starts and stops a fan.")).to_be_visible()
        expect(form.get_by_text("Choose a Fan")).to_be_visible()
        form.get_by_role("button", name="Room").click()
        form.get_by_text("Office").click()
        expect(self.press(fan)).to_have_attribute("aria-label", "Office Fan")

    def test_resize(self):
        bell = self.add("Bell")
        self.edit_center()
        handle = self.control(bell).locator(".control-resize")
        handle.click()
        expect(self.control(bell)).to_have_attribute("data-size", "medium")
        expect(self.control(bell)).to_have_attribute("data-span", "2x1")
        self.drag(handle, 0, 60)
        expect(self.control(bell)).to_have_attribute("data-size", "large")
        self.assertEqual(self.state_of(bell)["control"]["place"], in_center(0, "large"))
        self.save("control-large")

    def test_reorder_by_pointer(self):
        one, other = self.add("Bell"), self.add("Fan")
        self.edit_center()
        boxes = [self.control(name).bounding_box() for name in (one, other)]
        self.drag(self.control(one).locator(".control-grip"), boxes[1]["x"] - boxes[0]["x"], 4)
        self.page.wait_for_function(
            "(id) => document.querySelector(`.control[data-control='${id}']`).style"
            ".getPropertyValue('--column') === '1'", arg=one)
        expect(self.page.locator(".control-copy")).to_have_count(0)
        self.assertEqual(self.order(), [other, one])

    def test_remove(self):
        self.add("Bell")
        fan = self.add("Fan")
        self.edit_center()
        self.center.get_by_role("button", name="Remove Kitchen Fan").click()
        expect(self.control(fan)).to_have_count(0)
        self.assertEqual(len(self.order()), 1)

    def test_failure(self):
        radio = self.add("Radio")
        self.open_center()
        expect(self.control(radio).locator(".control-badge")).to_be_visible()
        self.press(radio).focus()
        inspector = self.page.get_by_role("complementary", name="Inspector")
        expect(inspector.locator(".form-issue")).to_contain_text("There is no signal.")
        expect(inspector.locator(".verdict")).not_to_be_empty()

    def test_selection_requests_explanation_once(self):
        fan = self.add("Fan", is_on=True)
        requests = []
        self.page.on("websocket", lambda socket: socket.on(
            "framesent", lambda text: requests.append(text) if '"diagnose"' in text else None))
        self.page.reload()
        self.wait_for_connection()
        inspector = self.page.get_by_role("complementary", name="Inspector")
        self.page.locator("#inspector-choice").select_option(fan)
        expect(inspector.locator(".verdict")).to_contain_text("Up to date")
        # Waits for the throttled updates of the panels.
        self.page.wait_for_timeout(500)
        self.assertEqual(len(requests), 1)
        self.device.run("setControl", control=fan, isOn=False)
        expect(inspector.locator(".facts")).to_contain_text("Still")
        self.wait_while(lambda: None if len(requests) > 1 else "no other explanation requested")

    def test_keyboard_only(self):
        bell, fan = self.add("Bell"), self.add("Fan", is_on=False)
        page = self.page
        self.page.get_by_role("button", name="Control Center", exact=True).focus()
        page.keyboard.press("Enter")
        expect(self.press(bell)).to_be_focused()
        page.keyboard.press("Tab")
        expect(self.press(fan)).to_be_focused()
        page.keyboard.press("Space")
        expect(self.press(fan)).to_have_attribute("aria-checked", "true")
        self.center.get_by_role("button", name="Edit Controls").focus()
        page.keyboard.press("Enter")
        self.control(fan).locator(".control-grip").focus()
        page.keyboard.press("ArrowLeft")
        page.wait_for_function("() => document.activeElement.closest('.control')"
                               "?.style.getPropertyValue('--column') === '0'")
        self.assertEqual(self.order(), [fan, bell])
        page.keyboard.press("Delete")
        expect(self.control(fan)).to_have_count(0)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(self.center).to_be_hidden()


class LockScreenControlTests(ControlCase):
    def lock(self):
        self.device.run("device", isLocked=True)
        expect(self.page.get_by_role("region", name="Lock Screen")).to_be_visible()

    def test_slots(self):
        self.lock()
        page = self.page
        page.get_by_role("button", name="Edit", exact=True).click()
        page.get_by_role("button", name="Choose the left control").click()
        gallery = page.get_by_role("dialog", name="Lock Screen Controls")
        gallery.get_by_role("button", name="Choose Bell").click()
        expect(gallery).to_be_hidden()
        page.get_by_role("button", name="Done", exact=True).click()
        state = self.device.run("state")["controls"][0]
        self.assertEqual(state["control"]["place"], in_slot("left"))
        bell = state["control"]["id"]
        before = self.pictures(bell)
        self.press(bell).click()
        expect(self.control(bell).locator(".control-symbol img").last).not_to_have_attribute(
            "src", before[1])

    def test_unlock_to_use(self):
        door = self.add("Door", in_slot("right"), is_on=False)
        self.lock()
        question = self.page.get_by_role("alertdialog", name="Unlock to use this control")
        expect(self.press(door)).to_have_accessible_description("Hidden while the device is locked")
        self.press(door).click()
        expect(question).to_be_visible()
        self.save("unlock")
        question.get_by_role("button", name="Cancel").click()
        expect(question).to_be_hidden()
        self.assertTrue(self.device.run("state")["device"]["isLocked"])
        self.press(door).click()
        question.get_by_role("button", name="Unlock").click()
        expect(self.page.get_by_role("region", name="Home Screen")).to_be_visible()
        self.wait_for(door, isOn=True, isPending=False)


class ActionButtonTests(ControlCase):
    def test_assign_and_hold(self):
        page = self.page
        settings = page.get_by_role("complementary", name="Settings")
        settings.get_by_role("button", name="Choose…").click()
        page.get_by_role("dialog", name="Action Button").get_by_role(
            "button", name="Choose Fan").click()
        page.get_by_role("dialog", name="Fan").get_by_role("button", name="Done").click()
        fan = self.device.run("state")["controls"][0]["control"]["id"]
        self.wait_for(fan, isLoaded=True, isPending=False)
        self.device.run("setControl", control=fan, isOn=False)
        self.wait_for(fan, isOn=False, isPending=False)
        button, island = page.locator("#action-button"), page.locator(".island")
        expect(button).to_have_attribute("aria-label", "Action button: Hold for Spinning")
        box = button.bounding_box()
        page.mouse.move(box["x"] + 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        expect(island.locator(".island-text")).to_have_text("Hold for Spinning")
        expect(island.locator("img")).not_to_have_count(0)
        self.wait_for(fan, isOn=True, isPending=False)
        expect(island.locator(".island-text")).to_have_text(
            f"Fan started {fan_changes(self.device)}")
        self.save("action-button")
        page.mouse.up()
        expect(island).to_be_hidden()
        self.wait_for(fan, isOn=True, isPending=False)

    def test_hold_by_key(self):
        fan = self.add("Fan", ACTION_BUTTON, is_on=False)
        page = self.page
        page.locator("#action-button").focus()
        page.keyboard.down("Space")
        self.wait_for(fan, isOn=True, isPending=False)
        page.keyboard.up("Space")

    def test_short_press_does_nothing(self):
        fan = self.add("Fan", ACTION_BUTTON, is_on=False)
        page = self.page
        page.locator("#action-button").focus()
        page.keyboard.down("Enter")
        expect(page.locator(".island")).to_be_visible()
        page.keyboard.up("Enter")
        expect(page.locator(".island")).to_be_hidden()
        self.assertFalse(self.state_of(fan)["isOn"])
