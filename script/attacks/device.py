"""Attacks on a device on loopback: the page, the push gateway, the device socket, extensions."""

import base64
import contextlib
import http.client
import json
import os
import pathlib
import random
import signal
import socket
import ssl
import subprocess
import tempfile
import threading
import time

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"

HOSTILE = """
import SwiftUI
import WidgetKit

struct Now: TimelineEntry { var date: Date }

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Now { Now(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Now) -> Void) {
    completion(Now(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Now>) -> Void) {
    completion(Timeline(entries: [Now(date: .now)], policy: .never))
  }
}

struct Blurs: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Blurs", provider: Provider()) { _ in
      ZStack {
        ForEach(0..<1500, id: \\.self) { index in
          Circle().fill(.red.opacity(0.1)).blur(radius: 3 + Double(index) / 100)
            .offset(x: Double(index) / 50)
        }
      }
      .containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct Plain: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Plain", provider: Provider()) { _ in
      Text("Plain").containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

@main struct Hostile: WidgetBundle {
  var body: some Widget {
    Blurs()
    Plain()
  }
}
"""


class AttackError(Exception):
    """An attack has succeeded."""


def expect(condition, text):
    if not condition:
        raise AttackError(text)


# MARK: The device


class Device:
    """A running `vitrine serve` in a temporary state folder."""

    def __init__(self, tool, state, extensions):
        self.tool = tool
        self.state = state
        self.errors = open(state / "errors.txt", "w+", encoding="utf-8")
        command = [tool, "serve", *extensions, "--state", state / "device", "--port", "0"]
        self.start([*command, "--push-port", "0", "--json"])

    def start(self, command):
        self.arguments = [str(part) for part in command]
        self.process = subprocess.Popen(
            self.arguments, stdout=subprocess.PIPE, stderr=self.errors, text=True)
        answer = ""
        for line in self.process.stdout:
            answer += line
            if line.startswith("}"):
                break
        self.addresses = json.loads(answer)
        page = self.addresses["page"]
        self.port = int(page.split(":")[2].split("/")[0])
        self.token = page.split("token=")[1]
        self.push_port = int(self.addresses["push"].rsplit(":", 1)[1])
        self.trust = ssl.create_default_context(cafile=self.addresses["certificate"])
        self.trust.set_alpn_protocols(["h2"])

    def get(self, path, timeout=30):
        """Returns the status, the body and the seconds of a request with the token."""
        start = time.monotonic()
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        connection.request("GET", path, headers={"Authorization": f"Bearer {self.token}"})
        response = connection.getresponse()
        body = response.read()
        connection.close()
        return response.status, body, time.monotonic() - start

    def command(self, **fields):
        """Performs a command on the device socket and returns its result."""
        with socket.socket(socket.AF_UNIX) as client:
            client.settimeout(30)
            client.connect(self.addresses["socket"])
            client.sendall(json.dumps(fields).encode() + b"\n")
            answer = json.loads(client.makefile("rb").readline() or b"null")
        if answer is None:
            raise ConnectionError("no answer")
        expect(answer["ok"], f"{fields}: {answer.get('error')}")
        return answer["result"]

    def descendants(self):
        """The processes that the host has started."""
        found, queue = [], [self.process.pid]
        while queue:
            with contextlib.suppress(OSError):
                for task in pathlib.Path(f"/proc/{queue.pop()}/task").iterdir():
                    children = [int(pid) for pid in (task / "children").read_text().split()]
                    found += children
                    queue += children
        return found

    def restart(self):
        """Kills the host and starts it with the same state."""
        self.process.kill()
        self.process.wait(timeout=20)
        self.process.stdout.close()
        self.start(self.arguments)

    def page_socket(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=30)

    def push_socket(self):
        plain = socket.create_connection(("127.0.0.1", self.push_port), timeout=10)
        return self.trust.wrap_socket(plain, server_hostname="localhost")

    def messages(self):
        self.errors.flush()
        return pathlib.Path(self.errors.name).read_text(encoding="utf-8")

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=20)
        self.errors.close()


# MARK: HTTP/2


def frame(kind, flags, stream, payload=b""):
    return len(payload).to_bytes(3) + bytes([kind, flags]) + stream.to_bytes(4) + payload


def text(value):
    length = len(value)
    if length < 127:
        return bytes([length]) + value
    rest, prefix = length - 127, [127]
    while rest >= 128:
        prefix.append(rest % 128 | 128)
        rest //= 128
    return bytes([*prefix, rest]) + value


def headers(stream, fields, ends_stream=True):
    """Literal fields without indexing (RFC 7541, 6.2.2), in as many frames as needed."""
    block = b"".join(b"\0" + text(name.encode()) + text(value.encode()) for name, value in fields)
    pieces = [block[at:at + 16000] for at in range(0, len(block), 16000)]
    result = b""
    for index, piece in enumerate(pieces):
        flags = (4 if index == len(pieces) - 1 else 0) | (1 if index == 0 and ends_stream else 0)
        result += frame(1 if index == 0 else 9, flags, stream, piece)
    return result


def push(token=None, more=()):
    fields = [
        (":method", "POST"), (":scheme", "https"), (":path", "/3/device/" + "ab" * 32),
        (":authority", "localhost"), ("apns-topic", "a.b"), ("apns-push-type", "alert"),
    ]
    if token is not None:
        fields.append(("authorization", f"bearer {token}"))
    return fields + list(more)


def read_until(stream, *wanted, seconds=10):
    """Reads until one of the byte strings has arrived or the connection ends."""
    data = b""
    end = time.monotonic() + seconds
    with contextlib.suppress(OSError):
        while time.monotonic() < end and not any(part in data for part in wanted):
            stream.settimeout(max(end - time.monotonic(), 0.01))
            piece = stream.recv(65536)
            if not piece:
                break
            data += piece
    return data


def exchange(device, payload, *wanted, seconds=10):
    with device.push_socket() as stream:
        stream.sendall(PREFACE + frame(4, 0, 0))
        with contextlib.suppress(OSError):
            stream.sendall(payload)
        return read_until(stream, *wanted, seconds=seconds)


# MARK: Attacks


def slow_heads(device):
    """64 connections send a head byte by byte."""
    return while_open(device, b"GET / HTTP/1.1\r\nX: ")


def slow_bodies(device):
    """64 connections announce a body and send none."""
    head = (
        f"POST /api HTTP/1.1\r\nHost: 127.0.0.1:{device.port}\r\nContent-Length: 9\r\n"
        "Content-Type: application/json\r\n\r\n")
    return while_open(device, head.encode())


def while_open(device, first):
    with contextlib.ExitStack() as stack:
        for _ in range(64):
            connection = stack.enter_context(device.page_socket())
            with contextlib.suppress(OSError):
                connection.sendall(first)
        status, _, seconds = device.get("/api/state", timeout=10)
    expect(status == 200, f"status {status}")
    return f"the page answers in {seconds:.2f} s"


def silent_providers(device):
    """256 connections to the gateway send only preface and SETTINGS."""
    with contextlib.ExitStack() as stack:
        for _ in range(256):
            stream = stack.enter_context(device.push_socket())
            stream.sendall(PREFACE + frame(4, 0, 0))
        start = time.monotonic()
        answer = exchange(device, headers(1, push()), b"reason")
        seconds = time.monotonic() - start
    expect(b"MissingProviderToken" in answer, "no answer to a new connection")
    return f"a push is answered in {seconds:.2f} s"


def idle_commands(device):
    """64 connections to the device socket send nothing."""
    path = device.addresses["socket"]
    with contextlib.ExitStack() as stack:
        for _ in range(64):
            connection = stack.enter_context(socket.socket(socket.AF_UNIX))
            with contextlib.suppress(OSError):
                connection.connect(path)
        start = time.monotonic()
        with socket.socket(socket.AF_UNIX) as client:
            client.connect(path)
            client.settimeout(10)
            client.sendall(b'{"command":"state"}\n')
            answer = client.recv(65536)
        seconds = time.monotonic() - start
    expect(b'"ok":true' in answer, f"answer {answer[:100]!r}")
    return f"a command is answered in {seconds:.2f} s"


def forged_tokens(device):
    """Provider tokens without a valid signature."""
    def part(value):
        return base64.urlsafe_b64encode(json.dumps(value).encode()).rstrip(b"=").decode()

    claims = part({"iss": "TEAM123456", "iat": int(time.time())})
    heads = [
        {"alg": "none", "kid": "ABCDEFGHIJ"}, {"alg": "HS256", "kid": "ABCDEFGHIJ"},
        {"alg": "ES256", "kid": "ABCDEFGHIJ"}, {"alg": "ES256"},
        {"alg": "ES256", "kid": "ABCDEFGHIJ", "crit": ["exp"]},
    ]
    signatures = ["", "AA", base64.urlsafe_b64encode(bytes(64)).rstrip(b"=").decode()]
    tokens = [f"{part(head)}.{claims}.{signature}" for head in heads for signature in signatures]
    tokens += [".", "..", "a.b.c", "\u00e9" * 40, "A" * 4000, claims]
    for token in tokens:
        answer = exchange(device, headers(1, push(token)), b"reason")
        expect(b"ProviderToken" in answer, f"token {token[:60]!r}: {answer[-80:]!r}")
    return f"{len(tokens)} rejected"


def http2_cases(device):
    """Oversized requests, closed streams and floods over HTTP/2."""
    body = b"".join(frame(0, 0, 1, bytes(16000)) for _ in range(4)) + frame(0, 0, 1, bytes(1600))
    pad = [(f"x-{index}", "y" * 4000) for index in range(10)]
    cases = [
        ("a body of 64 KiB", headers(1, push(), ends_stream=False) + body, b"reason"),
        ("40 KB of header fields", headers(1, push(more=pad)), b"RequestHeaderFieldsTooLarge"),
        (
            "rapid resets",
            b"".join(
                headers(number, push()) + frame(3, 0, number, (8).to_bytes(4))
                for number in range(1, 1200, 2)),
            b"TooManyRequests",
        ),
        (
            "empty CONTINUATION frames",
            frame(1, 0, 1, b"") + frame(9, 0, 1) * 2000, b"TooManyRequests",
        ),
    ]
    for name, payload, wanted in cases:
        answer = exchange(device, payload, wanted)
        expect(wanted in answer, f"{name}: {answer[-80:]!r}")
    with device.push_socket() as stream:
        stream.sendall(PREFACE + frame(4, 0, 0) + headers(1, push()))
        read_until(stream, b"reason")
        stream.sendall(frame(0, 1, 1, b"x"))
        reset = frame(3, 0, 1, (5).to_bytes(4))
        expect(reset in read_until(stream, reset), "no RST_STREAM on a closed stream")
    return f"{len(cases) + 1} cases answered"


def hostile_extension(device):
    """A widget asks for 1,500 different blurs, in the gallery of four pages."""
    answers = []

    def draw(scale):
        answers.append(device.get(f"/preview/Hostile/Blurs/systemSmall.png?scale={scale}", 120))

    plain = "/preview/Hostile/Plain/systemSmall.png?scale=3"
    expect(device.get(plain)[0] == 200, "no picture of the other widget")
    threads = [threading.Thread(target=draw, args=(scale,)) for scale in (3, 3.25, 3.5, 3.75)]
    for thread in threads:
        thread.start()
    slowest = 0.0
    while any(thread.is_alive() for thread in threads):
        for path in ("/api/state", plain):
            status, _, seconds = device.get(path)
            expect(status == 200, f"{path}: status {status}")
            slowest = max(slowest, seconds)
        time.sleep(0.05)
    expect(slowest < 2, f"another widget waited for {slowest:.2f} s")
    text_of = [body.decode("utf-8", "replace") for status, body, _ in answers if status != 200]
    expect(any("1,500 blurs" in body for body in text_of), f"no refusal: {text_of}")
    return f"other pictures take at most {slowest:.2f} s"


class Changes:
    """Adds and removes widgets in a thread, and records what the device has acknowledged."""

    def __init__(self, device):
        self.device = device
        self.placed = [item["placement"]["id"] for item in device.command(command="state")[
            "placements"]]
        self.removed = set()
        self.count = 0
        self.thread = threading.Thread(target=self.run)
        self.thread.start()

    def run(self):
        # Ends when the host is killed.
        with contextlib.suppress(OSError, ValueError):
            while True:
                if len(self.placed) < 20:
                    item = self.device.command(
                        command="place", extension="Hostile", kind="Plain", family="systemSmall")
                    self.placed.append(item["placement"]["id"])
                else:
                    removed = self.placed.pop(0)
                    self.device.command(command="remove", placement=removed)
                    self.removed.add(removed)
                self.count += 1

    def lost(self):
        """The acknowledged changes that are missing after a restart."""
        found = {item["placement"]["id"] for item in self.device.command(command="state")[
            "placements"]}
        return len(set(self.placed) - found) + len(self.removed & found)


def kill_loops(device):
    """Extensions and the host are killed while widgets are added and removed."""
    source = random.Random(1)
    kills = hosts = count = lost = 0
    for _ in range(12):
        changes = Changes(device)
        for _ in range(4):
            time.sleep(0.05 + source.random() / 10)
            for process in device.descendants():
                with contextlib.suppress(OSError):
                    os.kill(process, signal.SIGKILL)
                    kills += 1
        device.process.kill()
        changes.thread.join(timeout=40)
        device.restart()
        hosts += 1
        count += changes.count
        lost += changes.lost()
    device.command(command="state")
    expect(count > 0, "no change was acknowledged")
    expect(lost == 0, f"{lost} of {count} acknowledged changes are lost")
    expect("damaged" not in device.messages(), "the store was damaged")
    return f"{kills} processes and {hosts} hosts killed, {count} changes, none lost"


def attacks(tool, quick):
    """Yields the name of each attack, whether it was repelled, and what was observed."""
    selected = [
        slow_heads, slow_bodies, silent_providers, idle_commands, forged_tokens, http2_cases,
    ]
    with tempfile.TemporaryDirectory(prefix="vitrine-attack-") as folder:
        state = pathlib.Path(folder)
        extensions = []
        if not quick:
            selected += [hostile_extension, kill_loops]
            sources = state / "Hostile"
            sources.mkdir()
            (sources / "Hostile.swift").write_text(HOSTILE, encoding="utf-8")
            extensions = [sources]
        device = Device(tool, state, extensions)
        try:
            for attack in selected:
                try:
                    yield attack.__doc__, True, attack(device)
                except (AttackError, OSError, http.client.HTTPException) as error:
                    yield attack.__doc__, False, f"{type(error).__name__}: {error}"
            lines = [line for line in device.messages().splitlines() if " closed " in line]
            yield "Messages about refused connections.", len(lines) <= 6, f"{len(lines)} lines"
        finally:
            device.stop()
