import { describe, expect, it } from 'vitest';
import { at, frontmatter, judge, reviewGraph, withEdge, withoutNode } from '../../../support/workflows.ts';

const fromReview = [
  { to: 'ship', label: 'good', isDefault: true },
  { to: 'build', label: 'bad', isDefault: false, conditionText: 'variables.findings > 0' },
];

describe('workflow/transition', () => {
  it.each([
    ['along an edge', at('plan'), at('build')],
    ['from a blank node, which is the entry', at(''), at('build')],
    ['from white space, which is blank', at('  '), at('build')],
    ['to a blank node, where the run stands at the entry', at('plan'), at('')],
    ['with white space around the node', at('plan'), at(' build ')],
    ['to the same node', at('review', ['plan']), at('review', ['plan', 'review'])],
    ['back along an edge, in a circle', at('review'), at('build')],
    ['by the default of a decision', at('review'), at('ship')],
    ['where the run is new, at the entry', null, at('')],
    ['where the run is new, one step beyond it', null, at('build')],
    [
      'where only the layout of the node changed',
      at('plan'),
      frontmatter({ currentNodeId: 'plan', notes: 1 }),
    ],
  ])('is silent %s', (_, before, after) => {
    expect(judge({ before, after }).findings).toEqual([]);
  });

  it.each([
    ['over the review', at('build'), at('ship'), 'build', 'ship', [{ to: 'review', label: 'built' }]],
    ['against an edge', at('build'), at('plan'), 'build', 'plan', [{ to: 'review', label: 'built' }]],
    [
      'to a blank node, which is the entry',
      at('build'),
      at(' '),
      'build',
      'plan',
      [{ to: 'review', label: 'built' }],
    ],
    ['from a blank node', at(''), at('ship'), 'plan', 'ship', [{ to: 'build', label: 'planned' }]],
    ['from a decision, whose edges are all named', at('review'), at('plan'), 'review', 'plan', fromReview],
    ['beyond the end', at('ship'), at('build'), 'ship', 'build', []],
    ['where the run is new', null, at('review'), 'plan', 'review', [{ to: 'build', label: 'planned' }]],
  ])('refuses a jump %s', (_, before, after, from, to, allowedNext) => {
    const [finding, ...others] = judge({ before, after }).findings;
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      ruleId: 'workflow/transition',
      messageId: 'illegal',
      severity: 'error',
      subject: '(run)#currentNodeId',
      line: 4,
      column: 1,
      data: { code: 'E_INVALID_TRANSITION', from, to, allowedNext },
    });
    expect(finding?.message).toContain(`${from} → ${to}`);
  });

  it('refuses a node that the graph does not hold, and lists what follows the old one', () => {
    const [finding] = judge({ before: at('review'), after: at('nowhere') }).findings;
    expect(finding).toMatchObject({ messageId: 'unknown', data: { to: 'nowhere', allowedNext: fromReview } });
  });

  it('lets a run whose node is gone go back to the entry, with a warning, and nowhere else', () => {
    const gone = { before: at('design'), graph: reviewGraph };
    expect(judge({ ...gone, after: at('plan') }).findings).toMatchObject([
      { severity: 'warning', messageId: 'restarted', data: { allowedNext: [{ to: 'plan' }] } },
    ]);
    expect(judge({ ...gone, after: at('build') }).findings).toMatchObject([
      { severity: 'error', messageId: 'illegal', data: { allowedNext: [{ to: 'plan' }] } },
    ]);
    expect(judge({ ...gone, after: at('design', ['plan']) }).errors).toBe(0);
  });

  it('judges by the graph before the change, and says so', () => {
    const change = { before: at('plan'), after: at('ship'), graphAfter: withEdge('plan', 'ship') };
    expect(judge(change).findings.map(({ messageId }) => messageId)).toContain('tooEarly');
    const taken = { before: at('plan'), after: at('build'), graphAfter: withoutNode('review') };
    expect(judge(taken).findings.map(({ ruleId }) => ruleId)).toEqual(['workflow/graph-changed']);
  });

  it('asks for a path in the net, not for an edge', () => {
    expect(judge({ before: at('plan'), after: at('ship'), net: true }).findings).toEqual([]);
    expect(judge({ before: at('review'), after: at('plan'), net: true }).findings).toMatchObject([
      { messageId: 'unreachable', data: { allowedNext: fromReview } },
    ]);
    expect(judge({ before: at('plan'), after: at('nowhere'), net: true }).findings).toMatchObject([
      { messageId: 'unknown' },
    ]);
  });
});
