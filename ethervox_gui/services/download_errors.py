"""What may go wrong with a download, in sentences that say what to do."""

from __future__ import annotations

import ssl
from pathlib import Path

from ethervox_gui.context.errors import UserError

_KEPT = "What has arrived is kept."


class BusyError(UserError):
    """The server has no time now: worth another try."""


def insecure(url: str) -> UserError:
    return UserError(
        "download_insecure",
        "The download was refused: its address is not secure.",
        "Get the file with a browser and open it here.",
        url,
    )


def disk_full(target: Path, needed: int, free: int) -> UserError:
    figures = f"; {needed / 1e9:,.1f} GB are needed and {free / 1e9:,.1f} GB are free" if needed else ""
    return UserError(
        "disk_full",
        f"There is not enough room on the disk for {target.name}{figures}.",
        f"Free some and resume the download. {_KEPT}",
        str(target.parent),
    )


def unwritable(target: Path, error: OSError) -> UserError:
    return UserError(
        "download_unwritable",
        f"{target.name} cannot be written.",
        "See whether the folder for models can be written, and try again.",
        str(error),
    )


def lost(error: Exception, name: str, have: int) -> UserError:
    """The connection could not be made, or broke and did not come back."""
    if isinstance(error, BusyError):
        return error
    kept = f" {_KEPT}" if have else ""
    if _is_certificate(error):
        return UserError(
            "no_network",
            "There is no secure connection to the server.",
            f"The network may want you to sign in first: open a browser, then try again.{kept}",
            f"{type(error).__name__}: {error}",
        )
    return UserError(
        "no_network",
        f"The connection broke while {name} was downloaded." if have else "The server cannot be reached.",
        f"See whether this machine is online, and try again.{kept}",
        f"{type(error).__name__}: {error}",
    )


def _is_certificate(error: BaseException | None) -> bool:
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
            f"{name} is not on the server any more.",
            "Choose another model; a newer version of the program may know where it is.",
            details,
        )
    if status == 429 or status >= 500:
        return BusyError(
            "download_busy",
            "The server has too much to do just now.",
            f"Try again in some minutes. {_KEPT}",
            details,
        )
    return UserError(
        "download_refused", f"The server does not hand out {name}.", "Choose another model.", details
    )


def no_model(name: str, details: str) -> UserError:
    return UserError(
        "download_no_model",
        f"Something else came instead of {name}.",
        "The network may want you to sign in first: open a browser, then try again.",
        details,
    )


def changed(name: str, details: str) -> UserError:
    return UserError(
        "download_changed",
        f"{name} is not the same on the server any more.",
        "It was not taken. Choose another model, or get a newer version of the program.",
        details,
    )


def damaged(name: str) -> UserError:
    return UserError(
        "download_damaged",
        f"{name} arrived damaged: its checksum is wrong.",
        "It was thrown away. Download it again.",
    )
