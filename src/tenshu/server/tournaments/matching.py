"""Maximum matching in a graph, by Edmonds' blossom algorithm."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

FREE: Final = -1


def grow(neighbours: Sequence[Sequence[int]], partner: list[int]) -> None:
    """Match as many vertices as can be matched, beginning with a matching that is given.

    `partner` has the partner of each vertex or FREE. Those who are matched stay matched, perhaps with
    somebody else.
    """
    for root in range(len(partner)):
        if partner[root] == FREE:
            _Search(neighbours, partner).run(root)


class _Search:
    """One search for a path from a free vertex to another on which the matching can be improved."""

    def __init__(self, neighbours: Sequence[Sequence[int]], partner: list[int]) -> None:
        size = len(partner)
        self.neighbours = neighbours
        self.partner = partner
        # The vertex before on the path, for vertices at an odd distance from the root.
        self.parent = [FREE] * size
        # The base of the blossom that a vertex belongs to: at first itself.
        self.base = list(range(size))
        # Vertices at an even distance, which are looked at in turn.
        self.is_even = [False] * size
        self.queue: deque[int] = deque()

    def run(self, root: int) -> None:
        """Improve the matching so that it has the root, if it can be."""
        self.is_even[root] = True
        self.queue.append(root)
        while self.queue:
            vertex = self.queue.popleft()
            for other in self.neighbours[vertex]:
                if self._visit(root, vertex, other):
                    self._turn(other)
                    return

    def _visit(self, root: int, vertex: int, other: int) -> bool:
        """Follow an edge; whether it ends at a free vertex."""
        partner = self.partner
        if self.base[vertex] == self.base[other] or partner[vertex] == other:
            return False
        if other == root or (partner[other] != FREE and self.parent[partner[other]] != FREE):
            self._contract(vertex, other)
        elif self.parent[other] == FREE:
            self.parent[other] = vertex
            if partner[other] == FREE:
                return True
            self.is_even[partner[other]] = True
            self.queue.append(partner[other])
        return False

    def _turn(self, end: int) -> None:
        """Swap matched and other edges on the path from the root to a free vertex."""
        while end != FREE:
            before = self.parent[end]
            following = self.partner[before]
            self.partner[end], self.partner[before] = before, end
            end = following

    def _contract(self, vertex: int, other: int) -> None:
        """Make one vertex of the odd circle that an edge between two even vertices closes."""
        base = self._common_base(vertex, other)
        inside = [False] * len(self.partner)
        self._mark(inside, vertex, base, other)
        self._mark(inside, other, base, vertex)
        for number in range(len(self.partner)):
            if inside[self.base[number]]:
                self.base[number] = base
                if not self.is_even[number]:
                    self.is_even[number] = True
                    self.queue.append(number)

    def _common_base(self, vertex: int, other: int) -> int:
        passed: set[int] = set()
        while True:
            vertex = self.base[vertex]
            passed.add(vertex)
            if self.partner[vertex] == FREE:
                break
            vertex = self.parent[self.partner[vertex]]
        while True:
            other = self.base[other]
            if other in passed:
                return other
            other = self.parent[self.partner[other]]

    def _mark(self, inside: list[bool], vertex: int, base: int, child: int) -> None:
        while self.base[vertex] != base:
            inside[self.base[vertex]] = inside[self.base[self.partner[vertex]]] = True
            self.parent[vertex] = child
            child = self.partner[vertex]
            vertex = self.parent[self.partner[vertex]]
