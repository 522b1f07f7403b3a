"""An iPad: its Home Screen, turning, Today View, Lock Screen and Control Center."""
from pathlib import Path

from playwright.sync_api import expect

from device_case import DeviceCase
from served_device import ROOT

FIXTURES = Path(__file__).parent / "Fixtures"
LARGE, SMALLEST = "1024x1366", "744x1133"


def cell(column, row, page=0):
    return {"surface": "home", "page": page, "column": column, "row": row}


class PadCase(DeviceCase):
    extensions = [ROOT / "Examples" / "Everyday", ROOT / "Examples" / "Switchboard",
                  FIXTURES / "Tablet"]

    def setUp(self):
        super().setUp()
        self.hold("portrait")

    def hold(self, orientation, device=LARGE):
        self.device.run("device", device=device, orientation=orientation)
        expect(self.page.locator(f'.phone[data-orientation="{orientation}"]')).to_be_visible()

    def wall(self, family, column, row):
        return self.place("Wall", family, cell(column, row), extension="Tablet")

    def everyday(self, kind, family, place):
        return self.place(kind, family, place, extension="Everyday")

    def placement(self, identifier):
        states = self.device.run("state")["placements"]
        return next(state for state in states if state["placement"]["id"] == identifier)

    def cell_of(self, identifier):
        place = self.placement(identifier)["placement"]["place"]
        return (place["page"], place["column"], place["row"])

    def wait_for_cell(self, identifier, wanted):
        self.wait_while(lambda: None if self.cell_of(identifier) == wanted
                        else f"{self.cell_of(identifier)}, expected {wanted}")

    def move_right(self, identifier):
        """Moves a widget from the first cell to the second with a key."""
        left = self.box(self.widget(identifier))[0]
        self.widget(identifier).locator(".item-grip").press("ArrowRight")
        self.wait_for_cell(identifier, (0, 1, 0))
        # The next key moves the widget from the place that the page shows.
        self.wait_while(lambda: None if self.box(self.widget(identifier))[0] > left + 160
                        else f"the widget is still {left} points from the left edge")

    def box(self, locator):
        """The frame of an element in points of the screen: x, y, width, height."""
        screen = self.page.locator(".screen").bounding_box()
        width = self.page.locator(".phone").evaluate("(p) => p.style.getPropertyValue('--width')")
        point = screen["width"] / float(width)
        box = locator.bounding_box()
        return [(box["x"] - screen["x"]) / point, (box["y"] - screen["y"]) / point,
                box["width"] / point, box["height"] / point]

    def drag(self, identifier, dx, dy):
        """Begins a drag of a widget by a distance in pixels; the button stays pressed."""
        box = self.widget(identifier).bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + dx, y + dy, steps=8)


class HomeScreenTests(PadCase):
    def test_widgets_have_their_shown_sizes(self):
        ids = [self.wall(family, *at) for family, at in [
            ("systemExtraLarge", (0, 0)), ("systemLarge", (0, 2)), ("systemMedium", (2, 2)),
            ("systemSmall", (3, 3))]]
        for identifier, size in zip(ids, [(748, 356), (356, 356), (356, 160), (160, 160)]):
            self.picture(identifier)
            width, height = self.box(self.widget(identifier))[2:]
            self.assertAlmostEqual(width, size[0], delta=0.6)
            self.assertAlmostEqual(height, size[1], delta=0.6)
        message = self.reported[ids[0]]
        self.assertEqual((message["width"], message["height"]), (795, 378.5))

    def test_turning_keeps_an_arrangement_for_each_orientation(self):
        page = self.page
        wide, small = self.wall("systemExtraLarge", 0, 4), self.wall("systemSmall", 2, 1)
        self.picture(small)
        page.get_by_role("button", name="Rotate").click()
        expect(page.locator('.phone[data-orientation="landscape"]')).to_be_visible()
        self.wait_for_cell(wide, (0, 1, 0))
        self.assertEqual(self.cell_of(small), (0, 0, 0))
        self.device.run("move", placement=small, place=cell(5, 3))
        expect(page.get_by_role("group", name="Wall").first).to_be_visible()
        self.picture(small)
        self.save("pad-landscape")
        page.keyboard.press("r")
        expect(page.locator('.phone[data-orientation="portrait"]')).to_be_visible()
        self.wait_for_cell(wide, (0, 0, 4))
        self.assertEqual(self.cell_of(small), (0, 2, 1))
        page.keyboard.press("r")
        self.wait_for_cell(small, (0, 5, 3))

    def test_drag_snaps_to_cells(self):
        small, other = self.wall("systemSmall", 0, 0), self.wall("systemSmall", 1, 0)
        self.picture(small)
        self.picture(other)
        self.page.keyboard.press("e")
        first, second = (self.widget(one).bounding_box() for one in (small, other))
        pitch = second["x"] - first["x"]
        self.drag(small, 2.1 * pitch, 3.05 * pitch)
        self.save("pad-drag")
        self.page.mouse.up()
        self.wait_for_cell(small, (0, 2, 3))
        self.assertEqual(self.cell_of(other), (0, 1, 0))

    def test_undo_reverts_moves_of_the_same_orientation(self):
        small = self.wall("systemSmall", 0, 0)
        self.picture(small)
        self.page.keyboard.press("e")
        self.move_right(small)
        self.hold("landscape")
        self.wait_for_cell(small, (0, 0, 0))
        self.page.keyboard.press("Control+z")
        expect(self.page.locator("#announcer")).to_have_text("There is nothing to undo.")
        self.assertEqual(self.cell_of(small), (0, 0, 0))
        self.hold("portrait")
        self.page.keyboard.press("Control+z")
        self.wait_for_cell(small, (0, 0, 0))

    def test_move_by_key(self):
        small = self.wall("systemSmall", 0, 0)
        self.picture(small)
        self.page.keyboard.press("e")
        self.move_right(small)
        self.widget(small).locator(".item-grip").press("ArrowDown")
        self.wait_for_cell(small, (0, 1, 1))

    def test_turning_cancels_a_drag_without_loss(self):
        small = self.wall("systemSmall", 3, 5)
        self.picture(small)
        self.page.keyboard.press("e")
        self.drag(small, -220, -300)
        expect(self.page.locator(".item-copy")).to_be_visible()
        self.device.run("device", orientation="landscape")
        expect(self.page.locator('.phone[data-orientation="landscape"]')).to_be_visible()
        expect(self.page.locator(".item-copy")).to_have_count(0)
        self.page.mouse.move(500, 500)
        self.page.mouse.up()
        self.assertEqual(self.cell_of(small), (0, 0, 0))
        expect(self.widget(small)).to_be_visible()
        self.hold("portrait")
        self.wait_for_cell(small, (0, 3, 5))

    def test_gallery_offers_extra_large(self):
        page = self.page
        page.get_by_role("button", name="Add Widget").first.click()
        gallery = page.get_by_role("dialog", name="Widgets", exact=True)
        gallery.get_by_role("searchbox").fill("wall")
        gallery.locator(".gallery-card").click()
        gallery.get_by_role("button", name="Wall, Extra Large").click()
        self.save("pad-gallery")
        gallery.get_by_role("button", name="Add Widget").click()
        expect(gallery).to_be_hidden()
        state = self.device.run("state")["placements"][0]["placement"]
        self.assertEqual(state["family"], "systemExtraLarge")

    def test_pointer_lifts_icons(self):
        icon = self.page.get_by_role("button", name="Lock", exact=True)
        icon.hover()
        expect(icon).to_have_css("scale", "1.06")

    def test_pointer_highlights_widgets(self):
        small = self.wall("systemSmall", 0, 0)
        self.picture(small)
        picture = self.widget(small).locator(".picture").first
        self.widget(small).hover()
        expect(picture).to_have_css("filter", "brightness(1.05)")
        self.page.mouse.move(4, 4)
        expect(picture).to_have_css("filter", "none")

    def test_right_to_left(self):
        small = self.wall("systemSmall", 0, 0)
        self.picture(small)
        self.device.run("device", locale="ar_SA")
        expect(self.page.locator(".screen[data-mirrored]")).to_be_visible()
        self.assertGreater(self.box(self.widget(small))[0], 600)
        self.device.run("device", locale="en_US")


class OtherDeviceTests(PadCase):
    def test_widgets_return_with_the_device(self):
        page = self.page
        wide, small = self.wall("systemExtraLarge", 0, 2), self.wall("systemSmall", 3, 0)
        self.picture(wide)
        self.device.run("device", device="393x852")
        expect(self.widget(wide)).to_have_count(0)
        expect(self.widget(small)).to_be_visible()
        expect(page.get_by_text("1 widget is not on this device")).to_be_visible()
        page.get_by_role("button", name="Explain").click()
        reason = "393x852 does not show systemExtraLarge"
        expect(page.locator("#inspector").get_by_text(reason).first).to_be_visible()
        self.assertTrue(self.placement(wide)["isSetAside"])
        self.save("pad-set-aside")
        self.device.run("device", device=LARGE)
        self.wait_for_cell(wide, (0, 0, 2))
        self.assertEqual(self.cell_of(small), (0, 3, 0))
        expect(page.get_by_text("1 widget is not on this device")).to_be_hidden()
        self.picture(wide)

    def test_standby_is_left_with_a_device_that_lacks_it(self):
        self.device.run("device", device="393x852")
        self.page.get_by_role("button", name="StandBy").first.click()
        expect(self.page.locator('.screen[data-surface="standBy"]')).to_be_visible()
        self.device.run("device", device=SMALLEST)
        expect(self.page.get_by_role("region", name="Home Screen")).to_be_visible()
        expect(self.page.locator('.segment[data-surface="standBy"]')).to_be_hidden()


class SurfaceTests(PadCase):
    def lock(self):
        self.device.run("device", isLocked=True)
        expect(self.page.locator('.screen[data-surface="lock"]')).to_be_visible()

    def test_lock_screen_has_a_column_in_landscape(self):
        row = [{"surface": "lock", "slot": "row", "position": position}
               for position in range(4)]
        tide = self.everyday("Tide", "accessoryRectangular", row[0])
        streak = self.everyday("ReadingStreak", "accessoryCircular", row[2])
        for device in (SMALLEST, LARGE):
            self.hold("portrait", device)
            self.lock()
            self.picture(streak)
            boxes = [self.box(self.widget(one)) for one in (tide, streak)]
            self.assertAlmostEqual(boxes[0][1], boxes[1][1], delta=1)
            self.save(f"pad-lock-{device}")
            self.hold("landscape", device)
            self.picture(tide)
            boxes = [self.box(self.widget(one)) for one in (tide, streak)]
            self.assertLess(boxes[0][0], 60)
            self.assertAlmostEqual(boxes[0][0], boxes[1][0], delta=1)
            self.assertGreater(boxes[1][1], boxes[0][1] + boxes[0][3])
            self.save(f"pad-lock-landscape-{device}")

    def test_column_is_at_the_side_at_which_lines_begin(self):
        slot = {"surface": "lock", "slot": "row", "position": 0}
        streak = self.everyday("ReadingStreak", "accessoryCircular", slot)
        self.hold("landscape", SMALLEST)
        self.device.run("device", locale="ar_SA")
        self.lock()
        self.picture(streak)
        x, _, width, _ = self.box(self.widget(streak))
        self.assertAlmostEqual(x, 1133 - 44 - width, delta=1)
        self.save("pad-lock-right-to-left")
        self.device.run("device", locale="en_US")

    def test_lock_screen_has_controls_in_its_corners(self):
        self.device.run("addControl", extension="Switchboard", kind="FocusTimer",
                        place={"surface": "lock", "slot": "right"})
        for orientation, width, height in [("portrait", 1024, 1366), ("landscape", 1366, 1024)]:
            self.hold(orientation)
            self.lock()
            box = self.box(self.page.locator(".lock-controls .control"))
            self.assertAlmostEqual(box[0], width - 94, delta=1)
            self.assertAlmostEqual(box[1], height - 94, delta=1)
            self.save(f"pad-lock-control-{orientation}")

    def test_today_view_is_a_column(self):
        for position, family in enumerate(["systemSmall", "systemSmall", "systemMedium"]):
            last = self.place("Wall", family, {"surface": "today", "position": position},
                              extension="Tablet")
        self.page.get_by_role("button", name="Today").click()
        self.picture(last)
        x, _, width, _ = self.box(self.widget(last))
        self.assertAlmostEqual(x, 36, delta=1)
        self.assertAlmostEqual(width, 356, delta=1)
        self.hold("landscape")
        self.save("pad-today-landscape")

    def test_control_center_is_a_panel(self):
        self.device.run("addControl", extension="Switchboard", kind="Lamp",
                        place={"surface": "controlCenter", "size": "medium"})
        for orientation, width in [("portrait", 1024), ("landscape", 1366)]:
            self.hold(orientation)
            self.page.keyboard.press("c")
            panel = self.page.locator(".control-center[data-open][data-panel] .center-backdrop")
            expect(panel).to_be_visible()
            x, y, panel_width, _ = self.box(panel)
            self.assertAlmostEqual(x + panel_width, width - 20, delta=1)
            self.assertLess(y, 40)
            control = self.box(self.page.locator(".center-track .control"))
            self.assertGreater(control[0], x)
            self.save(f"pad-control-center-{orientation}")
            self.page.keyboard.press("Escape")
            expect(self.page.locator(".control-center[data-open]")).to_have_count(0)
