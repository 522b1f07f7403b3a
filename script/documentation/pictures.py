"""Draws the pictures of docs/images; see script/documentation-pictures."""
import base64
import contextlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Device/BrowserTests"))

from playwright.sync_api import sync_playwright  # noqa: E402

from served_device import TOOL, ServedDevice, built_extension  # noqa: E402

IMAGES = ROOT / "docs/images"
CHROMIUM = os.environ.get("VITRINE_CHROMIUM", "/usr/bin/chromium-headless-shell")
MORNING = "2026-03-05T09:41"
# The hands of the watch are beside its complications.
LATER = "2026-03-05T10:09:36"
# The widgets of the phone: kind, family and the place on the Home Screen or the Lock Screen.
PHONE = (
    ("ReadingStreak", "systemSmall", "home:0,0,0"), ("Lamp", "systemSmall", "home:0,2,0"),
    ("Water", "systemSmall", "home:0,0,2"), ("Lunch", "systemSmall", "home:0,2,2"),
    ("Tide", "systemMedium", "home:0,0,4"), ("Chores", "systemLarge", "home:1,0,0"),
    ("Tide", "accessoryInline", "lock:inline"), ("Tide", "accessoryRectangular", "lock:0"),
    ("ReadingStreak", "accessoryCircular", "lock:2"),
)
COMPANIONS = {
    "pad": (("Tide", "systemLarge"), ("Chores", "systemLarge"), ("Departures", "systemSmall"),
            ("ReadingStreak", "systemSmall"), ("Lunch", "systemMedium")),
    "watch": (("Tide", "accessoryCircular"), ("Water", "accessoryCircular"),
              ("ReadingStreak", "accessoryCircular"), ("Departures", "accessoryCircular")),
    "car": (("Departures", "systemSmall"), ("Tide", "systemSmall"),
            ("ReadingStreak", "systemSmall")),
    "mac": (("Departures", "systemSmall"), ("Tide", "systemMedium"), ("Lunch", "systemMedium"),
            ("Chores", "systemLarge"), ("ReadingStreak", "systemMedium")),
}


@contextlib.contextmanager
def served(*samples, at=MORNING):
    device = ServedDevice(*(built_extension(ROOT / "Examples" / name) for name in samples))
    try:
        device.tool("clock", "--set", at, "--rate", "0")
        yield device
    finally:
        device.close()


def place_phone(device):
    for kind, family, place in PHONE:
        device.tool("place", kind, "--family", family, "--at", place)
    # Waits for all pictures.
    device.tool("screenshot", "-o", device.folder / "waiting.png")


@contextlib.contextmanager
def opened(browser, address, width, height):
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto(address)
    page.locator('body[data-connection="open"]').wait_for(state="attached")
    yield page
    page.close()


def sheet():
    """The widgets of Examples/Everyday."""
    subprocess.run(
        [TOOL, "sheet", ROOT / "Examples/Everyday", "--at", "2026-03-05T09:30",
         "--scale", "1", "-o", IMAGES / "everyday.png"], check=True, stdout=subprocess.DEVNULL)


def device_page(browser):
    """The page, with a widget in the inspector."""
    with served("Everyday", "Household") as device:
        place_phone(device)
        with opened(browser, device.address, 1360, 860) as page:
            page.locator("#inspector-choice").select_option("p5")
            finish(page, "device-page.png")


def looks(browser):
    """The clear and the tinted Home Screen, and the Lock Screen."""
    with served("Everyday", "Household") as device:
        place_phone(device)
        pictures = []
        for settings, surface in (
                (["look=clear"], "home"), (["look=tinted", "colorScheme=dark"], "home"),
                (["look=standard"], "lock")):
            file = device.folder / f"{len(pictures)}.png"
            device.clear()
            device.tool("clock", "--set", MORNING, "--rate", "0")
            device.tool("device", *settings)
            place_phone(device)
            device.tool("screenshot", "--surface", surface, "-o", file)
            pictures.append(base64.b64encode(file.read_bytes()).decode())
    images = "".join(f'<img src="data:image/png;base64,{data}">' for data in pictures)
    page = browser.new_page(viewport={"width": 1364, "height": 959})
    page.set_content(
        '<body style="margin: 0; display: flex; gap: 18px">'
        f"<style>img {{ width: 443px }}</style>{images}")
    page.wait_for_function("() => [...document.images].every((image) => image.complete)")
    page.locator("body").screenshot(path=IMAGES / "device.png", omit_background=True)
    page.close()


def companions(browser):
    """An iPhone and all devices that accompany it."""
    with served("Everyday", "Household", "Ferry", at=LATER) as device:
        device.tool("device", "--on", "pad", "orientation=landscape")
        for role, widgets in COMPANIONS.items():
            for kind, family in widgets:
                device.tool("place", kind, "--family", family, "--on", role)
        place_phone(device)
        with opened(browser, device.address, 1500, 880) as page:
            page.locator(".companion").nth(len(COMPANIONS) - 1).wait_for()
            finish(page, "devices.png")


def finish(page, name):
    page.wait_for_load_state("networkidle")
    page.wait_for_function("""() => [...document.querySelectorAll("img.picture")].every(
        (image) => image.complete && image.naturalWidth > 0)
        && document.getAnimations().every((one) => one.playState !== "running"
          || one.effect.getComputedTiming().iterations === Infinity)""")
    page.screenshot(path=IMAGES / name)


def main():
    scenes = {"everyday": lambda _: sheet(), "device-page": device_page, "device": looks,
              "devices": companions}
    names = sys.argv[1:] or list(scenes)
    for name in names:
        if name not in scenes:
            sys.exit(f"documentation-pictures: unknown picture {name}; "
                     f"available: {', '.join(scenes)}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox"] if os.geteuid() == 0 else [])
        for name in names:
            scenes[name](browser)
            print(IMAGES / f"{name}.png", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
