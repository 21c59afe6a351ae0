"""Where a card is and how it lies, and the way from one pose to another."""

from __future__ import annotations

from marjapussi_desktop.engine.values import changed, frozen


@frozen
class Pose:
    """How one card lies.

    ``x``, ``y``: its centre; ``angle`` in degrees clockwise; ``scale`` of the hand's card size; ``face``: 1 face up,
    0 face down, between them while it turns about its long axis; ``z``: which lies on top; ``opacity``; ``is_dimmed``:
    it may not be played now; ``is_focused``: the keyboard is on it; ``is_pointed``: it is pointed out; ``is_kept``: the
    keyboard was on it, and comes back to it.
    """

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0
    face: float = 1.0
    z: float = 0.0
    opacity: float = 1.0
    is_dimmed: bool = False
    is_focused: bool = False
    is_pointed: bool = False
    is_kept: bool = False

    def moved(self, dx: float, dy: float) -> Pose:
        """The pose shifted."""
        return changed(self, x=self.x + dx, y=self.y + dy)


def ease_out(t: float) -> float:
    """The cubic ease-out: fast at the start, calm at the end, never past it."""
    return 1.0 - (1.0 - t) ** 3


def ease_in_out(t: float) -> float:
    """Calm at both ends."""
    return t * t * (3.0 - 2.0 * t)


def between(a: Pose, b: Pose, t: float) -> Pose:
    """The pose at ``t`` (0 to 1) of the way from ``a`` to ``b``; the marks and the height are those of ``b``."""

    def mix(one: float, other: float) -> float:
        return one + (other - one) * t

    return Pose(
        mix(a.x, b.x),
        mix(a.y, b.y),
        mix(a.angle, b.angle),
        mix(a.scale, b.scale),
        mix(a.face, b.face),
        b.z,
        mix(a.opacity, b.opacity),
        b.is_dimmed,
        b.is_focused,
        b.is_pointed,
        b.is_kept,
    )


@frozen
class Tween:
    """One card's way during a movement: it begins at ``delay`` and takes ``span`` (both shares of the movement's time).

    With ``via`` it goes there in the first half of its time and on to ``end`` in the second. Until ``turns_at``, a
    share of its time, it keeps the angle that it began with: a card that is turned takes several times as long to
    paint.
    """

    key: str
    start: Pose
    end: Pose
    delay: float = 0.0
    span: float = 1.0
    via: Pose | None = None
    turns_at: float = 0.0

    def at(self, t: float) -> Pose:
        """The pose at ``t`` (0 to 1) of the movement; exactly ``end`` once the way is done."""
        share = (t - self.delay) / self.span
        if share >= 1.0:
            return self.end
        share = max(share, 0.0)
        if self.turns_at:
            turned = max(0.0, (share - self.turns_at) / (1.0 - self.turns_at))
            angle = self.start.angle + (self.end.angle - self.start.angle) * turned
            return changed(between(self.start, self.end, ease_out(share)), angle=angle)
        if self.via is None:
            return between(self.start, self.end, ease_out(share))
        if share < 0.5:
            return between(self.start, self.via, ease_out(2.0 * share))
        return between(self.via, self.end, ease_in_out(2.0 * share - 1.0))
