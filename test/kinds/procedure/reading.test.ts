import { describe, expect, it } from 'vitest';
import { buildGraph } from '../../../src/kinds/procedure/build-graph.ts';
import { procedure } from '../../../src/kinds/procedure/index.ts';
import { inOrder } from '../../../src/kinds/procedure/roles.ts';
import { asText, errors, type idle, judge, link, set, step, story } from '../../support/procedures.ts';

const { started, second } = story();
const yaml = `# a graph
nodes:
  - {id: ada, name: Ada, node_type: actor, synthesis: x}
  - id: code
    name: Code
    node_type: wizard
    synthesis: x
links:
  - {id: l, from: ada, verb: KNOWS, to: code}
`;

describe('a graph', () => {
  it('is read as YAML, with its places', () => {
    const [finding] = judge({ before: null, after: yaml }).findings;
    expect(finding).toMatchObject({ ruleId: 'procedure/schema', line: 6, column: 5 });
  });

  it('says the same as JSON and as YAML', () => {
    const lines = ({ nodes, links }: typeof idle) =>
      `nodes:\n${nodes.map((each) => `  - ${JSON.stringify(each)}\n`).join('')}links:\n${links.map((each) => `  - ${JSON.stringify(each)}\n`).join('')}`;
    expect(errors({ before: asText(started), after: lines(started) })).toEqual([]);
    const tampered = set(second, 'look', { content: 'x' });
    expect(errors({ before: lines(second), after: lines(tampered) })).toEqual(
      errors({ before: second, after: tampered }),
    );
  });

  it.each([
    ['broken JSON, which YAML would read', '{"nodes": [], "links": [],}'],
    ['an alias', 'nodes: &a []\nlinks: *a\n'],
    ['a key twice', '{"nodes": [], "nodes": [], "links": []}'],
    ['a key twice in YAML', 'nodes: []\nnodes: []\nlinks: []\n'],
    ['nothing', ''],
  ])('cannot be read: %s', (_, after) => {
    expect(judge({ before: null, after }).findings.map(({ ruleId }) => ruleId)).toEqual([
      'state-file/unreadable',
    ]);
  });

  it('is the same in either spelling', () => {
    const older = {
      nodes: started.nodes.map(({ subtype, ...each }) =>
        subtype === undefined ? each : { ...each, type: subtype },
      ),
      links: started.links.map(({ node_a = '', node_b = '', verb, ...each }) => ({
        ...each,
        ...{ from: node_a, to: node_b, verb: String(verb).toUpperCase().replaceAll(' ', '-') },
      })),
    };
    expect(judge({ before: started, after: older }).findings).toEqual([]);
    expect(judge({ before: older, after: second }).findings.map(({ ruleId }) => ruleId)).toEqual(
      judge({ before: started, after: second }).findings.map(({ ruleId }) => ruleId),
    );
  });

  it.each([
    [true, '{"nodes": [{"node_type": "thing"}], "links": []}'],
    [true, '{"nodes": [], "links": []}'],
    [true, 'nodes: [{node_type: thing}]\nlinks: []\n'],
    [true, '{"nodes": ['],
    [false, '{"nodes": [{"id": 1}], "links": []}'],
    [false, '{"nodes": [], "edges": []}'],
    [false, 'steps: []'],
  ])('is recognised (%s): %s', (isGraph, text) => {
    expect(procedure.match.hasShape(text)).toBe(isGraph);
  });
});

describe('the order of steps', () => {
  const order = (names: readonly string[], sequences: readonly (number | undefined)[]) => {
    const nodes = names.map((name, index) => ({ ...step(`s${index}`, 'x'), name, synthesis: '' }));
    const links = nodes.map((_, index) => {
      const sequence = sequences[index];
      return link(`l${index}`, 'p', 'contains', `s${index}`, sequence === undefined ? {} : { sequence });
    });
    const graph = buildGraph({ nodes, links });
    return inOrder(graph.nodes, graph.links).map(({ id }) => id);
  };

  it.each([
    ['sequence', ['Step 1', 'Step 2', 'Step 3'], [3, 2, 1], ['s2', 's1', 's0']],
    [
      '"Step N", where a sequence is missing',
      ['Step 3', 'Step 1: go', 'the step 2'],
      [1, 2, undefined],
      ['s1', 's2', 's0'],
    ],
    ['the file, where a number is missing', ['Step 3', 'Go', 'Step 1'], [], ['s0', 's1', 's2']],
    ['the file, where numbers are equal', ['Step 1', 'Step 1'], [], ['s0', 's1']],
  ])('is that of %s', (_, names, sequences, expected) => {
    expect(order(names, sequences)).toEqual(expected);
  });
});

describe('ids', () => {
  it('of nodes and links do not meet', () => {
    const before = set(set(started, 'old', { id: 'link run-3' }), 'old-code', { node_a: 'link run-3' });
    const after = set(before, 'link run-3', { name: 'x' });
    const subjects = judge({ before, after }).findings.map(({ subject }) => subject);
    expect(subjects).toEqual(['node link run-3']);
  });
});
