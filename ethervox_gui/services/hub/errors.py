"""What may go wrong with the hub, in sentences that say what to do."""

from __future__ import annotations

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_, joined

_SIGN_IN = N_("The network may want you to sign in first: open a browser, then try again.")


def bad_address(text: str) -> UserError:
    return UserError(
        "hub_bad_address",
        N_("The address of the model hub is not usable: {text}.").format(text=text[:80]),
        N_("It must begin with https://. Change it in the settings, on the page “Downloads”."),
    )


def unreachable(host: str, error: Exception, *, is_certificate: bool = False) -> UserError:
    details = f"{type(error).__name__}: {error}"
    if is_certificate:
        return UserError(
            "hub_unreachable",
            N_("A secure connection to {host} could not be made.").format(host=host),
            _SIGN_IN,
            details,
        )
    return UserError(
        "hub_unreachable",
        N_("{host} cannot be reached.").format(host=host),
        N_("Check that this machine is online, and try again."),
        details,
    )


def too_slow(host: str) -> UserError:
    return UserError(
        "hub_unreachable", N_("{host} does not answer.").format(host=host), N_("Try again later.")
    )


def refused(status: int, host: str, repository: str, wait_s: int) -> UserError:
    """The status says that there is nothing to be had, for ``wait_s`` seconds where that was told."""
    details = f"{status} from {host}"
    if status == 429:
        again = N_("Try again in {seconds} seconds.").counted("seconds", "second", seconds=wait_s)
        return UserError(
            "hub_busy",
            N_("{host} has had too many requests from this network.").format(host=host),
            again if wait_s else N_("Try again in a few minutes."),
            details,
        )
    if status >= 500:
        return UserError(
            "hub_busy",
            N_("{host} has a problem right now ({status}).").format(host=host, status=status),
            N_("Try again in a few minutes."),
            details,
        )
    if repository and status in (401, 403, 404, 410):
        return UserError(
            "hub_gone",
            N_("{repository} is not on {host}, or is not public.").format(repository=repository, host=host),
            N_("Choose another model."),
            details,
        )
    return UserError(
        "hub_refused",
        N_("{host} refuses to answer ({status}).").format(host=host, status=status),
        N_("Check the address of the model hub in the settings, on the page “Downloads”."),
        details,
    )


def unreadable(host: str, details: str) -> UserError:
    return UserError(
        "hub_unreadable",
        N_("{host} sent something other than a list of models.").format(host=host),
        joined(_SIGN_IN),
        details,
    )
