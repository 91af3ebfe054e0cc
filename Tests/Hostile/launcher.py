"""Starts programs from a process that is small itself, whose memory would else count as theirs: a request and
an answer a line, JSON."""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time


def run(command, limits, seconds):
    def prepare():
        for which, value in limits:
            resource.setrlimit(which, (value, value))

    environment = {**os.environ, "LC_ALL": "C", "SWIFT_BACKTRACE": "enable=no"}
    start = time.monotonic()
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors, env=environment, preexec_fn=prepare
        )
        while True:
            pid, code, usage = os.wait4(process.pid, os.WNOHANG)
            if pid:
                break
            if time.monotonic() - start > seconds:
                process.kill()
            time.sleep(0.001)
        process.returncode = os.waitstatus_to_exitcode(code)
        errors.seek(0)
        said = errors.read(1 << 20).decode(errors="replace")
    return {
        "status": process.returncode,
        "said": said,
        "memory": usage.ru_maxrss << 10,
        "seconds": time.monotonic() - start,
    }


def main():
    for line in sys.stdin:
        print(json.dumps(run(**json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
