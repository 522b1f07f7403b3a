"""A web server with one plain page, to compare the device page with: what Chromium needs for the
same pictures without Vitrine.

The page shows pictures. A message of the server replaces the last of them, as a new entry does on
the device page.
"""
import queue
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PAGE = """<!doctype html>
<title>Pictures</title>
<style>img { width: 160px } button { position: fixed; top: 0 }</style>
<button onclick="fetch('/press', { method: 'POST' })">Press</button>
<main></main>
<script>
  const main = document.querySelector("main");
  const count = Number(new URLSearchParams(location.search).get("count"));
  for (let number = 0; number < count; number += 1) {
    main.append(Object.assign(new Image(), { src: `/picture/start${number}` }));
  }
  // Calls a function when a frame with the next picture is painted.
  window.painted = (done) => { window.next = done };
  new EventSource("/messages").onmessage = async ({ data }) => {
    const image = Object.assign(new Image(), { src: `/picture/${data}` });
    await image.decode();
    main.lastElementChild.replaceWith(image);
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => window.next?.(Number(data));
      painted.port2.postMessage(null);
    });
  };
</script>
"""

# Resolves to the milliseconds from each message to its painted picture.
WATCH = """
(count) => new Promise((done) => {
  const times = [];
  window.painted((sent) => {
    times.push(Date.now() - sent);
    if (times.length === count) done(times);
  });
})
"""

# Clicks the button and resolves to the milliseconds until the next picture is painted.
PRESS = """
() => new Promise((done) => {
  const start = performance.now();
  window.painted(() => done(performance.now() - start));
  document.querySelector("button").click();
})
"""


class PlainPage:
    """The server of a page with `count` times the PNG file `picture`."""

    def __init__(self, picture, count=1):
        self.pages = []
        pages = self.pages

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def do_GET(self):
                if self.path == "/messages":
                    self.messages()
                elif self.path.startswith("/picture/"):
                    self.reply("image/png", picture)
                else:
                    self.reply("text/html", PAGE.encode())

            def do_POST(self):
                self.reply("text/plain", b"")
                send(pages)

            def reply(self, kind, body):
                self.send_response(200)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def messages(self):
                self.send_response(200)
                self.send_header("Content-Type", "text/event-stream")
                self.end_headers()
                page = queue.Queue()
                pages.append(page)
                while (message := page.get()) is not None:
                    self.wfile.write(f"data: {message}\n\n".encode())
                    self.wfile.flush()

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/?count={count}"

    def send(self):
        send(self.pages)

    def close(self):
        for page in self.pages:
            page.put(None)
        self.server.shutdown()
        self.server.server_close()


def send(pages):
    """Sends the time in milliseconds, which is also the name of the next picture."""
    for page in pages:
        page.put(str(time.time() * 1000))


def latency(opened, picture, count):
    """The milliseconds from `count` messages, one every 250 ms, to their painted pictures."""
    plain = PlainPage(picture)
    try:
        with opened(plain) as page:
            page.wait_for_timeout(1000)
            end = threading.Event()

            def messages():
                while not end.wait(0.25):
                    plain.send()

            sender = threading.Thread(target=messages)
            sender.start()
            try:
                return page.evaluate(WATCH, count)
            finally:
                end.set()
                sender.join()
    finally:
        plain.close()


def press(opened, picture, count):
    """The milliseconds from `count` clicks to the painted pictures that the server sends."""
    plain = PlainPage(picture)
    try:
        with opened(plain) as page:
            page.wait_for_timeout(1000)
            return [page.evaluate(PRESS) for _ in range(count)]
    finally:
        plain.close()
