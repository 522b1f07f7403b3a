"""The animations of changed content."""
from playwright.sync_api import expect

from activity_case import FIXTURES, ActivityCase
from device_case import FINISHED

# Records the windows in which parts of pictures move: `[motion, direction, seconds]`.
RECORD = """
() => {
  window.moved = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
      if (!node.classList?.contains("moving")) continue;
      const record = [node.dataset.motion, node.dataset.direction ?? null, null];
      window.moved.push(record);
      queueMicrotask(() => {
        const timing = (node.getAnimations({ subtree: true })[0])?.effect.getComputedTiming();
        record[2] = timing ? (timing.duration + timing.delay) / 1000 : 0;
      });
    }
  }).observe(document.querySelector(".screen"), { childList: true, subtree: true });
}
"""


# Whether the activity shows a picture other than the given one, without a move.
CHANGED = """
(old) => {
  const pictures = [...document.querySelectorAll(".activity .picture")];
  return pictures.length === 1 && pictures[0].src !== old
    && !document.querySelector(".activity .moving");
}
"""

# The colors of a backdrop's corner and middle, for a picture of a text on a gradient.
BACKDROP = """
async (address) => {
  const { createBackdrop } = await import(address);
  const drawing = document.createElement("canvas");
  [drawing.width, drawing.height] = [100, 100];
  const context = drawing.getContext("2d");
  const gradient = context.createLinearGradient(0, 0, 0, 100);
  gradient.addColorStop(0, "rgb(0 0 200)");
  gradient.addColorStop(1, "rgb(200 0 0)");
  context.fillStyle = gradient;
  context.fillRect(0, 0, 100, 100);
  context.fillStyle = "white";
  context.fillRect(30, 40, 40, 20);
  const picture = new Image();
  picture.src = drawing.toDataURL();
  await picture.decode();
  const backdrop = createBackdrop(picture, [{ x: 0.2, y: 0.3, width: 0.6, height: 0.4 }]);
  const color = (x, y) => [...backdrop.getContext("2d").getImageData(x, y, 1, 1).data];
  return [color(5, 5), color(50, 30), color(50, 50)];
}
"""


class MotionTests(ActivityCase):
    extensions = [FIXTURES / "Race"]

    def setUp(self):
        super().setUp()
        self.page.emulate_media(reduced_motion="no-preference")

    def start_race(self, lap, leads, **fields):
        return self.start("Race", "RaceAttributes", {"name": "Grand Prix"},
                          {"lap": lap, "leads": leads, **fields})

    def update_race(self, race, lap, leads, **fields):
        self.update(race, {"lap": lap, "leads": leads, **fields})

    def wait_for_first_picture(self, race):
        """Waits until the Lock Screen shows the picture of lap 3, not only its text."""
        expect(self.card(race).get_by_text("Lap 3")).to_be_attached()
        self.page.wait_for_function(CHANGED, arg="")
        self.page.wait_for_function(FINISHED)

    def change(self, race, lap, leads, **fields):
        """Updates a race on the Lock Screen; returns the recorded moves after they have ended."""
        self.page.evaluate(RECORD)
        old = self.page.locator(".activity .picture").evaluate("(picture) => picture.src")
        self.update_race(race, lap, leads, **fields)
        text = fields.get("hint", f"Lap {lap}")
        expect(self.card(race).get_by_text(text)).to_be_attached()
        # The text arrives before the picture has loaded.
        self.page.wait_for_function(CHANGED, arg=old)
        self.page.wait_for_function(FINISHED)
        return self.page.evaluate("window.moved")

    def test_content_moves_by_its_transitions(self):
        race = self.start_race(3, False)
        self.lock()
        self.wait_for_first_picture(race)
        moved = self.change(race, 4, True)
        self.assertEqual(
            sorted((motion, direction) for motion, direction, _ in moved if motion != "roll"),
            [("insert", None), ("morph", None), ("morph", None), ("remove", None)])
        self.assertEqual([direction for motion, direction, _ in moved if motion == "roll"],
                         ["up", "up"])
        self.assertEqual({seconds for motion, _, seconds in moved if motion == "morph"}, {0.9})
        self.assertTrue(all(0 < seconds <= 2 for _, _, seconds in moved), moved)
        self.save("motion-settled")

        down = self.change(race, 2, True)
        self.assertIn("down", [direction for _, direction, _ in down])
        hint = self.change(race, 2, True, hint="Box this lap")
        self.assertIn("insert", [motion for motion, _, _ in hint])
        self.assertIn("move", [motion for motion, _, _ in hint])

    def test_animation_underway(self):
        race = self.start_race(3, False)
        self.lock()
        self.wait_for_first_picture(race)
        # Pauses each animation at 250 ms, for the screenshot.
        self.page.evaluate("""() => {
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...arguments) {
            const animation = animate.apply(this, arguments);
            animation.pause();
            animation.currentTime = 250;
            return animation;
          };
        }""")
        self.update_race(race, 14, True, hint="Box this lap")
        expect(self.card(race).locator(".moving").first).to_be_attached()
        self.save("motion-underway")

    def test_reduced_motion_moves_nothing(self):
        race = self.start_race(3, False)
        self.lock()
        self.device.run("device", reducesMotion=True)
        self.addCleanup(self.device.run, "device", reducesMotion=False)
        self.wait_for_first_picture(race)
        self.assertEqual(self.change(race, 4, True), [])

    def test_background_continues_behind_moving_parts(self):
        address = self.page.evaluate("""() => performance.getEntriesByType("resource")
          .map(({ name }) => name).find((name) => name.endsWith("/pictures/backdrop.js"))""")
        outside, top, middle = self.page.evaluate(BACKDROP, address)
        self.assertEqual(outside, [0, 0, 0, 0])
        for color, wanted in [(top, [60, 0, 140, 255]), (middle, [100, 0, 100, 255])]:
            for found, expected in zip(color, wanted):
                self.assertAlmostEqual(found, expected, delta=6)
