"""An iPad, a watch, a car and a Mac beside the phone."""
import re

from playwright.sync_api import expect

from device_case import FINISHED, DeviceCase
from test_accessibility import violations

ROLES = ("pad", "watch", "car", "mac")
# Whether every device is within the stage, and none covers another.
APART = """
() => {
  const stage = document.querySelector("#stage").getBoundingClientRect();
  const boxes = [...document.querySelectorAll(".phone, .companion-screen, .companion-tools")]
    .map((node) => node.getBoundingClientRect()).filter(({ width }) => width > 0);
  const isInside = boxes.every(({ left, right, top, bottom }) => left >= stage.left - 1
    && right <= stage.right + 1 && top >= stage.top - 1 && bottom <= stage.bottom + 1);
  const isApart = boxes.every((a, index) => boxes.slice(index + 1).every((b) =>
    a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1
      || b.bottom <= a.top + 1));
  const isScrolling = document.documentElement.scrollWidth > window.innerWidth;
  return boxes.length > 0 && isInside && isApart && !isScrolling;
}
"""
# Whether the tools of every companion are within its cell, with the chosen surface in view.
TOOLS_FIT = """
() => [...document.querySelectorAll(".companion")].every((companion) => {
  const cell = companion.getBoundingClientRect();
  const within = (node, { left, right }) => {
    const box = node.getBoundingClientRect();
    return box.width >= 24 && box.left >= left - 1 && box.right <= right + 1;
  };
  const tools = [...companion.querySelectorAll(".button-icon:not([hidden])")];
  const segments = companion.querySelector(".segments");
  const chosen = segments.querySelector("[aria-pressed='true']");
  return tools.length > 0 && tools.every((node) => within(node, cell))
    && (within(chosen, segments.getBoundingClientRect())
      || chosen.offsetWidth > segments.clientWidth);
})
"""


class CompanionCase(DeviceCase):
    def setUp(self):
        super().setUp()
        self.addCleanup(self.disconnect)

    def disconnect(self):
        for role in ROLES:
            self.device.run("device", on=role, isConnected=False)

    def connect(self, *roles):
        for role in roles:
            self.device.run("device", on=role)

    def companion(self, role):
        return self.page.locator(f'.companion[data-role="{role}"]')

    def picture(self, role):
        """The picture of a companion, after it has loaded."""
        image = self.companion(role).locator("img.picture").last
        expect(image).to_be_visible()
        return image

    def size(self, role):
        """The size of the picture in points."""
        image = self.picture(role)
        width, height = image.evaluate("(i) => [i.naturalWidth, i.naturalHeight]")
        return round(width / height, 2)

    def item(self, placement):
        return self.page.locator(f'.companion-item[data-item="{placement}"]')

    def surface(self, role, surface):
        self.companion(role).locator(f'[data-surface="{surface}"].segment').click()

    def switch(self, name):
        group = self.page.get_by_role("group", name="Devices", exact=True)
        group.get_by_role("button", name=name, exact=True).click()

    def placements(self):
        return {state["placement"]["id"]: state for state in
                self.device.run("state")["placements"]}


class CompanionTests(CompanionCase):
    def test_widget_on_the_watch_shows_it_beside_the_phone(self):
        expect(self.page.locator("#companions")).to_be_hidden()
        tide = self.place("Tide", "accessoryRectangular",
                          {"surface": "smartStack", "position": 0}, extension="Everyday")
        screen = self.companion("watch").locator(".companion-screen")
        expect(screen).to_have_attribute("aria-label", "Apple Watch: Watch face")
        before = self.picture("watch").get_attribute("src")
        self.surface("watch", "smartStack")
        expect(screen).to_have_attribute("aria-label", "Apple Watch: Smart Stack")
        expect(self.picture("watch")).not_to_have_attribute("src", before)
        expect(self.item(tide)).to_have_attribute("aria-label", "Tide Clock")
        # A tap beside all elements opens the app.
        expect(self.item(tide)).not_to_have_attribute("data-pending", "")
        self.item(tide).locator(".face-open").click()
        self.wait_while(lambda: None if self.device.run("state")["links"] else "no link")
        self.assertEqual(self.device.run("state")["links"][0]["placement"], tide)

    def test_empty_smart_stack_says_what_to_do(self):
        self.connect("watch")
        self.surface("watch", "smartStack")
        hint = self.companion("watch").get_by_text("Add one with the plus above.")
        expect(hint).to_be_visible()
        self.save("companion-empty")
        self.place("Tide", "accessoryRectangular",
                   {"surface": "smartStack", "position": 0}, extension="Everyday")
        expect(hint).to_be_hidden()
        self.surface("watch", "face")
        expect(hint).to_be_hidden()

    def test_cut_tabs_fade(self):
        self.connect("watch", "car", "mac", "pad")
        tabs = self.companion("mac").locator(".segments")
        expect(tabs).to_have_attribute("data-cut", "end")
        self.save("companion-cut")
        tabs.evaluate("(row) => { row.scrollLeft = row.scrollWidth; }")
        expect(tabs).to_have_attribute("data-cut", "start")
        self.switch("Mac")
        expect(tabs).not_to_have_attribute("data-cut", re.compile("."))

    def test_buttons_of_widgets_on_the_mac_work(self):
        lamp = self.place("Lamp", "systemSmall", {"surface": "desktop", "position": 0})
        toggle = self.item(lamp).get_by_role("switch").first
        expect(toggle).to_have_attribute("aria-checked", "false")
        toggle.focus()
        self.page.keyboard.press("Enter")
        expect(toggle).to_have_attribute("aria-checked", "true")

    def test_car_shows_texts_and_no_buttons(self):
        lamp = self.place("Lamp", "systemSmall", {"surface": "carPlay", "position": 0})
        expect(self.item(lamp)).to_be_visible()
        expect(self.item(lamp).get_by_role("switch")).to_have_count(0)
        expect(self.item(lamp).get_by_role("button")).to_have_count(1)
        self.assertEqual(self.device.run("tap", placement=lamp, x=5, y=5)["outcome"], "nothing")

    def test_pad_has_its_own_home_screen(self):
        self.connect("pad")
        self.page.get_by_role("button", name="Add a widget: iPad").click()
        gallery = self.page.get_by_role("dialog", name="Home Screen: Widgets")
        gallery.locator(".gallery-card[data-kind='Lamp']").click()
        gallery.get_by_role("button", name="Add Widget").click()
        items = self.companion("pad").locator(".companion-item")
        expect(items).to_have_count(1)
        placed, = self.placements().values()
        self.assertEqual(placed["placement"]["device"], "pad")
        # It is not on the Home Screen of the phone.
        expect(self.page.locator(".phone .item")).to_have_count(0)
        toggle = items.get_by_role("switch").first
        toggle.click()
        expect(toggle).to_have_attribute("aria-checked", "true")
        self.save("companion-pad")
        self.device.run("device", on="pad", orientation="landscape")
        self.wait_while(lambda: None if self.size("pad") > 1 else "upright")

    def test_control_on_the_watch_is_pressed(self):
        fan = self.device.run("addControl", extension="Panel", kind="Fan", on="watch")
        self.surface("watch", "watchControlCenter")
        switch = self.companion("watch").get_by_role("switch")
        before = switch.get_attribute("aria-checked")
        picture = self.picture("watch").get_attribute("src")
        switch.click()
        expect(switch).not_to_have_attribute("aria-checked", before)
        expect(self.picture("watch")).not_to_have_attribute("src", picture)
        self.device.run("removeControl", control=fan["control"]["id"])
        expect(switch).to_have_count(0)

    def test_menu_of_a_widget_moves_edits_and_removes_it(self):
        first, second = [self.place(kind, "systemSmall",
                                    {"surface": "carPlay", "position": position})
                         for position, kind in enumerate(["Lamp", "Water"])]
        self.item(first).click(button="right")
        menu = self.page.get_by_role("dialog", name="Lamp: menu")
        expect(menu.get_by_role("button", name="Move Earlier")).to_have_count(0)
        menu.get_by_role("button", name="Move Later").click()
        self.wait_while(lambda: None if self.placements()[first]["placement"]["place"]["position"]
                        == 1 else "not moved")
        expect(self.page.locator(".companion-item").nth(1)).to_have_attribute("data-item", first)
        # By keyboard: in a car, the button of a widget opens the menu.
        self.item(first).get_by_role("button").focus()
        self.page.keyboard.press("Enter")
        menu.get_by_role("button", name="Edit “Lamp”").click()
        expect(self.page.locator(".companion-sheets .form")).to_be_visible()
        self.page.keyboard.press("Escape")
        self.item(first).click(button="right")
        menu.get_by_role("button", name="Remove Widget").click()
        self.page.get_by_role("alertdialog").get_by_role("button", name="Remove").click()
        expect(self.item(first)).to_have_count(0)
        self.assertNotIn(first, self.placements())
        self.assertIn(second, self.placements())

    def test_gallery_of_a_companion_adds_what_its_surface_shows(self):
        self.connect("watch", "car")
        self.page.get_by_role("button", name="Add a widget: Car").click()
        gallery = self.page.get_by_role("dialog", name="CarPlay: Widgets")
        gallery.locator(".gallery-card[data-kind='Lamp']").click()
        expect(gallery.locator(".carousel-page")).to_have_count(
            gallery.locator(".carousel-page [data-family='systemSmall'].carousel-stage").count())
        gallery.get_by_role("button", name="Add Widget").click()
        expect(self.companion("car").locator(".companion-item")).to_have_count(1)
        # A free slot of a face.
        self.companion("watch").locator(".companion-slot[data-family='accessoryCircular']") \
            .last.click()
        gallery = self.page.get_by_role("dialog", name="Watch face: Widgets")
        gallery.locator(".gallery-card").first.click()
        self.save("companion-gallery")
        gallery.get_by_role("button", name="Add Widget").click()
        expect(self.companion("watch").locator(".companion-item")).to_have_count(1)
        places = [state["placement"]["place"] for state in self.placements().values()]
        self.assertIn({"surface": "face", "face": "dial", "position": 7}, places)

    def test_settings_of_a_companion(self):
        switch = self.page.locator("#settings").get_by_role("switch", name="Car")
        expect(switch).to_have_attribute("aria-checked", "false")
        switch.click()
        self.assertEqual(self.size("car"), round(800 / 480, 2))
        self.companion("car").get_by_role("button", name="Settings of Car").click()
        group = self.page.locator("#companion-settings-car")
        group.get_by_label("Model").select_option("car-900x1200")
        self.wait_while(lambda: None if self.size("car") == 0.75 else "not turned")
        self.assertEqual(violations(self.page), [])
        # Each row is as high as its text and its buttons, and inside the panel.
        for row in group.locator(".setting").all():
            sizes = row.evaluate("row => [row.offsetHeight, row.scrollWidth - row.clientWidth]")
            self.assertLess(sizes[0], 100, row.inner_text())
            self.assertEqual(sizes[1], 0, row.inner_text())
        switch.click()
        expect(self.companion("car")).to_have_count(0)

    def test_always_on_face_has_no_second_hand(self):
        self.connect("watch")
        hand = self.companion("watch").locator(".second-hand")
        expect(hand).to_be_visible()
        self.companion("watch").get_by_role("button", name="Settings of Apple Watch").click()
        group = self.page.locator("#companion-settings-watch")
        group.get_by_role("switch", name="Always-on display").click()
        expect(hand).to_be_hidden()


class WallTests(CompanionCase):
    def test_four_devices_are_side_by_side(self):
        self.connect(*ROLES)
        for role in ROLES:
            self.picture(role)
        for width, height in ((1280, 800), (390, 844), (844, 390)):
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.wait_for_function(APART)
            self.page.wait_for_function(TOOLS_FIT)
            self.save(f"wall-{width}")
            self.assertEqual(violations(self.page), [], f"{width} × {height}")

    def test_pad_beside_the_phone(self):
        self.connect("pad")
        lamp = self.device.run(
            "place", extension="Household", kind="Lamp", family="systemSmall",
            on="pad")["placement"]["id"]
        expect(self.item(lamp)).to_be_visible()
        expect(self.widget(lamp)).to_have_count(0)
        self.assertEqual(self.size("pad"), round(820 / 1180, 2))
        self.page.wait_for_function(APART)
        self.device.run("device", on="pad", orientation="landscape")
        self.wait_while(lambda: None if self.size("pad") > 1 else "not turned")
        self.page.wait_for_function(APART)

    def test_switcher_shows_one_device_and_draws_no_other(self):
        self.connect("watch", "mac")
        self.picture("mac")
        self.switch("Mac")
        expect(self.page.locator(".phone")).to_be_hidden()
        expect(self.companion("watch")).to_have_count(0)
        self.picture("mac")
        self.page.wait_for_function(FINISHED)
        self.page.wait_for_function(APART)
        before = self.picture("mac").get_attribute("src")
        tide = self.place("Tide", "accessoryRectangular",
                          {"surface": "smartStack", "position": 0}, extension="Everyday")
        home = self.place("Lamp", "systemSmall")
        desk = self.place("Lamp", "systemSmall", {"surface": "desktop", "position": 0})
        expect(self.item(desk)).to_be_visible()
        expect(self.picture("mac")).not_to_have_attribute("src", before)
        self.assertFalse({tide, home} & set(self.reported))
        self.switch("iPhone")
        expect(self.page.locator(".phone")).to_be_visible()
        expect(self.widget(home)).to_be_visible()
        self.switch("All")
        expect(self.companion("watch")).to_be_visible()
        # The device that is shown alone is disconnected: all others are shown.
        self.switch("Mac")
        self.device.run("device", on="mac", isConnected=False)
        expect(self.page.locator(".phone")).to_be_visible()

    def test_sheet_opens_while_the_phone_is_hidden(self):
        self.connect("watch")
        self.switch("Apple Watch")
        self.page.get_by_role("button", name="Keyboard shortcuts").click()
        expect(self.page.get_by_role("dialog", name="Keyboard Shortcuts")).to_be_visible()
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)
