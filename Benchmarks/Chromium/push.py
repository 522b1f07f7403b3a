#!/usr/bin/env python3
"""Times pushes to a Live Activity until the device page in headless Chromium shows them.

usage: push.py BUNDLE [COUNT]      BUNDLE: Examples/Match, built

The Lock Screen shows a match, and its extension runs. `vitrine push send` sends each goal like a
server, with a key and on a new connection. Measures the time from the complete request, according
to the gateway's log, to the painted frame with the new score. Prints the median as `push MS ms` and
the 90th percentile as `push-slow`. `push-sent` starts before the client; `push-drawn` ends when the
host has stored the extension's new archives; `plain` is the time of the same picture on a plain
page, from the message of its server.
"""
import json
import subprocess
import sys
import tempfile
import time
from datetime import datetime
from pathlib import Path

import plain_page
from page import PICTURE, WARM_UP, opened, report

from served_device import TOOL, ServedDevice

TEAM = "TEAM123456"

# Records when a frame with a new picture of the activity is painted.
ARM = """
(id) => {
  const card = document.querySelector(`.activity[data-activity="${id}"]`);
  const last = () => [...card.querySelectorAll("img.picture")].at(-1)?.src;
  const old = last();
  window.painted = new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (last() === old) return;
      watch.disconnect();
      // A message that is posted before a frame is painted arrives after it.
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => done(Date.now());
        painted.port2.postMessage(null);
      });
    });
    watch.observe(card, { childList: true, subtree: true, attributes: true });
  });
}
"""


def main(bundle, count):
    # The default budget is smaller than the number of pushes.
    with tempfile.NamedTemporaryFile("w", suffix=".json") as settings:
        json.dump({"activities": {"pushesPerHour": 10_000}}, settings)
        settings.flush()
        device = ServedDevice(bundle, "--settings", settings.name)
        try:
            times, whole, drawn, picture = timed(device, WARM_UP + count)
        finally:
            device.close()
    report("push", times[WARM_UP:])
    report("push-sent", whole[WARM_UP:])
    report("push-drawn", drawn[WARM_UP:])
    report("plain", plain_page.latency(opened, picture, WARM_UP + count)[WARM_UP:])


def timed(device, count):
    """Milliseconds of each push: from request to paint, from the client's start to paint, and from
    request to archives. With the last picture."""
    server = Server(device)
    sent, painted = [], []
    with opened(device) as page:
        page.locator(f'.activity[data-activity="{server.activity}"] img.picture').first.wait_for(
            state="attached")
        for goals in range(1, count + 1):
            page.evaluate(ARM, server.activity)
            sent.append(time.time() * 1000)
            server.push(goals)
            painted.append(page.evaluate("() => window.painted"))
        card = f'.activity[data-activity="{server.activity}"] img.picture'
        picture = bytes(page.evaluate(PICTURE, card))
    log = json.loads(device.tool("push", "log", "--json", "--limit", str(count)))["pushes"]
    log.sort(key=lambda entry: entry["number"])
    if [entry["outcome"] for entry in log] != ["delivered"] * count:
        sys.exit(f"push.py: not all pushes were delivered: {log}")
    drawn = [entry["seconds"] * 1000 for entry in log]
    received = [datetime.fromisoformat(entry["received"]).timestamp() * 1000 for entry in log]
    return ([end - start for start, end in zip(received, painted)],
            [end - start for start, end in zip(sent, painted)], drawn, picture)


class Server:
    """The league's server, with a match's token and a key."""

    def __init__(self, device):
        self.device = device
        self.folder = Path(device.state.name)
        extension = device.run("state")["extensions"][0]["id"]
        device.run("allowActivities", extension=extension, allowed=True)
        teams = {"home": {"name": "Harbour", "short": "HAR"},
                 "away": {"name": "Old Mill", "short": "OLD"}}
        device.tool(
            "activity", "start", extension, "--type", "MatchAttributes", "--token",
            "--attributes", json.dumps(teams), "--content", json.dumps(self.content(0)))
        device.run("device", isLocked=True)
        activity = device.run("activities")[0]
        self.activity, self.token = activity["id"], activity["pushToken"]
        listing = json.loads(device.tool("push", "token", "list", "--json"))["tokens"]
        self.app = next(entry["bundle"] for entry in listing if entry["token"] == self.token)
        self.key = self.run("push", "key", "add", "--team", TEAM).split()[-1]

    @staticmethod
    def content(goals):
        # During the break, because a running clock would also change the picture.
        return {"home": goals, "away": 1, "news": f"{goals}–1"}

    def push(self, goals):
        payload = {"aps": {"event": "update", "timestamp": int(time.time()),
                           "content-state": self.content(goals)}}
        self.run("push", "send", self.token, "-", "--bundle", self.app, "--type", "liveactivity",
                 "--key-file", self.key, "--team", TEAM, given=json.dumps(payload))

    def run(self, *words, given=None):
        """Runs the tool in the device's folder and returns its output."""
        done = subprocess.run(
            [TOOL, *words, "--state", self.device.folder], cwd=self.folder, input=given,
            capture_output=True, text=True, timeout=60, env=self.device.environment, check=False)
        if done.returncode:
            sys.exit(f"push.py: vitrine {' '.join(words)}: {done.stderr}")
        return done.stdout


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 40)
