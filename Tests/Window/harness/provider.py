"""A provider of prices on the loopback, which answers as a test says."""

import socket
import threading


def days(first, count=40):
    """A daily history as Alpha Vantage gives it in CSV; prices begin at a number."""
    rows = [
        f"2026-{5 + day // 28:02}-{day % 28 + 1:02},{first + day},{first + day + 2},{first + day - 1},"
        f"{first + day + 1},{1000 + day}"
        for day in range(count)
    ]
    return "timestamp,open,high,low,close,volume\n" + "\n".join(rows) + "\n"


def answer(body, status="200 OK", headers=(), length=None):
    """An answer of HTTP; `length` is what it says of its length."""
    body = body.encode()
    lines = [f"HTTP/1.1 {status}", f"Content-Length: {len(body) if length is None else length}",
             "Connection: close", *headers]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


class Provider:
    """Answers with what `say` was given for the symbol in the address; without that it says nothing at all."""

    def __init__(self):
        self.requests = []
        self._answers = {}
        self._held = []
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port = self._socket.getsockname()[1]
        threading.Thread(target=self._serve, args=(self._socket,), daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}/query?symbol={{symbol}}&apikey={{key}}"

    def say(self, symbol, answer):
        """Has an answer, bytes of HTTP, for a symbol from now on."""
        self._answers[symbol] = answer

    def close(self):
        """Is not there any more."""
        if self._socket.fileno() < 0:
            return
        self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()
        for peer in self._held:
            peer.close()

    def _serve(self, listener):
        while True:
            try:
                peer, _ = listener.accept()
            except OSError:
                return
            threading.Thread(target=self._answer, args=(peer,), daemon=True).start()

    def _answer(self, peer):
        head = b""
        while b"\r\n\r\n" not in head:
            piece = peer.recv(65536)
            if not piece:
                return peer.close()
            head += piece
        line = head.split(b"\r\n")[0].decode()
        self.requests.append(line)
        symbol = line.split("symbol=")[1].split("&")[0].split(" ")[0]
        found = self._answers.get(symbol)
        if found is None:
            self._held.append(peer)
        else:
            peer.sendall(found)
            peer.close()
