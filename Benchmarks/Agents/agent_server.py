"""A client of `vitrine mcp` for measurements: sends requests and waits for their answers."""
import json
import subprocess


class Server:
    def __init__(self, tool, *arguments, environment=None):
        self.process = subprocess.Popen(
            [tool, "mcp", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, env=environment)
        self.last = 0
        self.answers = {}
        self.information = self.answer(self.send("initialize", protocolVersion="2025-11-25"))

    def send(self, method, **params):
        self.last += 1
        request = {"jsonrpc": "2.0", "id": self.last, "method": method, "params": params}
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()
        return self.last

    def answer(self, id):
        while id not in self.answers:
            message = json.loads(self.process.stdout.readline())
            if "error" in message:
                raise RuntimeError(message["error"]["message"])
            self.answers[message["id"]] = message["result"]
        return self.answers.pop(id)

    def call(self, name, /, **arguments):
        return self.send("tools/call", name=name, arguments=arguments)

    def end(self):
        self.process.stdin.close()
        self.process.wait()
