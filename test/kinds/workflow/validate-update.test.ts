import { describe, expect, it } from 'vitest';
import { getWorkflowState, validateWorkflowStateUpdate } from '../../../src/index.ts';
import { at, frontmatter, graphFile, reviewGraph, runFile, withEdge } from '../../support/workflows.ts';

type Source = Parameters<typeof validateWorkflowStateUpdate>[1];

const update = (before: Source | null, after: Source, graph: Source = reviewGraph) =>
  validateWorkflowStateUpdate(before, after, graph);
const ok = { ok: true, value: null };
const refusal = (code: string, details: object) => ({ ok: false, error: { code, details } });
const planned = [{ to: 'build', label: 'planned' }];

describe('validateWorkflowStateUpdate', () => {
  it.each([
    ['a legal edge', at('plan'), at('build', ['plan'])],
    ['the same node', at('build'), at('build', ['build'])],
    ['a blank node on both sides', at(' '), at('')],
    ['from a blank node along an edge of the entry', at(''), at('build')],
    ['a circle', at('review'), at('build')],
    ["the format's own template as a new run", null, frontmatter({ updatedAt: '', variables: {} })],
  ])('accepts %s, as values, texts and bytes', (_, before, after) => {
    expect(update(before, after)).toEqual(ok);
    const text = before === null ? null : runFile(before);
    expect(update(text, runFile(after), graphFile())).toEqual(ok);
    const bytes = (said: string) => new TextEncoder().encode(said);
    expect(update(text === null ? null : bytes(text), bytes(runFile(after)), bytes(graphFile()))).toEqual(ok);
  });

  it('refuses a jump, with what is allowed', () => {
    const result = update(at(''), at('ship', ['plan']));
    expect(result).toEqual({
      ok: false,
      error: {
        code: 'E_INVALID_TRANSITION',
        message: 'Invalid transition: plan → ship: no edge leads there; allowed next: build (planned)',
        details: { from: 'plan', to: 'ship', allowedNext: planned },
      },
    });
  });

  it.each([
    [
      'a node that is not there',
      at('plan'),
      at('nowhere'),
      { from: 'plan', to: 'nowhere', allowedNext: planned },
    ],
    [
      'a node that is not there, though it was before',
      at('nowhere'),
      at('nowhere'),
      { from: 'nowhere', to: 'nowhere', allowedNext: [{ to: 'plan', label: 'entry' }] },
    ],
    [
      'a step that is taken back',
      at('plan', ['plan', 'x', 'y']),
      at('build', ['y']),
      { from: 'plan', to: 'build', allowedNext: planned, missing: ['plan', 'x'] },
    ],
  ])('refuses %s', (_, before, after, details) => {
    expect(update(before, after)).toMatchObject(refusal('E_INVALID_TRANSITION', details));
  });

  it('names schema errors first, the move with them, and what else is wrong behind', () => {
    const result = update(at('plan', ['plan']), { ...at('ship'), schemaVersion: 1 });
    expect(result).toMatchObject({
      error: {
        code: 'E_SCHEMA_VALIDATION',
        message: expect.stringMatching(/^plan → ship: schemaVersion /),
        details: {
          errors: [{ instancePath: '/schemaVersion', keyword: 'type' }],
          allowedNext: planned,
          others: [
            { code: 'E_INVALID_TRANSITION' },
            { code: 'E_INVALID_TRANSITION', details: { missing: ['plan'] } },
          ],
        },
      },
    });
    expect(JSON.stringify(result)).not.toContain(process.cwd());
  });

  it('refuses what was wrong before just the same', () => {
    const wrong = at('plan', [], { artifacts: 1 });
    expect(update(wrong, wrong)).toMatchObject(refusal('E_SCHEMA_VALIDATION', {}));
  });

  it.each([
    ['the next version', runFile(at('plan')), '# Run\n', 'next'],
    ['the previous version', '---\na: 1\na: 2\n---\n', runFile(at('plan')), 'previous'],
    ['a value that is no mapping', at('plan'), [1], 'next'],
  ])('refuses a frontmatter that cannot be read: %s', (_, before, after, side) => {
    expect(update(before, after)).toMatchObject(refusal('E_INVALID_FRONTMATTER', { side }));
  });

  it.each([
    ['that is no JSON', '{'],
    ['that is none', []],
    ['with a member of its own', { ...reviewGraph, by: 'me' }],
    ['with an edge into nothing', withEdge('ship', 'x')],
  ])('refuses a graph %s', (_, graph) => {
    expect(update(at('plan'), at('build'), graph)).toMatchObject(
      refusal('E_GRAPH_INVALID', { errors: [{}] }),
    );
  });

  it('takes values that are not JSON for what they are in it', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(update(null, circle)).toMatchObject(refusal('E_INVALID_FRONTMATTER', {}));
    expect(update(null, frontmatter({ updatedAt: new Date(0) }))).toEqual(ok);
  });
});

describe('getWorkflowState', () => {
  it('restores a run from its two files alone', () => {
    expect(getWorkflowState(runFile(at('build', ['plan'])), graphFile())).toEqual({
      ok: true,
      value: {
        currentNodeId: 'build',
        stepsCompleted: ['plan'],
        allowedNext: [{ to: 'review', label: expect.any(String) }],
      },
    });
    expect(getWorkflowState(at(''), reviewGraph)).toMatchObject({
      ok: true,
      value: { currentNodeId: 'plan', stepsCompleted: [], allowedNext: planned },
    });
  });

  it.each<[string, Source, Source, string]>([
    ['a node that the graph has not', at('deploy'), reviewGraph, 'E_INVALID_TRANSITION'],
    ['no frontmatter', 'text', reviewGraph, 'E_INVALID_FRONTMATTER'],
    [
      'a state that breaks its schema',
      { ...at('plan'), stepsCompleted: 'plan' },
      reviewGraph,
      'E_SCHEMA_VALIDATION',
    ],
    ['a graph that cannot be read', at('plan'), '{', 'E_'],
    ['a graph that is none', at('plan'), {}, 'E_'],
  ])('refuses %s', (_, state, graph, code) => {
    expect(getWorkflowState(state, graph)).toMatchObject({
      ok: false,
      error: { code: expect.stringContaining(code) },
    });
  });
});
