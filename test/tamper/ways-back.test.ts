import { describe, expect, it } from 'vitest';
import { isSoak } from '../support/soak.ts';
import { tamperKinds } from './kinds/index.ts';
import { operatorsOf } from './matrix.ts';
import type { Operator } from './operator.ts';
import { type Followed, followInGit, followInMemory } from './ways-back.ts';

/** `npm run ways-back` follows them all; here is as much of it as a test run has time for. */
const share = isSoak ? 1 : 11;

/** Ways that lead in a circle still (docs/assurance.md). */
const circling: ReadonlySet<string> = new Set(['procedure | exchange an active run with one that ended']);

function sampleOf(index: number, every: number): Operator[] {
  const kind = tamperKinds[index];
  const refused =
    kind === undefined ? [] : operatorsOf(kind).filter(({ expect: each }) => each === 'refused');
  return refused.filter(
    ({ name }, place) => (place + index) % every === 0 && !circling.has(`${kind?.name} | ${name}`),
  );
}

const shown = ({ outcome, commands, why }: Followed) =>
  outcome === 'red' ? `${commands.join(' && ')}: ${why}` : 'not red';

describe('the printed way back, followed to the letter, is green', () => {
  it.each(tamperKinds.map(({ name }, index) => [name, index] as const))(
    '%s',
    { timeout: 600_000 },
    async (_, index) => {
      const kind = tamperKinds[index];
      let green = 0;
      for (const operator of sampleOf(index, share)) {
        const followed = kind && (await followInMemory(kind, operator, 1));
        if (followed === undefined) continue;
        expect([operator.name, shown(followed)]).toEqual([operator.name, 'not red']);
        if (followed.outcome === 'green') green += 1;
      }
      expect(green).toBeGreaterThan(0);
    },
  );

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
