"""The base class of tests of controls."""
from playwright.sync_api import expect

from device_case import DeviceCase

# The average colour of a picture's opaque pixels: `[red, green, blue]`, 0 to 255.
COLOR = """
async (address) => {
  const image = await createImageBitmap(await (await fetch(address)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const sum = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] < 255) continue;
    count += 1;
    for (let part = 0; part < 3; part += 1) sum[part] += data[at + part];
  }
  return sum.map((part) => Math.round(part / count));
}
"""

# Records each state that a control shows in `window.seen`.
RECORD = """
(id) => {
  const control = document.querySelector(`.control[data-control="${id}"]`);
  const last = (name) =>
    [...control.querySelectorAll(`${name} img`)].at(-1)?.getAttribute("src") ?? null;
  const records = [];
  const record = () => {
    const shown = {
      isBusy: control.querySelector(".control-press").getAttribute("aria-busy") === "true",
      pictures: [last(".control-platter"), last(".control-symbol")],
    };
    if (JSON.stringify(shown) !== JSON.stringify(records.at(-1))) records.push(shown);
  };
  record();
  new MutationObserver(record).observe(control, {
    subtree: true, childList: true, attributes: true, attributeFilter: ["aria-busy", "src"],
  });
  window.seen = { ...window.seen, [id]: records };
}
"""

# Whether a control was busy and now shows its former pictures again.
HAS_ENDED = """
([id, pictures]) => {
  const records = window.seen[id];
  const now = records.at(-1);
  return records.some(({ isBusy }) => isBusy) && !now.isBusy
    && JSON.stringify(now.pictures) === JSON.stringify(pictures);
}
"""


class ControlCase(DeviceCase):
    # The extension whose controls `add` adds.
    extension = "Panel"

    def add(self, kind, place=None, is_on=None, **configuration):
        """Adds a control with a command; returns its id."""
        fields = {"place": place} if place else {}
        if configuration:
            fields["configuration"] = configuration
        state = self.device.run("addControl", extension=self.extension, kind=kind, **fields)
        control = state["control"]["id"]
        if is_on is not None:
            self.wait_for(control, isLoaded=True, isPending=False)
            self.device.run("setControl", control=control, isOn=is_on)
            self.wait_for(control, isOn=is_on, isPending=False)
        return control

    def wait_for(self, control, **wanted):
        """Waits until a control has these values in the host's state."""
        self.wait_for_values(lambda: self.state_of(control), wanted)

    def state_of(self, control):
        states = self.device.run("state")["controls"]
        return next(state for state in states if state["control"]["id"] == control)

    def order(self):
        """The ids of Control Center's controls, in order."""
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

    def open_gallery(self):
        self.edit_center()
        self.center.get_by_role("button", name="Add a Control").click()
        gallery = self.page.get_by_role("dialog", name="Controls")
        expect(gallery).to_be_visible()
        return gallery

    def add_from_gallery(self, kind, size="medium"):
        """Adds a control in the gallery and leaves Control Center in edit mode; returns its id."""
        gallery = self.open_gallery()
        before = set(self.order())
        gallery.locator(f'.control-offer[data-kind="{kind}"][data-size="{size}"]').click()
        expect(gallery).to_be_hidden()
        [control] = set(self.order()) - before
        return control

    def end_editing(self):
        self.center.get_by_role("button", name="Done").click()

    def expect_switch(self, control, is_on):
        """Waits until a toggle is on or off on the page and in the host's state."""
        expect(self.press(control)).to_have_attribute("aria-checked", "true" if is_on else "false")
        self.wait_for(control, isLoaded=True, isOn=is_on, isPending=False, failure=None)

    def expect_other_pictures(self, control, old):
        """Waits until both pictures have changed; returns their addresses."""
        for name, address in zip((".control-platter img", ".control-symbol img"), old):
            expect(self.control(control).locator(name).last).not_to_have_attribute("src", address)
        return self.pictures(control)

    def start_recording(self, *controls):
        """Records what controls show: some states are too short for a test to observe."""
        for control in controls:
            self.pictures(control)
            self.page.evaluate(RECORD, control)

    def expect_end(self, control):
        """Waits until a control was busy and is as before; returns the recorded states."""
        initial = self.page.evaluate("(id) => window.seen[id][0].pictures", control)
        self.page.wait_for_function(HAS_ENDED, arg=[control, initial])
        return self.page.evaluate("(id) => window.seen[id]", control)

    def expect_was_lit(self, control):
        """Waits until a button's action has ended; it must have shown other pictures meanwhile."""
        records = self.expect_end(control)
        initial = set(records[0]["pictures"])
        self.assertTrue(
            any(record["isBusy"] and not set(record["pictures"]) & initial for record in records),
            records)

    def color(self, address):
        return self.page.evaluate(COLOR, address)

    def control(self, control):
        return self.page.locator(f'.control[data-control="{control}"]')

    def press(self, control):
        return self.control(control).locator(".control-press")

    def pictures(self, control):
        """The addresses of the pictures of a control's platter and symbol, after loading."""
        found = [self.control(control).locator(name).last
                 for name in (".control-platter img", ".control-symbol img")]
        for image in found:
            expect(image).to_be_attached()
        return [image.get_attribute("src") for image in found]

    def drag(self, start, dx, dy):
        """Drags from the center of an element."""
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
