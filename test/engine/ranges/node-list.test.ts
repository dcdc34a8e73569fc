import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FileStep } from '../../../src/engine/contract/states.ts';
import type { ViewNode } from '../../../src/engine/contract/view.ts';
import { nodeLists } from '../../../src/engine/report/node-list.ts';
import { stepsOf } from '../../../src/output/page/states/state-at.ts';

const node = fc.record({
  subject: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  label: fc.constantFrom('x', 'y'),
  state: fc.constantFrom<ViewNode['state']>('open', 'done'),
});
const lists = fc.array(fc.array(node, { maxLength: 8 }), { minLength: 1, maxLength: 8 });

it('lists come back from their differences as they were, in any order of looking', () => {
  fc.assert(
    fc.property(lists, fc.array(fc.nat(), { maxLength: 10 }), (all, looks) => {
      const recorded = nodeLists();
      const steps = all.map((list): FileStep => {
        const splices = recorded.next(list);
        const counts = { all: 0, done: 0, claimed: 0, verified: 0 };
        return { commit: 0, splices, counts, refused: [], changes: [], unlisted: 0 };
      });
      const at = stepsOf({ path: '', kind: '', shape: 'list', nodes: recorded.nodes, links: [], steps });
      for (const look of [...all.keys(), ...looks.map((each) => each % all.length)])
        expect(at(look)?.nodes).toEqual(all[look]);
    }),
  );
});
