"""A cluster of three nats-server processes on this machine, and links to it that can be cut."""

import pathlib
import shutil
import signal
import socket
import subprocess
import threading
import time
import urllib.request

PROGRAM = shutil.which("nats-server") or "/usr/sbin/nats-server"
COPIES = 3


def free_ports(count):
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


class Server:
    """A nats-server of the cluster."""

    def __init__(self, folder, number, ports, routes):
        """Ports: for clients, for other servers, and for its state."""
        self.name = f"server {number + 1}"
        self.port, cluster, self.monitor = ports
        self.process = None
        self.has_been_current = False
        self.file = folder / f"server{number}.conf"
        self.log = folder / f"server{number}.log"
        urls = ", ".join(f"nats://127.0.0.1:{port}" for port in routes)
        # Clients must not learn the addresses behind their links.
        self.file.write_text(f"""
            server_name: n{number}
            listen: 127.0.0.1:{self.port}
            http: 127.0.0.1:{self.monitor}
            jetstream {{ store_dir: "{folder}/store{number}", max_file_store: 20GB }}
            cluster {{
              name: faults, listen: 127.0.0.1:{cluster}, routes: [{urls}], no_advertise: true
            }}
        """)

    def start(self):
        self.has_been_current = False
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [PROGRAM, "--config", str(self.file)], stdout=log, stderr=log)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def is_current(self):
        """Whether its streams have caught up with those of the others since its start. While much
        is written, this is true for moments only.
        """
        try:
            url = f"http://127.0.0.1:{self.monitor}/healthz"
            with urllib.request.urlopen(url, timeout=2) as answer:
                self.has_been_current |= answer.status == 200
        except OSError:
            pass
        return self.has_been_current


class Link:
    """Passes connections on to a server, unless it is cut."""

    def __init__(self, target):
        self.target = target
        self.is_cut = False
        self.open = set()
        self.lock = threading.Lock()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            client, _ = self.listener.accept()
            try:
                if self.is_cut:
                    raise OSError("cut")
                server = socket.create_connection(("127.0.0.1", self.target), timeout=5)
                server.settimeout(None)
            except OSError:
                client.close()
                continue
            with self.lock:
                self.open |= {client, server}
            for source, sink in [(client, server), (server, client)]:
                threading.Thread(target=self.copy, args=(source, sink), daemon=True).start()

    def copy(self, source, sink):
        try:
            while data := source.recv(1 << 16):
                sink.sendall(data)
        except OSError:
            pass
        for each in (source, sink):
            with self.lock:
                self.open.discard(each)
            shut_down(each)
            each.close()

    def cut(self):
        self.is_cut = True
        with self.lock:
            for each in self.open:
                shut_down(each)

    def restore(self):
        self.is_cut = False


def shut_down(connection):
    try:
        connection.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass


class Cluster:
    """Three servers and a link to each."""

    def __init__(self, folder):
        ports = free_ports(3 * COPIES)
        routes = ports[COPIES:2 * COPIES]
        self.servers = [
            Server(pathlib.Path(folder), number, ports[number::COPIES], routes)
            for number in range(COPIES)]
        self.links = [Link(server.port) for server in self.servers]

    @property
    def url(self):
        """Of the servers themselves."""
        return ",".join(f"nats://127.0.0.1:{server.port}" for server in self.servers)

    @property
    def linked_url(self):
        return ",".join(f"nats://127.0.0.1:{link.port}" for link in self.links)

    def start(self, tool):
        """Starts the servers, and creates the streams as soon as these have elected a leader.

        Raises RuntimeError with the last reason if that takes a minute.
        """
        for server in self.servers:
            server.start()
        command = [tool, "cluster", "check", "--replicas", str(COPIES), self.url]
        deadline = time.monotonic() + 60
        while True:
            check = subprocess.run(command, capture_output=True, text=True, check=False)
            if check.returncode == 0:
                return
            if time.monotonic() > deadline:
                raise RuntimeError(f"the cluster is not ready:\n{check.stdout}{check.stderr}")
            time.sleep(0.5)

    def cut(self, seconds):
        """Cuts all links for a time."""
        for link in self.links:
            link.cut()
        time.sleep(seconds)
        for link in self.links:
            link.restore()

    def wait_until_current(self, seconds=20):
        """Waits until all servers have caught up, but not forever: with one that has not, a further
        one takes the cluster away for a while.
        """
        deadline = time.monotonic() + seconds
        waiting = self.servers
        while waiting and time.monotonic() < deadline:
            waiting = [server for server in waiting if not server.is_current()]
            time.sleep(0.1)

    def stop(self):
        for server in self.servers:
            if server.process and server.process.poll() is None:
                server.kill()
