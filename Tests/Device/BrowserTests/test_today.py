"""The Today View: adding, moving, reaching it from the Home Screen."""
from playwright.sync_api import expect

from device_case import DeviceCase


class TodayViewTests(DeviceCase):
    def order(self):
        """The ids of the widgets in the Today View, by position."""
        placed = [state["placement"] for state in self.device.run("state")["placements"]]
        today = [one for one in placed if one["place"]["surface"] == "today"]
        return [one["id"] for one in sorted(today, key=lambda one: one["place"]["position"])]

    def three(self):
        kinds = [("Lamp", "systemSmall"), ("Water", "systemSmall"), ("Chores", "systemMedium")]
        return [self.place(kind, family, {"surface": "today", "position": position})
                for position, (kind, family) in enumerate(kinds)]

    def test_add_from_gallery(self):
        page = self.page
        page.get_by_role("button", name="Today").click()
        view = page.get_by_role("region", name="Today View")
        expect(view.get_by_text("Add widgets from your extensions here.")).to_be_visible()
        page.get_by_role("button", name="Add Widget").first.click()
        gallery = page.get_by_role("dialog", name="Today View Widgets")
        gallery.get_by_role("searchbox").fill("lamp")
        gallery.locator(".gallery-card").click()
        gallery.get_by_role("button", name="Add Widget").click()
        expect(gallery).to_be_hidden()
        expect(view.locator(".item")).to_have_count(1)
        self.picture(self.order()[0])

    def test_small_widgets_share_a_row(self):
        first, second, third = self.three()
        self.page.get_by_role("button", name="Today").click()
        self.picture(third)
        boxes = [self.widget(id).bounding_box() for id in (first, second, third)]
        self.assertEqual(boxes[0]["y"], boxes[1]["y"])
        self.assertLess(boxes[0]["x"], boxes[1]["x"])
        self.assertGreater(boxes[2]["y"], boxes[0]["y"] + boxes[0]["height"])
        self.assertEqual(boxes[2]["x"], boxes[0]["x"])

    def test_move_by_key_and_drag(self):
        first, second, third = self.three()
        page = self.page
        page.get_by_role("button", name="Today").click()
        self.picture(third)
        page.get_by_role("button", name="Edit", exact=True).click()
        self.widget(first).locator(".item-grip").press("ArrowRight")
        self.wait_while(lambda: None if self.order() == [second, first, third] else "not moved")
        start = self.widget(third).bounding_box()
        target = self.widget(second).bounding_box()
        page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        page.mouse.down()
        page.mouse.move(target["x"] + 60, target["y"] + 60, steps=8)
        self.save("today-drag")
        page.mouse.up()
        self.wait_while(lambda: None if self.order()[0] == third else "not dragged")

    def test_notification_center_shows_lock_screen_widgets(self):
        page = self.page
        water = self.place("Water", "accessoryCircular",
                           {"surface": "lock", "slot": "row", "position": 0})
        page.keyboard.press("n")
        center = page.get_by_role("region", name="Notification Center")
        expect(center).to_be_visible()
        self.picture(water)
        self.assertFalse(self.device.run("state")["device"]["isLocked"])
        self.save("notification-center")
        page.get_by_role("button", name="Swipe up to close").click()
        expect(page.get_by_role("region", name="Home Screen")).to_be_visible()

    def test_pull_opens_notification_center(self):
        box = self.page.locator(".screen").bounding_box()
        self.page.mouse.move(box["x"] + 60, box["y"] + 8)
        self.page.mouse.down()
        self.page.mouse.move(box["x"] + 60, box["y"] + 200, steps=6)
        self.page.mouse.up()
        expect(self.page.get_by_role("region", name="Notification Center")).to_be_visible()

    def test_keys_lead_there_and_back(self):
        page = self.page
        water = self.place("Water", "systemSmall")
        self.picture(water)
        self.widget(water).get_by_role("button", name="A glass").focus()
        page.keyboard.press("ArrowLeft")
        expect(page.get_by_role("region", name="Today View")).to_be_visible()
        page.get_by_role("button", name="Home Screen", exact=True).click()
        expect(page.get_by_role("region", name="Home Screen")).to_be_visible()
