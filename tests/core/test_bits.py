import pytest

from tenshu.core.bits import BIT, count_bits, has_bit, lowest_bit


@pytest.mark.parametrize("index", [0, 1, 30, 31, 32, 47, 61])
def test_a_bit_is_in_its_mask_and_no_other(index: int) -> None:
    mask = BIT[index]
    assert [i for i in range(62) if has_bit(mask, i)] == [index]
    assert lowest_bit(mask) == index
    assert count_bits(mask) == 1


def test_masks_are_counted() -> None:
    assert count_bits(0) == 0
    assert count_bits(BIT[3] | BIT[40] | BIT[61]) == 3
    assert lowest_bit(BIT[40] | BIT[61]) == 40
