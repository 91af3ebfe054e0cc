"""Compares figures of two readers."""

# What two ways to add up the same doubles may differ by, as a part of them.
ROUNDING = 1e-9
# So many figures that differ are told one by one.
MOST_TOLD = 3


# Means, rates and percents are copied with eight figures at least.
COPIED = 5.1e-8
MADE = ("Mean", "Percent", "A day", "A week", "A month", "A year", "A second", "A minute", "An hour", "Std. dev.", "RMS", "Area × d")


def as_copied(expected, got):
    """Figures as they are copied: those that are made of others to eight figures, all others as they are."""
    return {
        name: expected[name] if name in expected and name.endswith(MADE) and value is not None
        and abs(expected[name] - value) <= COPIED * abs(expected[name]) else value
        for name, value in got.items()
    }


def is_alike(expected, got, within):
    if not all(isinstance(value, (int, float)) for value in (expected, got)):
        return expected == got
    return abs(expected - got) <= within + ROUNDING * abs(expected)


def differences(expected, got, within=0):
    """What differs of figures by name, in words; empty where nothing does. Numbers may differ by `within` and by what
    rounding makes of them."""
    names = [name for name in {**expected, **got} if not is_alike(expected.get(name), got.get(name), within)]
    told = [f"{name} is {got.get(name)}, expected {expected.get(name)}" for name in names[:MOST_TOLD]]
    more = [f"{len(names) - MOST_TOLD} more of {len(expected)}"] if len(names) > MOST_TOLD else []
    return "; ".join(told + more)
