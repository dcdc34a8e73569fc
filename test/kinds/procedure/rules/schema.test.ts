import { describe, expect, it } from 'vitest';
import {
  found,
  type Graph,
  idle,
  join,
  judge,
  link,
  node,
  said,
  set,
  story,
} from '../../../support/procedures.ts';

const rule = 'schema';
const { started } = story();
const adding = (...nodes: Graph['nodes']) => join(idle, { nodes });
const linking = (...links: Graph['links']) => join(idle, { links });

describe(`procedure/${rule}`, () => {
  it.each([
    ['a custom node type', adding(node('x', 'wizard')), 'error invalid x#node_type'],
    ['a field that is not canonical', adding(node('x', 'thing', { owner: 'ada' })), 'error unknown x#owner'],
    [
      'a field of moments on a thing',
      adding(node('x', 'thing', { status: 'done' })),
      'error unknown x#status',
    ],
    [
      'a field of narratives on a space',
      adding(node('x', 'space', { is_stub: true })),
      'error unknown x#is_stub',
    ],
    ['a subtype that is no text', adding(node('x', 'thing', { subtype: 3 })), 'error invalid x#subtype'],
    ['no synthesis', adding({ id: 'x', name: 'x', node_type: 'thing' }), 'error missing x#synthesis'],
    ['negative energy', adding(node('x', 'thing', { energy: -1 })), 'error invalid x#energy'],
    [
      'both spellings of the subtype',
      adding(node('x', 'thing', { subtype: 'a', type: 'a' })),
      'error mixed x#subtype',
    ],
    [
      'content that is an object on what is no run',
      adding(node('x', 'thing', { content: {} })),
      'error invalid x#content',
    ],
    ['an id twice', adding(node('code', 'thing', { uri: 'src/audit.ts' })), 'error repeated code#(repeated)'],
    ['a link to nowhere', linking(link('l', 'code', 'knows', 'nobody')), 'error end link l#node_b'],
    [
      'a link from nowhere',
      linking({ id: 'l', from: 'x', to: 'code', verb: 'v' }),
      'error end link l#node_a',
    ],
    [
      'both spellings of the ends',
      linking({ ...link('l', 'code', 'v', 'old'), from: 'code' }),
      'error mixed link l#node_a',
    ],
    [
      'ends of two spellings',
      linking({ id: 'l', node_a: 'code', to: 'old', verb: 'v' }),
      'error mixed link l#node_a',
    ],
    ['no verb', linking({ id: 'l', from: 'code', to: 'old' }), 'error missing link l#verb'],
    [
      'a polarity of one number',
      linking(link('l', 'code', 'v', 'old', { polarity: [1] })),
      'error invalid link l#polarity',
    ],
    [
      'a hierarchy beyond 1',
      linking(link('l', 'code', 'v', 'old', { hierarchy: 2 })),
      'error invalid link l#hierarchy',
    ],
    [
      'a field that links do not have',
      linking(link('l', 'code', 'v', 'old', { color: 'red' })),
      'error unknown link l#color',
    ],
    ['another member of the graph', { ...idle, version: 1 } as Graph, 'error unknown #version'],
  ])('refuses %s', (_, after, expected) => {
    expect(found(rule, { before: idle, after })).toEqual([expected]);
  });

  it.each([
    ['moment', { status: 'done', tick_created: 1, started_at_s: 5, duration_s: 2.5 }],
    ['narrative', { granularity: 'fine', is_stub: false, path: 'docs/a.md' }],
    ['thing', { uri: 'https://example.org', type: 'page' }],
    [
      'space',
      { subtype: 'anything', description: 'x', weight: 0, energy: 0, embedding: [0.1], created_at_s: 1 },
    ],
  ])('accepts the canonical fields of a %s', (type, fields) => {
    expect(judge({ before: idle, after: adding(node('x', type, fields)) }).findings).toEqual([]);
  });

  it.each([
    [
      'a link in the older spelling',
      linking({ id: 'l', from: 'code', to: 'old', verb: 'LEADS_TO', joy_sadness: -1 }),
    ],
    [
      'all of a link',
      linking(link('l', 'code', 'v', 'old', { energy: 0, polarity: [0, 1], permanence: 1, sequence: 2 })),
    ],
  ])('accepts %s', (_, after) => {
    expect(judge({ before: idle, after }).findings).toEqual([]);
  });

  it.each([
    ['an unknown status', { status: 'paused', started_at: '2026-01-10T10:00:00Z' }],
    ['no start', { status: 'active' }],
    ['a start that is no time', { status: 'active', started_at: 'yesterday' }],
    ['another member', { status: 'completed', started_at: '2026-01-10T10:00:00Z', note: 'x' }],
    ['text that is none', 'active since yesterday'],
    ['nothing', undefined],
  ])('refuses the content of a run with %s, and takes the run for active', (_, content) => {
    const after = set(started, 'run-1', { content });
    expect(found(rule, { before: null, after })).toEqual(['error runContent run-1#content']);
    const cold = set(after, 'run-3', { energy: 1 });
    expect(found('single-active-step', { before: null, after: cold })[0]).toContain('none');
  });

  it('accepts the content of a run as text', () => {
    const content = 'status: active\nstarted_at: 2026-01-10T10:00:00Z\n';
    expect(judge({ before: null, after: set(started, 'run-1', { content }) }).findings).toEqual([]);
  });

  it('says what was expected, where, and what was found', () => {
    const after = adding(node('x', 'wizard'));
    expect(said(rule, { before: idle, after })).toEqual([
      'node \'x\': node_type must be actor, space, narrative, moment or thing, found "wizard"',
    ]);
    const [finding] = judge({ before: idle, after }).findings;
    expect(finding).toMatchObject({ pointer: `/nodes/${idle.nodes.length}/node_type` });
  });

  it('does not report what stood there before', () => {
    const before = adding(node('x', 'wizard'));
    expect(found(rule, { before, after: join(before, { nodes: [node('y', 'thing')] }) })).toEqual([]);
  });
});
