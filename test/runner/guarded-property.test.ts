import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuardedFile } from '../../src/runner/guarded/guard.ts';
import { writeGuard } from '../../src/runner/write-guard.ts';
import type { FrontmatterUpdate } from '../../src/store.ts';
import { runs } from '../support/soak.ts';
import { frontmatter, graphFile, judge, runFile, said } from '../support/workflows.ts';

const node = fc.constantFrom('plan', 'build', 'review', 'ship', '', ' build', 'nowhere');
const update: fc.Arbitrary<FrontmatterUpdate> = fc.record(
  {
    currentNodeId: fc.record({ set: node }),
    stepsCompleted: fc.record({ append: fc.array(node, { maxLength: 2 }) }),
    updatedAt: fc.record({ set: fc.constantFrom('2026-01-01T00:00:00Z', '', 'now') }),
    variables: fc.record({ set: fc.dictionary(fc.constantFrom('x', 'y'), fc.integer(), { maxKeys: 2 }) }),
    decisionLog: fc.record({
      append: fc.array(fc.constantFrom({ from: 'a', to: 'b', label: 'c' }, { from: 'a' }), { maxLength: 1 }),
    }),
  },
  { requiredKeys: [] },
);

/** What is asked for: a patch, or a whole file made of the one before. */
const call = fc.oneof(
  { weight: 3, arbitrary: update.map((patch) => ({ patch })) },
  {
    weight: 1,
    arbitrary: fc.record({ node, done: fc.array(node, { maxLength: 4 }) }).map((whole) => ({ whole })),
  },
);

const graph = Buffer.from(graphFile());
const companions = new Map([['graph', graph]]);

function guardedRun(): GuardedFile {
  const policy = writeGuard.policy({ configuration: null, waivers: null, named: new Map() });
  const governed = policy.ok ? policy.value.govern('workflow.md') : undefined;
  if (governed === undefined) throw new Error('a run is governed');
  return governed;
}

describe('whatever is asked for', () => {
  it('every version that is written passes the gate, and so does the whole', () => {
    const governed = guardedRun();
    let written = 0;
    const check = fc.property(fc.array(call, { maxLength: 12 }), (calls) => {
      const versions = [Buffer.from(runFile(frontmatter()))];
      for (const each of calls) {
        const before = versions.at(-1) ?? Buffer.from('');
        const next =
          'patch' in each
            ? governed.patch(before, 'updateFrontmatter', JSON.parse(JSON.stringify(each.patch)))
            : {
                ok: true as const,
                value: Buffer.from(
                  runFile(frontmatter({ currentNodeId: each.whole.node, stepsCompleted: each.whole.done })),
                ),
              };
        if (
          !next.ok ||
          !governed.judge({ before, after: next.value, companions, at: '2026-01-01T00:00:00Z' }).ok
        )
          continue;
        versions.push(Buffer.from(next.value));
        const step = judge({ before: before.toString(), after: String(versions.at(-1)) });
        expect(said(step).filter((line) => line.startsWith('error'))).toEqual([]);
        written++;
      }
      const net = judge({ before: String(versions[0]), after: String(versions.at(-1)), net: true });
      expect(said(net).filter((line) => line.startsWith('error'))).toEqual([]);
    });
    fc.assert(check, { numRuns: runs(120) });
    expect(written).toBeGreaterThan(30);
  });
});
