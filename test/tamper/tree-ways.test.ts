import { describe, expect, it } from 'vitest';
import { seed as firstSeed, runs } from '../support/soak.ts';
import { inner, node, passed, tree } from '../support/trees.ts';
import { judgeStory } from './judge.ts';
import { taskTree } from './kinds/task-tree.ts';
import {
  derive,
  isStuck,
  type Node,
  named,
  nodesOf,
  openLeaves,
  plannedNode,
  stepLine,
} from './kinds/tree-model.ts';
import { type Random, randomFrom } from './random.ts';
import { beginStory, commitAt, play, tipOf } from './story.ts';
import { followStory } from './ways-back.ts';

/** One commit: what it makes of the tree as it stands, and its message. */
type Commit = (root: Node) => string;

/** How often the printed way had to be followed; a text says that it led nowhere. */
async function followed(start: Node, commits: readonly Commit[], random = randomFrom(1)) {
  const kind = { ...taskTree, start: () => ({ tree: start, says: 'line' as const, iteration: 0 }) };
  const story = beginStory(kind, random);
  for (const commit of commits) {
    const { doc } = commitAt(story, tipOf(story));
    const next = structuredClone(doc.tree);
    const message = commit(next);
    play(story, { doc: { ...doc, tree: next }, message });
  }
  const way = await followStory(story, 0, { arrival: 'pull-request' });
  if (way === undefined || way.outcome === 'words') return way?.outcome ?? 'nothing refused';
  const { files } = commitAt(story, tipOf(story));
  const now: Node = JSON.parse(String(files.get(taskTree.path)));
  const open = nodesOf(now).filter(({ passes }) => !passes);
  return way.outcome === 'green'
    ? `${way.commands.length}: ${open.map(({ id }) => id).join(' ')}`
    : `${way.commands.join(' && ')}: ${way.why}`;
}

const ticking =
  (...ids: readonly string[]): Commit =>
  (root) => {
    for (const id of ids) Object.assign(named(root, id) ?? {}, { passes: true });
    return 'Work';
  };
const declaring =
  (id: string, commit: Commit): Commit =>
  (root) =>
    `${commit(root)}\n\n${stepLine(id, 'done', 'pass')}\n`;

const flat = tree(passed('a'), node('b')) as Node;
const alone = tree(node('b')) as Node;
const deep = tree(inner('m', [inner('n', [passed('a'), node('b')]), passed('c')]), passed('d')) as Node;
const wide = tree(inner('m', [node('a'), node('b')]), inner('n', [node('c')]), passed('d')) as Node;
const wrong = tree(inner('m', [node('a'), node('b')], { passes: true }), node('c')) as Node;

describe('what follows from a tick that goes back goes with it: the printed way is followed once', () => {
  it.each<[string, Node, readonly Commit[], string]>([
    ['the last leaf alone', flat, [ticking('b')], '1: root b'],
    ['the only leaf alone', alone, [ticking('b')], '1: root b'],
    ['the last leaf and the root', flat, [ticking('b', 'root')], '1: root b'],
    ['three levels up nothing follows', deep, [ticking('b')], '1: root m n b'],
    ['the first parent follows, and no other', deep, [ticking('b', 'n')], '1: root m n b'],
    ['the root follows, and none below it', deep, [ticking('b', 'root')], '1: root m n b'],
    ['several leaves of several parents', wide, [ticking('a', 'b', 'c')], '1: root m a b n c'],
    [
      'something else is refused besides',
      deep,
      [(root) => ticking('b')(Object.assign(root, { goal: 'less', attempts: 2 }))],
      '1: root m n b',
    ],
    ['a passed leaf is edited besides', flat, [(root) => ticking('b')(edited(root, 'a'))], '1: root b'],
    ['the parent passed wrongly before', wrong, [ticking('a', 'b', 'c')], '1: root a b c'],
    ['one of them is declared', wide, [declaring('a', ticking('a', 'b'))], '1: root m b n c'],
    [
      'the parents follow in a later commit',
      deep,
      [ticking('b'), ticking('n', 'm', 'root')],
      '1: root m n b',
    ],
    [
      'a later step lacks a parent for its sake',
      wide,
      [ticking('b'), declaring('a', ticking('a'))],
      '1: root m b n c',
    ],
    // Near misses: nothing but the parent is missing, so it comes.
    ['the step is declared, and its parent missing', flat, [declaring('b', ticking('b'))], '1: '],
    ['the same three levels up', deep, [declaring('b', ticking('b'))], '1: '],
    ['nothing is missing', flat, [declaring('b', ticking('b', 'root'))], 'nothing refused'],
  ])('%s', async (_, start, commits, expected) => {
    expect(await followed(structuredClone(start), commits)).toBe(expected);
  });

  function edited(root: Node, id: string): Node {
    Object.assign(named(root, id) ?? {}, { goal: 'less' });
    return root;
  }
});

describe('one cause is one finding, of the commit and of the whole', () => {
  it.each<[string, string, string[]]>([
    ['the tick', '', ['undeclared-pass']],
    ['the parent too, where the tick is only a warning', 'warning', ['state-update', 'undeclared-pass']],
    ['the parent, where the tick is nothing', 'off', ['state-update']],
  ])('%s', async (_, severity, expected) => {
    const kind = { ...taskTree, start: () => ({ tree: flat, says: 'line' as const, iteration: 0 }) };
    const rules = severity === '' ? '' : `    rules:\n      task-tree/undeclared-pass: ${severity}\n`;
    const story = beginStory(kind, randomFrom(1), kind.policy + rules);
    const next = structuredClone(flat);
    play(story, { doc: { tree: next, says: 'line', iteration: 0 }, message: ticking('b')(next) });
    const { report } = await judgeStory(story, 0, { arrival: 'pull-request' });
    expect(report.findings.map(({ ruleId }) => ruleId.replace('task-tree/', ''))).toEqual(expected);
  });
});

/** A tree of three levels, partly done. */
function drawnTree(random: Random): Node {
  let serial = 0;
  const grow = (depth: number): Node => {
    const id = `n${serial++}`;
    const isInner = depth > 0 && (depth === 3 || random.chance(0.6));
    const children = isInner ? Array.from({ length: 1 + random.below(3) }, () => grow(depth - 1)) : [];
    const own = plannedNode(id, serial, random, children);
    return children.length > 0 ? own : { ...own, passes: random.chance(0.5) };
  };
  return derive(grow(3));
}

/** Leaves are ticked, and parents follow or not; one step may be declared, rightly or not. */
function drawnCommit(random: Random): Commit {
  return (root) => {
    const own = random.chance(0.4) ? openLeaves(root).find((each) => !isStuck(each)) : undefined;
    if (own !== undefined) Object.assign(own, { passes: true });
    for (let count = random.below(3); count > 0; count -= 1)
      Object.assign(random.pick(openLeaves(root)) ?? {}, { passes: true });
    const hand = random.chance(0.2) ? random.pick(nodesOf(root)) : undefined;
    if (hand !== undefined) hand.passes = !hand.passes;
    for (const each of nodesOf(root)) if (random.chance(0.2)) derive(each);
    return own === undefined
      ? 'Work'
      : `Work\n\n${stepLine(own.id, 'done', random.pick(['pass', 'fail']) ?? '')}\n`;
  };
}

it('whatever is ticked, and whichever parents follow', async () => {
  for (let seed = firstSeed; seed < firstSeed + runs(240); seed += 1) {
    const random = randomFrom(seed);
    const commits = Array.from({ length: 1 + (seed % 2) }, () => drawnCommit(random));
    expect(`${seed} ${await followed(drawnTree(random), commits, random)}`).toMatch(
      /^\d+ (?:1: [n\d ]*|nothing refused|words)$/,
    );
  }
});
