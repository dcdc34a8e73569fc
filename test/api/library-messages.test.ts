import { describe, expect, it } from 'vitest';
import { applyStateUpdates, checkTransition, startProcedure, validateSchema } from '../../src/index.ts';

const stories = (...ids: readonly string[]) =>
  JSON.stringify({ userStories: ids.map((id) => ({ id, title: id, passes: false })) });

const loose = <T>(value: unknown) => value as T;

describe('a transition in which there is nothing to judge', () => {
  it.each<[what: string, input: unknown]>([
    ['objects without a list', { kind: 'checklist', before: '{}', after: '{}' }],
    ['an empty list', { kind: 'checklist', before: '{"items": []}', after: '{"items": []}' }],
    ['a file that is in neither version', { kind: 'task-tree', before: null, after: null }],
  ])('is no pass that says nothing: %s', (_, input) => {
    const report = checkTransition(loose(input));
    expect([report.files, report.transitions, report.findings]).toEqual([[], [], []]);
    expect(report.notices.join()).toContain('nothing was judged');
  });

  it.each<[what: string, before: string, after: string]>([
    ['an item that is added', stories(), stories('a')],
    ['an item that is removed', stories('a', 'b'), stories('a')],
    ['a text that loses its shape', stories(), '{"a": 1}'],
    ['a text that cannot be read', stories(), '{'],
  ])('but %s is judged', (_, before, after) => {
    const report = checkTransition({ kind: 'checklist', before, after });
    expect(report.files).toHaveLength(1);
    expect(report.notices.join()).not.toContain('nothing was judged');
  });
});

describe('messages name the place, the value and what was expected', () => {
  it('of a root without an id', () => {
    const errors = validateSchema(loose({}));
    expect(JSON.stringify(errors)).toContain("<root>: missing property 'id'");
    expect(JSON.stringify(errors)).not.toContain('": missing');
  });

  it('of undefined', () => {
    const untyped = loose<(...given: readonly unknown[]) => unknown>(applyStateUpdates);
    const result = untyped({}, {});
    expect(JSON.stringify(result)).toContain('unknown status undefined');
  });

  it('of every fault of a graph', () => {
    const graph = { nodes: [{ id: 'a' }, { id: 'b' }], links: [] };
    const call = startProcedure(loose(graph), {
      procedureId: 'p',
      actorId: 'ada',
      newId: () => 'x',
      now: '2026-01-01T00:00:00Z',
    });
    const message = call.ok ? '' : call.error.message;
    expect(message.match(/node '[ab]'/g)?.length).toBeGreaterThan(2);
    expect(message).not.toMatch(/and \d+ more/);
  });
});
