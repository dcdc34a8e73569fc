import { describe, expect, it } from 'vitest';
import { seed, someOf } from '../support/soak.ts';
import type { TamperKind } from './kind.ts';
import { tamperKinds } from './kinds/index.ts';
import { operatorsOf } from './matrix.ts';
import type { Operator } from './operator.ts';
import { type Followed, followInGit, followInMemory } from './ways-back.ts';

/** Ways that lead in a circle still (docs/assurance.md). */
const circling: ReadonlySet<string> = new Set(['procedure | exchange an active run with one that ended']);

function sampleOf(kind: TamperKind, place: number): Operator[] {
  const refused = operatorsOf(kind).filter(({ expect: each }) => each === 'refused');
  return someOf(refused, 33, place).filter(({ name }) => !circling.has(`${kind.name} | ${name}`));
}

const shown = ({ outcome, commands, why }: Followed) =>
  outcome === 'red' ? `${commands.join(' && ')}: ${why}` : 'not red';

describe('the printed way back, followed to the letter, is green', () => {
  let green = 0;

  it.each(tamperKinds.map((kind, place) => [kind.name, kind, place] as const))(
    '%s',
    async (_, kind, place) => {
      for (const operator of sampleOf(kind, place)) {
        const followed = await followInMemory(kind, operator, seed);
        if (followed === undefined) continue;
        expect([operator.name, shown(followed)]).toEqual([operator.name, 'not red']);
        if (followed.outcome === 'green') green += 1;
      }
    },
  );

  it('and is followed in most of them', () => {
    expect(green).toBeGreaterThan(tamperKinds.length);
  });

  it.each([
    ['ralph', 'drop'],
    ['task-tree', 'reset a counter'],
    ['beads', 'tamper in an honest step'],
  ])('%s, by git and the command line: %s', async (name, part) => {
    const kind = tamperKinds.find((each) => each.name === name);
    const operators = kind === undefined ? [] : operatorsOf(kind);
    const operator = operators.find((each) => each.name.startsWith(part) && each.expect === 'refused');
    expect(operator).toBeDefined();
    const followed = kind && operator && (await followInGit(kind, operator, 1));
    expect(followed).toMatchObject({ outcome: 'green' });
  });
});
