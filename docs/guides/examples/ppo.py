"""PPO by self-play in The White Castle, with masked actions: learns to beat `random` within a minute.

    pip install 'tenshu[envs,train]'
    python ppo.py --games 64 --updates 10

One net plays both seats: observations are counted from the seat that acts, so it need not know
which one it is. A game is worth its margin in points, known at the end; there is no discount.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import torch
from torch import nn

from tenshu.envs.batched import BatchedEnv
from tenshu.envs.features import expand

GAME, SEATS = "white_castle", 2
POINTS = 20.0  # the lead that counts as 1
CLIP, ENTROPY, LEARNING_RATE, PASSES, MINIBATCH = 0.2, 0.01, 1e-3, 3, 2048


class Net(nn.Module):
    """Scores of the actions, and the margin that the acting seat can expect."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.policy = nn.Linear(128, actions)
        self.value = nn.Linear(128, 1)

    def forward(self, inputs, masks):
        """The distribution over the legal actions, and the value."""
        hidden = self.body(inputs)
        scores = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=scores), self.value(hidden).squeeze(-1)


class Collector:
    """Plays games in a batch and hands out the decisions of those that have ended."""

    def __init__(self, games: int, seed: int) -> None:
        self.env = BatchedEnv(GAME, SEATS, games, reward="margin", seed=seed)
        self.open = [[] for _ in range(games)]  # the decisions of each game in progress

    def collect(self, net: Net, to_inputs, decisions: int):
        """Play until this many `decisions` are known with their outcome."""
        done = []
        env = self.env
        while len(done) < decisions:
            observations, masks, actors = env.observations.copy(), env.action_masks.copy(), env.actors.copy()
            with torch.no_grad():
                chosen, _ = net(torch.from_numpy(to_inputs(observations)), torch.from_numpy(masks))
                actions = chosen.sample()
                logs = chosen.log_prob(actions).numpy()
            env.step(actions.tolist())
            for game in range(env.count):
                step = (observations[game], masks[game], int(actions[game]), logs[game], actors[game])
                self.open[game].append(step)
                if env.ended[game]:
                    outcome = np.tanh(env.rewards[game] / POINTS)
                    done += [(*one[:4], outcome[one[4]]) for one in self.open[game]]
                    self.open[game] = []
        columns = [np.array(column) for column in zip(*done, strict=True)]
        inputs = to_inputs(columns[0])
        return [torch.from_numpy(inputs), *(torch.from_numpy(column) for column in columns[1:])]


def improve(net: Net, optimiser, inputs, masks, actions, old_logs, outcomes) -> None:
    """Some passes of PPO over the decisions."""
    outcomes = outcomes.float()
    for _ in range(PASSES):
        for chosen in torch.randperm(len(actions)).split(MINIBATCH):
            policy, values = net(inputs[chosen], masks[chosen])
            advantages = outcomes[chosen] - values.detach()
            # The last minibatch may have a single decision, whose usual deviation is not a number.
            spread = advantages.std(correction=0)
            advantages = (advantages - advantages.mean()) / (spread + 1e-6)
            ratio = (policy.log_prob(actions[chosen]) - old_logs[chosen]).exp()
            gain = torch.min(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages).mean()
            error = (outcomes[chosen] - values).square().mean()
            loss = error - gain - ENTROPY * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def win_rate(net: Net, to_inputs, games: int, seed: int) -> float:
    """How often the net, in seat 0 of half of the games, wins against random play; a tie is half."""
    env = BatchedEnv(GAME, SEATS, games, reward="margin", seed=seed)
    seat = np.arange(games) % 2
    score = np.full(games, np.nan)
    while np.isnan(score).any():
        with torch.no_grad():
            chosen, _ = net(torch.from_numpy(to_inputs(env.observations)), torch.from_numpy(env.action_masks.copy()))
        ours = env.actors == seat
        env.step(np.where(ours, chosen.sample().numpy(), env.random_actions()))
        first = (env.ended == 1) & np.isnan(score)
        score[first] = np.sign(env.rewards[first, seat[first]]) / 2 + 0.5
    return float(score.mean())


def main() -> float:
    """Learn, and tell how well it goes; the last share of games won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=64, help="how many games are played at once")
    parser.add_argument("--updates", type=int, default=30, help="how often the net is improved")
    parser.add_argument("--decisions", type=int, default=4096, help="decisions for each of them")
    parser.add_argument("--check", type=int, default=400, help="games against random at the end")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(1)  # the net is small: more threads mostly wait for each other
    collector = Collector(args.games, args.seed)
    to_inputs = expand(collector.env.task.encoder, SEATS)
    net = Net(to_inputs.width, collector.env.task.actions)
    optimiser = torch.optim.Adam(net.parameters(), lr=LEARNING_RATE)
    began = time.process_time()
    for update in range(args.updates):
        improve(net, optimiser, *collector.collect(net, to_inputs, args.decisions))
        if update % 10 == 9:
            spent = time.process_time() - began
            share = win_rate(net, to_inputs, 100, update)
            print(f"update {update + 1}, {spent:.0f} CPU-seconds: {share:.0%} against random", flush=True)
    share = win_rate(net, to_inputs, args.check, args.seed)
    print(f"{share:.1%} of {args.check} games against random")
    return share


if __name__ == "__main__":
    main()
