"""A device served by the built tool, and commands to it."""
import fcntl
import json
import os
import plistlib
import re
import selectors
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
TOOL = Path(os.environ.get("VITRINE_TOOL", ROOT / ".build" / "debug" / "vitrine"))
# The tests in Swift build some of the same extensions, with the same tool, in the same places.
CACHE = ROOT / ".build" / "test-cache"
START_LIMIT = 180
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/\?token=([0-9a-f]+)")


class ServedDevice:
    """`vitrine serve` with a temporary state folder, on a free port."""

    def __init__(self, *extensions, options=()):
        self.state = tempfile.TemporaryDirectory(prefix="vitrine-browser-")
        self.log = open(Path(self.state.name) / "serve.log", "w+b")
        self.environment = dict(
            os.environ, XDG_RUNTIME_DIR=self.state.name, XDG_CACHE_HOME=str(CACHE))
        self.folder = Path(self.state.name) / "device"
        self.process = subprocess.Popen(
            [TOOL, "serve", *extensions, *options, "--empty", "--port", "0", "--push-port", "0",
             "--state", self.folder],
            stdout=subprocess.PIPE, stderr=self.log, env=self.environment)
        match = self._address()
        self.address = match.group(0)
        self.origin = f"http://127.0.0.1:{match.group(1)}"
        self.token = match.group(2)

    def _address(self):
        """Waits until the address is printed."""
        selector = selectors.DefaultSelector()
        selector.register(self.process.stdout, selectors.EVENT_READ)
        limit, text = time.monotonic() + START_LIMIT, ""
        while time.monotonic() < limit and selector.select(limit - time.monotonic()):
            chunk = os.read(self.process.stdout.fileno(), 1 << 16)
            if not chunk:
                break
            text += chunk.decode(errors="replace")
            match = ADDRESS.search(text)
            if match:
                return match
        log = self.printed
        self.close()
        raise AssertionError(f"vitrine serve printed no address: {text}\n{log}")

    def run(self, command, **fields):
        """Runs a command over HTTP; returns its result, raises AssertionError if it fails."""
        request = urllib.request.Request(
            self.origin + "/api", json.dumps({"command": command, **fields}).encode(),
            {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"})
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["result"]
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{command} {fields}: {error.read().decode()}") from error

    def tool(self, *words):
        """Runs the tool on the device; returns its output, raises AssertionError if it fails."""
        answer = subprocess.run(
            [TOOL, *words, "--state", self.folder], capture_output=True, text=True, timeout=60,
            env=self.environment)
        if answer.returncode:
            raise AssertionError(f"vitrine {' '.join(words)}: {answer.stderr}")
        return answer.stdout

    def write_defaults(self, group, values):
        """Writes the defaults of an app group, as the app would."""
        file = self.folder / "groups" / group / "Library" / "Preferences" / f"{group}.plist"
        file.parent.mkdir(parents=True, exist_ok=True)
        new = file.with_suffix(".new")
        new.write_bytes(plistlib.dumps(values))
        new.replace(file)

    def clear(self):
        """Removes all placements and controls and resets the device's settings."""
        state = self.run("state")
        for placement in state["placements"]:
            self.run("remove", placement=placement["placement"]["id"])
        for control in state["controls"]:
            self.run("removeControl", control=control["control"]["id"])
        self.run("device", device="393x852", orientation="portrait")
        self.run("device", isLocked=False, isLuminanceReduced=False, isNight=False,
                 colorScheme="light", look="standard", os="27", redactsWhenLocked=True,
                 airplaneMode=False, cellularData=True, wifi=True, bluetooth=True, brightness=100,
                 volume=50, focus=False, torch=False, timer="off",
                 systemModules=self.run("device")["systemModules"].replace("removed", "shown"))
        self.run("clock", rate=1)

    @property
    def printed(self):
        self.log.seek(0)
        return self.log.read().decode(errors="replace")

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()
        self.log.close()
        self.state.cleanup()


def built_extension(sources):
    """Builds a folder of sources with the tool, if it has changed; returns the bundle.

    A second worker that needs the same bundle waits for the first.
    """
    bundle = CACHE / "bundles" / sources.parent.name / f"{sources.name}.vitrine"
    bundle.parent.mkdir(parents=True, exist_ok=True)
    with open(bundle.with_suffix(".lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run(
            [TOOL, "build", sources, "-o", bundle], check=True, stdout=subprocess.DEVNULL,
            env=dict(os.environ, XDG_CACHE_HOME=str(CACHE)))
    return bundle
