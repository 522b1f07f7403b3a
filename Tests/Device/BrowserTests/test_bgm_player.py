"""The steps of a public article on controls, with its listing."""
import time

from playwright.sync_api import expect

from control_case import in_center
from listing_case import ListingCase

KIND = "com.example.BGMPlayer.button"
# The length of each sound, in seconds.
LENGTH = 2

# Presses a control, and a second one as soon as the first is busy.
PRESS_WHILE_BUSY = """
async ([first, second]) => {
  const [firstPress, secondPress] = [first, second].map((id) =>
    document.querySelector(`.control[data-control="${id}"] .control-press`));
  const isBusy = new Promise((done) => {
    new MutationObserver(() => firstPress.getAttribute("aria-busy") && done())
      .observe(firstPress, { attributes: true });
  });
  firstPress.click();
  await isBusy;
  secondPress.click();
}
"""


class BGMPlayerTests(ListingCase):
    extension = "BGMPlayer"

    def choose(self, control, sound):
        self.device.run(
            "configureControl", control=control, configuration={"bgmType": {"string": sound}})
        self.wait_for(control, value=sound.capitalize(), isPending=False, failure=None)

    def choose_rain(self):
        """Chooses a sound in the form that opens for a new control."""
        form = self.page.get_by_role("dialog", name="BGM Player")
        expect(form).to_contain_text("Please select the BGM to play")
        # The title of the configuration's intent is the name of its type.
        expect(form).not_to_contain_text("BGMPlayerButtonConfiguration")
        self.save("article-step2-form")
        form.get_by_role("button", name="BGM").click()
        expect(form.locator(".option-title")).to_have_text(["Bonfire", "Rain"])
        form.get_by_role("button", name="Rain").click()
        self.page.get_by_role("button", name="Done", exact=True).last.click()
        expect(form).to_be_hidden()

    def test_step2_new_control_asks_for_its_sound(self):
        control = self.add_from_gallery(KIND)
        self.choose_rain()
        self.wait_for(control, value="Rain", isPending=False, failure=None)
        expect(self.press(control)).to_have_accessible_description("Rain")

    def test_step2_lock_screen_asks_for_sound(self):
        self.device.run("device", isLocked=True)
        self.page.get_by_role("button", name="Edit", exact=True).click()
        self.page.get_by_role("button", name="Choose the left control").click()
        choice = self.page.get_by_role("button", name="Choose BGM Player")
        expect(choice).to_contain_text("Please select the BGM to play")
        self.save("article-step2-lock-gallery")
        choice.click()
        self.choose_rain()
        [state] = self.device.run("state")["controls"]
        self.assertEqual(state["unsetParameters"], [])
        self.wait_for(state["control"]["id"], value="Rain", failure=None)

    def test_step2_tool_names_missing_sound(self):
        output = self.device.tool("control", "add", KIND)
        control = output.split()[0]
        self.assertIn(
            'not configured: "bgmType" has no value; set it with '
            f"`vitrine control configure {control} --set bgmType=VALUE`", output)
        self.assertNotIn("not configured", self.device.tool(
            "control", "add", KIND, "--set", "bgmType=rain"))

    def test_step3_button_has_symbol_title_and_value(self):
        card = self.open_gallery().locator(".control-card")
        expect(card.get_by_role("heading")).to_have_text("BGM Player")
        expect(card).to_contain_text("Please select the BGM to play")
        self.page.keyboard.press("Escape")
        control = self.add(KIND, in_center(0, "large"))
        self.choose(control, "rain")
        button = self.press(control)
        expect(button).to_have_role("button")
        expect(button).to_have_accessible_name("BGM Player")
        expect(button).to_have_accessible_description("Rain")
        self.pictures(control)
        self.save("article-step3")

    def test_step4_press_plays_sound_to_its_end(self):
        control = self.add(KIND, in_center(0, "medium"))
        self.choose(control, "rain")
        self.open_center()
        for _ in range(2):
            self.start_recording(control)
            began = time.monotonic()
            self.press(control).click()
            expect(self.press(control)).to_have_attribute("aria-busy", "true")
            self.save("article-step4-playing")
            self.expect_was_lit(control)
            self.assertGreaterEqual(time.monotonic() - began, LENGTH)
            self.assertIsNone(self.state_of(control).get("failure"))

    def test_step4_press_during_sound_replaces_it(self):
        rain, bonfire = (self.add(KIND, in_center(position, "medium")) for position in range(2))
        self.choose(rain, "rain")
        self.choose(bonfire, "bonfire")
        self.open_center()
        self.start_recording(rain, bonfire)
        began = time.monotonic()
        self.page.evaluate(PRESS_WHILE_BUSY, [rain, bonfire])
        self.expect_end(rain)
        self.expect_end(bonfire)
        self.assertGreaterEqual(time.monotonic() - began, LENGTH)
        for control in (rain, bonfire):
            self.assertIsNone(self.state_of(control).get("failure"))

    def test_step4_double_press(self):
        control = self.add(KIND)
        self.choose(control, "bonfire")
        self.open_center()
        self.start_recording(control)
        self.press(control).dblclick()
        self.expect_end(control)
        self.wait_for(control, isPending=False, failure=None)

    def test_step5_gallery_shows_control(self):
        gallery = self.open_gallery()
        expect(gallery.get_by_role("heading", name="BGMPlayer")).to_be_visible()
        expect(gallery.locator(".control-card")).to_have_count(1)
