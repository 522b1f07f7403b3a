"""Shortcuts in Spotlight, and the card that shows what their intents say and ask."""
from playwright.sync_api import expect

from device_case import FINISHED, DeviceCase
from served_device import ROOT


class SnippetTests(DeviceCase):
    extensions = [ROOT / "Tests" / "Tool" / "EndToEndTests" / "Fixtures" / "Kiosk"]

    def run_shortcut(self, title):
        """Runs a shortcut as a user does; returns the card."""
        self.page.keyboard.press("f")
        spotlight = self.page.get_by_role("dialog", name="Spotlight")
        spotlight.get_by_role("button", name=title, exact=True).click()
        card = self.page.get_by_role("dialog", name=f"{title}, Kiosk")
        expect(card).to_be_visible()
        return card

    def test_result_stays_until_done(self):
        card = self.run_shortcut("Greet")
        expect(card).to_contain_text("Good morning! The kiosk is open.")
        expect(card.get_by_text("Coffee of the day")).to_be_attached()
        expect(card.locator(".picture")).to_have_count(1)
        self.page.wait_for_function(FINISHED)
        self.save("snippet-result")
        card.get_by_role("button", name="Done").click()
        expect(card).to_be_hidden()

    def test_buttons_and_toggles_update_the_card(self):
        card = self.run_shortcut("Count")
        before = card.get_by_text("cups").last.inner_text()
        card.get_by_role("button", name="Add 2").click()
        expect(card.get_by_text("cups").last).not_to_have_text(before)
        milk = card.get_by_role("switch", name="Milk")
        was_on = milk.get_attribute("aria-checked")
        milk.click()
        expect(milk).to_have_attribute("aria-checked", "false" if was_on == "true" else "true")
        self.page.wait_for_function(FINISHED)
        self.save("snippet-buttons")
        card.get_by_role("button", name="Done").press("Escape")
        expect(card).to_be_hidden()

    def test_confirmation_continues_or_cancels(self):
        card = self.run_shortcut("Order")
        expect(card).to_contain_text("Order these cups?")
        self.page.wait_for_function(FINISHED)
        self.save("snippet-confirmation")
        card.get_by_role("button", name="Order", exact=True).click()
        expect(card).to_contain_text("cups are on their way.")
        card.get_by_role("button", name="Done").click()
        expect(card).to_be_hidden()
        card = self.run_shortcut("Order")
        card.get_by_role("button", name="Cancel").click()
        expect(card).to_be_hidden()

    def test_choices_and_values_are_entered_on_the_card(self):
        card = self.run_shortcut("Brew")
        card.get_by_role("button", name="Tea").click()
        expect(card).to_contain_text("Which size?")
        self.page.wait_for_function(FINISHED)
        self.save("snippet-choice")
        card.get_by_role("button", name="Small").click()
        expect(card).to_contain_text("How many sugars?")
        self.page.wait_for_function(FINISHED)
        self.save("snippet-value")
        field = card.get_by_role("spinbutton")
        field.fill("2")
        field.press("Enter")
        expect(card).to_contain_text("Small tea with 2 sugars.")
        card.get_by_role("button", name="Done").click()
        card = self.run_shortcut("Brew")
        card.get_by_role("button", name="Cancel").click()
        expect(card).to_be_hidden()
