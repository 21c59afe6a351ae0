"""The player: nobody waits for it, whatever the device does."""

from __future__ import annotations

import subprocess
import sys
import time
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest

from marjapussi_desktop.resources import asset_path
from marjapussi_desktop.ui.sound import player as player_module
from marjapussi_desktop.ui.sound.mixer import Mixer, louder, read_samples
from marjapussi_desktop.ui.sound.output import MiniaudioOutput, NoOutputError
from marjapussi_desktop.ui.sound.player import SoundPlayer
from marjapussi_desktop.ui.sound.sounds import Sound

SOON_S = 5.0


class Device:
    """A device that writes down what is done with it."""

    def __init__(self, mixer: Mixer) -> None:
        assert current_thread() is not main_thread()
        self.mixer = mixer
        self.done: list[str] = ["open"]
        self.changed = Event()

    def start(self) -> None:
        self._note("start")

    def stop(self) -> None:
        self._note("stop")

    def close(self) -> None:
        self._note("close")

    def _note(self, what: str) -> None:
        assert current_thread() is not main_thread()
        self.done.append(what)
        self.changed.set()


class Devices:
    """Opens devices, and keeps them."""

    def __init__(self) -> None:
        self.opened: list[Device] = []

    def __call__(self, mixer: Mixer) -> Device:
        self.opened.append(Device(mixer))
        return self.opened[-1]


@pytest.fixture
def devices() -> Devices:
    return Devices()


@pytest.fixture
def player(devices: Devices) -> Iterator[SoundPlayer]:
    """A player at full volume."""
    player = SoundPlayer(devices)
    player.set_volume(100)
    yield player
    player.close()


def wait_for(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + SOON_S
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.002)


def heard(device: Device, count: int) -> array[int]:
    """The next samples that are not silence."""
    wait_for(lambda: device.mixer.is_heard)
    return device.mixer.take(count)


def test_a_sound_is_played_as_it_is_kept(player: SoundPlayer, devices: Devices) -> None:
    player.play(Sound.KNOCK)
    wait_for(lambda: bool(devices.opened))
    kept = read_samples(asset_path("sounds/knock.wav"))
    assert heard(devices.opened[0], 500) == kept[:500]
    assert devices.opened[0].mixer.take(100) == kept[500:600]


def test_cards_sound_a_little_different_in_turn(player: SoundPlayer, devices: Devices) -> None:
    for take in (1, 2, 3, 1):
        player.play(Sound.CARD)
        wait_for(lambda: bool(devices.opened))
        assert heard(devices.opened[0], 300) == read_samples(asset_path(f"sounds/card-{take}.wav"))[:300]
        devices.opened[0].mixer.clear()


def test_half_the_volume_is_softer_and_none_opens_no_device(devices: Devices) -> None:
    player = SoundPlayer(devices)
    player.set_volume(0)
    player.play(Sound.KNOCK)
    assert not player._thread.is_alive()
    player.set_volume(50)
    player.play(Sound.KNOCK)
    wait_for(lambda: bool(devices.opened))
    kept = read_samples(asset_path("sounds/knock.wav"))
    assert heard(devices.opened[0], 200) == louder(kept, 0.25)[:200]
    player.close()
    assert devices.opened[0].done == ["open", "start", "close"]


def test_warmed_up_it_has_the_device_open_and_at_rest_before_the_first_sound(devices: Devices) -> None:
    player = SoundPlayer(devices)
    player.warm_up()
    assert not player._thread.is_alive(), "who hears nothing needs no device"
    player.set_volume(100)
    player.warm_up()
    wait_for(lambda: bool(devices.opened))
    assert devices.opened[0].done == ["open"]
    player.play(Sound.KNOCK)
    wait_for(lambda: devices.opened[0].done == ["open", "start"])
    player.close()


def test_mute_ends_what_is_being_heard(player: SoundPlayer, devices: Devices) -> None:
    player.play(Sound.MARRIAGE)
    wait_for(lambda: bool(devices.opened))
    heard(devices.opened[0], 10)
    player.set_volume(0)
    assert not devices.opened[0].mixer.is_heard


def test_the_device_rests_after_a_silence(devices: Devices, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_module, "REST_AFTER_S", 0.01)
    player = SoundPlayer(devices)
    player.set_volume(100)
    player.play(Sound.KNOCK)
    wait_for(lambda: bool(devices.opened) and devices.opened[0].done[-1] == "stop")
    player.play(Sound.KNOCK)
    wait_for(lambda: devices.opened[0].done[:4] == ["open", "start", "stop", "start"])
    player.close()


def test_a_device_that_never_opens_costs_nobody_anything() -> None:
    for_ever = Event()

    def stuck(mixer: Mixer) -> Device:
        for_ever.wait()
        return Device(mixer)

    player = SoundPlayer(stuck)
    player.set_volume(100)
    begun = time.perf_counter()
    for _ in range(1000):
        player.play(Sound.CARD)
    assert time.perf_counter() - begun < 0.2, "a thousand sounds, none of which waits"
    begun = time.perf_counter()
    player.close()
    assert time.perf_counter() - begun < 2 * player_module.CLOSED_WITHIN_S
    for_ever.set()
    player._thread.join(SOON_S)
    assert not player._thread.is_alive(), "let free, it ends"


def test_what_is_late_is_not_made_up_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_module, "LATEST_S", 0.02)
    opened: list[Device] = []

    def slow(mixer: Mixer) -> Device:
        time.sleep(0.1)
        opened.append(Device(mixer))
        return opened[0]

    player = SoundPlayer(slow)
    player.set_volume(100)
    player.play(Sound.CARD)
    wait_for(lambda: bool(opened) and opened[0].done[-1] == "start")
    player.close()
    assert not opened[0].mixer.is_heard


@pytest.mark.parametrize("is_final", [False, True])
def test_without_a_device_it_is_silent_and_tries_again_later(is_final: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_module, "TRY_AGAIN_AFTER_S", 0.05)
    tried = []

    def none(_mixer: Mixer) -> Device:
        tried.append(time.monotonic())
        raise NoOutputError(is_final)

    player = SoundPlayer(none)
    player.set_volume(100)
    end = time.monotonic() + 0.3
    while time.monotonic() < end:
        player.play(Sound.CARD)
        time.sleep(0.005)
    player.close()
    if is_final:
        assert len(tried) == 1
    else:
        assert 2 <= len(tried) <= 6


def test_a_device_that_takes_nothing_any_more_is_opened_anew(
    player: SoundPlayer, devices: Devices, monkeypatch: pytest.MonkeyPatch
) -> None:
    player.play(Sound.CARD)
    wait_for(lambda: bool(devices.opened) and devices.opened[0].done[-1] == "start")
    monkeypatch.setattr(player_module, "DEAD_AFTER_S", 0.0)
    wait_for(lambda: devices.opened[0].mixer.is_heard)
    player.play(Sound.CARD)
    wait_for(lambda: len(devices.opened) == 2 and devices.opened[1].done[-1] == "start")
    assert devices.opened[0].done == ["open", "start", "close"]


def test_a_file_that_is_missing_or_another_is_not_heard(
    player: SoundPlayer, devices: Devices, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    Path(tmp_path, "knock.wav").write_bytes(b"RIFF no sound")
    monkeypatch.setattr(player_module, "asset_path", lambda name: tmp_path / Path(name).name)
    player.play(Sound.KNOCK)
    player.play(Sound.TRICK)
    player.close()
    assert [device.done for device in devices.opened] == [["open", "close"]]


def test_sounds_at_the_same_time_add_up_and_are_never_cut_into_noise() -> None:
    mixer = Mixer()
    for _ in range(3):
        mixer.add(array("h", [20000, -20000, 100]))
    assert list(mixer.take(2)) == [32767, -32767]
    assert list(mixer.take(3)) == [300, 0, 0]
    assert not mixer.is_heard


def test_the_library_takes_the_samples_where_its_own_silent_device_plays() -> None:
    """The real library, with the backend that needs no sound card."""
    mixer = Mixer()
    output = MiniaudioOutput(mixer, ("NULL",))
    mixer.add(read_samples(asset_path("sounds/knock.wav")))
    output.start()
    wait_for(lambda: not mixer.is_heard)
    output.stop()
    output.start()
    output.close()


def test_no_device_is_off_without_a_word() -> None:
    """Where there is a device it is opened and closed; where there is none nothing is written to any stream."""
    code = (
        "import time\n"
        "from marjapussi_desktop.ui.sound.player import SoundPlayer\n"
        "from marjapussi_desktop.ui.sound.sounds import Sound\n"
        "player = SoundPlayer(); player.set_volume(1); player.play(Sound.KNOCK)\n"
        "time.sleep(0.3); player.close()\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
