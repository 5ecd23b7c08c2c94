import { expect, test } from 'vitest';
import type { TableInfo } from './api';
import { byUrgency, nextTable } from './mine';

function table(id: string, actor: number, endsAt: string | null, updatedAt = '2026-01-01'): TableInfo {
  return {
    id,
    status: 'running',
    actor,
    updated_at: updatedAt,
    seats: [{ seat: 0, is_you: true, is_away: false }],
    time: endsAt === null ? null : { ends_at: endsAt },
  } as unknown as TableInfo;
}

const tables = [
  table('theirs', 1, null, '2026-01-09'),
  table('calm', 0, null, '2026-01-02'),
  table('older', 0, null, '2026-01-01'),
  table('slow', 0, '2026-01-05T00:00:00.000Z'),
  table('urgent', 0, '2026-01-02T00:00:00.000Z'),
];

test('the clock that ends first comes first, then what waits longest', () => {
  expect([...tables].sort(byUrgency).map((one) => one.id)).toEqual([
    'urgent',
    'slow',
    'older',
    'calm',
    'theirs',
  ]);
});

test('the next table goes round those where I must act', () => {
  const visited = ['theirs'];
  for (let turn = 0; turn < 5; turn++) visited.push(nextTable(tables, visited.at(-1)!)!.id);
  expect(visited).toEqual(['theirs', 'urgent', 'slow', 'older', 'calm', 'urgent']);
  expect(nextTable([tables[1]!], 'calm')).toBeNull();
});
