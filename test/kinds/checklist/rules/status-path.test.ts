import { describe, expect, it } from 'vitest';
import { found, judge, said, sprint, task, tasks } from '../../../support/checklists.ts';

const rule = 'status-path';
const at = (status: string) => sprint({ '1-1-login': status });
const graph = {
  parse: 'json',
  items: ['/items'],
  done: [{ field: 'state', values: ['shipped'] }],
  status: { field: 'state', graph: { idea: ['built'], built: ['shipped'] } },
} as const;
const item = (state: string) => ({ items: [{ id: 1, title: 'One', state }] });

describe(`checklist/${rule}`, () => {
  it('is an error where no sequence of moves leads there', () => {
    const change = { preset: graph, before: item('built'), after: item('idea') };
    expect(found(rule, change)).toEqual(['error unreachable 1#state']);
    expect(found(rule, { ...change, net: true })).toEqual(['error unreachable 1#state']);
    expect(said(rule, change)).toEqual([
      `1 "One": status 'idea' cannot follow on 'built', not even in several moves; next may come shipped`,
    ]);
  });

  it('says what may come next', () => {
    const { findings } = judge({ preset: graph, before: item('built'), after: item('idea') });
    expect(findings[0]?.data).toMatchObject({ allowedNext: ['shipped'] });
  });

  it.each([
    ['statuses are skipped', 'backlog', 'review'],
    ['the work goes back for more', 'review', 'in-progress'],
    ['nothing changed', 'review', 'review'],
    ['the work is given up', 'backlog', 'superseded'],
    ['it is taken up again', 'superseded', 'backlog'],
  ])('is silent where %s', (_, from, to) => {
    expect(found(rule, { preset: 'bmad', before: at(from), after: at(to) })).toEqual([]);
  });

  it('knows that an epic is deployed', () => {
    const epic = (status: string) => sprint({ 'epic-1': status, '1-1-login': 'deployed' });
    expect(judge({ preset: 'bmad', before: epic('done'), after: epic('deployed') }).findings).toEqual([]);
  });

  it('warns of an unknown status', () => {
    expect(found(rule, { preset: 'bmad', before: at('backlog'), after: at('paused') })).toEqual([
      'warning unknown 1-1-login#status',
    ]);
    expect(found(rule, { preset: 'bmad', before: at('paused'), after: at('backlog') })).toEqual([]);
  });

  it('leaves what goes back from done to the rule about that', () => {
    expect(found(rule, { preset: 'bmad', before: at('done'), after: at('backlog') })).toEqual([]);
  });

  it('has a graph for tasks', () => {
    const change = (from: string, to: string) => ({
      preset: 'task-master',
      before: tasks(task(1, from)),
      after: tasks(task(1, to)),
    });
    expect(found(rule, change('pending', 'deferred'))).toEqual([]);
    expect(found(rule, change('pending', 'wip'))).toEqual(['warning unknown master:1#status']);
  });
});
