import { expect, it } from 'vitest';
import { routeOf } from './router.svelte';

it.each([
  ['/', { page: 'home' }],
  ['/t/Ab-1_x', { page: 'table', id: 'Ab-1_x' }],
  ['/new/white_castle/', { page: 'new', game: 'white_castle' }],
  ['/learn', { page: 'learn' }],
  ['/learn/x/first', { page: 'lesson', game: 'x' }],
  ['/t/', { page: 'missing' }],
  ['/t/../etc', { page: 'missing' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
