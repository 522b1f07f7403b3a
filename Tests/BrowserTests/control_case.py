"""What tests of controls have in common: controls of the fixture's extension on the page."""
import time

from playwright.sync_api import expect

from device_case import LIMIT, DeviceCase


class ControlCase(DeviceCase):
    def add(self, kind, place=None, is_on=None, **configuration):
        """Adds a control from outside of the page; gives its id."""
        fields = {"place": place} if place else {}
        if configuration:
            fields["configuration"] = configuration
        state = self.device.run("addControl", extension="Panel", kind=kind, **fields)
        control = state["control"]["id"]
        if is_on is not None:
            self.wait_for(control, isLoaded=True, isPending=False)
            self.device.run("setControl", control=control, isOn=is_on)
            self.wait_for(control, isOn=is_on, isPending=False)
        return control

    def wait_for(self, control, **wanted):
        """Waits until the host says so of a control."""
        limit = time.monotonic() + LIMIT / 1000
        while True:
            state = self.state_of(control)
            found = {name: state.get(name) for name in wanted}
            if found == wanted:
                return
            self.assertLess(time.monotonic(), limit, f"{found} is not {wanted}")
            self.page.wait_for_timeout(50)

    def state_of(self, control):
        states = self.device.run("state")["controls"]
        return next(state for state in states if state["control"]["id"] == control)

    def order(self):
        """Control Center's controls, by their positions."""
        placed = [state["control"] for state in self.device.run("state")["controls"]]
        shown = [item for item in placed if item["place"]["surface"] == "controlCenter"]
        return [item["id"] for item in sorted(shown, key=lambda item: item["place"]["position"])]

    @property
    def center(self):
        return self.page.get_by_role("region", name="Control Center")

    def open_center(self):
        self.page.get_by_role("button", name="Control Center", exact=True).click()
        expect(self.center).to_be_visible()

    def edit_center(self):
        self.open_center()
        self.center.get_by_role("button", name="Edit Controls").click()

    def control(self, control):
        return self.page.locator(f'.control[data-control="{control}"]')

    def press(self, control):
        return self.control(control).locator(".control-press")

    def pictures(self, control):
        """The addresses of a control's platter and symbol, once they are there."""
        found = [self.control(control).locator(name).last
                 for name in (".control-platter img", ".control-symbol img")]
        for image in found:
            expect(image).to_be_attached()
        return [image.get_attribute("src") for image in found]

    def drag(self, start, dx, dy):
        """Drags from the middle of something."""
        box = start.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + dx / 2, y + dy / 2, steps=4)
        self.page.mouse.move(x + dx, y + dy, steps=6)
        self.page.mouse.up()


def in_center(position=0, size="small"):
    return {"surface": "controlCenter", "position": position, "size": size}


def in_slot(slot):
    return {"surface": "lock", "slot": slot}


ACTION_BUTTON = {"surface": "actionButton"}
