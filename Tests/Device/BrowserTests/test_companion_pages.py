"""The pages of an iPad's Home Screen beside the phone, and its controls."""
from playwright.sync_api import expect

from device_case import FINISHED
from test_accessibility import violations
from test_companions import CompanionCase


class PageCase(CompanionCase):
    def on_pad(self, page, column, row, kind="Lamp"):
        """Places a widget on the Home Screen of the pad; returns its id."""
        place = {"surface": "home", "page": page, "column": column, "row": row}
        state = self.device.run("place", extension="Household", kind=kind, family="systemSmall",
                                place=place, on="pad")
        return state["placement"]["id"]

    def cell(self, placement):
        place = self.placements()[placement]["placement"]["place"]
        return [place["page"], place["column"], place["row"]]

    def left(self, placement):
        return self.item(placement).bounding_box()["x"]

    def wait_for_cell(self, placement, *cell):
        self.wait_while(lambda: None if self.cell(placement) == list(cell)
                        else f"{placement} is at {self.cell(placement)}")

    def dot(self, page, count, device="iPad"):
        dots = self.page.get_by_role("navigation", name=f"Pages of {device}")
        return dots.get_by_role("button", name=f"Page {page} of {count}")


class PadPageTests(PageCase):
    def test_widgets_of_a_later_page_are_used(self):
        first, second = self.on_pad(0, 0, 0), self.on_pad(1, 1, 2)
        expect(self.item(first)).to_be_visible()
        expect(self.item(second)).to_have_count(0)
        self.dot(2, 2).click()
        expect(self.item(first)).to_have_count(0)
        toggle = self.item(second).get_by_role("switch").first
        expect(toggle).to_have_attribute("aria-checked", "false")
        toggle.click()
        expect(toggle).to_have_attribute("aria-checked", "true")
        self.assertEqual(violations(self.page), [])
        # A widget of the gallery gets a place on the page in view.
        self.page.get_by_role("button", name="Add a widget: iPad").click()
        gallery = self.page.get_by_role("dialog", name="Home Screen: Widgets")
        gallery.locator(".gallery-card[data-kind='Water']").click()
        gallery.get_by_role("button", name="Add Widget").click()
        items = self.companion("pad").locator(".companion-item")
        expect(items).to_have_count(2)
        added, = set(self.placements()) - {first, second}
        self.assertEqual(self.cell(added), [1, 0, 0])
        # The menu edits and removes it.
        self.item(second).click(button="right")
        menu = self.page.get_by_role("dialog", name="Lamp: menu")
        menu.get_by_role("button", name="Edit “Lamp”").click()
        expect(self.page.locator(".companion-sheets .form")).to_be_visible()
        self.page.keyboard.press("Escape")
        self.save("companion-pages")
        # A page that is not in view disappears.
        third = self.on_pad(2, 0, 0)
        expect(self.dot(2, 3)).to_be_visible()
        self.device.run("remove", placement=third)
        expect(self.dot(2, 2)).to_be_visible()
        # An emptied page stays in view until another one is chosen.
        for placement in (second, added):
            self.device.run("remove", placement=placement)
        expect(items).to_have_count(0)
        self.dot(1, 2).click()
        expect(self.item(first)).to_be_visible()
        expect(self.page.get_by_role("navigation", name="Pages of iPad")).to_be_hidden()

    def test_keys_turn_pages_and_move_widgets(self):
        first, second = self.on_pad(0, 0, 0), self.on_pad(1, 0, 0)
        expect(self.dot(2, 2)).to_be_visible()
        self.item(first).get_by_role("switch").first.focus()
        self.page.keyboard.press("ArrowRight")
        expect(self.item(second)).to_be_visible()
        self.dot(2, 2).focus()
        self.page.keyboard.press("ArrowLeft")
        expect(self.item(first)).to_be_visible()
        self.item(first).locator("button").first.focus()
        for _ in range(3):
            before = self.left(first)
            self.page.keyboard.press("Shift+ArrowRight")
            self.wait_while(lambda old=before: None if self.left(first) > old else "not moved")
        self.wait_for_cell(first, 0, 3, 0)
        # From the last column to the next page, whose widget makes room.
        self.page.keyboard.press("Shift+ArrowRight")
        self.wait_for_cell(first, 1, 0, 0)
        expect(self.item(first).locator("button:focus")).to_have_count(1)
        self.assertNotEqual(self.cell(second), [1, 0, 0])
        self.page.keyboard.press("Control+z")
        self.wait_for_cell(first, 0, 3, 0)
        self.wait_for_cell(second, 1, 0, 0)

    def lift(self, placement):
        """Holds and drags a widget a little; returns the pointer's position."""
        self.picture("pad")
        expect(self.item(placement)).not_to_have_attribute("data-pending", "")
        self.page.wait_for_function(FINISHED)
        box = self.item(placement).bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.15
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        expect(self.page.get_by_role("dialog", name="Lamp: menu")).to_be_visible()
        self.page.mouse.move(x + 40, y, steps=4)
        expect(self.page.get_by_role("dialog")).to_have_count(0)
        return x + 40, y

    def test_turn_ends_a_drag_where_it_began(self):
        widget = self.on_pad(0, 0, 0)
        x, y = self.lift(widget)
        expect(self.page.locator(".companion .drop-hint")).to_be_visible()
        self.device.run("device", on="pad", orientation="landscape")
        expect(self.page.locator(".companion .drop-hint")).to_have_count(0)
        self.page.mouse.move(x + 60, y + 60, steps=4)
        self.page.mouse.up()
        expect(self.page.locator(".pad-copy")).to_have_count(0)
        self.device.run("device", on="pad", orientation="portrait")
        self.assertEqual(self.cell(widget), [0, 0, 0])

    def test_drag_moves_a_widget_to_a_new_page(self):
        widget, other = self.on_pad(0, 0, 0), self.on_pad(0, 1, 0)
        _, y = self.lift(widget)
        screen = self.companion("pad").locator(".companion-screen").bounding_box()
        mouse = self.page.mouse
        mouse.move(screen["x"] + screen["width"] - 4, y, steps=6)
        expect(self.item(other)).to_have_count(0)
        mouse.move(screen["x"] + screen["width"] / 2, y + screen["height"] / 4, steps=6)
        expect(self.page.locator(".companion .drop-hint")).to_be_visible()
        self.save("companion-drag")
        mouse.up()
        self.wait_while(lambda: None if self.cell(widget)[0] == 1 else "not moved")
        expect(self.item(widget)).to_be_visible()
        self.assertEqual(self.placements()[widget]["placement"]["device"], "pad")
        self.assertEqual(self.cell(other), [0, 1, 0])


class PadControlTests(PageCase):
    def add(self, **fields):
        state = self.device.run("addControl", extension="Panel", kind="Fan", **fields)
        return state["control"]["id"]

    def test_controls_are_pressed_on_all_pages(self):
        large = {"surface": "controlCenter", "size": "large"}
        for _ in range(9):
            self.add(place=large, on="pad")
        lock = self.add(place={"surface": "lock", "slot": "left"}, on="pad")
        # They are not on the phone.
        expect(self.page.locator(".phone .control")).to_have_count(0)
        self.surface("pad", "controlCenter")
        switches = self.companion("pad").get_by_role("switch")
        pages = [state["cell"]["page"] for state in self.device.run("state")["controls"]
                 if state.get("cell")]
        expect(switches).to_have_count(pages.count(0))
        self.save("companion-control-center")
        self.dot(2, max(pages) + 1).click()
        expect(switches).to_have_count(pages.count(1))
        before = switches.first.get_attribute("aria-checked")
        switches.first.click()
        expect(switches.first).not_to_have_attribute("aria-checked", before)
        self.assertEqual(violations(self.page), [])
        self.surface("pad", "lock")
        expect(switches).to_have_count(1)
        self.save("companion-lock")
        self.device.run("removeControl", control=lock)
        expect(switches).to_have_count(0)

    def test_control_that_needs_it_unlocks_its_own_device(self):
        self.device.run("addControl", extension="Panel", kind="Door", on="pad")
        self.device.run("device", on="pad", isLocked=True)
        self.surface("pad", "controlCenter")
        self.companion("pad").locator(".companion-control").click()
        question = self.page.get_by_role("alertdialog")
        question.get_by_role("button", name="Unlock").click()
        expect(question).to_have_count(0)
        self.wait_for_values(
            lambda: self.device.run("state")["companions"][0]["settings"], {"isLocked": False})

    def test_control_center_of_the_mac_has_pages(self):
        large = {"surface": "macControlCenter", "size": "large"}
        controls = [self.add(place=large) for _ in range(9)]
        self.surface("mac", "macControlCenter")
        elements = self.companion("mac").locator(".companion-control")
        expect(elements).to_have_count(8)
        self.dot(2, 2, "Mac").click()
        expect(elements).to_have_count(1)
        # The last control of a page is removed: the page before it is shown.
        self.device.run("removeControl", control=controls.pop())
        expect(elements).to_have_count(8)
