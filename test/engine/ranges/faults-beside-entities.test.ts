import { expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { asLog, started } from '../../support/event-logs.ts';
import { memoryRepository } from '../../support/memory-repository.ts';
import { idle } from '../../support/procedures.ts';
import { node, pretty, tree } from '../../support/trees.ts';
import { at, graphFile, runFile } from '../../support/workflows.ts';

type Files = Readonly<Record<string, string>>;

async function verdictOf(...versions: readonly Files[]) {
  const commits = versions.map((files, index) => ({ message: `commit ${index}`, files }));
  return (await checkRange({ ...memoryRepository(commits), govern: governByDetection(kinds) })).verdict;
}

const treeOf = (value: unknown): Files => ({ '.runner/state/tree.json': pretty(value as never) });
const graphOf = (value: unknown): Files => ({ 'team.procedure.json': JSON.stringify(value, null, 2) });
const runOf = (graph: string): Files => ({
  'run/workflow.md': runFile(at('plan')),
  'run/workflow.graph.json': graph,
});

const logOf = (more: string): Files => ({ 'events.jsonl': asLog([started()]) + more });

const plan = tree(node('a'));
const { id: _, ...nameless } = node('x');
const broken = graphFile().replace('"to": "ship"', '"to": "nowhere"');

it.each<[string, Files, Files]>([
  ['a node without an id', treeOf(plan), treeOf({ ...plan, children: [...plan.children, nameless] })],
  ['a child that is no node', treeOf(plan), treeOf({ ...plan, children: [...plan.children, 7] })],
  ['children that are no list', treeOf(plan), treeOf(tree({ ...node('a'), children: 'none' } as never))],
  ['an unknown key of a graph', graphOf(idle), graphOf({ ...idle, extra: 1 })],
  [
    'a node of a graph without an id',
    graphOf(idle),
    graphOf({ ...idle, nodes: [...idle.nodes, { name: 'x' }] }),
  ],
  ['a node of a graph that is none', graphOf(idle), graphOf({ ...idle, nodes: [...idle.nodes, 7] })],
  ['a node of a graph twice', graphOf(idle), graphOf({ ...idle, nodes: [...idle.nodes, idle.nodes[0]] })],
  ['a blank line of a log', logOf(''), logOf('\n')],
  ['a line of a log that is no object', logOf(''), logOf('[1]\n')],
  ['a line of a log without an end', logOf(''), logOf('{"type":"run.failed"')],
  ['a graph of a run that leads nowhere', runOf(graphFile()), runOf(broken)],
])('what is wrong and no entity has is resolved by putting it back: %s', async (_, good, bad) => {
  const code = { 'code.ts': '1' };
  expect(await verdictOf(good, bad)).toBe('fail');
  expect(await verdictOf(good, bad, code)).toBe('fail');
  expect(await verdictOf(good, bad, code, good)).toBe('pass');
});
