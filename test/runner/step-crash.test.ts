import { describe, expect, it } from 'vitest';
import type { TaskNode } from '../../src/index.ts';
import { containedFolder } from '../../src/runner/contained-folder.ts';
import type { StepInput } from '../../src/runner/step/step-types.ts';
import { dying, guardOf, stepWorld, treePath } from '../support/step-world.ts';
import { changing, node, pretty, tree } from '../support/trees.ts';

const plan = tree(node('a', { next: 'decompose' }), node('b', { order: 1 }));

interface Scenario {
  readonly found: TaskNode | string;
  readonly input: Partial<StepInput>;
  readonly after: TaskNode;
}

const scenarios: Readonly<Record<string, Scenario>> = {
  'a guard that passes': {
    found: plan,
    input: { guard: guardOf('exit 0') },
    after: changing(plan, 'a', { passes: true }),
  },
  'a guard that fails': {
    found: changing(plan, 'b', { goal: 'Other' }),
    input: { guard: guardOf('exit 1') },
    after: changing(changing(plan, 'b', { goal: 'Other' }), 'a', { attempts: 1 }),
  },
  'an error of the agent': { found: '{', input: {}, after: changing(plan, 'a', { attempts: 1 }) },
  'a decomposition': {
    found: changing(plan, 'a', { children: [node('x', { passes: true })] }),
    input: { status: 'decomposed' },
    after: changing(plan, 'a', { children: [node('x')] }),
  },
};

describe.each(Object.entries(scenarios))('a crash during %s', (_, { found, input, after }) => {
  it('before any write leaves the old tree or the new one, and the next step goes on', async () => {
    let survived = false;
    for (let count = 1; !survived; count += 1) {
      const world = stepWorld(plan);
      world.put(treePath, found);
      const mortal = dying(containedFolder(world.folder), count);
      const commit = async (message: string) => {
        let id = '';
        await mortal.change(async () => {
          id = await world.commit(message);
        });
        return id;
      };
      const first = await world.step({ ...input, commit }, mortal.files);
      survived = !mortal.hasDied();
      expect(first.outcome).toBe(survived ? 'recorded' : 'runner-error');
      const old = typeof found === 'string' ? found : pretty(found);
      expect([old, pretty(after)]).toContain(world.read(treePath));
      if (world.commits.length === 0) {
        const second = await world.step(input);
        expect(second.outcome).toBe('recorded');
      }
      // One step, once, whatever happened on the way.
      expect(world.read(treePath)).toBe(pretty(after));
      expect(world.commits).toHaveLength(1);
      expect(world.read('.runner/context/history.md')?.match(/^## /gm)?.length ?? 0).toBe(
        after === scenarios['a guard that fails']?.after || typeof found === 'string' ? 1 : 0,
      );
      const third = await world.step({ status: 'retry' });
      expect(third).toMatchObject({
        outcome: 'recorded',
        record: { finished: false, declared: { status: 'retry' } },
      });
      world.cleanup();
    }
  });
});
