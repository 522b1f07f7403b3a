"""The steps of a WWDC session on controls, with its listing. Tests are named after timestamps."""
from playwright.sync_api import expect

from control_case import ACTION_BUTTON, in_center
from listing_case import ListingCase

KIND = "com.apple.Productivity.TimerToggle"
# The tint of a control that is on.
PURPLE = [0xCB, 0x30, 0xE0]
# The same on a dark background, and the color of other texts.
LIGHT_PURPLE, WHITE = "rgb(219, 52, 242)", "rgb(255, 255, 255)"


class ProductivityTimerTests(ListingCase):
    extension = "ProductivityTimer"
    group = "group.com.apple.Productivity"

    def app_writes(self, **values):
        self.device.write_defaults(self.group, values)

    def add_timer(self, kind, timer):
        """Adds a configurable control in the gallery and fills in its form."""
        control = self.add_from_gallery(kind)
        form = self.page.get_by_role("dialog", name="Productivity Timer")
        form.get_by_role("button", name="Timer").click()
        form.get_by_role("button", name=timer).click()
        self.page.get_by_role("button", name="Done", exact=True).last.click()
        expect(form).to_be_hidden()
        self.wait_for(control, title=timer, isPending=False, failure=None)
        return control

    def test_step3_13_gallery_keeps_bundle_order(self):
        gallery = self.open_gallery()
        expect(gallery.get_by_role("heading", level=3)).to_have_text("Productivity Timer")
        offers = gallery.locator('.control-offer[data-size="medium"]')
        expect(offers).to_have_count(6)
        self.assertEqual(
            [offer.get_attribute("data-kind") for offer in offers.all()],
            [KIND + name for name in
             ("", ".Symbols", ".ValueText", ".Async", ".Configurable", ".Refined")])

    def test_step3_29_control_has_default_texts(self):
        control = self.add_from_gallery(KIND)
        self.end_editing()
        switch = self.press(control)
        expect(switch).to_have_role("switch")
        expect(switch).to_have_accessible_name("Work Timer")
        expect(switch).to_have_accessible_description("Off")
        off = self.pictures(control)
        switch.click()
        self.expect_switch(control, True)
        expect(switch).to_have_accessible_description("On")
        on = self.expect_other_pictures(control, off)
        self.save("talk-3-29-on")
        switch.click()
        self.expect_switch(control, False)
        self.expect_other_pictures(control, on)

    def test_step4_41_symbol_follows_state(self):
        plain_timer = self.add(KIND, in_center(0))
        hourglass_timer = self.add_from_gallery(f"{KIND}.Symbols", "small")
        controls = (plain_timer, hourglass_timer)
        self.end_editing()

        def symbols():
            return [self.pixels(self.pictures(control)[1]) for control in controls]

        off = [self.pictures(control) for control in controls]
        plain, hourglass = symbols()
        self.assertEqual(plain, hourglass)
        for control, old in zip(controls, off):
            self.press(control).click()
            self.expect_switch(control, True)
            self.expect_other_pictures(control, old)
        plain, hourglass = symbols()
        self.assertNotEqual(plain, hourglass)

    def test_step5_21_value_text_and_tint(self):
        control = self.add_from_gallery(f"{KIND}.ValueText", "large")
        self.end_editing()
        switch = self.press(control)
        expect(switch).to_have_accessible_description("Stopped")
        off = self.pictures(control)
        switch.click()
        expect(switch).to_have_accessible_description("Running")
        symbol = self.expect_other_pictures(control, off)[1]
        self.assertEqual(self.color(symbol), PURPLE)
        self.assertNotEqual(self.color(off[1]), PURPLE)

    def test_step5_21_action_button_shows_value_in_tint(self):
        control = self.add(f"{KIND}.ValueText", ACTION_BUTTON)
        self.wait_for(control, isLoaded=True, isPending=False)
        text = self.page.locator(".island-text")
        for value, color in (("Running", LIGHT_PURPLE), ("Stopped", WHITE)):
            self.page.locator("#action-button").focus()
            self.page.keyboard.down("Space")
            expect(text).to_have_text(value)
            expect(text).to_have_css("color", color)
            self.save(f"talk-5-21-action-button-{value.lower()}")
            self.page.keyboard.up("Space")
            expect(self.page.locator(".island")).to_be_hidden()

    def test_step8_14_intent_receives_new_state(self):
        control = self.add(KIND, in_center(0, "medium"))
        self.open_center()
        for is_on in (True, False):
            self.press(control).click()
            self.expect_switch(control, is_on)
        # The requested state counts, not the state before.
        for word in ("on", "on", "off"):
            self.assertIn("performed", self.device.tool("control", "set", control, word))
            self.expect_switch(control, word == "on")

    def test_step8_54_reload_shows_state_from_app(self):
        control = self.add(KIND, in_center(0, "medium"))
        other = self.add(f"{KIND}.Symbols", in_center(1, "medium"))
        self.open_center()
        off = self.pictures(control)
        self.app_writes(isRunning=True)
        self.device.run("reloadControls", extension=self.extension, kind=KIND)
        self.expect_switch(control, True)
        self.expect_other_pictures(control, off)
        # Not reloaded yet.
        self.expect_switch(other, False)
        self.device.run("reloadControls", control=other)
        self.expect_switch(other, True)

    def test_step10_03_and_11_00_provider_supplies_value(self):
        self.app_writes(isRunning=True)
        control = self.add_from_gallery(f"{KIND}.Async")
        self.end_editing()
        self.expect_switch(control, True)
        expect(self.press(control)).to_have_accessible_description("Running")
        self.press(control).click()
        self.expect_switch(control, False)
        # A push reports the change of another device.
        self.app_writes(isRunning=True)
        self.device.run("pushControl", control=control)
        self.expect_switch(control, True)

    def test_step13_06_and_13_40_each_configuration_has_a_timer(self):
        kind = f"{KIND}.Configurable"
        work = self.add_timer(kind, "Work")
        self.center.get_by_role("button", name="Add a Control").wait_for()
        self.end_editing()
        self.page.keyboard.press("Escape")
        violin = self.add_timer(kind, "Violin Practice")
        self.end_editing()
        self.app_writes(**{"isRunning.violin": True})
        off = self.pictures(violin)
        for control in (work, violin):
            self.device.run("reloadControls", control=control)
        self.expect_switch(violin, True)
        self.expect_switch(work, False)
        self.expect_other_pictures(violin, off)
        expect(self.press(work)).to_have_accessible_name("Work")
        expect(self.press(violin)).to_have_accessible_name("Violin Practice")
        self.save("talk-13-40-side-by-side")
        # The session's intent sets a different timer than its provider reads: the toggle shows the
        # actual state.
        self.press(work).click()
        inspector = self.page.get_by_role("complementary", name="Inspector")
        expect(inspector.locator(".verdict")).to_contain_text("It was last switched on")
        self.expect_switch(work, False)
        self.expect_switch(violin, True)

    def test_step14_26_gallery_prompts_for_configuration(self):
        self.add_from_gallery(f"{KIND}.Configurable", "small")
        form = self.page.get_by_role("dialog", name="Productivity Timer")
        expect(form.get_by_role("button", name="Timer")).to_contain_text("Work")
        form.get_by_role("button", name="Timer").click()
        expect(form.locator(".option-title")).to_have_text(["Work", "Violin Practice"])
        self.save("talk-14-26-form")

    def test_step15_42_action_button_hint(self):
        control = self.add(f"{KIND}.Refined", ACTION_BUTTON)
        button = self.page.locator("#action-button")
        expect(button).to_have_accessible_name("Action button: Hold to Start")
        self.app_writes(**{"isRunning.work": True})
        self.device.run("reloadControls", control=control)
        expect(button).to_have_accessible_name("Action button: Hold to Stop")

    def test_step16_56_gallery_shows_name_and_description(self):
        card = self.open_gallery().locator(".control-card").last
        expect(card.get_by_role("heading")).to_have_text("Productivity Timer")
        expect(card).to_contain_text("Start and stop a productivity timer.")
        self.save("talk-16-56-gallery")
