// A bot in JavaScript over plain HTTP (docs/bot-api.md): it sits where it is invited and plays any legal move.
//
//     TENSHU_TOKEN=tenshu_… node examples/bots/server.mjs http://localhost:8000 [GAMES]
const [server, games = '1000000'] = process.argv.slice(2);
const headers = { authorization: `Bearer ${process.env.TENSHU_TOKEN}`, 'content-type': 'application/json' };

/** The lines of a stream, one JSON text each. */
async function* lines(path) {
    const answer = await fetch(server + path, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    let text = '';
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
        const whole = (text + part).split('\n');
        text = whole.pop();
        for (const line of whole) yield JSON.parse(line);
    }
}

/** Ask for something; 409 means that somebody was faster, and the next event tells more. */
async function post(path, body) {
    const answer = await fetch(server + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok && answer.status !== 409) throw new Error(`${path}: ${await answer.text()}`);
}

/** Play one decision: the first line of a table's stream is the whole table. */
async function play(table) {
    for await (const { view } of lines(`/api/bot/table/${table}/stream`)) {
        if (!view?.is_yours) return;
        const { action } = view.moves[Math.floor(Math.random() * view.moves.length)];
        const body = { version: view.version, action, key: `v${view.version}` };
        return post(`/api/bot/table/${table}/act`, body);
    }
}

let left = Number(games);
for await (const event of lines('/api/stream/event')) {
    const invited = event.type === 'tables' ? event.invitations : event.type === 'invitation' ? [event.table] : [];
    for (const table of invited) await post(`/api/bot/table/${table.id}/sit`, {});
    if (event.type === 'turn') await play(event.table);
    if (event.type === 'over' && --left === 0) process.exit();
}
