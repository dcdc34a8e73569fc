import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChecklistHookCase, checklistCases } from '../support/checklist-hook-cases.ts';
import { treeFile } from '../support/e2e-trees.ts';
import { createHookedRepository, type HookedRepository, namedRules } from '../support/hooked-repository.ts';

/** Any path can hold a checklist where the configuration says so; here the one at which the helpers write. */
const configuration = `version: 1\nfiles:\n  - {path: ${treeFile}, kind: checklist, preset: ralph}\n`;
const text = (plan: object) => `${JSON.stringify(plan, null, 2)}\n`;

let repository: HookedRepository;
let starts: ReadonlyMap<ChecklistHookCase, string>;

beforeAll(() => {
  repository = createHookedRepository();
  const all = Object.values(checklistCases);
  const ids = repository.commitAll(
    all.map(({ start }, index) => ({
      message: `start ${index}`,
      parents: [],
      files: { '.stateward.yml': configuration, [treeFile]: text(start) },
    })),
  );
  starts = new Map(all.map((each, index) => [each, ids[index] ?? '']));
});

afterAll(() => repository.cleanup());

describe('a commit of a checklist is refused, and the near miss beside it accepted:', () => {
  it.each(Object.entries(checklistCases))('checklist/%s', (name, each) => {
    repository.git('checkout', '-q', '-f', '--detach', starts.get(each) ?? '');
    repository.write(text(each.refused));
    const refused = repository.commit('Work');
    expect(namedRules(refused.text, 'error')).toContain(`checklist/${name}`);
    expect(refused.code).toBe(1);
    repository.write(text(each.accepted));
    const accepted = repository.commit('Work');
    expect(namedRules(accepted.text, 'error')).toEqual([]);
    expect(accepted.code).toBe(0);
  });
});
