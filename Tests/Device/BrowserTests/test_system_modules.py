"""The device's own modules in Control Center."""
from playwright.sync_api import expect

from control_case import ControlCase, in_center
from device_case import FINISHED
from test_accessibility import violations

SHADE = "() => Number(getComputedStyle(document.querySelector('.screen-shade')).opacity)"
# Whether the first element is above the second.
IS_ABOVE = """
([first, second]) => document.querySelector(first).getBoundingClientRect().bottom
  <= document.querySelector(second).getBoundingClientRect().top
"""


class SystemModuleTests(ControlCase):
    def setting(self, name):
        return self.device.run("device")[name]

    def expect_setting(self, name, value):
        self.wait_for_values(lambda: {name: self.setting(name)}, {name: value})

    def module(self, role, name):
        return self.center.get_by_role(role, name=name)

    def test_switches(self):
        self.open_center()
        torch = self.module("switch", "Torch")
        expect(torch).to_have_attribute("aria-checked", "false")
        torch.click()
        expect(torch).to_have_attribute("aria-checked", "true")
        self.expect_setting("torch", True)
        dark = self.module("switch", "Dark Mode")
        dark.focus()
        self.page.keyboard.press("Space")
        expect(dark).to_have_attribute("aria-checked", "true")
        self.expect_setting("colorScheme", "dark")
        expect(self.page.locator('.screen[data-scheme="dark"]')).to_have_count(1)
        # The state is the device's.
        self.page.reload()
        self.open_center()
        expect(self.module("switch", "Torch")).to_have_attribute("aria-checked", "true")
        self.device.run("device", torch=False)
        expect(self.module("switch", "Torch")).to_have_attribute("aria-checked", "false")

    def test_radios_change_status_bar(self):
        self.open_center()
        bars, plane = self.page.locator(".sign-signal b"), self.page.locator(".sign-signal .icon")
        wifi = self.page.locator(".status-signs > .icon")
        expect(bars.first).to_be_visible()
        expect(plane).to_be_hidden()
        self.module("switch", "Airplane Mode").click()
        self.module("switch", "Wi-Fi").click()
        expect(bars.first).to_be_hidden()
        expect(plane).to_be_visible()
        expect(wifi).to_be_hidden()
        self.save("control-center-modules")
        self.expect_setting("wifi", False)

    def test_slider_by_key_and_drag(self):
        self.open_center()
        self.page.wait_for_function(FINISHED)
        brightness = self.module("slider", "Brightness")
        expect(brightness).to_have_attribute("aria-valuenow", "100")
        self.assertEqual(self.page.evaluate(SHADE), 0)
        brightness.focus()
        for key in ["PageDown", "ArrowDown", "ArrowLeft", "ArrowUp"]:
            self.page.keyboard.press(key)
        expect(brightness).to_have_attribute("aria-valuenow", "75")
        self.expect_setting("brightness", 75)
        self.assertAlmostEqual(self.page.evaluate(SHADE), 0.18, 2)
        volume = self.module("slider", "Volume")
        height = volume.bounding_box()["height"]
        self.drag(volume, 0, -height / 4)
        expect(volume).to_have_attribute("aria-valuenow", "75")
        expect(volume).to_have_attribute("aria-valuetext", "75%")
        self.expect_setting("volume", 75)
        # The drag has moved nothing else.
        expect(self.center).to_be_visible()
        expect(self.center.get_by_role("button", name="Done")).to_have_count(0)

    def test_timer(self):
        self.device.run("clock", rate=0, date="2026-03-05T09:30:00Z")
        self.open_center()
        timer = self.module("switch", "Timer, 5 minutes")
        timer.click()
        self.expect_setting("timer", "2026-03-05T09:35:00Z")
        expect(timer).to_have_text("5:00")
        self.device.run("clock", date="2026-03-05T09:30:58Z")
        expect(timer).to_have_text("4:02")
        self.device.run("clock", date="2026-03-05T09:35:00Z")
        expect(timer).to_have_attribute("aria-checked", "false")
        timer.click()
        self.expect_setting("timer", "2026-03-05T09:40:00Z")
        timer.click()
        self.expect_setting("timer", "")

    def test_controls_are_below_modules(self):
        bell = self.add("Bell", in_center(0, "large"))
        self.open_center()
        self.pictures(bell)
        self.page.wait_for_function(FINISHED)
        self.assertTrue(self.page.evaluate(
            IS_ABOVE, ['.module[data-module="torch"]', f'.control[data-control="{bell}"]']))

    def remove_button(self, name):
        return self.center.get_by_role("button", name=f"Remove {name}", exact=True)

    def expect_removed(self, *names):
        text = ", ".join(f"{name}:removed" for name in names)
        self.expect_setting("systemModules", text)

    def expect_place(self, control, box):
        """Waits until the top left corner of a control is that of a box."""
        self.page.wait_for_function(
            """([id, { x, y }]) => {
              const box = document.querySelector(`[data-control="${id}"]`).getBoundingClientRect();
              return Math.hypot(box.x - x, box.y - y) < 1;
            }""", arg=[control, box])

    def test_remove_and_add(self):
        bell = self.add("Bell", in_center(0, "large"))
        self.edit_center()
        self.pictures(bell)
        self.page.wait_for_function(FINISHED)
        below = self.page.locator(f'[data-control="{bell}"]').bounding_box()
        # The switches do nothing while they are edited.
        expect(self.page.locator('.module[data-module="wifi"][inert]')).to_have_count(1)
        platter = self.page.locator(".module-group").bounding_box()
        self.remove_button("Connectivity").click()
        self.expect_removed("connectivity")
        expect(self.page.locator(".module-group")).to_have_count(0)
        expect(self.remove_button("Brightness")).to_be_focused()
        self.expect_place(bell, platter)
        self.assertEqual(self.state_of(bell)["cell"]["row"], 0)
        self.assertEqual(violations(self.page), [])
        self.save("control-center-removed")
        # The keyboard does the same as the badge.
        self.center.get_by_role("button", name="Torch: not configurable").focus()
        self.page.keyboard.press("Delete")
        self.expect_removed("connectivity", "torch")
        expect(self.remove_button("Timer")).to_be_focused()
        self.page.reload()
        gallery = self.open_gallery()
        expect(gallery.locator(".control-choice")).to_have_text(["Connectivity", "Torch"])
        self.assertEqual(violations(self.page), [])
        self.save("control-gallery-modules")
        gallery.get_by_role("searchbox").fill("conn")
        gallery.get_by_role("button", name="Add Connectivity").click()
        expect(gallery).to_be_hidden()
        self.expect_removed("torch")
        self.expect_place(bell, below)
        self.assertEqual(self.page.locator(".module-group").bounding_box(), platter)
        self.end_editing()
        self.module("switch", "Wi-Fi").click()
        self.expect_setting("wifi", False)

    def test_remove_all(self):
        self.edit_center()
        names = ["Connectivity", "Brightness", "Volume", "Focus", "Torch", "Timer", "Dark Mode"]
        for name in names:
            self.remove_button(name).click()
        expect(self.page.locator(".module-block")).to_have_count(0)
        expect(self.page.locator(".center-empty")).to_be_visible()
        # Another page, or the tool, adds one.
        self.device.tool("control", "add", "timer")
        expect(self.remove_button("Timer")).to_be_visible()
        self.device.run("device", systemModules=", ".join(
            f"{name}:shown" for name in ["connectivity", "brightness", "volume", "torch"]))
        expect(self.page.locator(".module-block")).to_have_count(5)
        # The sign of Airplane Mode does not need its switch.
        self.device.tool("control", "remove", "connectivity")
        self.device.run("device", airplaneMode=True)
        expect(self.page.locator(".sign-signal .icon")).to_be_visible()

    def test_releases_before_ios_18_show_all(self):
        self.device.run("device", systemModules="torch:removed")
        self.device.run("device", os="17")
        self.edit_center()
        expect(self.page.locator(".module-block")).to_have_count(7)
        expect(self.page.locator(".center-modules[inert]")).to_have_count(1)
        expect(self.remove_button("Torch")).to_have_count(0)
        self.device.run("device", os="18")
        expect(self.page.locator(".module-block")).to_have_count(6)
        expect(self.remove_button("Volume")).to_be_visible()
