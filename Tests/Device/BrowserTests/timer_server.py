"""The Switchboard's timer server, with the requests of another device."""
import json
import random
import socket
import subprocess
import sys
import urllib.request

from served_device import ROOT

PROGRAM = ROOT / "Examples" / "Switchboard" / "server.py"


def unused_port():
    """A port below those of outgoing connections: none uses it while the server restarts."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as attempt:
            try:
                attempt.bind(("127.0.0.1", port))
                return port
            except OSError:
                continue


class TimerServer:
    """`server.py`, on an unused port by default."""

    def __init__(self, port=None):
        port = port or unused_port()
        self.process = subprocess.Popen(
            [sys.executable, PROGRAM, "--port", str(port)], stdout=subprocess.PIPE, text=True)
        # The address is printed when the server listens.
        self.address = self.process.stdout.readline().split()[-1]

    @property
    def port(self):
        return int(self.address.rsplit(":", 1)[1])

    def is_running(self, timer="focus"):
        with urllib.request.urlopen(f"{self.address}/timers/{timer}", timeout=10) as answer:
            return json.load(answer)["isRunning"]

    def set_running(self, is_running, timer="focus"):
        request = urllib.request.Request(
            f"{self.address}/timers/{timer}", json.dumps({"isRunning": is_running}).encode(),
            {"Content-Type": "application/json"}, method="PUT")
        urllib.request.urlopen(request, timeout=10).close()

    def close(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
