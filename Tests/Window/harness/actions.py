"""The window's actions, as GTK exports them on the session bus."""

IDENTIFIER = "io.github.chartdeck.Chartdeck"
WINDOW = "/io/github/chartdeck/Chartdeck/window/{number}"


class Actions:
    """Asks and tells a window's actions through gdbus."""

    def __init__(self, desktop, number=1):
        self._desktop = desktop
        self._path = WINDOW.format(number=number)

    def set_state(self, action, value):
        """Changes the state of an action; `value` is a variant in GVariant's text form."""
        self._call("SetState", action, value, "{}")

    def activate(self, action, *parameters):
        """Activates an action."""
        self._call("Activate", action, "[" + ", ".join(parameters) + "]", "{}")

    def describe(self, action):
        """An action's enabled flag, parameter type and state, in GVariant's text form."""
        return self._call("Describe", action)

    def _call(self, method, *arguments):
        answer = self._desktop.run(
            "gdbus", "call", "--session", "--dest", IDENTIFIER, "--object-path", self._path,
            "--method", f"org.gtk.Actions.{method}", *arguments,
        )
        if answer.returncode:
            raise AssertionError(f"{method} {arguments}: {answer.stderr.strip()}")
        return answer.stdout.strip()
