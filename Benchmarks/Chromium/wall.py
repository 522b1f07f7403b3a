#!/usr/bin/env python3
"""Times the wall of devices in headless Chromium: phone, watch, car and Mac with 60 widgets.

usage: wall.py BUNDLE [SECONDS]

Prints, while nothing happens, how often a second a thread of the host wakes as `idle-host`, and the
share of a core of the browser, in percent, as `idle-page`, measured for a minute, because some work
recurs every minute; the frames per second while an activity is updated each second as `frames`; and
the 99th percentile of the time between two of them as `slow-frame MS ms`. `plain` and `plain-slow`
are those of a plain page with 60 pictures, one of which changes each second.
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
import plain_page  # noqa: E402
from page import PICTURE, opened, spent, wait_until_settled, wakeups  # noqa: E402

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
            picture = bytes(page.evaluate(PICTURE, ".companion img.picture"))
    finally:
        device.close()
    plain_frames(picture, sum(count for *_, count in WIDGETS), seconds)


def idle(device, seconds):
    def page():
        return ticks(processes(os.getpid()) - processes(device.process.pid) - {os.getpid()})

    before, host, start = page(), wakeups(device.process.pid), time.monotonic()
    time.sleep(seconds)
    length = time.monotonic() - start
    woken = spent(host, wakeups(device.process.pid))
    print(f"idle-host {woken / length:.1f} per second")
    print(f"idle-page {100 * spent(before, page()) / os.sysconf('SC_CLK_TCK') / length:.2f} %")


def frames(device, page, seconds):
    start = {"attributesType": "PizzaAttributes", "attributes": encoded({"name": "Margherita"}),
             "content": content(60), "isTransient": False}
    activity = ask(device, {"start": {"_0": start}})["activity"]["_0"]["id"]
    time.sleep(3)
    minutes = 59

    def update():
        nonlocal minutes
        ask(device, {"update": {"id": activity, "_1": {"content": content(minutes)}}})
        minutes -= 1

    report("frames", "slow-frame", watched(page, seconds, update))


def plain_frames(picture, count, seconds):
    plain = plain_page.PlainPage(picture, count)
    try:
        with opened(plain) as page:
            page.wait_for_timeout(2000)
            report("plain", "plain-slow", watched(page, seconds, plain.send))
    finally:
        plain.close()


def watched(page, seconds, change):
    """The milliseconds between the frames of a page while something changes each second."""
    end = threading.Event()

    def changes():
        while not end.wait(1):
            change()

    thread = threading.Thread(target=changes)
    thread.start()
    try:
        return page.evaluate(FRAMES, seconds * 1000)
    finally:
        end.set()
        thread.join()


def report(name, slow, times):
    print(f"{name} {1000 / statistics.mean(times):.1f} per second")
    print(f"{slow} {statistics.quantiles(times, n=100)[-1]:.1f} ms")


if __name__ == "__main__":
    measure(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 30)
