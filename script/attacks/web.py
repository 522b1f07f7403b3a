"""Attacks on the page of a device: its HTTP/1 parser, its WebSockets, and what a page may load."""

import base64
import contextlib
import http.client
import json
import pathlib
import re
import tempfile
import time

import device as devices
from device import AttackError, expect

MIB = 1 << 20


def head(device, *fields, method="POST", path="/api"):
    """The head of a request with the token, up to its last own field."""
    lines = [
        f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{device.port}",
        f"Authorization: Bearer {device.token}", "Content-Type: application/json", *fields,
    ]
    return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n"


def answers(device, payload, seconds=5):
    """Everything that is received until the server closes the connection."""
    data = b""
    with device.page_socket() as stream:
        stream.settimeout(seconds)
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            stream.sendall(payload)
        try:
            while piece := stream.recv(65536):
                data += piece
        except ConnectionResetError:
            pass
        except TimeoutError as error:
            raise AttackError(f"the connection stays open after {data[:60]!r}") from error
    return data


def memory(device):
    """The memory of the host, in bytes."""
    status = pathlib.Path(f"/proc/{device.process.pid}/status").read_text(encoding="ascii")
    return int(status.split("VmRSS:")[1].split()[0]) * 1024


# MARK: HTTP/1

# Every body is a valid command, so that a request that is read in any way has an effect.
BODY = b'{"command":"device","colorScheme":"dark"}'
SIZE = f"{len(BODY):x}".encode()
LENGTH = f"Content-Length: {len(BODY)}"
CHUNKED = "Transfer-Encoding: chunked"
CHUNK = SIZE + b"\r\n" + BODY + b"\r\n"
END = b"0\r\n\r\n"


def chunked_bodies():
    """Bodies in chunks that two parsers could read in different ways."""
    line = b"\r\n" + BODY + b"\r\n" + END
    return [
        ("no hexadecimal size", CHUNK + b"zz\r\n\r\n"), ("a negative size", CHUNK + b"-1\r\n\r\n"),
        ("a signed size", b"+" + SIZE + line), ("0x before a size", b"0x" + SIZE + line),
        ("a blank before a size", b" " + SIZE + line), ("no size", CHUNK + b"\r\n\r\n"),
        ("a size of 2^64", CHUNK + b"10000000000000000\r\n\r\n"),
        ("an overflowing size", CHUNK + b"ffffffffffffffff\r\n\r\n"),
        ("an extension", SIZE + b";ext" + line), ("a line feed in one", SIZE + b";\n" + line[2:]),
        ("no line end after a chunk", SIZE + b"\r\n" + BODY + END),
        ("bytes after a chunk", SIZE + b"\r\n" + BODY + b"xx\r\n" + END),
        ("a line feed after a size", SIZE + b"\n" + BODY + b"\r\n" + END),
        ("a line feed after a chunk", SIZE + b"\r\n" + BODY + b"\n" + END),
        ("a trailer", CHUNK + b"0\r\nContent-Length: 50\r\n\r\n"),
        ("a line feed at the end", CHUNK + b"0\r\n\n"),
    ]


FIELDS = [
    ("both lengths", [LENGTH, CHUNKED]), ("both lengths, reversed", [CHUNKED, LENGTH]),
    ("two lengths", [LENGTH, "Content-Length: 6"]), ("reversed", ["Content-Length: 6", LENGTH]),
    ("equal lengths", [LENGTH, LENGTH]), ("a list of lengths", [f"{LENGTH}, {len(BODY)}"]),
    ("a signed length", [LENGTH.replace(" ", " +")]), ("a negative length", ["Content-Length: -5"]),
    ("a hexadecimal length", ["Content-Length: 0x" + SIZE.decode()]),
    ("an empty length", ["Content-Length:"]), ("a huge length", [f"Content-Length: {1 << 64}"]),
    ("a length over the limit", [f"Content-Length: {2 * MIB}"]),
    ("a folded length", [LENGTH.replace(" ", "\r\n ")]),
    ("a folded field", ["X: a", "\tb", LENGTH]),
    ("a blank before the colon", [LENGTH.replace(":", " :")]), ("no name", [": 5", LENGTH]),
    ("a line without a colon", ["X", LENGTH]), ("NUL in a field", ["X: a\0b", LENGTH]),
    ("NUL in a name", [LENGTH.replace("-", "\0-")]), ("a bare CR", [f"X: a\r{LENGTH}"]),
    ("a bare LF", [f"X: a\n{LENGTH}"]), ("gzip", ["Transfer-Encoding: gzip"]),
    ("identity", ["Transfer-Encoding: identity", LENGTH]),
    ("chunked, identity", ["Transfer-Encoding: chunked, identity"]),
    ("gzip, chunked", ["Transfer-Encoding: gzip, chunked"]), ("two encodings", [CHUNKED, CHUNKED]),
    ("xchunked", ["Transfer-Encoding: xchunked"]),
    ("an encoding with a vertical tab", ["Transfer-Encoding: \x0bchunked"]),
    ("an unknown expectation", ["Expect: magic", LENGTH]),
]


def framings(device):
    """Requests whose end two parsers could see in different places, and refused ones."""
    cases = [(f"chunk: {name}", head(device, CHUNKED) + body) for name, body in chunked_bodies()]
    for name, fields in FIELDS:
        is_chunked = "chunked" in "".join(fields)
        cases.append((name, head(device, *fields) + (CHUNK + END if is_chunked else BODY)))
    plain = head(device, LENGTH)
    stranger = f"POST /api HTTP/1.1\r\nHost: 127.0.0.1:{device.port}\r\n{CHUNKED}\r\n\r\n".encode()
    return [
        *cases, ("line feeds only", plain.replace(b"\r\n", b"\n") + BODY),
        ("an empty line first", b"\r\n" + plain + BODY),
        ("chunks in HTTP/1.0", head(device, CHUNKED).replace(b"P/1.1", b"P/1.0") + CHUNK + END),
        ("chunks without a token", stranger + CHUNK + END),
        ("chunks to an unknown path", head(device, CHUNKED, path="/nothing") + CHUNK + END),
        ("chunks to a path without a body", head(device, CHUNKED, path="/api/state") + CHUNK + END),
        ("a refused body with an expectation",
         head(device, "Expect: 100-continue", LENGTH, path="/nothing") + BODY),
    ]


def answer_count(data):
    return len(re.findall(rb"HTTP/1\.[01] \d", data))


def color_scheme(device):
    return json.loads(device.get("/api/state")[1])["result"]["device"]["colorScheme"]


def smuggled_requests(device):
    """Ambiguous, malformed and refused requests, each with another request after it."""
    second = head(device, LENGTH) + BODY
    cases = framings(device)
    device.command(command="device", colorScheme="light")
    wrong = []
    for name, payload in cases:
        try:
            data = answers(device, payload + second, seconds=2)
        except AttackError as error:
            wrong.append(f"{name} ({error})")
            continue
        if answer_count(data) > 1:
            wrong.append(f"{name} ({answer_count(data)} answers)")
        elif data[9:10] not in (b"4", b"5", b""):
            wrong.append(f"{name} (was read)")
    expect(not wrong, f"{len(wrong)} of {len(cases)}: {', '.join(wrong)}")
    expect(color_scheme(device) == "light", "a command was performed")
    return f"{len(cases)} cases, at most one answer each"


def pipelined_requests(device):
    """A second request behind a valid one is ignored."""
    second = head(device, LENGTH) + BODY
    device.command(command="device", colorScheme="light")
    chunks = head(device, CHUNKED) + b"1\r\n{\r\n" + END
    for first in (head(device, method="GET", path="/api/state"), chunks):
        count = answer_count(answers(device, first + second))
        expect(count == 1, f"{count} answers")
    expect(color_scheme(device) == "light", "the second command was performed")
    return "one answer each"


def large_heads(device):
    """Heads without an end: one long field, and many short ones."""
    before = memory(device)
    for field in (b"X: " + b"a" * 4 * MIB, b"A: b\r\n" * 100_000, b"\r\n" * 100_000):
        data = answers(device, b"GET / HTTP/1.1\r\n" + field)
        expect(b" 200 " not in data[:20], f"{data[:60]!r}")
    grown = memory(device) - before
    expect(grown < 8 * MIB, f"the host has grown by {grown / MIB:.1f} MiB")
    return f"refused; the host has grown by {grown / MIB:.1f} MiB"


# MARK: WebSockets


def connect(device):
    stream = device.page_socket()
    key = base64.b64encode(bytes(16)).decode()
    fields = [
        "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}"]
    stream.sendall(head(device, *fields, method="GET", path="/api/changes"))
    expect(b" 101 " in stream.recv(64), "no WebSocket")
    return stream


def fragment(opcode, size, final=False):
    length = size.to_bytes(2) if size > 125 else b""
    kind = 126 if length else size
    return bytes([opcode | (128 if final else 0), 128 | kind]) + length + bytes(4 + size)


def flood(stream, first, piece, limit):
    """Sends until the connection ends; returns the number of bytes."""
    sent = 0
    with contextlib.suppress(OSError):
        stream.sendall(first)
        sent += len(first)
        while sent < limit:
            stream.sendall(piece)
            sent += len(piece)
    return sent


def unfinished_messages(device):
    """Fragments without an end, on 16 connections."""
    before = memory(device)
    with contextlib.ExitStack() as stack:
        streams = [stack.enter_context(connect(device)) for _ in range(16)]
        piece = fragment(0, 60_000)
        for stream in streams:
            stream.settimeout(5)
            # What is sent after the end is discarded, up to a limit.
            sent = flood(stream, fragment(1, 60_000), piece, 32 * MIB)
            expect(sent < 24 * MIB, f"{sent / MIB:.1f} MiB were accepted")
        grown = memory(device) - before
    expect(grown < 16 * MIB, f"the host has grown by {grown / MIB:.1f} MiB")
    expect(device.get("/api/state")[0] == 200, "the page does not answer")
    return f"closed; the host has grown by {grown / MIB:.1f} MiB"


def unread_pongs(device):
    """Pings from a client that reads nothing."""
    before = memory(device)
    with connect(device) as stream:
        stream.settimeout(2)
        sent = flood(stream, b"", fragment(9, 125, True) * 500, 32 * MIB)
        grown = memory(device) - before
    expect(grown < 16 * MIB, f"the host has grown by {grown / MIB:.1f} MiB")
    return f"{sent / MIB:.1f} MiB sent; the host has grown by {grown / MIB:.1f} MiB"


def abrupt_ends(device):
    """Connections that end while the state is sent, a frame is begun or a request is read."""
    for _ in range(40):
        with connect(device) as stream:
            stream.sendall(fragment(1, 60_000))
        with connect(device):
            pass
        with device.page_socket() as stream:
            stream.sendall(head(device, CHUNKED) + CHUNK)
        with device.page_socket() as stream:
            stream.sendall(head(device, method="GET", path="/api/state"))
    expect(device.get("/api/state")[0] == 200, "the page does not answer")
    time.sleep(0.2)
    lines = [line for line in device.messages().splitlines() if "CRITICAL" in line]
    expect(not lines, f"{len(lines)} messages such as {lines[:1]}")
    return "160 connections, no message of GLib"


def invalid_frames(device):
    """Frames that no browser sends."""
    cases = [
        b"\x81\x05plain", b"\xf1\x80" + bytes(4), b"\x83\x80" + bytes(4), b"\x09\x80" + bytes(4),
        b"\x80\x80" + bytes(4), b"\x89\xfe\x00\xff" + bytes(4), b"\x81\xfe\x00\x01" + bytes(5),
        b"\x81\xff" + b"\xff" * 8, b"\x81\xff\x7f" + b"\xff" * 7,
        b"\x01\x80" + bytes(4) + b"\x81\x80" + bytes(4),
    ]
    for case in cases:
        with connect(device) as stream:
            stream.settimeout(5)
            stream.sendall(case)
            try:
                while stream.recv(65536):
                    pass
            except ConnectionResetError:
                pass
            except TimeoutError as error:
                raise AttackError(f"the connection stays open after {case!r}") from error
    return f"{len(cases)} cases closed"


def slow_frames(device):
    """Messages of WebSockets that are begun and never finished."""
    with contextlib.ExitStack() as stack:
        streams = [stack.enter_context(connect(device)) for _ in range(8)]
        start = time.monotonic()
        for index, stream in enumerate(streams):
            stream.sendall([b"\x81", b"\x01\x80" + bytes(4), b"\x81\xfe"][index % 3])
        for stream in streams:
            stream.settimeout(0.1)
        open_streams = set(streams)
        while open_streams and time.monotonic() - start < 60:
            for stream in list(open_streams):
                try:
                    if not stream.recv(65536):
                        open_streams.discard(stream)
                except TimeoutError:
                    pass
                except OSError:
                    open_streams.discard(stream)
        seconds = time.monotonic() - start
    expect(not open_streams, f"{len(open_streams)} connections are open after {seconds:.0f} s")
    return f"closed after {seconds:.0f} s"


# MARK: The page


def response_headers(device):
    """The headers that keep a page to its own files, on pages and on refusals."""
    for path in ("/", "/previews", "/page/style/base.css", "/nothing", "/api/state", "/mcp"):
        connection = http.client.HTTPConnection("127.0.0.1", device.port, timeout=10)
        connection.request("GET", path)
        response = connection.getresponse()
        response.read()
        connection.close()
        policy = response.headers["Content-Security-Policy"] or ""
        expect("default-src 'self'" in policy, f"{path}: policy {policy!r}")
        expect("unsafe" not in policy and "*" not in policy, f"{path}: policy {policy!r}")
        expect("frame-ancestors 'none'" in policy, f"{path}: it can be framed")
        expect("require-trusted-types-for 'script'" in policy, f"{path}: texts can be markup")
        for name, value in (
                ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
                ("Connection", "close")):
            expect(response.headers[name] == value, f"{path}: {name} {response.headers[name]}")
        expect(response.headers["Server"] is None, f"{path}: it names its server")
    return "on every response"


def attacks(tool, quick):
    """Yields the name of each attack, whether it was repelled, and what was observed."""
    selected = [
        smuggled_requests, pipelined_requests, large_heads, unfinished_messages, unread_pongs,
        invalid_frames, abrupt_ends, response_headers,
    ]
    if not quick:
        selected.append(slow_frames)
    with tempfile.TemporaryDirectory(prefix="vitrine-attack-") as folder:
        device = devices.Device(tool, pathlib.Path(folder), [])
        try:
            for attack in selected:
                try:
                    yield attack.__doc__, True, attack(device)
                except (AttackError, OSError, http.client.HTTPException) as error:
                    yield attack.__doc__, False, f"{type(error).__name__}: {error}"
        finally:
            device.stop()
