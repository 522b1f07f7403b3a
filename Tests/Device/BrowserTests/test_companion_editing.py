"""Controls, complications and long lists on a watch and a Mac."""
import re

from playwright.sync_api import expect

from test_accessibility import violations
from test_companions import CompanionCase


class EditingCase(CompanionCase):
    def opened(self):
        """The widgets whose taps have opened their apps."""
        return {link["placement"] for link in self.device.run("state")["links"]}


class CompanionControlTests(CompanionCase):
    def controls(self):
        """The places of the controls by id."""
        return {state["control"]["id"]: state["control"]["place"] for state in
                self.device.run("state")["controls"]}

    def add(self, kind, surface, **place):
        state = self.device.run("addControl", extension="Panel", kind=kind,
                                place={"surface": surface, **place})
        return state["control"]["id"]

    def control(self, control):
        return self.page.locator(f'.companion-control[data-control="{control}"]')

    def wait_for_place(self, control, **wanted):
        self.wait_for_values(lambda: self.controls()[control], wanted)

    def test_gallery_adds_a_control_to_the_watch(self):
        self.connect("watch")
        add = self.companion("watch").get_by_role("button", name="Add a control: Apple Watch")
        expect(add).to_be_hidden()
        self.surface("watch", "smartStack")
        add.click()
        gallery = self.page.get_by_role("dialog", name="Smart Stack: Controls")
        expect(gallery.get_by_role("group", name="Place")).to_have_count(0)
        expect(gallery.locator(".control-offer")).to_have_count(0)
        # The preview has the size of a control in the Smart Stack.
        preview = gallery.locator("[data-kind='Bell'] img")
        self.wait_while(lambda: None if preview.evaluate("(i) => i.naturalWidth") > 300
                        else "small")
        self.assertEqual(violations(self.page), [])
        self.save("companion-control-gallery")
        gallery.get_by_role("button", name="Choose Bell").click()
        expect(gallery).to_have_count(0)
        (bell, place), = self.controls().items()
        self.assertEqual(place, {"surface": "smartStack", "position": 0, "size": "medium"})
        expect(self.control(bell)).to_be_visible()

    def test_controls_of_a_pad_are_added_and_moved(self):
        self.connect("pad")
        self.surface("pad", "controlCenter")
        for _ in range(2):
            self.companion("pad").get_by_role("button", name="Add a control: iPad").click()
            self.page.get_by_role("button", name="Add Bell, medium").click()
        expect(self.companion("pad").locator(".companion-control")).to_have_count(2)
        bell = next(iter(self.controls()))
        self.control(bell).click(button="right")
        self.page.get_by_role("button", name="Move Later").click()
        self.wait_for_place(bell, surface="controlCenter", position=1, size="medium")
        self.assertEqual(
            {state["control"]["device"] for state in self.device.run("state")["controls"]}, {"pad"})

    def test_gallery_of_a_mac_chooses_the_list(self):
        self.connect("mac")
        self.surface("mac", "macControlCenter")
        add = self.companion("mac").get_by_role("button", name="Add a control: Mac")
        add.click()
        gallery = self.page.get_by_role("dialog", name="Control Center: Controls")
        expect(gallery.locator("[data-kind='Radio'].control-offer")).to_have_count(3)
        gallery.get_by_role("button", name="Menu bar").click()
        expect(gallery.locator(".control-offer")).to_have_count(0)
        gallery.get_by_role("button", name="Choose Radio").click()
        (radio, place), = self.controls().items()
        self.assertEqual(place, {"surface": "menuBar", "position": 0, "size": "small"})
        # The kind asks for its configuration; the form opens over all devices.
        add.click()
        gallery.get_by_role("button", name="Add Fan, large").click()
        expect(self.page.locator(".companion-sheets .form")).to_be_visible()
        self.page.keyboard.press("Escape")
        fan = next(iter(set(self.controls()) - {radio}))
        expect(self.control(fan)).to_be_visible()
        # The menu bar is on all pictures of a Mac.
        self.surface("mac", "desktop")
        expect(self.control(radio)).to_be_visible()
        expect(self.control(fan)).to_have_count(0)

    def test_menu_of_a_control_edits_moves_and_removes_it(self):
        fan, radio = [self.add(kind, "macControlCenter", size="medium")
                      for kind in ("Fan", "Radio")]
        self.surface("mac", "macControlCenter")
        self.control(fan).click(button="right")
        menu = self.page.get_by_role("dialog", name="Kitchen Fan: menu")
        expect(menu.get_by_role("button", name="Move Earlier")).to_have_count(0)
        self.assertEqual(violations(self.page), [])
        self.save("companion-control-menu")
        menu.get_by_role("button", name="Large").click()
        self.wait_for_place(fan, size="large", position=0)
        # By keyboard. Nothing is pressed.
        self.control(fan).focus()
        self.page.keyboard.press("ContextMenu")
        menu.get_by_role("button", name="Move Later").click()
        self.wait_for_place(fan, size="large", position=1)
        self.assertEqual(self.controls()[radio]["position"], 0)
        # By a press and hold, which ends when the menu is there: on a busy machine, a press of a
        # fixed length can end before the page has noticed that it is long.
        self.control(fan).hover()
        self.page.mouse.down()
        expect(menu).to_be_visible()
        self.page.mouse.up()
        menu.get_by_role("button", name="Inspect").click()
        expect(self.page.locator("#inspector")).to_contain_text("Control Center of the Mac")
        states = self.device.run("state")["controls"]
        self.assertFalse(any(state["isPending"] for state in states))
        self.control(fan).click(button="right")
        menu.get_by_role("button", name="Edit “Kitchen Fan”").click()
        expect(self.page.locator(".companion-sheets .form")).to_be_visible()
        self.page.keyboard.press("Escape")
        self.control(fan).click(button="right")
        menu.get_by_role("button", name="Remove Control").click()
        expect(self.control(fan)).to_have_count(0)
        self.assertEqual(list(self.controls()), [radio])

    def test_value_and_failure_of_a_control_are_its_description(self):
        bell, radio = [self.add(kind, "watchControlCenter") for kind in ("Bell", "Radio")]
        self.surface("watch", "watchControlCenter")
        self.wait_while(lambda: None if all(state["isLoaded"] or state.get("failure") for state in
                                            self.device.run("state")["controls"]) else "no value")
        states = {state["control"]["id"]: state for state in self.device.run("state")["controls"]}
        expect(self.control(radio)).to_have_accessible_description(
            re.compile(re.escape(states[radio]["failure"])))
        expect(self.control(bell)).to_have_accessible_description(states[bell].get("value", ""))

    def test_control_that_needs_an_unlocked_watch_asks(self):
        door = self.add("Door", "watchControlCenter")
        self.surface("watch", "watchControlCenter")
        self.wait_while(lambda: None if self.device.run("state")["controls"][0]["isLoaded"]
                        else "not loaded")
        self.device.run("device", on="watch", isLocked=True)
        self.addCleanup(lambda: self.device.run("device", on="watch", isLocked=False))
        self.control(door).click()
        question = self.page.get_by_role("alertdialog")
        question.get_by_role("button", name="Unlock").click()
        self.wait_for_values(
            lambda: self.device.run("state")["companions"][0]["settings"], {"isLocked": False})


class ComplicationTests(EditingCase):
    def complication(self, kind, position):
        return self.place(kind, "accessoryCircular",
                          {"surface": "face", "face": "dial", "position": position},
                          extension="Everyday")

    def wait_for_slots(self, **wanted):
        self.wait_for_values(
            lambda: {name: state["placement"]["place"]["position"]
                     for name, state in self.placements().items()}, wanted)

    def drag(self, start, end):
        """Drags from the middle of an element to that of another."""
        boxes = [element.bounding_box() for element in (start, end)]
        (x, y), (to_x, to_y) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
                                for box in boxes]
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=4)
        self.page.mouse.move(to_x, to_y, steps=6)

    def slot(self, name):
        return self.companion("watch").get_by_role("button", name=f"Add a widget: {name}")

    def test_complication_is_dragged_to_a_free_and_to_a_taken_slot(self):
        tide, streak = [self.complication(kind, 4 + index)
                        for index, kind in enumerate(("Tide", "ReadingStreak"))]
        expect(self.item(streak)).to_be_visible()
        for item in (tide, streak):
            expect(self.item(item)).not_to_have_attribute("data-pending", "")
        self.drag(self.item(tide), self.slot("Circular, Bottom"))
        # Corners are not offered.
        expect(self.page.locator(".complication-target")).to_have_count(3)
        self.save("companion-complication-drag")
        self.page.mouse.up()
        self.wait_for_slots(**{tide: 6, streak: 5})
        expect(self.page.locator(".complication-target, .companion .item-copy")).to_have_count(0)
        expect(self.slot("Circular, Left")).to_be_visible()
        self.drag(self.item(tide), self.item(streak))
        self.page.mouse.up()
        self.wait_for_slots(**{tide: 5, streak: 6})
        expect(self.page.locator("#announcer")).to_have_text("Tide Clock moved to Right")
        self.page.keyboard.press("Control+z")
        self.wait_for_slots(**{tide: 6, streak: 5})
        # The click that ends a drag opens no app.
        self.assertEqual({tide, streak} & self.opened(), set())

    def test_held_complication_is_dragged_and_dropped_on_another_face(self):
        tide = self.complication("Tide", 4)
        expect(self.item(tide)).not_to_have_attribute("data-pending", "")
        box, top = self.item(tide).bounding_box(), self.slot("Circular, Top").bounding_box()
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        menu = self.page.get_by_role("dialog", name="Tide Clock: menu")
        expect(menu).to_be_visible()
        middle = (top["x"] + top["width"] / 2, top["y"] + top["height"] / 2)
        self.page.mouse.move(*middle, steps=6)
        expect(menu).to_have_count(0)
        expect(self.page.locator(".complication-target")).to_have_count(3)
        # The face changes under the drag: the complication stays where it is.
        self.device.run("device", on="watch", face="panel")
        self.addCleanup(lambda: self.device.run("device", on="watch", face="dial"))
        expect(self.item(tide)).to_have_count(0)
        self.page.mouse.up()
        expect(self.page.locator(".complication-target, .companion .item-copy")).to_have_count(0)
        self.wait_for_slots(**{tide: 4})

    def test_complication_moves_by_keyboard(self):
        tide, streak = [self.complication(kind, 4 + index)
                        for index, kind in enumerate(("Tide", "ReadingStreak"))]
        expect(self.item(streak)).to_be_visible()
        self.item(tide).get_by_role("button").last.focus()
        self.page.keyboard.press("ContextMenu")
        menu = self.page.get_by_role("dialog", name="Tide Clock: menu")
        self.assertEqual(violations(self.page), [])
        self.save("companion-complication-menu")
        expect(menu.get_by_role("button", name="Exchange with “Reading Streak")).to_be_visible()
        menu.get_by_role("button", name="Move to Top").press("Enter")
        self.wait_for_slots(**{tide: 7, streak: 5})
        self.item(tide).click(button="right")
        menu.get_by_role("button", name="Exchange with “Reading Streak").click()
        self.wait_for_slots(**{tide: 5, streak: 7})


class ScrollTests(EditingCase):
    def test_long_smart_stack_scrolls(self):
        tides = [self.place("Tide", "accessoryRectangular",
                            {"surface": "smartStack", "position": position}, extension="Everyday")
                 for position in range(5)]
        bell = self.device.run("addControl", extension="Panel", kind="Bell",
                               place={"surface": "smartStack"})["control"]["id"]
        self.surface("watch", "smartStack")
        watch = self.companion("watch")
        control = watch.locator(f'[data-control="{bell}"]')
        expect(control).not_to_be_in_viewport()
        expect(self.item(tides[4])).not_to_be_in_viewport()
        expect(watch.locator(".companion-more")).to_be_visible()
        self.assertEqual(violations(self.page), [])
        # With the wheel, and by the focus.
        self.item(tides[0]).hover()
        self.page.mouse.wheel(0, 2000)
        expect(control).to_be_in_viewport(ratio=0.9)
        expect(watch.locator(".companion-more")).to_be_hidden()
        expect(self.item(tides[0])).not_to_be_in_viewport()
        self.save("companion-scrolled")
        self.item(tides[0]).locator(".face-open").focus()
        expect(self.item(tides[0])).to_be_in_viewport(ratio=0.9)
        # Its parts are in their places: a tap opens the app of the widget below it.
        self.item(tides[4]).locator(".face-open").click()
        self.wait_while(lambda: None if tides[4] in self.opened() else "not opened")
        for tide in tides[1:]:
            self.device.run("remove", placement=tide)
        expect(watch.locator(".companion-scroller")).to_be_hidden()
        expect(watch.locator(".companion-control")).to_have_count(1)
        expect(control).to_be_in_viewport(ratio=0.9)

    def test_notification_center_scrolls_below_the_menu_bar(self):
        lamps = [self.place("Lamp", "systemMedium",
                            {"surface": "notificationCenter", "position": position})
                 for position in range(6)]
        bell = self.device.run("addControl", extension="Panel", kind="Bell",
                               place={"surface": "menuBar"})["control"]["id"]
        self.surface("mac", "notificationCenter")
        expect(self.item(lamps[5])).not_to_be_in_viewport()
        self.item(lamps[0]).hover()
        self.page.mouse.wheel(0, 2000)
        expect(self.item(lamps[5])).to_be_in_viewport(ratio=0.9)
        expect(self.companion("mac").locator(f'[data-control="{bell}"]')).to_be_in_viewport()
        self.save("companion-scrolled-mac")
        expect(self.item(lamps[5])).not_to_have_attribute("data-pending", "")
        self.item(lamps[5]).locator(".face-open").click(position={"x": 4, "y": 30})
        self.wait_while(lambda: None if lamps[5] in self.opened() else "not opened")
