import { describe, expect, it } from 'vitest';
import { isSoak, seed } from '../support/soak.ts';
import { tamperKinds } from './kinds/index.ts';
import { operatorsOf, tryOften, tryOperator } from './matrix.ts';
import { faultLines } from './print.ts';

const name = 'tamper in an honest step';
const rounds = isSoak ? 30 : 1;

function operatorOf(preset: string) {
  const kind = tamperKinds.find((each) => each.name === preset);
  const operator = kind && operatorsOf(kind).find((each) => each.name === name);
  if (kind === undefined || operator === undefined) throw new Error(`${preset} has no operator '${name}'`);
  return { kind, operator };
}

/** What the step made of the tampering; each was called missed once. */
const settled = {
  'reopens the reworded issue and says why in its notes': ['beads', 770_001],
  'reopens the story that got another criterion': ['ralph', 57],
  'buries the reworded issue': ['beads', 153],
  'tidies the reworded line away': ['kiro', 91],
  'completes again what was dropped': ['workflow', 162],
  'completes again what was renamed': ['workflow', 7],
  'goes on from where the run was put to where it may go': ['workflow', 62],
} as const;

describe('an honest step that', () => {
  it.each(Object.entries(settled))('%s carries no tampering', async (_, [preset, seed]) => {
    const { kind, operator } = operatorOf(preset);
    expect((await tryOperator(kind, operator, seed))?.outcome).not.toBe('missed');
  });

  it.each(tamperKinds.map((each) => each.name))(
    'leaves the tampering alone carries it: %s',
    async (preset) => {
      const { kind, operator } = operatorOf(preset);
      const tries = await tryOften(kind, operator, { seed, rounds });
      expect(tries.length).toBe(rounds);
      expect(faultLines(tries)).toEqual([]);
    },
  );
});
