"""What follows the finger while a widget is dragged."""
from playwright.sync_api import expect

from device_case import DeviceCase

# The distances of a picture's edges from those of its box, in pixels.
INSETS = """
(box) => {
  const picture = box.querySelector("img.picture:last-of-type").getBoundingClientRect();
  const around = box.getBoundingClientRect();
  return ["left", "top", "right", "bottom"].map((side) => picture[side] - around[side]);
}
"""


class DragCopyTests(DeviceCase):
    def drag(self, placement):
        """Begins a drag by a short distance; the button stays pressed."""
        self.picture(placement)
        expect(self.widget(placement)).not_to_have_attribute("data-pending", "")
        box = self.widget(placement).bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 12, y + 16, steps=4)
        copy = self.page.locator(".item-copy")
        expect(copy).to_be_visible()
        return copy

    def expect_whole_picture(self, copy):
        self.page.wait_for_function(
            "() => document.querySelector('.item-copy img').naturalWidth > 0")
        for inset in copy.evaluate(INSETS):
            self.assertAlmostEqual(inset, 0, delta=1)

    def drop(self):
        self.page.mouse.up()
        expect(self.page.locator(".item-copy")).to_have_count(0)

    def test_copy_on_the_home_screen_shows_the_whole_picture(self):
        lamp = self.place("Lamp", "systemSmall")
        self.page.get_by_role("button", name="Edit", exact=True).click()
        for height in (700, 1000, 1500):
            with self.subTest(height=height):
                self.page.set_viewport_size({"width": 1440, "height": height})
                self.expect_whole_picture(self.drag(lamp))
                self.save(f"drag-copy-{height}")
                self.drop()

    def test_copy_on_the_lock_screen_shows_the_whole_picture(self):
        tide = self.place("Tide", "accessoryRectangular", extension="Everyday")
        self.page.get_by_role("button", name="Lock Screen", exact=True).click()
        self.page.get_by_role("button", name="Edit", exact=True).click()
        self.expect_whole_picture(self.drag(tide))
        self.save("drag-copy-lock")
        self.drop()
