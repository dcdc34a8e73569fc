import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkTransition, type Finding } from '../../src/index.ts';
import { treeFile } from '../support/e2e-trees.ts';
import {
  createHookedRepository,
  type HookedRepository,
  installHooks,
  namedRules,
} from '../support/hooked-repository.ts';
import { isSoak } from '../support/soak.ts';
import { pretty } from '../support/trees.ts';
import { vectorMessage } from '../support/vector-rules.ts';
import { readVectors, type Vector } from '../support/vectors.ts';

/**
 * Vectors that together touch every rule the vectors reach go through a real `git commit`: the hooks refuse
 * exactly what the library refuses, for the same rules.
 */
interface Chosen {
  readonly before: string;
  readonly after: string;
  readonly message: string;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** Covers of the rules, of other vectors each, until there are so many vectors. */
const fewest = isSoak ? 24 : 1;

const judged = readVectors().map(judgedByLibrary);
const chosen = covering(judged, fewest);

function judgedByLibrary({ input: { prev, next, selected, status, guard } }: Vector): Chosen {
  const message = vectorMessage({ selected, status, guard });
  const [before, after] = [pretty(prev), pretty(next)];
  const { findings } = checkTransition({ kind: 'task-tree', before, after, context: { message } });
  return { before, after, message, errors: idsOf(findings, 'error'), warnings: idsOf(findings, 'warning') };
}

function idsOf(findings: readonly Finding[], severity: string): string[] {
  return [
    ...new Set(findings.filter((each) => each.severity === severity).map((each) => each.ruleId)),
  ].sort();
}

/** What a vector shows: rules by severity, or that nothing is wrong. */
function shows({ errors, warnings }: Chosen): string[] {
  const shown = [...errors.map((id) => `error ${id}`), ...warnings.map((id) => `warning ${id}`)];
  return shown.length === 0 ? ['nothing'] : shown;
}

/** Greedy covers, one after the other, of all that vectors show, until there are enough. */
function covering(all: readonly Chosen[], count: number): Chosen[] {
  const picked = new Set<Chosen>();
  while (picked.size < count) {
    const missing = new Set(all.flatMap(shows));
    while (missing.size > 0) {
      const gain = (each: Chosen) =>
        picked.has(each) ? 0 : shows(each).filter((id) => missing.has(id)).length;
      const best = all.reduce((left, right) => (gain(right) > gain(left) ? right : left));
      if (gain(best) === 0) break;
      picked.add(best);
      for (const id of shows(best)) missing.delete(id);
    }
  }
  return [...picked];
}

let repository: HookedRepository;
let ids: readonly string[];
let lastHookOnly: string;

beforeAll(() => {
  repository = createHookedRepository();
  lastHookOnly = join(repository.directory, '..', 'last-hook-only');
  installHooks(lastHookOnly, ['commit-msg']);
  // Roots: where HEAD has no parent, nothing can pass as an amend of it.
  ids = repository.commitAll(
    chosen.map(({ before }, index) => ({
      message: 'previous',
      parents: [],
      files: { readme: `${index}`, [treeFile]: before },
    })),
  );
});

afterAll(() => repository.cleanup());

describe('vectors through a real commit with the hooks installed', () => {
  it('touch every rule that vectors reach, and clean ones are among them', () => {
    expect(chosen.length).toBeGreaterThanOrEqual(fewest);
    expect(new Set(chosen.flatMap(shows))).toEqual(new Set(judged.flatMap(shows)));
    expect(chosen.filter(({ errors }) => errors.length === 0).length).toBeGreaterThan(0);
    expect(chosen.filter(({ errors }) => errors.length > 0).length).toBeGreaterThan(3);
  });

  it.each(chosen.map((each, index) => [index, shows(each).join(', '), each] as const))(
    '%i: %s',
    (index, _, { after, message, errors, warnings }) => {
      repository.git('checkout', '-q', '-f', '--detach', ids[index] ?? '');
      repository.write(after);
      const both = repository.commit(message);
      expect(both.code).toBe(errors.length > 0 ? 1 : 0);
      const named = namedRules(both.text, 'error');
      // pre-commit knows no message and says what none can make legal; commit-msg alone says all.
      for (const rule of named) expect(errors).toContain(rule);
      expect(named.length > 0).toBe(errors.length > 0);
      const last =
        errors.length === 0 ? both : repository.commit(message, '-c', `core.hooksPath=${lastHookOnly}`);
      expect(namedRules(last.text, 'error')).toEqual(errors);
      expect(namedRules(last.text, 'warning')).toEqual(warnings);
    },
  );
});
