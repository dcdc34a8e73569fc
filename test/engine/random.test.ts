import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs, seed } from '../support/soak.ts';
import { toldByEngine } from './model/as-engine.ts';
import { repairByModel, toldByModel } from './model/as-model.ts';
import { branching, build, ops, scenario, undoing } from './model/generate.mjs';

it.each([
  ['of every kind', ops],
  ['with many merges', branching],
  ['in which much is undone', undoing],
])('the engine judges random histories %s as the model does', (_, allowed) => {
  fc.assert(
    fc.property(scenario(allowed, 9), (drawn) => {
      const { commits, base, head } = build(drawn, { repairWith: repairByModel });
      const told = JSON.parse(JSON.stringify(toldByEngine(commits, { base, head })));
      expect(told).toEqual(JSON.parse(JSON.stringify(toldByModel(commits, { base, head }))));
    }),
    { numRuns: runs(3000), seed },
  );
});
