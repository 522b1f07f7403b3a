#!/usr/bin/env python3
"""Times the device page in headless Chromium, and an idle host.

usage: page.py latency BUNDLE [COUNT]    page.py idle BUNDLE [PLACEMENTS] [SECONDS]

latency: a medium widget with an entry every second is on the page, at the real time's pace. Timed
for each entry: from its date, when the host changes, to the painted frame that has its picture; the
host and the browser share the machine's clock. Prints `page MS ms`, the median, and `page-slow`, of one
in ten.

idle: so many widgets are placed, and nobody looks. Prints `idle-cpu`, the share of a core in per
cent over so many seconds, and `idle-memory`, the resident megabytes.
"""
import os
import statistics
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "BrowserTests"))
from served_device import ServedDevice  # noqa: E402

WARM_UP = 8

# Gives how long each of `count` entries took to be painted, in milliseconds.
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
    // A message sent before a frame is painted comes once it has been.
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

# Keeps the date of the entry that the host has told of.
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


def latency(bundle, count):
    from playwright.sync_api import sync_playwright
    device = ServedDevice(bundle)
    try:
        extension = device.run("state")["extensions"][0]["id"]
        device.run("place", extension=extension, kind="healingLive", family="systemMedium")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path="/usr/bin/chromium",
                args=["--no-sandbox"] if os.geteuid() == 0 else [])
            context = browser.new_context(
                viewport={"width": 1440, "height": 1000}, device_scale_factor=2,
                reduced_motion="reduce")
            page = context.new_page()
            page.add_init_script(LISTEN)
            page.goto(device.address)
            page.locator(".item img.picture").wait_for(state="attached")
            times = page.evaluate(WATCH, WARM_UP + count)[WARM_UP:]
            browser.close()
    finally:
        device.close()
    print(f"page {statistics.median(times):.1f} ms")
    print(f"page-slow {statistics.quantiles(times, n=10)[-1]:.1f} ms")


def ticks(process):
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def idle(bundle, placements, seconds):
    device = ServedDevice(bundle)
    try:
        extension = device.run("state")["extensions"][0]["id"]
        for index in range(placements):
            # The Home Screen has room for 45 medium ones.
            device.run(
                "place", extension=extension, kind="healingDay",
                family="systemMedium" if index % 2 else "systemSmall")
        settled(device)
        process = device.process.pid
        before, start = ticks(process), time.monotonic()
        time.sleep(seconds)
        spent = (ticks(process) - before) / os.sysconf("SC_CLK_TCK")
        share = 100 * spent / (time.monotonic() - start)
        status = Path(f"/proc/{process}/status").read_text()
        resident = int(status.split("VmRSS:")[1].split()[0]) / 1024
    finally:
        device.close()
    print(f"idle-cpu {share:.2f} %")
    print(f"idle-memory {resident:.0f} MB")


def settled(device):
    """Waits until every widget shows an entry and none reloads."""
    limit = time.monotonic() + 120
    while time.monotonic() < limit:
        states = device.run("state")["placements"]
        if all(isinstance(state["shown"], int) and not state["isReloading"] for state in states):
            return
        time.sleep(0.5)
    sys.exit("page.py: the widgets did not settle")


if __name__ == "__main__":
    what, bundle, *numbers = sys.argv[1:]
    if what == "latency":
        latency(bundle, *[int(number) for number in numbers or ["60"]])
    else:
        idle(bundle, *[int(number) for number in numbers or ["50", "20"]])
