import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.net import FIRST_BITS, OTHER_BITS, FeatureNames, Net, format_net, parse_net


def drawn_net(seed: int) -> Net:
    dice = random.Random(seed)
    net = Net([f"input {index}" for index in range(9)], (6, 4))
    net.use(
        {name: [dice.randint(-9999, 9999) for _ in range(n)] for name, n in net.sizes().items()}
    )
    return net


def drawn_inputs(dice: random.Random) -> vec[i64]:
    return vec[i64]([dice.choice((0, 0, 1, 7, -3)) for _ in range(9)])


def test_features_are_numbered_in_order() -> None:
    names = FeatureNames()
    assert [int(names.add("one")), int(names.add("row", 3)), int(names.add("last"))] == [0, 1, 4]
    assert names.names == ["one", "row.0", "row.1", "row.2", "last"]


def test_the_output_is_what_the_layers_say() -> None:
    net = Net(["a", "b"], (2, 1))
    one, other = 2**FIRST_BITS, 2**OTHER_BITS
    net.use(
        {
            # The first unit is a - b, the second b - 1.
            "first_weights": [one, 0, -one, one],
            "first_bias": [0, -one],
            "second_weights": [2 * other, other],
            "second_bias": [one * other],
            "output_weights": [3 * other],
            "output_bias": [-one * other],
        }
    )
    assert net.value(vec[i64]([4, 1]), 0) == 3 * (2 * 3 + 0 + 1) - 1
    assert net.value(vec[i64]([0, 5]), 0) == 3 * (0 + 4 + 1) - 1
    net.share = 0.5
    assert net.value(vec[i64]([0, 5]), 0) == 7


def test_a_value_does_not_depend_on_what_was_asked_before() -> None:
    net = drawn_net(1)
    dice = random.Random(2)
    for _ in range(200):
        inputs = drawn_inputs(dice)
        assert net.value(inputs, dice.randrange(5)) == drawn_net(1).value(inputs, 0)


def test_a_net_survives_its_file() -> None:
    net = drawn_net(3)
    net.share = 0.25
    read = parse_net(format_net(net, [{"command": "tenshu learn"}]))
    inputs = drawn_inputs(random.Random(4))
    assert read.features == net.features
    assert read.value(inputs, 0) == net.value(inputs, 0)


def test_a_file_with_missing_numbers_is_refused() -> None:
    net = drawn_net(5)
    arrays = {**net.arrays(), "first_bias": [1]}
    with pytest.raises(ValueError, match="first_bias has 1 numbers instead of 6"):
        net.use(arrays)
