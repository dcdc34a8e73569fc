import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rules, type TaskNode } from '../../src/index.ts';
import { checklistCases, checklistElsewhere } from '../support/checklist-hook-cases.ts';
import { treeFile } from '../support/e2e-trees.ts';
import { eventLogCases, eventLogElsewhere } from '../support/event-log-hook-cases.ts';
import {
  fileCases,
  type HookCase,
  moreStepCases,
  shownElsewhere,
  stepCases,
  warningCases,
} from '../support/hook-cases.ts';
import { createHookedRepository, type HookedRepository, namedRules } from '../support/hooked-repository.ts';
import { procedureCases, procedureElsewhere } from '../support/procedure-hook-cases.ts';
import { changing, declaring, done, node, pretty, tree } from '../support/trees.ts';
import { workflowCases, workflowElsewhere } from '../support/workflow-hook-cases.ts';

let repository: HookedRepository;
let starts: ReadonlyMap<HookCase, string>;

beforeAll(() => {
  repository = createHookedRepository();
  const more = Object.values(moreStepCases).flatMap(([, ...rest]) => rest);
  const all = [...[stepCases, fileCases, warningCases].flatMap((each) => Object.values(each)), ...more];
  // Roots: where HEAD has no parent, nothing can pass as an amend of it.
  const ids = repository.commitAll(
    all.map(({ start, files = {} }, index) => ({
      message: `start ${index}`,
      parents: [],
      files: { readme: `${index}`, ...files, ...(start === null ? {} : { [treeFile]: pretty(start) }) },
    })),
  );
  starts = new Map(all.map((each, index) => [each, ids[index] ?? '']));
});

afterAll(() => repository.cleanup());

function attempted(each: HookCase, which: 'refused' | 'accepted') {
  repository.write(each[which].tree);
  return repository.commit(each[which].says);
}

function refusesAndAccepts(rule: string, each: HookCase): void {
  repository.git('checkout', '-q', '-f', '--detach', starts.get(each) ?? '');
  const refused = attempted(each, 'refused');
  expect(namedRules(refused.text, 'error')).toContain(rule);
  expect(refused.code).toBe(1);
  const accepted = attempted(each, 'accepted');
  expect(namedRules(accepted.text, 'error')).toEqual([]);
  expect(accepted.code).toBe(0);
}

describe('a commit is refused, and the near miss beside it accepted:', () => {
  it.each(Object.entries(stepCases))('task-tree/%s', (name, each) =>
    refusesAndAccepts(`task-tree/${name}`, each),
  );

  it.each(Object.entries(fileCases))('%s', refusesAndAccepts);

  it.each(Object.entries(moreStepCases))('%s', (_, [rule, ...rest]) => {
    for (const each of rest) refusesAndAccepts(`task-tree/${rule}`, each);
  });
});

describe('a commit is made, and the hook says what it saw:', () => {
  it.each(Object.entries(warningCases))('%s', (rule, each) => {
    for (const which of ['refused', 'accepted'] as const) {
      repository.git('checkout', '-q', '-f', '--detach', starts.get(each) ?? '');
      const { code, text } = attempted(each, which);
      expect(namedRules(text, 'warning')).toEqual(which === 'refused' ? [rule] : []);
      expect(code).toBe(0);
    }
  });
});

it('a merge that invents a value is refused by the rule that names it against both sides', () => {
  const plan = tree(node('a'), node('b'));
  const [ours, theirs] = [changing(plan, 'a', { passes: true }), changing(plan, 'a', { goal: 'theirs' })];
  const file = (version: TaskNode) => ({ [treeFile]: pretty(version) });
  const [, , side = ''] = repository.commitAll([
    { message: 'plan', files: { ...file(plan), readme: 'm' }, branch: 'merged', parents: [] },
    { message: declaring(done('a')), files: file(ours), branch: 'merged' },
    { message: 'goal', files: file(theirs), branch: 'side', parents: [0] },
  ]);
  repository.git('checkout', '-q', '-f', 'merged');
  const { directory: cwd, environment: env } = repository;
  spawnSync('git', ['merge', '-q', '--no-commit', side], { cwd, env });
  repository.write(changing(ours, 'a', { goal: 'neither' }));
  const refused = repository.commit('merge');
  expect(namedRules(refused.text, 'error')).toEqual(['task-tree/immutability']);
  expect(refused.code).toBe(1);
  // What one side finished is not what the other side made of it.
  repository.write(changing(theirs, 'a', { passes: true }));
  expect(namedRules(repository.commit('merge').text, 'error')).toEqual(['task-tree/immutability']);
  repository.write(ours);
  expect(repository.commit('merge')).toEqual({ code: 0, text: '' });
});

it('every rule has a commit here, or the reason why it cannot', () => {
  const here = [
    ...Object.keys(stepCases).map((name) => `task-tree/${name}`),
    ...Object.keys(checklistCases).map((name) => `checklist/${name}`),
    ...Object.keys(eventLogCases).map((name) => `event-log/${name}`),
    ...eventLogElsewhere,
    ...Object.keys(workflowCases).map((name) => `workflow/${name}`),
    // test/e2e/procedure.test.ts commits these.
    ...Object.keys(procedureCases).map((name) => `procedure/${name}`),
    ...[
      fileCases,
      warningCases,
      shownElsewhere,
      checklistElsewhere,
      workflowElsewhere,
      procedureElsewhere,
    ].flatMap((each) => Object.keys(each)),
  ];
  expect(here.sort()).toEqual(
    rules()
      .map(({ id }) => id)
      .sort(),
  );
});
