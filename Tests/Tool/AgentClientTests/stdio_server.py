"""`vitrine mcp` driven with raw bytes, for what a proper client does not send."""
import json
import os
import selectors
import subprocess
import time

LIMIT = 60


class StdioServer:
    def __init__(self, tool, environment, *paths):
        self.process = subprocess.Popen(
            [tool, "mcp", *paths], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, env=environment)
        self.rest = b""
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.process.stdout, selectors.EVENT_READ)

    def send(self, *messages):
        for message in messages:
            line = message if isinstance(message, bytes) else json.dumps(message).encode()
            self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def request(self, id, method, **params):
        return {"jsonrpc": "2.0", "id": id, "method": method, "params": params}

    def initialize(self, version="2025-11-25"):
        self.send(self.request("init", "initialize", protocolVersion=version))
        return self.message()["result"]

    def message(self):
        """The next message; None at the end of the output."""
        limit = time.monotonic() + LIMIT
        while b"\n" not in self.rest:
            if not self.selector.select(limit - time.monotonic()):
                raise AssertionError(f"no message in {LIMIT} s")
            chunk = os.read(self.process.stdout.fileno(), 1 << 20)
            if not chunk:
                return None
            self.rest += chunk
        line, self.rest = self.rest.split(b"\n", 1)
        return json.loads(line)

    def messages(self, count):
        return [self.message() for _ in range(count)]

    def end(self):
        """Closes the server's input; returns its exit status."""
        self.process.stdin.close()
        status = self.process.wait(LIMIT)
        self.process.stdout.close()
        return status
