// A bot for the stdio protocol (docs/protocol.md) in JavaScript: it plays any legal move. Try it:
//
//     tenshu arena white_castle --bots easy,"exec:node examples/bots/random.mjs" --games 20
import { createInterface } from 'node:readline';

let moves = [];
for await (const line of createInterface({ input: process.stdin })) {
    const [word, number] = line.split(' ');
    if (word === 'start') console.log('ready');
    if (word === 'move') moves.push(number);
    if (word === 'go') {
        console.log(`play ${moves[Math.floor(Math.random() * moves.length)]}`);
        moves = [];
    }
    if (word === 'quit') process.exit();
}
