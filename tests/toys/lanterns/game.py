"""A whole game with hidden hands in one page, to prove that a folder is all it takes."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.action import Domain, VerbTable
from tenshu.core.chance import Chance
from tenshu.core.dispatch import by_verb
from tenshu.core.message import Message, Reason
from tenshu.core.options import Option, Options
from tenshu.core.protocol import CHANCE, OVER, Game, State

LIGHTS = 9
NONE = -1
SEAT = Domain("seat", ["p1", "p2", "p3"])
LIGHT = Domain("light", [str(light + 1) for light in range(LIGHTS)])
VERBS = VerbTable()
SHOW = VERBS.add("show")
TRADE = VERBS.add("trade")
DEAL = VERBS.add("deal", SEAT, LIGHT, chance=True)


class Lanterns(State):
    """Who holds which light, what is still in the bag, who has shown."""

    def __init__(self, options: Options, hands: list[int], bag: list[int], turn: list[int]) -> None:
        self.options = options
        self.hands = hands
        self.bag = bag
        self.seat, self.traded, self.shown = turn

    def actor(self) -> i64:
        if NONE in self.hands:
            return CHANCE
        return OVER if self.shown == len(self.hands) else self.seat

    def legal_actions(self) -> vec[i64]:
        out = vec[i64]()
        if self.actor() == CHANCE:
            seat = self.hands.index(NONE)
            for light in self.bag:
                out = append(out, DEAL.action(seat, light))
        elif self.actor() != OVER:
            out = append(out, SHOW.action())
            if not self.traded and self.options["trades"] == "yes":
                out = append(out, TRADE.action())
        return out

    def apply(self, action: i64) -> None:
        handler = HANDLERS[VERBS.verb_of[action]]
        handler(self, VERBS.first_argument[action], VERBS.second_argument[action])

    def clone(self) -> "Lanterns":
        turn = [self.seat, self.traded, self.shown]
        return Lanterns(self.options, list(self.hands), list(self.bag), turn)

    def scores(self) -> list[int]:
        return [max(hand, 0) for hand in self.hands]

    def numbers(self) -> list[int]:
        turn = [self.seat, self.traded, self.shown]
        return [len(self.hands), *self.hands, *turn, *self.bag]

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (len(self.hands), self.options, self.numbers())


def apply_show(state: Lanterns, _: int, __: int) -> None:
    """Show the acting seat's light, which ends its turn."""
    state.shown += 1
    state.seat = (state.seat + 1) % len(state.hands)
    state.traded = 0


def apply_trade(state: Lanterns, _: int, __: int) -> None:
    """Put the acting seat's light away for another one."""
    state.hands[state.seat] = NONE
    state.traded = 1


def apply_deal(state: Lanterns, seat: int, light: int) -> None:
    """Give a light of the bag to a seat."""
    state.hands[seat] = light
    state.bag.remove(light)


HANDLERS = by_verb(VERBS, [(SHOW, apply_show), (TRADE, apply_trade), (DEAL, apply_deal)])


def restore(seats: int, options: Options, numbers: list[int]) -> Lanterns:
    """The position that has these numbers."""
    hands, turn = numbers[1 : seats + 1], numbers[seats + 1 : seats + 4]
    return Lanterns(options, hands, numbers[seats + 4 :], turn)


class LanternsGame(Game):
    """Lanterns behind the contract of `core/protocol.py`."""

    def __init__(self) -> None:
        options = [Option("trades", ("yes", "no"), "yes")]
        super().__init__("lanterns", 1, (2, 3), options, VERBS, has_secrets=True)

    def start(self, seats: int, options: Options) -> State:
        return Lanterns(options, [NONE] * seats, list(range(LIGHTS)), [0, 0, 0])

    def restore(self, seats: int, options: Options, numbers: list[int]) -> State:
        return restore(seats, options, numbers)

    def sample(self, state: State, chance: Chance) -> i64:
        outcomes = state.legal_actions()
        return outcomes[chance.below(len(outcomes))]

    def observe(self, state: State, seat: int) -> dict[str, object]:
        """The seat's own light, and those that were shown."""
        assert isinstance(state, Lanterns)
        return {
            "lights": [
                hand + 1 if i == seat or i < state.shown else None
                for i, hand in enumerate(state.hands)
            ],
            "seat": state.seat,
            "traded": state.traded,
        }

    def determinize(self, state: State, seat: int, chance: Chance) -> State:
        """Deal the lights that the seat cannot see anew, those that were traded away included."""
        assert isinstance(state, Lanterns)
        after = state.clone()
        seen = [hand for i, hand in enumerate(after.hands) if i == seat or i < after.shown]
        lights = [light for light in range(LIGHTS) if light not in seen]
        for i, hand in enumerate(after.hands):
            if i != seat and i >= after.shown and hand != NONE:
                after.hands[i] = lights.pop(chance.below(len(lights)))
        while len(lights) > len(after.bag):
            lights.pop(chance.below(len(lights)))
        after.bag = lights
        return after

    def score_sheet(self, state: State) -> list[dict[str, int]]:
        return [{"light": score} for score in state.scores()]

    def ranks(self, state: State) -> list[int]:
        scores = state.scores()
        return [1 + sum(1 for other in scores if other > score) for score in scores]

    def end_reason(self, state: State) -> str:
        return "shown"

    def prompt(self, state: State) -> Message:
        assert isinstance(state, Lanterns)
        return Message("ask", {"player": state.seat})

    def label(self, state: State, action: int) -> Message:
        return Message(f"label-{VERBS.split(action)[0].name}")

    def describe(self, state: State, action: int, viewer: int) -> list[Message]:
        assert isinstance(state, Lanterns)
        verb, args = VERBS.split(action)
        if verb.name == "deal":
            if args[0] == viewer:
                return [Message("event-deal", {"light": args[1] + 1})]
            return [Message("event-deal-hidden", {"seat": args[0]})]
        return [Message(f"event-{verb.name}", {"seat": state.seat})]

    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        assert isinstance(state, Lanterns)
        if state.actor() != seat:
            return Reason("LN 1", Message("why-turn", {"player": state.seat}))
        if action in list(state.legal_actions()):
            return None
        return Reason("LN 2", Message("why-traded"))

    def broken_invariants(self, state: State) -> list[str]:
        assert isinstance(state, Lanterns)
        lights = sorted([hand for hand in state.hands if hand != NONE] + state.bag)
        lost = LIGHTS - len(lights)
        return ["lights are lost"] if len(set(lights)) != len(lights) or lost > 3 else []


GAME = LanternsGame()
