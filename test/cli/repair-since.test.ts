import { describe, expect, it } from 'vitest';
import { repairSince } from '../../src/check/repair-since.ts';

const id = '3f2a91c0d4b5e6f708192a3b4c5d6e7f80910a1b';

describe('the command that repairs a range elsewhere', () => {
  it.each([
    [
      id,
      { repairWith: 'npx --no stateward repair --base 3f2a91c0d4b5', repairByPolicy: '--config-from base' },
    ],
    // Of a branch that is judged from nothing there is no commit to name.
    ['empty', { repairWith: 'npx --no stateward repair --root' }],
  ])('from %s', (base, said) => {
    expect(repairSince({ base, head: id })).toEqual(said);
  });
});
