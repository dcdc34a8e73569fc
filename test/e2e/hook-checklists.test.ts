import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChecklistHookCase, checklistCases } from '../support/checklist-hook-cases.ts';
import { treeFile } from '../support/e2e-trees.ts';
import { createHookedRepository, type HookedRepository, namedRules } from '../support/hooked-repository.ts';
import { type Files, textHookCases } from '../support/text-hook-cases.ts';

const named = Object.entries(textHookCases).map(
  ([preset, { path }]) => `  - {path: ${path}, kind: checklist, preset: ${preset}}\n`,
);

/** Any path can hold a checklist where the configuration says so; here the one at which the helpers write. */
const configuration = `version: 1\nfiles:\n  - {path: ${treeFile}, kind: checklist, preset: ralph}\n`;
const text = (plan: object) => `${JSON.stringify(plan, null, 2)}\n`;

let repository: HookedRepository;
let starts: ReadonlyMap<ChecklistHookCase, string>;
let textStart: string;

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
  const [textId = ''] = repository.commitAll([
    {
      message: 'start of the texts',
      parents: [],
      files: {
        '.stateward.yml': `version: 1\nfiles:\n${named.join('')}`,
        ...Object.assign({}, ...Object.values(textHookCases).map(({ start }) => start)),
      },
    },
  ]);
  textStart = textId;
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

describe('a commit of a checklist in another format is refused, and the near miss beside it accepted:', () => {
  it.each(Object.entries(textHookCases))('%s', (_, { refused, accepted, rule, at }) => {
    repository.git('checkout', '-q', '-f', '--detach', textStart);
    put(refused);
    const first = repository.commit('Work');
    expect(namedRules(first.text, 'error')).toEqual([rule]);
    expect(first.text).toContain(at);
    repository.git('reset', '-q', '--hard');
    put(accepted);
    const second = repository.commit('Work');
    expect(namedRules(second.text, 'error')).toEqual([]);
    expect(second.code).toBe(0);
  });
});

function put(files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(repository.directory, path);
    mkdirSync(dirname(file), { recursive: true });
    if (content === null) rmSync(file);
    else writeFileSync(file, content);
  }
  repository.git('add', '-A');
}
