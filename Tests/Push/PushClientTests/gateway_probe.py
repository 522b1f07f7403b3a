"""Runs a gateway with a recording device in a separate process."""

import json
import os
import pathlib
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROBE = os.environ.get("VITRINE_GATEWAY_PROBE", str(ROOT / ".build/debug/GatewayProbe"))


class GatewayProbe:
    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen(
            [PROBE, self.folder.name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        start = json.loads(self.process.stdout.readline())
        self.port = start["port"]
        self.certificate = start["certificate"]
        self.bundle = start["bundle"]
        self.tokens = start["tokens"]
        self.keys = start["keys"]

    def key_file(self, name):
        return os.path.join(self.folder.name, f"AuthKey_{self.keys[name]}.p8")

    def verdict(self):
        """The next log entry of the gateway."""
        return json.loads(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=30)
        self.process.stdout.close()
        self.folder.cleanup()


def now():
    return int(time.time())
