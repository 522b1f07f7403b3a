#!/usr/bin/env python3
"""Times the device page in headless Chromium, and an idle host.

usage: page.py latency BUNDLE [COUNT]    page.py idle BUNDLE [PLACEMENTS] [SECONDS]
       page.py press BUNDLE [WARM] [COLD]

latency: the page shows a medium widget with an entry about every second, in real time. Measures for
each entry the time from its date to the painted frame with its picture. Prints the median as
`page MS ms` and the 90th percentile as `page-slow`; as `plain` and `plain-slow` those of a plain
page that shows the same picture for a message of its server.

idle: no page is open. Prints `idle-wakeups`, how often a second a thread of the host wakes, and
`idle-memory`, the resident megabytes.

press: clicks a toggle in Control Center. Measures for each click the time to the painted frame that
shows the provider's answer. Prints the median as `press-warm MS ms` and the 90th percentile as
`press-warm-slow` for clicks while the extension's process runs, `press-cold` and `press-cold-slow`
for clicks that start it, and `plain` and `plain-slow` for clicks on a plain page.
"""
import json
import os
import statistics
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "Device" / "BrowserTests"))
import plain_page  # noqa: E402

from served_device import ServedDevice  # noqa: E402

WARM_UP = 8

# Resolves to the milliseconds from date to paint of each of `count` entries.
WATCH = """
(count) => new Promise((done) => {
  const item = document.querySelector(".item");
  const last = () => [...item.querySelectorAll("img.picture")].at(-1)?.src;
  const times = [];
  let old = last();
  new MutationObserver((_, watch) => {
    if (last() === old) return;
    old = last();
    const date = window.entryDate;
    // A message that is posted before a frame is painted arrives after it.
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        times.push(Date.now() - date);
        if (times.length < count) return;
        watch.disconnect();
        done(times);
      };
      painted.port2.postMessage(null);
    });
  }).observe(item, { childList: true, subtree: true, attributes: true });
})
"""

# Records the date of the entry in the host's latest message.
LISTEN = """
window.WebSocket = class extends WebSocket {
  constructor(...options) {
    super(...options);
    this.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data);
      if (message.type !== "placement") return;
      window.entryDate = Date.parse(message.placement.entryDate);
    });
  }
};
"""


# Clicks a control and resolves to the milliseconds until its new state is painted.
PRESS = """
(id) => new Promise((done) => {
  const control = document.querySelector(`.control[data-control="${id}"]`);
  const button = control.querySelector(".control-press");
  const last = () => [...control.querySelectorAll(".control-platter img")].at(-1)?.src;
  const isOn = () => button.getAttribute("aria-checked");
  const [old, before] = [last(), isOn()];
  const watch = new MutationObserver(() => {
    if (last() === old || isOn() === before || control.hasAttribute("data-pending")) return;
    watch.disconnect();
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => done(performance.now() - start);
      painted.port2.postMessage(null);
    });
  });
  watch.observe(control, { childList: true, subtree: true, attributes: true });
  const start = performance.now();
  button.click();
})
"""

# The bytes of the last picture that a selector finds.
PICTURE = """
async (selector) => {
  const file = await fetch([...document.querySelectorAll(selector)].at(-1).src);
  return [...new Uint8Array(await file.arrayBuffer())];
}
"""


@contextmanager
def opened(device, script=None):
    """The device's page in a browser."""
    from playwright.sync_api import sync_playwright
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("VITRINE_CHROMIUM", "/usr/bin/chromium"),
            args=["--no-sandbox"] if os.geteuid() == 0 else [])
        context = browser.new_context(
            viewport={"width": 1440, "height": 1000}, device_scale_factor=2,
            reduced_motion="reduce")
        page = context.new_page()
        if script:
            page.add_init_script(script)
        page.goto(device.address)
        yield page
        browser.close()


def latency(bundle, count):
    device = ServedDevice(bundle)
    try:
        extension = device.run("state")["extensions"][0]["id"]
        device.run("place", extension=extension, kind="healingLive", family="systemMedium")
        with opened(device, LISTEN) as page:
            page.locator(".item img.picture").wait_for(state="attached")
            times = page.evaluate(WATCH, WARM_UP + count)[WARM_UP:]
            picture = bytes(page.evaluate(PICTURE, ".item img.picture"))
    finally:
        device.close()
    report("page", times)
    report("plain", plain_page.latency(opened, picture, WARM_UP + count)[WARM_UP:])


def press(bundle, warm, cold):
    # The host ends a process that is idle for a second. Cold clicks wait for that.
    with tempfile.NamedTemporaryFile("w", suffix=".json") as settings:
        json.dump({"processes": {"idleEnd": 1}}, settings)
        settings.flush()
        device = ServedDevice(bundle, "--settings", settings.name)
        try:
            extension = device.run("state")["extensions"][0]["id"]
            state = device.run("addControl", extension=extension, kind="switch0")
            control = state["control"]["id"]
            with opened(device) as page:
                page.get_by_role("button", name="Control Center", exact=True).click()
                page.locator(f'.control[data-control="{control}"] .control-platter img').wait_for()
                times = [page.evaluate(PRESS, control) for _ in range(WARM_UP + warm)]
                report("press-warm", times[WARM_UP:])
                times = []
                for _ in range(cold):
                    wait_until_cold(device)
                    times.append(page.evaluate(PRESS, control))
                report("press-cold", times)
                picture = bytes(page.evaluate(PICTURE, ".control-platter img"))
        finally:
            device.close()
    report("plain", plain_page.press(opened, picture, WARM_UP + warm)[WARM_UP:])


def wait_until_cold(device):
    limit = time.monotonic() + 60
    while device.run("state")["extensions"][0]["isRunning"]:
        if time.monotonic() > limit:
            sys.exit("page.py: the extension's process did not end within 60 s")
        time.sleep(0.1)


def report(name, times):
    print(f"{name} {statistics.median(times):.1f} ms")
    print(f"{name}-slow {statistics.quantiles(times, n=10)[-1]:.1f} ms")


def wakeups(process):
    """How often the threads of a process have waited, by thread."""
    counts = {}
    for task in Path(f"/proc/{process}/task").iterdir():
        try:
            status = (task / "status").read_text()
        except OSError:
            continue
        counts[task.name] = int(status.split("\nvoluntary_ctxt_switches:")[1].split()[0])
    return counts


def spent(before, after):
    """The sum of counters of processes or threads between two moments, without those that have
    ended meanwhile."""
    return sum(count - before.get(name, 0) for name, count in after.items())


def idle(bundle, placements, seconds):
    device = ServedDevice(bundle)
    try:
        extension = device.run("state")["extensions"][0]["id"]
        for index in range(placements):
            # The Home Screen has space for 45 medium widgets.
            device.run(
                "place", extension=extension, kind="healingDay",
                family="systemMedium" if index % 2 else "systemSmall")
        wait_until_settled(device)
        process = device.process.pid
        before = wakeups(process)
        time.sleep(seconds)
        woken = spent(before, wakeups(process))
        status = Path(f"/proc/{process}/status").read_text()
        resident = int(status.split("VmRSS:")[1].split()[0]) / 1024
    finally:
        device.close()
    print(f"idle-wakeups {woken / seconds:.1f} per second")
    print(f"idle-memory {resident:.0f} MB")


def wait_until_settled(device):
    """Waits until every widget shows an entry and none is reloading."""
    limit = time.monotonic() + 120
    while time.monotonic() < limit:
        states = device.run("state")["placements"]
        if all(isinstance(state["shown"], int) and not state["isReloading"] for state in states):
            return
        time.sleep(0.5)
    sys.exit("page.py: the widgets did not settle within 120 s")


if __name__ == "__main__":
    what, bundle, *numbers = sys.argv[1:]
    measure, usual = {
        "latency": (latency, [60]), "idle": (idle, [50, 20]), "press": (press, [60, 10]),
    }[what]
    measure(bundle, *([int(number) for number in numbers] or usual))
