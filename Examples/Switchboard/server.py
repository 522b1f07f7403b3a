#!/usr/bin/env python3
"""The timer server of the Switchboard. Devices share its timers.

  GET /timers/NAME                     Returns {"isRunning": false}.
  PUT /timers/NAME {"isRunning": true} Sets the state and returns it.

Listens on http://127.0.0.1:8750, reachable from this machine only. `--port N` selects another port;
0 picks a free one. Prints its address when it is ready. The timers are kept in memory only.
"""

import argparse
import http.server
import json
import re
import sys
import threading

PORT = 8750
MAX_BODY = 1024
MAX_TIMERS = 100


class Timers:
    """The states of the timers, by name."""

    def __init__(self):
        self._lock = threading.Lock()
        self._running = {"focus": False}

    def get(self, name):
        with self._lock:
            return self._running.get(name)

    def set(self, name, is_running):
        """Returns False if there are too many timers."""
        with self._lock:
            if name not in self._running and len(self._running) >= MAX_TIMERS:
                return False
            self._running[name] = is_running
            return True


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    timeout = 10

    def _name(self):
        match = re.fullmatch(r"/timers/([a-z0-9-]{1,40})", self.path)
        return match.group(1) if match else None

    def _answer(self, status, value):
        body = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        # A process that ends must not leave open connections.
        self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(body)
        self.close_connection = True

    def do_GET(self):
        name = self._name()
        is_running = self.server.timers.get(name) if name else None
        if is_running is None:
            return self._answer(404, {"error": "unknown timer"})
        self._answer(200, {"isRunning": is_running})

    def do_PUT(self):
        name = self._name()
        if name is None:
            return self._answer(404, {"error": "unknown timer"})
        try:
            length = int(self.headers.get("Content-Length", ""))
            if not 0 < length <= MAX_BODY:
                raise ValueError
            is_running = json.loads(self.rfile.read(length))["isRunning"]
            if not isinstance(is_running, bool):
                raise ValueError
        except (ValueError, KeyError, TypeError):
            return self._answer(400, {"error": 'the body must be {"isRunning": true or false}'})
        if not self.server.timers.set(name, is_running):
            return self._answer(409, {"error": f"too many timers (limit {MAX_TIMERS})"})
        self._answer(200, {"isRunning": is_running})

    def log_message(self, *arguments):
        pass


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, port):
        super().__init__(("127.0.0.1", port), Handler)
        self.timers = Timers()


def main():
    parser = argparse.ArgumentParser(description="The timer server of the Switchboard.")
    parser.add_argument(
        "--port", type=int, default=PORT, help="0 picks a free one (default: %(default)s)")
    port = parser.parse_args().port
    try:
        server = Server(port)
    except (OSError, OverflowError) as error:
        sys.exit(f"switchboard: port {port}: {error}")
    print(f"switchboard: listening on http://127.0.0.1:{server.server_port}", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
