"""Results of commands with `--json`, for the check against `docs/schemas`."""
import contextlib
import json
import socket
import subprocess
import time

from agent_case import EXAMPLES, TIME, TOOL

PAYLOAD = {"aps": {"timestamp": 4102444800, "event": "update", "content-state": {"delay": 7}}}
# A project with two widget extensions, as XcodeGen reads it.
PROJECT = "name: Two\ntargets:\n" + "".join(f"""\
  {name}:
    type: app-extension
    sources: [{name}]
    info:
      path: {name}/Info.plist
      properties: {{NSExtension: {{NSExtensionPointIdentifier: com.apple.widgetkit-extension}}}}
""" for name in ["Ebb", "Flow"])


class Commands:
    """Runs commands, and keeps their results."""

    def __init__(self, work, results):
        self.work = work
        self.results = results
        self.state = work.folder / "schemas"

    def run(self, *arguments, status=0):
        """The result of a command that ends."""
        ended = subprocess.run(
            [TOOL, *map(str, arguments), "--json"], capture_output=True, text=True,
            env=self.work.environment, cwd=self.work.folder / "work")
        assert ended.returncode == status, f"{arguments}: {ended.returncode}\n{ended.stderr}"
        text = ended.stdout or ended.stderr
        return self.keep(json.loads(text[text.index("{"):]), *arguments)

    def keep(self, result, *arguments):
        self.results.append((" ".join(map(str, arguments)), result))
        return result

    @contextlib.contextmanager
    def serving(self, *arguments):
        """A program that prints its result and runs on; yields the result."""
        process = subprocess.Popen(
            [TOOL, *map(str, arguments), "--json"], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, env=self.work.environment, text=True)
        try:
            text = ""
            while not text.endswith("\n}\n"):
                line = process.stdout.readline()
                assert line, f"{arguments}: no result"
                text += line
            yield self.keep(json.loads(text), *arguments)
        finally:
            process.terminate()
            process.wait(60)
            process.stdout.close()

    def device(self, *arguments, status=0):
        """The result of a command on the device."""
        return self.run(*arguments, "--state", self.state, status=status)

    # Groups of commands.

    def projects(self):
        folder = self.work.folder / "work"
        self.run("new", "widget", "Pier")
        self.run("list", "Quay")
        self.run("list", EXAMPLES / "Household")
        self.run("check", "Quay")
        self.run("build", "Quay", "-o", self.work.folder / "Quay.vitrine")
        self.run("timeline", "Quay", "--kind", "Quay", "--at", TIME)
        self.run("relevance", EXAMPLES / "Bakery", "--at", TIME)
        self.run("previews", "Quay")
        self.run("audit", "Quay", "--kinds", status=1)
        self.run("simulate", "Quay", "--start", "2026-03-05")
        self.run("lsp-config", "Quay", "-o", folder)
        self.run("devices")
        self.run("symbols")
        self.run("schemas")
        self.run("list", "Missing", status=1)
        self.run("list", "--bogus", status=2)
        self.run("doctor", "Quay", "--state", self.work.folder / "no-device")
        self.run("sweep", "Quay", "--families", "small", "-o", self.work.folder / "sweep")
        self.run(
            "sweep", "Quay", "--type-sizes", "small,large", "--pairwise", "-o",
            self.work.folder / "pairs")
        (folder / "bad.json").write_text('{"aps": {"event": "update"}}')
        (folder / "good.json").write_text(json.dumps(PAYLOAD))
        self.run("push", "lint", "bad.json", status=1)
        self.run("push", "lint", "good.json", "--extension", "Quay")
        payloads = folder / "payloads"
        payloads.mkdir()
        for name in ["bad", "good"]:
            (payloads / f"{name}.json").write_text((folder / f"{name}.json").read_text())
        self.run("push", "lint", "payloads", "--extension", "Quay", status=1)
        subprocess.run(
            [TOOL, "schema", "Quay", "-o", "schema.json"], check=True, cwd=folder,
            env=self.work.environment, capture_output=True)
        older = (folder / "schema.json").read_text().replace('"delay"', '"wait"')
        (folder / "older.json").write_text(older)
        self.run("schema", "Quay", "--check", "older.json", status=1)
        subprocess.run(
            [TOOL, "test", "Quay", "--references", "none", "--review", "review"], cwd=folder,
            env=self.work.environment, capture_output=True)
        self.run("review", "review", status=1)
        for git in [["init", "--quiet"], ["add", "Quay"],
                    ["-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "--quiet",
                     "--message=a"]]:
            subprocess.run(["git", *git], check=True, cwd=folder, capture_output=True)
        subprocess.run(
            [TOOL, "test", "Quay", "--references", "none", "--changed-since", "HEAD", "--review",
             "unchanged"], check=True, cwd=folder, env=self.work.environment, capture_output=True)
        self.run("review", "unchanged")
        broken = folder / "Broken"
        broken.mkdir()
        source = self.work.source.read_text().replace("VStack {", "VStuck {")
        (broken / "Broken.swift").write_text("import Charters\n" + source)
        self.run("check", "Broken", status=1)
        two = folder / "Two"
        for name in ["Ebb", "Flow"]:
            (two / name).mkdir(parents=True)
            (two / name / f"{name}.swift").write_text(self.work.source.read_text())
        (two / "project.yml").write_text(PROJECT)
        self.run("list", "Two")
        self.run("build", "Two", "-o", self.work.folder / "two")

    def widgets(self):
        self.device("install", "Quay")
        self.device("install", EXAMPLES / "Household")
        self.device("gallery")
        small = self.device("place", "Quay", "--family", "small")["placement"]["id"]
        lamp = self.device("place", "Lamp", "--extension", "Household")["placement"]["id"]
        self.device("placements")
        self.device("configure", lamp)
        self.device("configure", lamp, "--set", "price=1")
        self.device("move", small, "home:0,0,4")
        other = self.device("place", "Quay", "--family", "small")["placement"]["id"]
        self.device("move", small, "--onto", other)
        self.device("resize", lamp, "medium")
        self.device("tap", small)
        self.device("tap", small, "--label", "Gate")
        self.device("explain", small)
        self.device("reload", small)
        self.device("log")
        self.device("log", "--output")
        self.device("clock", "--by", "+1h")
        self.device("device")
        self.device("device", "--on", "watch")
        self.device("placements")
        self.device("open")
        self.device("defaults", "group.household")
        self.device("explain", "p99", status=1)
        return small

    def controls(self):
        self.device("install", EXAMPLES / "Switchboard")
        self.device("control", "gallery")
        control = self.device("control", "add", "Sound")["control"]["id"]
        self.device("control", "list")
        self.device("control", "configure", control)
        self.device("control", "configure", control, "--set", "sound=rain")
        self.device("control", "press", control)
        self.device("explain", control)

    def activities(self):
        started = self.device(
            "activity", "start", "Quay", "--attributes", '{"name":"Hamburg"}', "--content",
            '{"delay":2}', "--token")
        listed = self.device("activity", "list")["activities"]
        self.device("explain", started["id"])
        self.device("push", "token", "list")
        folder = self.work.folder / "work"
        self.device("push", "send", listed[0]["pushToken"], folder / "good.json")
        self.device("push", "log")
        key = self.work.folder / "work" / "AuthKey_ABCDE12345.p8"
        subprocess.run(
            ["openssl", "ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", key],
            check=True)
        # The gateway does not know the key; its refusal is a result, too.
        self.device(
            "push", "send", listed[0]["pushToken"], folder / "good.json", "--key-file", key,
            status=1)
        self.device("push", "key", "list")
        self.device("push", "channel", "create", "--bundle", "com.example.quay")
        self.device("push", "channel", "list")
        self.device("activity", "end", started["id"], "--content", '{"delay":3}')
        self.device("activity", "list")

    def shortcuts(self):
        self.device("install", EXAMPLES / "Bakery")
        for shortcut in self.device("shortcut")["shortcuts"]:
            self.device("shortcut", shortcut["title"])
        self.device("open", "Bakery", "bakery://oven")

    def clusters(self):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        server = subprocess.Popen(
            ["nats-server", "-js", "-a", "127.0.0.1", "-p", str(port), "-sd",
             self.work.folder / "nats"], stderr=subprocess.DEVNULL)
        try:
            url = f"nats://127.0.0.1:{port}"
            limit = time.monotonic() + 30
            while time.monotonic() < limit:
                with contextlib.suppress(OSError):
                    socket.create_connection(("127.0.0.1", port)).close()
                    break
            self.run("cluster", "check", url, "--storage", "1")
            gateway = ["gateway", "--cluster", url, "--port", "0", "--state",
                       self.work.folder / "gateway"]
            with self.serving(*gateway):
                pass
        finally:
            server.terminate()
            server.wait(30)
        scenario = self.work.folder / "scenario.json"
        scenario.write_text('{"duration": 1, "steps": [{"at": 0, "connect": {"over": 0.5}}]}')
        self.run("fleet", "--devices", "20", "--scenario", scenario)

    def all(self):
        self.projects()
        serve = ["serve", "--port", "0", "--push-port", "0", "--empty", "--state", self.state]
        with self.serving(*serve):
            small = self.widgets()
            self.controls()
            self.activities()
            self.shortcuts()
            self.device("doctor")
            self.device("doctor", small)
            self.device("remove", small)
        self.clusters()
