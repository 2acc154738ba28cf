"""What may go wrong with a download, in sentences that say what to do."""

from __future__ import annotations

import ssl
from pathlib import Path

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_, joined

_KEPT = N_("What has been downloaded so far is kept.")


class BusyError(UserError):
    """The server has no time now: worth another try."""


def insecure(url: str) -> UserError:
    return UserError(
        "download_insecure",
        N_("The download was refused: its address is not secure."),
        N_("Download the file with a browser and open it here."),
        url,
    )


def disk_full(target: Path, needed: int, free: int) -> UserError:
    room = N_("There is not enough room on the disk for {name}.").format(name=target.name)
    if needed:
        room = N_(
            "There is not enough room on the disk for {name}; {needed:,.1f} GB are needed and "
            "{free:,.1f} GB are free."
        ).format(name=target.name, needed=needed / 1e9, free=free / 1e9)
    return UserError(
        "disk_full",
        room,
        joined(N_("Free some space and resume the download."), _KEPT),
        str(target.parent),
    )


def unwritable(target: Path, error: OSError) -> UserError:
    return UserError(
        "download_unwritable",
        N_("{name} cannot be written.").format(name=target.name),
        N_("Check that the models folder is writable, and try again."),
        str(error),
    )


def lost(error: Exception, name: str, have: int) -> UserError:
    """The connection could not be made, or broke and did not come back."""
    if isinstance(error, BusyError):
        return error
    kept = _KEPT if have else ""
    if is_certificate(error):
        return UserError(
            "no_network",
            N_("A secure connection to the server could not be made."),
            joined(N_("The network may want you to sign in first: open a browser, then try again."), kept),
            f"{type(error).__name__}: {error}",
        )
    return UserError(
        "no_network",
        N_("The connection was lost while downloading {name}.").format(name=name)
        if have
        else N_("The server cannot be reached."),
        joined(N_("Check that this machine is online, and try again."), kept),
        f"{type(error).__name__}: {error}",
    )


def is_certificate(error: BaseException | None) -> bool:
    """Whether a connection failed because nobody vouches for the server."""
    while error is not None:
        if isinstance(error, ssl.SSLError) or "CERTIFICATE_VERIFY_FAILED" in str(error):
            return True
        error = error.__cause__ or error.__context__
    return False


def refused(status: int, name: str, url: str) -> UserError:
    """The server's status says that there is no file to be had."""
    details = f"{status} from {url}"
    if status in (404, 410):
        return UserError(
            "download_gone",
            N_("{name} is no longer on the server.").format(name=name),
            N_("Choose another model; a newer version of the program may know where it is."),
            details,
        )
    if status == 429 or status >= 500:
        return BusyError(
            "download_busy",
            N_("The server is too busy right now."),
            joined(N_("Try again in a few minutes."), _KEPT),
            details,
        )
    return UserError(
        "download_refused",
        N_("The server refuses to deliver {name}.").format(name=name),
        N_("Choose another model."),
        details,
    )


def gated(name: str, details: str) -> UserError:
    return UserError(
        "download_gated",
        N_("{name} is only for people who have been granted access.").format(name=name),
        N_("Accept the conditions on the model's page, and enter an access token of your account here."),
        details,
    )


def no_model(name: str, details: str) -> UserError:
    return UserError(
        "download_no_model",
        N_("The server sent something else instead of {name}.").format(name=name),
        N_("The network may want you to sign in first: open a browser, then try again."),
        details,
    )


def unchecked(name: str, details: str) -> UserError:
    return UserError(
        "download_unchecked",
        N_("The server provides no checksum for {name}.").format(name=name),
        N_("It was not kept. Choose another model."),
        details,
    )


def changed(name: str, details: str) -> UserError:
    return UserError(
        "download_changed",
        N_("{name} has changed on the server.").format(name=name),
        N_("It was not kept. Choose another model, or get a newer version of the program."),
        details,
    )


def damaged(name: str) -> UserError:
    return UserError(
        "download_damaged",
        N_("{name} arrived damaged: its checksum is wrong.").format(name=name),
        N_("It was deleted. Download it again."),
    )
