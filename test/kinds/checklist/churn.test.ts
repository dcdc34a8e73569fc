import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { checkOne } from '../../../src/engine/judge/check-transition.ts';
import { checklist } from '../../../src/kinds/checklist/index.ts';
import { arbitraryPlan, reformatJson } from '../../support/arbitrary-checklists.ts';
import {
  arbitraryTasks,
  layOutLines,
  layOutLog,
  layOutPage,
  layOutTasks,
} from '../../support/arbitrary-layouts.ts';
import { idle, judge, prd, sprint, story, task, tasks } from '../../support/checklists.ts';
import { runs } from '../../support/soak.ts';

/** One edit out of thirty only changes the layout: it never is a finding. */
describe('another layout of the same values', () => {
  it('of any plan is silent', () => {
    const twice = arbitraryPlan.chain((plan) => fc.tuple(reformatJson(plan), reformatJson(plan)));
    fc.assert(
      fc.property(twice, fc.boolean(), ([before, after], net) => {
        expect(judge({ before, after, net, context: idle }).findings).toEqual([]);
      }),
      { numRuns: runs(200) },
    );
  });

  it('of tasks in tags and below others is silent', () => {
    const value = tasks(
      task(1, 'done', { subtasks: [task(1, 'done'), task(2, 'pending')], dependencies: [3] }),
      task(3, 'pending'),
    );
    fc.assert(
      fc.property(reformatJson(value), reformatJson(value), (before, after) => {
        expect(judge({ preset: 'task-master', before, after, context: idle }).findings).toEqual([]);
      }),
      { numRuns: runs(50) },
    );
  });

  it.each([
    ['comments', (text: string) => text.replace(/^ {2}/gm, '  # why\n  ')],
    ['quotes', (text: string) => text.replace(/: (\w+)$/gm, ": '$1'")],
    ['line ends', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    [
      'flow style',
      (text: string) =>
        stringify({ development_status: statuses, project: text.length }, { collectionStyle: 'flow' }),
    ],
    ['key order', () => sprint(Object.fromEntries(Object.entries(statuses).reverse()))],
  ])('of a sprint is silent: %s', (_, layout) => {
    const before = sprint(statuses);
    expect(judge({ preset: 'bmad', before, after: layout(before), context: idle }).findings).toEqual([]);
  });

  it('of white space inside of texts is silent', () => {
    const before = prd(story('US-1', { passes: true }));
    const after = prd(
      story('US-1', { passes: true, description: '  As a user\n I want\twhat story US-1 promises ' }),
    );
    expect(judge({ before, after }).findings).toEqual([]);
  });
});

describe('another layout of the same text', () => {
  const twice = <Value>(value: fc.Arbitrary<Value>, layOut: (value: Value) => fc.Arbitrary<string>) =>
    value.chain((each) => fc.tuple(layOut(each), layOut(each)));

  it.each(['markdown', 'spec-kit', 'openspec', 'kiro', 'gsd'])('of a task list is silent: %s', (preset) => {
    fc.assert(
      fc.property(twice(arbitraryTasks, layOutTasks), fc.boolean(), ([before, after], net) => {
        expect(judge({ preset, before, after, net, context: idle }).findings).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });

  it('of JSON lines is silent', () => {
    const issues = arbitraryPlan.map(({ userStories }) =>
      userStories.map((each) => ({
        ...each,
        status: each.passes === true ? 'closed' : 'open',
        issue_type: 'task',
      })),
    );
    fc.assert(
      fc.property(twice(issues, layOutLines), ([before, after]) => {
        expect(judge({ preset: 'beads', before, after, context: idle }).findings).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });

  it.each(['log', 'beads-log'])('of a log is silent: %s', (preset) => {
    const entries = fc.array(fc.constantFrom('begun', 'red', '{"a": 1}', '🎉 done'), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(twice(entries, layOutLog), ([before, after]) => {
        expect(judge({ preset, before, after }).findings).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });

  it('of a folder is silent', () => {
    const pages = arbitraryTasks.chain((tasks) => {
      const laidOut = () => fc.tuple(...tasks.map((task, index) => layOutPage(`task-${index}`, task)));
      return fc.tuple(laidOut(), laidOut());
    });
    fc.assert(
      fc.property(pages, ([before, after]) => {
        const companions = before.map((text, index) => [
          `backlog/tasks/task-${index}.md`,
          { before: text, after: after[index] ?? null },
        ]);
        const { findings } = checkOne(checklist, {
          before: 'statuses: ["To Do", "Done"]\n',
          after: "\ufeffstatuses:\r\n- 'To Do'\r\n- 'Done'\r\n",
          options: { preset: 'backlog' },
          context: idle,
          companions: Object.fromEntries(companions),
        });
        expect(findings).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });
});

const statuses = {
  'epic-1': 'in-progress',
  '1-1-a': 'done',
  '1-2-b': 'review',
  'epic-1-retrospective': 'optional',
};
