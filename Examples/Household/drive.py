#!/usr/bin/env python3
"""Drives a device as a test does: edits a widget, taps its switch, and waits for the result.

    python3 Examples/Household/drive.py [TOOL]

Uses only Python's standard library. docs/driver.md describes the API.
"""
import contextlib
import json
import pathlib
import subprocess
import sys
import tempfile
import urllib.error
import urllib.parse
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent


class DriverError(Exception):
    """A request that the device refused."""

    def __init__(self, status, error):
        self.status = status
        self.code = error["code"]
        self.candidates = error.get("candidates", [])
        super().__init__(f"{status} {self.code}: {error['message']}")


class Device:
    """The device at an address that `vitrine serve` has printed."""

    def __init__(self, address):
        parts = urllib.parse.urlsplit(address)
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.token = urllib.parse.parse_qs(parts.query)["token"][0]

    def send(self, path, body=None):
        request = urllib.request.Request(
            self.origin + path, body and json.dumps(body).encode(),
            {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=90) as response:
                return response.read()
        except urllib.error.HTTPError as error:
            with error:
                raise DriverError(error.code, json.loads(error.read())["error"]) from None

    def call(self, name, element=None, **fields):
        """Performs an action. The element is its label, or fields such as {"id": "p1/2"}."""
        named = {"label": element} if isinstance(element, str) else element or {}
        return json.loads(self.send(f"/api/driver/{name}", {**named, **fields}))

    def elements(self):
        return json.loads(self.send("/api/driver/elements"))["elements"]

    def command(self, name, **fields):
        """A command of docs/serve.md, for what a person does not do on the screen."""
        return json.loads(self.send("/api", {"command": name, **fields}))["result"]


@contextlib.contextmanager
def serving(tool, *sources):
    """Serves the extensions on a new device, and ends it afterwards."""
    with tempfile.TemporaryDirectory() as state:
        process = subprocess.Popen(
            [tool, "serve", "--port", "0", "--push-port", "off", "--empty", "--json",
             "--state", state, *map(str, sources)],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            text = ""
            while not text.endswith("\n}\n"):
                line = process.stdout.readline()
                if not line:
                    sys.exit("vitrine serve has ended")
                text += line
            yield Device(json.loads(text)["page"])
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


def main(tool="vitrine"):
    with serving(tool, HERE) as device:
        placed = device.command(
            "place", extension="Household", kind="Lamp", family="systemSmall")
        lamp = placed["placement"]["id"]

        # Edit the widget.
        device.call("long-press", {"id": lamp})
        device.call("tap", "Lamp")
        device.call("tap", "Reading Lamp")
        device.call("tap", "Done")
        device.call("wait", "Reading Lamp")
        print("the widget shows the reading lamp")

        # Switch the light on.
        light = device.call("tap", "Light")["element"]
        assert light["isOn"] is False, light
        device.call("wait", {"id": light["id"]}, isOn=True)
        print("the light is on")

        # A control of Control Center.
        device.call("open", surface="controlCenter")
        device.call("tap", "Dark Mode")
        device.call("wait", "Dark Mode", isOn=True)
        device.call("press", button="home")
        print("the device is dark")

        # What is not there is an error with candidates.
        try:
            device.call("tap", "Dishwasher")
        except DriverError as error:
            print(error)
            assert light["id"] in [each["id"] for each in error.candidates]
        picture = device.send("/api/driver/screenshot?scale=1")
        assert picture.startswith(b"\x89PNG"), picture[:8]


if __name__ == "__main__":
    main(*sys.argv[1:])
