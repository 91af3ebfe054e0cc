"""Compares figures of chartdeck-render with those of other readers: oracles.py [PART OF A NAME]"""

import sys
import tempfile

import compared
import formulas
import health
import lists
import prices
import program
import recordings
import tables
import weeks

FAMILIES = (recordings, health, lists, weeks, prices, compared, tables, formulas)


def found(check):
    """What a case finds, in words; empty where nothing differs."""
    try:
        return check()
    except (program.Refusal, program.Failure) as error:
        return f"{type(error).__name__}: {error}"


def faults(family, part):
    """For each case whose name has a part what is wrong; empty where nothing is. Before them differences are planted
    that have to be found."""
    with tempfile.TemporaryDirectory() as folder:
        for name, check in family.planted(folder):
            if part in name:
                yield name, "" if check() else "the planted difference is not found"
        for name, check in family.cases(folder, part):
            if part in name:
                yield name, found(check)


def main():
    part = sys.argv[1] if len(sys.argv) > 1 else ""
    passed = failed = 0
    for family in FAMILIES:
        for name, words in faults(family, part):
            if words:
                print(f"FAULT {name}: {words}", flush=True)
            passed, failed = passed + (not words), failed + bool(words)
    print(f"Oracles: {passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
