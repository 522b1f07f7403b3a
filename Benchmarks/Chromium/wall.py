#!/usr/bin/env python3
"""Times the wall of devices in headless Chromium: phone, watch, car and Mac with 60 widgets.

usage: wall.py BUNDLE [SECONDS]

Prints the shares of a core of the host and of the browser, in percent, while nothing happens, as
`idle-host` and `idle-page`, measured for a minute, because some work recurs every minute; the
frames per second while an activity is updated each second as `frames`; and the 99th percentile of
the time between two of them as `slow-frame MS ms`.
"""
import base64
import json
import os
import statistics
import sys
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "Device" / "BrowserTests"))
from page import opened, wait_until_settled  # noqa: E402

from served_device import ServedDevice, built_extension  # noqa: E402

PIZZA = ROOT / "Tests" / "Device" / "BrowserTests" / "Fixtures" / "Pizza"
# The kinds, families and numbers of the widgets on each surface.
WIDGETS = [
    ("Healing", "healingDay", "systemSmall", "home", 12),
    ("Everyday", "Tide", "accessoryRectangular", "smartStack", 10),
    ("Healing", "healingDay", "systemSmall", "carPlay", 12),
    ("Healing", "healingDay", "systemSmall", "desktop", 18),
    ("Healing", "healingDay", "systemMedium", "notificationCenter", 8),
]

# In seconds.
MINUTE = 60

# Resolves to the milliseconds between the frames of a time in milliseconds.
FRAMES = """
(time) => new Promise((done) => {
  const frames = [];
  const start = performance.now();
  let last = start;
  requestAnimationFrame(function frame(now) {
    frames.push(now - last);
    last = now;
    if (now - start < time) requestAnimationFrame(frame);
    else done(frames.slice(1));
  });
})
"""


def encoded(value):
    return base64.b64encode(json.dumps(value).encode()).decode()


def ask(device, request):
    return device.run("activity", extension="Pizza", ask=request)


def content(minutes):
    return {"state": encoded({"minutes": minutes, "status": "On its way"}), "relevanceScore": 0}


def processes(root):
    """A process and its descendants."""
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            parents[int(entry.name)] = int(fields[1])
    found = {root}
    while added := {child for child, parent in parents.items() if parent in found} - found:
        found |= added
    return found


def ticks(group):
    """The processor time of each process that is still running."""
    times = {}
    for process in group:
        try:
            fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        times[process] = int(fields[11]) + int(fields[12])
    return times


def spent(before, after):
    """The processor time between two moments, without processes that have ended meanwhile."""
    return sum(time - before.get(process, 0) for process, time in after.items())


def place(device):
    others = {"Everyday", "Pizza"}
    bundle = next(extension["id"] for extension in device.run("state")["extensions"]
                  if extension["id"] not in others)
    for extension, kind, family, surface, count in WIDGETS:
        for position in range(count):
            at = {} if surface == "home" else {"place": {"surface": surface, "position": position}}
            device.run("place", kind=kind, family=family,
                       extension=bundle if extension == "Healing" else extension, **at)


def measure(bundle, seconds):
    everyday = built_extension(ROOT / "Examples" / "Everyday")
    device = ServedDevice(bundle, everyday, built_extension(PIZZA))
    try:
        place(device)
        wait_until_settled(device)
        device.run("allowActivities", extension="Pizza", allowed=True)
        with opened(device) as page:
            page.locator(".companion img.picture").nth(2).wait_for(state="attached")
            page.locator('.companion [data-surface="smartStack"].segment').click()
            time.sleep(5)
            idle(device, MINUTE)
            frames(device, page, seconds)
    finally:
        device.close()


def idle(device, seconds):
    def groups():
        host = processes(device.process.pid)
        return ticks(host), ticks(processes(os.getpid()) - host - {os.getpid()})

    before, start = groups(), time.monotonic()
    time.sleep(seconds)
    after, length = groups(), time.monotonic() - start
    for name, *times in zip(("idle-host", "idle-page"), before, after, strict=True):
        print(f"{name} {100 * spent(*times) / os.sysconf('SC_CLK_TCK') / length:.2f} %")


def frames(device, page, seconds):
    start = {"attributesType": "PizzaAttributes", "attributes": encoded({"name": "Margherita"}),
             "content": content(60), "isTransient": False}
    activity = ask(device, {"start": {"_0": start}})["activity"]["_0"]["id"]
    time.sleep(3)
    end = threading.Event()

    def update():
        minutes = 59
        while not end.wait(1):
            ask(device, {"update": {"id": activity, "_1": {"content": content(minutes)}}})
            minutes -= 1

    updates = threading.Thread(target=update)
    updates.start()
    times = page.evaluate(FRAMES, seconds * 1000)
    end.set()
    updates.join()
    print(f"frames {1000 / statistics.mean(times):.1f} per second")
    print(f"slow-frame {statistics.quantiles(times, n=100)[-1]:.1f} ms")


if __name__ == "__main__":
    measure(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 30)
