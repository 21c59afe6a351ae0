"""Both twins of the kernel, for tests: the compiled one where it was built."""

from __future__ import annotations

import importlib
import os
import shutil
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Final

from marjapussi_desktop.bots.native import network as plain_network
from marjapussi_desktop.bots.native import network_likelihood as plain_likelihood
from marjapussi_desktop.bots.native import rollouts as plain_rollouts
from marjapussi_desktop.bots.native import self_play as plain_self_play
from marjapussi_desktop.bots.native import solver as plain_solver

COMPILED_NAME: Final = "marjapussi_desktop.bots.native._core_c"


def compiled() -> ModuleType | None:
    """The compiled twin, or None where it was not built."""
    try:
        return importlib.import_module(COMPILED_NAME)
    except ImportError:
        return None


def has_compiler() -> bool:
    """Whether there is what it takes to compile for this Python: the compiler it names, and its headers."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(command[0]) is not None and headers.exists()


PLAIN_SOLVER: Final = plain_solver.Solver
PLAIN_ROLLOUTS: Final = plain_rollouts.Rollouts
PLAIN_NETWORK: Final = plain_network.Network
PLAIN_LIKELIHOOD: Final = plain_likelihood.NetworkLikelihood
PLAIN_SELF_PLAY: Final = plain_self_play.SelfPlay
