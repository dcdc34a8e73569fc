import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { wayBelow } from '../../src/check/way-below.ts';

it.each([
  ['/a/b', '/a/b', ''],
  ['/a/b', '/a/b/c', 'c'],
  ['/a/b', '/a/b/c/d', 'c/d'],
  ['/a/b', '/a/b/..c/d', '..c/d'],
  ['/a/b', '/a/b/...', '...'],
  ['/', '/a', 'a'],
  ['/a/b', '/a', undefined],
  ['/a/b', '/a/c', undefined],
  ['/a/b', '/a/bc', undefined],
  ['/a/b', '/a/b/../c', undefined],
])('from %s to %s the way below is %j', (folder, path, way) => {
  expect(wayBelow(resolve(folder), resolve(path))).toBe(way);
});
