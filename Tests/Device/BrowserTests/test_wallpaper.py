"""The user's own wallpapers: chosen on the page and by the tool, kept, bounded, refused."""
import base64
import re
import struct
import zlib
from pathlib import Path

from playwright.sync_api import expect

from device_case import DeviceCase

GREEN = (20, 160, 60)
# The name of a stored picture.
NAME = re.compile("^[0-9a-f-]{36}$")


def near(color, other):
    return all(abs(a - b) < 12 for a, b in zip(color, other))


def png(width, height, color):
    """A PNG file of one color."""
    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    row = b"\0" + bytes(color) * width
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
            + chunk(b"IDAT", zlib.compress(row * height)) + chunk(b"IEND", b""))


class WallpaperTests(DeviceCase):
    def setUp(self):
        super().setUp()
        self.folder = Path(self.device.state.name)
        self.addCleanup(self.device.run, "wallpaper", surface="home")
        self.addCleanup(self.device.run, "wallpaper", surface="lock")
        self.wallpaper = self.page.locator(".stage .wallpaper")

    def write(self, name, data):
        (self.folder / name).write_bytes(data)
        return self.folder / name

    def stored(self):
        return list((self.device.folder / "wallpapers").glob("*"))

    def color_of_screen(self):
        """The color in the middle of the screen, where an empty Home Screen shows the wallpaper."""
        shot = base64.b64encode(self.page.locator(".screen").screenshot()).decode()
        return self.page.evaluate("""async (data) => {
          const image = new Image();
          image.src = `data:image/png;base64,${data}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext("2d");
          context.drawImage(image, 0, 0);
          return [...context.getImageData(image.width / 2, image.height / 2, 1, 1).data];
        }""", shot)[:3]

    def test_choose_on_the_page(self):
        green = self.write("green.png", png(300, 300, GREEN))
        self.page.get_by_label("Home Screen wallpaper", exact=True).set_input_files(green)
        expect(self.wallpaper).to_have_attribute("data-picture", NAME)
        self.wait_while(lambda: None if near(self.color_of_screen(), GREEN) else "not green")
        self.save("wallpaper")
        surfaces = self.page.get_by_role("group", name="Surface")
        surfaces.get_by_role("button", name="Lock Screen").click()
        expect(self.wallpaper).not_to_have_attribute("data-picture", NAME)
        self.page.get_by_role("button", name="Remove: Home Screen wallpaper").click()
        self.wait_while(lambda: "not removed" if self.stored() else None)

    def test_bad_files_are_refused(self):
        words = self.write("words.png", b"no picture")
        self.page.get_by_label("Lock Screen wallpaper", exact=True).set_input_files(words)
        alert = self.page.locator(".setting-wallpaper").get_by_role("alert")
        expect(alert).to_have_text("The browser cannot read words.png. Choose a PNG or JPEG file.")
        expect(self.wallpaper).not_to_have_attribute("data-picture", NAME)
        for data, message in [
            (b"GIF89a" + bytes(100), "is not a PNG or JPEG file"),
            (png(1, 1, (0, 0, 0))[:40], "cannot be decoded"),
            (bytes(21 << 20), "a wallpaper may have 20 MB"),
        ]:
            with self.subTest(message=message), self.assertRaisesRegex(AssertionError, message):
                self.device.tool("device", "--wallpaper", str(self.write("bad", data)))
        self.assertEqual(self.stored(), [])

    def test_tool(self):
        large = self.write("large.png", png(3000, 4000, (200, 30, 30)))
        self.device.tool("device", "--lock-wallpaper", str(large))
        settings = self.device.run("state")["device"]
        self.assertEqual(settings["wallpaper"], "")
        [file] = self.stored()
        self.assertEqual(file.stem, settings["lockWallpaper"])
        self.assertLess(file.stat().st_size, 1 << 20)
        self.device.tool("screenshot", "--surface", "lock", "-o", str(self.folder / "lock.png"))
        self.device.tool("device", "--lock-wallpaper", "none")
        self.assertEqual(self.stored(), [])
