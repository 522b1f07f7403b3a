#!/usr/bin/env python3
"""Times the device page in headless Chromium, and an idle host.

usage: page.py latency BUNDLE [COUNT]    page.py idle BUNDLE [PLACEMENTS] [SECONDS]

latency: a medium widget is on the page; each round a command sets the device's clock to the next
entry. Timed in the browser, by one clock: from sending the command to the frame that has the other
picture (so the command's own way is in it too). Prints `page MS ms`, the median, and `page-slow`, of
one in ten.

idle: so many medium widgets are placed, and nobody looks. Prints `idle-cpu`, the share of a core in per
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
KIND = "healingDay"
MINUTES = 5  # from one of its entries to the next

# Sends a command; settles at the first frame after the widget has another picture.
ROUND = """
(command) => new Promise((done, fail) => {
  const item = document.querySelector(".item");
  const last = () => [...item.querySelectorAll("img.picture")].at(-1)?.src;
  const old = last();
  const limit = setTimeout(() => fail(new Error("no other picture")), 20000);
  const start = performance.now();
  const watch = new MutationObserver(() => {
    if (last() === old) return;
    watch.disconnect();
    clearTimeout(limit);
    // The frame with it is on its way when the next one begins.
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)));
  });
  watch.observe(item, { childList: true, subtree: true, attributes: true });
  fetch("/api", {
    method: "POST", headers: { "Content-Type": "application/json" },
    body: JSON.stringify(command),
  }).catch(fail);
})
"""


def latency(bundle, count):
    from playwright.sync_api import sync_playwright
    device = ServedDevice(bundle)
    try:
        extension = device.run("state")["extensions"][0]["id"]
        device.run("clock", date="2026-03-10T08:00:00.000Z", rate=0)
        device.run("place", extension=extension, kind=KIND, family="systemMedium")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path="/usr/bin/chromium",
                args=["--no-sandbox"] if os.geteuid() == 0 else [])
            context = browser.new_context(
                viewport={"width": 1440, "height": 1000}, device_scale_factor=2,
                reduced_motion="reduce")
            page = context.new_page()
            page.goto(device.address)
            page.locator(".item img.picture").wait_for(state="attached")
            times = []
            for step in range(WARM_UP + count):
                spent = page.evaluate(ROUND, {"command": "clock", "by": MINUTES * 60})
                if step >= WARM_UP:
                    times.append(spent)
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
        for _ in range(placements):
            device.run("place", extension=extension, kind=KIND, family="systemMedium")
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
