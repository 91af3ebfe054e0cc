"""Waiting for what a person would see, instead of for a time."""

import time

PATIENCE = 10.0  # seconds; long, because the machine may be busy: only a failure takes this long
INTERVAL = 0.03  # seconds


def wait_until(condition, expectation, patience=PATIENCE):
    """Returns the first true answer of `condition`; fails with the expectation and the last answer."""
    deadline = time.monotonic() + patience
    while True:
        answer = condition()
        if answer:
            return answer
        if time.monotonic() > deadline:
            raise AssertionError(f"{_text(expectation)} (last seen: {answer!r})")
        time.sleep(INTERVAL)


def wait_for_equal(read, expected, what):
    """Waits until `read` gives `expected`; fails with what it gave last."""
    deadline = time.monotonic() + PATIENCE
    while (found := read()) != expected:
        if time.monotonic() > deadline:
            raise AssertionError(f"{what}: expected {expected!r}, found {found!r}")
        time.sleep(INTERVAL)


def wait_for_rest(read, seconds=1.0):
    """Waits until `read` gives the same for some time, and returns that."""
    found, since = read(), time.monotonic()
    deadline = since + PATIENCE
    while time.monotonic() - since < seconds:
        if time.monotonic() > deadline:
            raise AssertionError(f"it does not come to rest (last seen: {found!r})")
        time.sleep(INTERVAL)
        last, found = found, read()
        if found != last:
            since = time.monotonic()
    return found


def stays(condition, seconds=0.4):
    """Whether `condition` is true now and all the while for some time."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if not condition():
            return False
        time.sleep(INTERVAL)
    return True


def _text(expectation):
    return expectation() if callable(expectation) else expectation
