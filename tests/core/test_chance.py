from collections import Counter

from tenshu.core.chance import Chance


def test_a_seed_gives_the_same_draws_everywhere_and_for_ever() -> None:
    chance = Chance("tenshu")
    assert [int(chance.word()) for _ in range(4)] == [
        int(word) for word in reference_words("tenshu", 4)
    ]
    assert [int(Chance(7).below(1000)) for _ in range(3)] == [int(Chance("7").below(1000))] * 3


def test_draws_are_in_range_and_even() -> None:
    chance = Chance(1)
    counts = Counter(int(chance.below(6)) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_one_outcome_needs_no_luck() -> None:
    assert [int(Chance(3).below(1)) for _ in range(5)] == [0] * 5


def reference_words(seed: str, count: int) -> list[int]:
    """The published xoshiro128** algorithm, with big numbers cut to 32 bits."""
    import hashlib

    digest = hashlib.sha256(seed.encode()).digest()
    s = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4)]
    cut = 2**32

    def rotl(x: int, k: int) -> int:
        return (x << k | x >> (32 - k)) % cut

    words = []
    for _ in range(count):
        words.append(rotl(s[1] * 5 % cut, 7) * 9 % cut)
        t = s[1] << 9
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] = (s[2] ^ t) % cut
        s[3] = rotl(s[3], 11)
    return words
