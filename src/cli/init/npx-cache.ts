import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldOf, itemsOf } from '../../check/json-fields.ts';
import { packageFrom } from '../../output/home.ts';

/** Where npm puts the program, from the top of whoever depends on it. */
export const installed = 'node_modules/stateward/dist/cli.js';

/** What `npx` was told to fetch, where a program runs from its cache: that folder is gone one day, and on no other machine. */
export function fetchedByNpx(script: string): string | undefined {
  const [, cache] = /^(.*[\\/]_npx[\\/][^\\/]+)[\\/]node_modules[\\/]/.exec(script) ?? [];
  if (cache === undefined) return undefined;
  const [named] = itemsOf(fieldOf(cacheJson(cache), '_npx', 'packages'));
  return typeof named === 'string' ? named : packageFrom;
}

function cacheJson(cache: string) {
  try {
    return JSON.parse(readFileSync(join(cache, 'package.json'), 'utf8'));
  } catch {
    return null;
  }
}
