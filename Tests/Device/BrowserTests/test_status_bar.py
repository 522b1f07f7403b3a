"""The status bar beside the Dynamic Island: what fits is shown, the rest is hidden."""
from playwright.sync_api import expect

from activity_case import ActivityCase
from device_case import FINISHED

# The rectangles `[left, right]` of the pill (or the camera), the screen, the time's text and the
# signs, in CSS pixels. A sign that is hidden is null.
MEASURE = """() => {
  const box = (item) => {
    const { left, right } = item.getBoundingClientRect();
    return [left, right];
  };
  const screen = document.querySelector(".screen");
  const island = screen.querySelector(".live-island:not(.live-detached)");
  const range = document.createRange();
  range.selectNodeContents(screen.querySelector(".status-time"));
  const signs = [...screen.querySelector(".status-signs").children]
    .map((sign) => (sign.checkVisibility() ? box(sign) : null));
  const pill = island?.checkVisibility() ? island : screen.querySelector(".cutout");
  return { pill: box(pill), screen: box(screen), time: box(range), signs };
}"""
# The least distance of a sign from the pill and from the screen's edge, in CSS pixels.
LEAST = 2


class StatusBarTests(ActivityCase):
    def measure(self):
        self.page.wait_for_function(FINISHED)
        return self.page.evaluate(MEASURE)

    def widths(self, found):
        return [right - left for left, right in found["signs"]]

    def expect_fitting(self, found, natural, is_mirrored):
        """All parts are beside the pill and on the screen, and hidden signs would not be."""
        pill, screen = found["pill"], found["screen"]
        before, after = [screen[0], pill[0]], [pill[1], screen[1]]
        sides = [after, before] if is_mirrored else [before, after]
        time_room, sign_room = sides
        shown = [sign for sign in found["signs"] if sign]
        for part, room in [(found["time"], time_room)] + [(sign, sign_room) for sign in shown]:
            self.assertGreaterEqual(part[0], room[0] + LEAST, found)
            self.assertLessEqual(part[1], room[1] - LEAST, found)
        for left, right in zip(sorted(shown), sorted(shown)[1:]):
            self.assertLess(left[1], right[0], found)
        # The first signs are hidden first.
        hidden = len(found["signs"]) - len(shown)
        self.assertTrue(all(sign is None for sign in found["signs"][:hidden]), found)
        for sign, width in zip(found["signs"][hidden:], natural[hidden:]):
            self.assertAlmostEqual(sign[1] - sign[0], width, delta=0.5)
        if hidden:
            # With gaps of 5, and 8 on each side.
            needed = sum(natural[hidden - 1:]) + 5 * len(shown) + 16
            self.assertGreater(needed, sign_room[1] - sign_room[0], found)
        return hidden

    def check(self, is_mirrored):
        empty = self.measure()
        self.assertNotIn(None, empty["signs"])
        natural = self.widths(empty)
        self.expect_fitting(empty, natural, is_mirrored)
        hidden, widths = [], []
        pizza = self.start_pizza(minutes=8)
        for minutes in (8, 8888, 888888, 88888888, 8888888888):
            self.update_pizza(pizza, minutes, "In the oven")
            expect(self.island.get_by_text(f"{minutes:,}").first).to_be_attached()
            found = self.measure()
            self.save(f"status-bar-{'mirrored-' if is_mirrored else ''}{minutes}")
            widths.append(found["pill"][1] - found["pill"][0])
            hidden.append(self.expect_fitting(found, natural, is_mirrored))
        self.assertEqual(hidden, sorted(hidden))
        self.assertEqual(widths, sorted(widths))
        self.assertGreater(hidden[-1], hidden[0], "the widest pill hides signs")

    def test_signs_beside_growing_pill(self):
        self.check(is_mirrored=False)

    def test_mirrored_signs_beside_growing_pill(self):
        self.addCleanup(self.device.run, "device", locale="en_US")
        self.device.run("device", locale="he_IL")
        expect(self.page.locator(".screen[data-mirrored]")).to_have_count(1)
        self.check(is_mirrored=True)
