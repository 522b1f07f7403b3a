"""The flip between a widget and its form."""
from playwright.sync_api import expect

from device_case import FINISHED, DeviceCase

# Pauses each animation at a time, for screenshots and for reading the frames.
PAUSE = """
(milliseconds) => {
  const animate = window.animate ??= Element.prototype.animate;
  Element.prototype.animate = function (...parameters) {
    const animation = animate.apply(this, parameters);
    animation.pause();
    animation.currentTime = milliseconds;
    return animation;
  };
}
"""
RESUME = """
() => {
  Element.prototype.animate = window.animate;
  for (const animation of document.getAnimations()) {
    if (animation.playState === "paused") animation.play();
  }
}
"""
# Records which properties the form's animations change.
RECORD = """
() => {
  window.animated = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.classList.contains("form")) {
      window.animated.push(...frames.flatMap((frame) => Object.keys(frame)));
    }
    return animate.call(this, frames, options);
  };
}
"""


class FormFlipTests(DeviceCase):
    def open_form(self):
        # While editing, widgets move all the time unless motion is reduced.
        self.page.get_by_role("button", name="Edit Lamp").click(force=True)
        form = self.page.get_by_role("dialog", name="Lamp")
        expect(form).to_be_attached()
        return form

    def place_lamp(self):
        lamp = self.place("Lamp", "systemSmall")
        self.picture(lamp)
        self.page.get_by_role("button", name="Edit", exact=True).click()
        return lamp

    def body(self, lamp):
        return self.widget(lamp).locator(".item-body")

    def test_widget_flips_to_its_form_and_back(self):
        self.page.emulate_media(reduced_motion="no-preference")
        lamp = self.place_lamp()
        front = self.page.locator(".flip-front")
        self.page.evaluate(PAUSE, 190)
        form = self.open_form()
        # The copy of the widget shows its front, and the form its hidden back.
        expect(front.locator("img.picture")).to_be_attached()
        expect(self.body(lamp)).to_have_css("visibility", "hidden")
        self.assertLess(self.cosine(form), 0)
        self.assertGreater(self.cosine(front), 0)
        self.save("form-flip-begins")
        self.page.evaluate("""() => document.getAnimations().forEach((animation) => {
          if (animation.playState === "paused") animation.currentTime = 330; })""")
        self.assertGreater(self.cosine(form), 0)
        self.assertLess(self.cosine(front), 0)
        self.save("form-flip-ends")
        self.page.evaluate(RESUME)
        expect(front).to_have_count(0)
        self.save("form-flipped")

        self.page.evaluate(PAUSE, 350)
        form.get_by_role("button", name="Done").click()
        expect(front.locator("img.picture")).to_be_attached()
        self.save("form-flip-back")
        self.page.evaluate(RESUME)
        expect(form).to_have_count(0)
        expect(front).to_have_count(0)
        expect(self.body(lamp)).to_have_css("visibility", "visible")
        self.page.wait_for_function(FINISHED)

    def test_reduced_motion_fades(self):
        lamp = self.place_lamp()
        self.page.evaluate(RECORD)
        form = self.open_form()
        expect(self.body(lamp)).to_have_css("visibility", "hidden")
        expect(self.page.locator(".flip-front")).to_have_count(0)
        form.get_by_role("button", name="Done").click()
        expect(form).to_have_count(0)
        expect(self.body(lamp)).to_have_css("visibility", "visible")
        self.assertEqual(set(self.page.evaluate("window.animated")), {"opacity"})

    def test_form_has_the_description_and_the_symbols_of_choices(self):
        self.place_lamp()
        form = self.open_form()
        expect(form.get_by_text("Chooses the lamp that the widget switches.")).to_be_visible()
        form.get_by_role("button", name="Show, Room").click()
        symbol = form.get_by_role("button", name="Power").locator(".option-symbol")
        expect(symbol).to_be_visible()
        address = symbol.evaluate(
            "(node) => getComputedStyle(node).maskImage.match(/url\\(\"(.+)\"\\)/)[1]")
        self.assertIn(b"<path", self.pixels(address))
        self.save("form-symbols")

    def test_removed_widget_ends_its_form(self):
        lamp = self.place_lamp()
        form = self.open_form()
        self.device.run("remove", placement=lamp)
        expect(form).to_have_count(0)
        expect(self.page.locator(".flip-front")).to_have_count(0)

    def cosine(self, element):
        """The cosine of the element's turn: positive if its front is visible."""
        return element.evaluate("(node) => new DOMMatrix(getComputedStyle(node).transform).m11")
