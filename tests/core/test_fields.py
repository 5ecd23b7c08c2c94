"""A declaration of fields: offsets, first values, canonical order, names."""

from tenshu.core.fields import Axis, Field, Layout

SEAT = Axis("seat", 3)
CULT = Axis("cult", 2, ["fire", "water"])


def layout(*, seat_major: bool = False) -> Layout:
    fields = [
        Field("phase", "what the game waits for"),
        Field("owner", "who has it", Axis("hex", 2), start=-1),
        Field("coins", "in hand", SEAT, start=5),
        Field("steps", "on a track", SEAT, CULT),
    ]
    return Layout(SEAT, fields, queue=Field("offers", "not answered"), seat_major=seat_major)


def test_arrays_follow_each_other() -> None:
    assert layout().offsets == {"owner": 0, "coins": 2, "steps": 5}
    assert list(layout().start()) == [-1, -1, 5, 5, 5, 0, 0, 0, 0, 0, 0]


def test_every_start_is_a_new_one() -> None:
    shared = layout()
    shared.start()[0] = 7
    assert shared.start()[0] == -1


def test_numbers_leave_out_unused_seats() -> None:
    assert layout().order(2) == [0, 1, 2, 3, 5, 6, 7, 8]


def test_the_numbers_of_a_seat_may_come_together() -> None:
    assert layout(seat_major=True).order(2) == [0, 1, 2, 5, 6, 3, 7, 8]


def test_an_array_is_read_by_its_name() -> None:
    at = layout().start()
    at[3] = 8
    assert layout().read(at, 2, "coins") == [5, 8]


def test_every_number_has_a_name() -> None:
    words = layout().words(2, 11)
    assert words[:5] == ["phase", "owner[0]", "owner[1]", "coins[0]", "coins[1]"]
    assert words[5:7] == ["steps[0, fire]", "steps[0, water]"]
    assert words[9:] == ["offers[0]", "offers[1]"]
