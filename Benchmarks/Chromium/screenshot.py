#!/usr/bin/env python3
"""Times entries to their PNGs, and screenshots of the same content in a running headless Chromium,
over the DevTools pipe.

usage: screenshot.py ENTRY_BENCHMARK EXECUTABLE [PNG]

Rounds of both alternate. One browser and one page stay open. A screenshot shows a new entry, has
three pixels per point, and is a PNG at Chromium's fast setting. Prints medians in milliseconds:
`chromium`, `entry-to-png` in a timeline of 20, and `request-to-archive` and `request-to-png` of a
single entry. Writes the last screenshot to PNG if given. Needs Debian's chromium.
"""
import base64
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Entries"))

from entry_rounds import EntryRounds  # noqa: E402

ROUNDS = 6
SCREENSHOTS = 12
TIME_LIMIT = 60


class Browser:
    """A headless Chromium that reads commands from its descriptor 3 and responds on 4."""

    def __init__(self, profile):
        program = shutil.which("chromium")
        if program is None:
            sys.exit("screenshot.py: chromium not found; run: apt-get install chromium")
        command_read, self.commands = os.pipe()
        self.answers, answer_write = os.pipe()

        def place():
            # Duplicate both first, so that neither dup2 closes the other's source.
            read, write = os.dup(command_read), os.dup(answer_write)
            os.dup2(read, 3)
            os.dup2(write, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--remote-debugging-pipe", "--no-sandbox",
             "--disable-gpu", "--hide-scrollbars", "--no-first-run",
             "--disable-extensions", f"--user-data-dir={profile}", "about:blank"],
            preexec_fn=place, close_fds=False,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(command_read)
        os.close(answer_write)
        self.buffer = b""
        self.number = 0

    def call(self, method, session=None, **parameters):
        """Sends a command and returns its result, ignoring events."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        limit = time.monotonic() + TIME_LIMIT
        while time.monotonic() < limit:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"screenshot.py: {method}: {answer['error']['message']}")
                return answer["result"]
        sys.exit(f"screenshot.py: {method} took more than {TIME_LIMIT} seconds")

    def read(self):
        while b"\0" not in self.buffer:
            chunk = os.read(self.answers, 1 << 20)
            if not chunk:
                sys.exit("screenshot.py: chromium exited")
            self.buffer += chunk
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def close(self):
        self.process.terminate()
        self.process.wait(timeout=20)


def main():
    entries = EntryRounds(*sys.argv[1:3])
    page = (Path(__file__).parent / "widget.html").resolve().as_uri()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(profile)
        try:
            target = browser.call("Target.createTarget", url=page)["targetId"]
            session = browser.call(
                "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
            browser.call("Emulation.setDeviceMetricsOverride", session, width=338, height=158,
                         deviceScaleFactor=3, mobile=False)
            browser.call("Emulation.setDefaultBackgroundColorOverride", session,
                         color={"r": 0, "g": 0, "b": 0, "a": 0})
            browser.call("Runtime.evaluate", session, awaitPromise=True,
                         expression="document.fonts.ready.then(() => 0)")
            times, picture = [], ""
            for number in range(ROUNDS + 1):
                entries.run()
                for step in range(SCREENSHOTS):
                    start = time.perf_counter()
                    browser.call("Runtime.evaluate", session,
                                 expression=f"show({number * SCREENSHOTS + step})")
                    picture = browser.call("Page.captureScreenshot", session, format="png",
                                           optimizeForSpeed=True)["data"]
                    elapsed = (time.perf_counter() - start) * 1e3
                    # The first round warms up.
                    if number:
                        times.append(elapsed)
        finally:
            browser.close()
            entries.end()
    if len(sys.argv) > 3:
        Path(sys.argv[3]).write_bytes(base64.b64decode(picture))
    print(f"chromium {statistics.median(times):.3f}")
    names = ("entry-to-png", "request-to-archive", "request-to-png")
    for name, milliseconds in zip(names, entries.medians()):
        print(f"{name} {milliseconds:.3f}")


main()
