import type { Edit, Expectation, Guard, Move, Situation } from '../kind.ts';
import { announced, legal } from '../reasons.ts';
import {
  derive,
  isStuck,
  leavesOf,
  type Node,
  named,
  nodesOf,
  openLeaves,
  parentOf,
  plannedNode,
  plannedTree,
  sort,
  stepLine,
  type TreeDoc,
  treeText,
  withTree,
} from './tree-model.ts';
import { removeNode, runStatePath } from './tree-moves.ts';

type TreeSituation = Situation<TreeDoc>;
type TreeEdit = Edit<TreeDoc>;
type Picker = (root: Node) => readonly Node[];

const passedLeaves: Picker = (root) => leavesOf(root).filter(({ passes }) => passes);
const passedNodes: Picker = (root) => nodesOf(root).filter(({ passes }) => passes);
const openInner: Picker = (root) =>
  nodesOf(root).filter(({ passes, children }) => !passes && children.length > 0);
const first: Picker = (root) =>
  openLeaves(root)
    .filter((node) => !isStuck(node))
    .slice(0, 1);
const attempted: Picker = (root) => openLeaves(root).filter(({ attempts }) => attempts > 0);

interface Details {
  readonly net?: Expectation;
  readonly isPlain?: true;
  readonly policy?: string;
  readonly guard?: Guard;
  /** Declared for the node that is tampered with. */
  readonly says?: (node: Node, situation: TreeSituation) => string;
  readonly files?: (node: Node) => Move<TreeDoc>['files'];
  /** Written as it is, without deriving and sorting. */
  readonly isRaw?: true;
}

/** One node of some sort is changed by hand. */
function node(
  pick: Picker,
  change: (own: Node, root: Node, situation: TreeSituation) => void,
  expect: Expectation,
  { says, files, isRaw, ...more }: Details = {},
): TreeEdit {
  return {
    expect,
    ...more,
    apply(situation) {
      const { doc, random } = situation;
      const target = random.pick(pick(doc.tree));
      if (target === undefined) return undefined;
      const alter = (root: Node) => {
        const own = named(root, target.id);
        if (own !== undefined) change(own, root, situation);
      };
      const raw = { ...doc, tree: structuredClone(doc.tree) };
      if (isRaw) alter(raw.tree);
      const next = isRaw ? raw : withTree(doc, alter);
      if (treeText(next) === treeText(doc)) return says === undefined ? undefined : declaredOnly(target);
      return {
        doc: next,
        message: message(target),
        ...(files === undefined ? {} : { files: files(target) ?? {} }),
      };

      function message(own: Node) {
        return says === undefined ? 'Work' : `Work\n\n${says(own, situation)}\n`;
      }
      function declaredOnly(own: Node): Move<TreeDoc> | undefined {
        return { doc, message: message(own) };
      }
    },
  };
}

const says = (status: string, guard = 'skipped') => ({
  says: (own: Node) => stepLine(own.id, status, guard),
});
const nothing = () => {};

/** Passed: frozen in every field, children included (Passed-Node Integrity), in a commit and in the net. */
const frozen = (change: (own: Node, root: Node, situation: TreeSituation) => void, pick = passedLeaves) =>
  node(pick, change, 'refused', { net: 'refused', isPlain: true });

/** A leaf passes, and a guard is handed to the gate. */
const flipped = (expect: Expectation, guard: Guard, more: Details = {}, pick: Picker = first) =>
  node(
    pick,
    (own) => {
      own.passes = true;
    },
    expect,
    { ...more, guard },
  );

const homoglyphs: Readonly<Record<string, string>> = { p: 'р', a: 'а', e: 'е', o: 'о', i: 'і' };

function several(expect: Expectation, net: Expectation, apply: TreeEdit['apply'], policy?: string): TreeEdit {
  return { expect, net, apply, ...(policy === undefined ? {} : { policy }) };
}

function without(tree: TreeDoc, id: string): TreeDoc {
  return withTree(tree, (root) => removeNode(root, id));
}

/** The children of a plan are dropped, and planned again under the same ids. */
function droppedAndDecomposed(expect: Expectation, isAttempted: boolean): TreeEdit {
  return {
    expect,
    isFromTip: true,
    apply({ doc, random }) {
      const suits = openInner(doc.tree).filter(
        (own) =>
          own.next === 'decompose' &&
          own !== doc.tree &&
          own.children.some(({ attempts }) => attempts > 0) === isAttempted &&
          own.children.every(({ passes, children }) => !passes && children.length === 0),
      );
      const own = random.pick(suits);
      if (own === undefined) return undefined;
      const bare = withTree(doc, (root) => void Object.assign(named(root, own.id) ?? {}, { children: [] }));
      const again = withTree(bare, (root) => {
        const children = own.children.map((child) => ({ ...structuredClone(child), attempts: 0 }));
        named(root, own.id)?.children.push(...children);
      });
      return [
        { doc: bare, message: 'Plan it anew' },
        { doc: again, message: `Plan\n\n${stepLine(own.id, 'decomposed', 'skipped')}\n` },
      ];
    },
  };
}

function ownerPolicyWith(option: string): string {
  return `version: 1
files:
  - path: "**/.runner/state/tree.json"
    kind: task-tree
    ${option}
`;
}

const ownerReplans = `version: 1
files:
  - path: "**/.runner/state/tree.json"
    kind: task-tree
    replan: note
`;

export const treeEdits: Readonly<Record<string, TreeEdit>> = {
  'flip an open leaf': node(
    first,
    (own) => {
      own.passes = true;
    },
    'refused',
    {
      net: legal('severalSteps'),
    },
  ),
  'flip an open leaf with work beside it': node(
    first,
    (own) => {
      own.passes = true;
    },
    'refused',
    {
      net: legal('severalSteps'),
      files: (own) => ({ 'src/done.js': `// ${own.id}\n` }),
    },
  ),
  'flip and declare a guard that never ran': node(
    first,
    (own) => {
      own.passes = true;
    },
    legal('declaration'),
    says('done', 'pass'),
  ),
  'flip and declare a failed guard': node(
    first,
    (own) => {
      own.passes = true;
    },
    'refused',
    says('done', 'fail'),
  ),
  'flip and declare a retry': node(
    first,
    (own) => {
      own.passes = true;
    },
    'refused',
    says('retry'),
  ),
  'flip two and declare one': node(
    first,
    (own, root) => {
      const other = openLeaves(root).find(({ id }) => id !== own.id);
      if (other === undefined) return;
      own.passes = true;
      other.passes = true;
    },
    'refused',
    says('done', 'pass'),
  ),
  'flip an open leaf while the guard succeeds': flipped(legal('guarded'), 'success', {
    net: legal('guarded'),
  }),
  'flip an open leaf while the guard is skipped': flipped('refused', 'skipped'),
  'flip an open leaf while the guard fails': flipped('refused', 'failure', { net: 'refused' }),
  'flip and declare a guard that passed, while it fails': flipped('refused', 'failure', {
    ...says('done', 'pass'),
    net: 'refused',
  }),
  'flip and declare a failed guard, while it succeeds': flipped('refused', 'success', says('done', 'fail')),
  'flip a stuck leaf while the guard succeeds': flipped('refused', 'success', {}, (root) =>
    openLeaves(root).filter(isStuck),
  ),
  'flip two while the guard succeeds': node(
    first,
    (own, root) => {
      const other = openLeaves(root).find(({ id }) => id !== own.id);
      if (other === undefined) return;
      own.passes = true;
      other.passes = true;
    },
    'refused',
    { guard: 'success' },
  ),
  'flip an inner node': node(
    openInner,
    (own) => {
      own.passes = true;
    },
    'refused',
    {
      net: 'refused',
      isRaw: true,
    },
  ),
  'flip the root': node(
    (root) => (root.passes ? [] : [root]),
    (own) => {
      own.passes = true;
    },
    'refused',
    { net: 'refused', isRaw: true },
  ),
  'flip all below a parent, and leave the parent': node(
    (root) => openInner(root).filter(({ children }) => children.every((each) => each.children.length === 0)),
    (own) => {
      for (const child of own.children) child.passes = true;
    },
    'refused',
    { net: 'refused', isRaw: true },
  ),
  'flip all that is open, and leave every parent': node(
    (root) => (root.passes ? [] : [root]),
    (root) => {
      for (const leaf of openLeaves(root)) leaf.passes = true;
    },
    'refused',
    { net: 'refused', isRaw: true },
  ),
  'flip all that is open, and leave the root': node(
    (root) => (root.passes ? [] : [root]),
    (root) => {
      for (const leaf of openLeaves(root)) leaf.passes = true;
      for (const child of root.children) derive(child);
    },
    'refused',
    { net: 'refused', isRaw: true },
  ),
  'flip all that is open, and the root alone': node(
    (root) => (openInner(root).length > 1 ? [root] : []),
    (root) => {
      for (const leaf of openLeaves(root)) leaf.passes = true;
      root.passes = true;
    },
    'refused',
    { net: 'refused', isRaw: true },
  ),
  'flip all that is open, declare one, and leave every parent': node(
    (root) => (openLeaves(root).length > 1 ? first(root) : []),
    (_own, root) => {
      for (const leaf of openLeaves(root)) leaf.passes = true;
    },
    'refused',
    { ...says('done', 'pass'), net: 'refused', isRaw: true },
  ),
  'unflip a leaf': frozen((own) => {
    own.passes = false;
  }),
  'unflip a leaf where passed work may be edited': node(
    passedLeaves,
    (own) => {
      own.passes = false;
    },
    'refused',
    { net: 'refused', policy: `${ownerPolicyWith('')}rules: { task-tree/immutability: off }\n` },
  ),
  'unflip an inner node': node(
    (root) => passedNodes(root).filter(({ children }) => children.length > 0),
    (own) => {
      own.passes = false;
    },
    'refused',
    { net: 'refused', isRaw: true },
  ),
  'edit the title of passed work': frozen((own) => {
    own.title += ' again';
  }, passedNodes),
  'edit the goal of passed work': frozen((own) => {
    own.goal = 'less';
  }, passedNodes),
  'drop a criterion of passed work': frozen((own) => void own.acceptance.pop(), passedNodes),
  'reword a criterion of passed work': frozen((own) => {
    own.acceptance[0] = 'whatever';
  }, passedNodes),
  'swap the criteria of passed work': frozen((own) => void own.acceptance.reverse()),
  'edit the mode of passed work': frozen((own) => {
    own.next = own.next === 'execute' ? 'decompose' : 'execute';
  }),
  'edit the order of passed work': frozen((own) => {
    own.order += 7;
  }),
  'raise the limit of passed work': frozen((own) => {
    own.max_attempts += 1;
  }),
  'edit the attempts of passed work': frozen((own) => {
    own.attempts = own.attempts === 0 ? 1 : 0;
  }),
  'delete a passed leaf': frozen((own, root) => {
    if (parentOf(root, own) === undefined) return;
    removeNode(root, own.id);
  }),
  'delete a passed subtree': frozen(
    (own, root) => {
      if (parentOf(root, own) === undefined) return;
      removeNode(root, own.id);
    },
    (root) => passedNodes(root).filter(({ children }) => children.length > 0),
  ),
  'move passed work under another parent': frozen((own, root, { random }) => {
    const to = random.pick(openInner(root).filter((each) => each !== parentOf(root, own)));
    if (to === undefined) return;
    removeNode(root, own.id);
    to.children.push(own);
  }),
  'rename passed work': frozen((own) => {
    own.id += '-v2';
  }),
  'rename passed work by a homoglyph': frozen((own) => {
    own.id = own.id.replace(/[paeoi]/, (letter) => homoglyphs[letter] ?? letter);
  }),
  'rename passed work by an invisible character': frozen((own) => {
    own.id += '\u200b';
  }),
  'rename passed work by a variation of composition': frozen((own) => {
    own.id = `${own.id}\u0301`;
  }),
  'put an invisible character into a passed goal': frozen((own) => {
    own.goal += '\u2060';
  }),
  'change only blanks in a passed goal': frozen((own) => {
    own.goal += ' ';
  }),
  'give passed work a child': frozen(
    (own, _root, { random }) => void own.children.push(plannedNode(`${own.id}/late`, 0, random)),
  ),
  'give passed work a passed child': frozen(
    (own, _root, { random }) =>
      void own.children.push({ ...plannedNode(`${own.id}/late`, 0, random), passes: true }),
  ),
  'swap the ids of passed and open work': frozen((own, root, { random }) => {
    const other = random.pick(openLeaves(root));
    if (other === undefined) return;
    [own.id, other.id] = [other.id, own.id];
  }),
  'exchange passed and open work in all but their ids': frozen((own, root, { random }) => {
    const other = random.pick(openLeaves(root));
    if (other === undefined) return;
    const { id, children: _, ...rest } = structuredClone(own);
    const { id: otherId, children: __, ...otherRest } = structuredClone(other);
    Object.assign(own, otherRest, { id });
    Object.assign(other, rest, { id: otherId });
  }),
  'reset a counter': node(
    attempted,
    (own) => {
      own.attempts = 0;
    },
    'refused',
    { net: 'refused' },
  ),
  'reset a counter and declare a step': node(
    attempted,
    (own) => {
      own.attempts = 0;
    },
    'refused',
    says('retry'),
  ),
  'lower a counter by one': node(
    attempted,
    (own) => {
      own.attempts -= 1;
    },
    'refused',
    { net: 'refused' },
  ),
  'raise a counter by two': node(
    (root) => openLeaves(root).filter(({ attempts, max_attempts }) => max_attempts - attempts > 1),
    (own) => {
      own.attempts += 2;
    },
    'refused',
    { net: legal('severalSteps') },
  ),
  'raise a counter by one': node(
    first,
    (own) => {
      own.attempts += 1;
    },
    legal('inference'),
    {
      net: legal('severalSteps'),
    },
  ),
  'raise a counter beyond its limit': node(
    first,
    (own) => {
      own.attempts = own.max_attempts + 1;
    },
    'refused',
    { net: 'refused' },
  ),
  'raise two counters': node(
    first,
    (own, root) => {
      const other = openLeaves(root).find((each) => each !== own && !isStuck(each));
      if (other === undefined) return;
      own.attempts += 1;
      other.attempts += 1;
    },
    'refused',
    { net: legal('severalSteps') },
  ),
  'give an inner node attempts': node(
    openInner,
    (own) => {
      own.attempts += 1;
    },
    'refused',
  ),
  'raise a limit in a step': node(
    first,
    (own) => {
      own.attempts += 1;
      own.max_attempts += 3;
    },
    announced('limitInStep'),
    says('retry'),
  ),
  'raise a limit by itself': node(
    first,
    (own) => {
      own.max_attempts += 3;
    },
    legal('ownerLimit'),
  ),
  'lower a limit below the attempts': node(
    attempted,
    (own) => {
      own.max_attempts = own.attempts - 1;
    },
    'refused',
    { net: 'refused' },
  ),
  'set a limit to nought': node(
    (root) => openLeaves(root).filter(({ attempts }) => attempts === 0),
    (own) => {
      own.max_attempts = 0;
    },
    'refused',
    { net: 'refused' },
  ),
  'give a leaf in execute mode children': node(
    (root) => openLeaves(root).filter(({ next }) => next === 'execute'),
    (own, _root, { random }) => void own.children.push(plannedNode(`${own.id}/x`, 0, random)),
    'refused',
    { net: legal('severalSteps') },
  ),
  'declare a decomposition in execute mode': node(
    (root) => first(root).filter(({ next }) => next === 'execute'),
    (own, _root, { random }) => void own.children.push(plannedNode(`${own.id}/x`, 0, random)),
    'refused',
    says('decomposed'),
  ),
  'declare a decomposition without children': node(
    (root) => first(root).filter(({ next }) => next === 'decompose'),
    nothing,
    'refused',
    says('decomposed'),
  ),
  'add a sibling and declare another step': node(
    first,
    (own, root, { random, fresh }) =>
      void parentOf(root, own)?.children.push(plannedNode(`late-${fresh()}`, 9, random)),
    'refused',
    says('done', 'skipped'),
  ),
  'add a node anywhere and say nothing': node(
    openInner,
    (own, _root, { random, fresh }) => void own.children.push(plannedNode(`late-${fresh()}`, 9, random)),
    'refused',
    { net: legal('severalSteps') },
  ),
  'decompose into children that passed already': node(
    (root) => first(root).filter(({ next }) => next === 'decompose'),
    (own, _root, { random }) =>
      void own.children.push(
        { ...plannedNode(`${own.id}/1`, 0, random), passes: true },
        plannedNode(`${own.id}/2`, 1, random),
      ),
    'refused',
    says('decomposed'),
  ),
  'decompose into children with attempts': node(
    (root) => first(root).filter(({ next }) => next === 'decompose'),
    (own, _root, { random }) =>
      void own.children.push({ ...plannedNode(`${own.id}/1`, 0, random), attempts: 1 }),
    'refused',
    says('decomposed'),
  ),
  'put the root under a new one': several('refused', legal('severalSteps'), ({ doc, random }) => {
    if (doc.tree.passes) return undefined;
    const root = plannedNode('roof', 0, random, [
      structuredClone(doc.tree),
      plannedNode('beside', 1, random),
    ]);
    return { doc: { ...doc, tree: sort(root) }, message: 'A wider plan' };
  }),
  'begin a stuck node again under a new root': several(
    'refused',
    legal('severalSteps'),
    ({ doc, random }) => {
      const own = random.pick(
        attempted(doc.tree).filter((each) => (parentOf(doc.tree, each)?.children.length ?? 0) > 1),
      );
      if (own === undefined) return undefined;
      const again = { ...structuredClone(own), id: `${own.id}-v2`, attempts: 0 };
      const root = plannedNode('roof', 0, random, [without(doc, own.id).tree, again]);
      return { doc: { ...doc, tree: sort(root) }, message: 'A wider plan' };
    },
  ),
  'start over with another plan before anything passed': several(
    'refused',
    legal('severalSteps'),
    ({ doc, random }) =>
      nodesOf(doc.tree).some(({ passes }) => passes)
        ? undefined
        : { doc: { ...doc, tree: plannedTree(random, 'fresh') }, message: 'A better plan' },
  ),
  'drop an open leaf': node(
    (root) =>
      openLeaves(root).filter(
        (own) => (parentOf(root, own)?.children.filter(({ passes }) => !passes).length ?? 0) > 1,
      ),
    (own, root) => removeNode(root, own.id),
    legal('openWork'),
    { net: legal('openWork') },
  ),
  'drop the last open leaf, so that the parent passes': node(
    (root) =>
      openLeaves(root).filter((own) => {
        const siblings = parentOf(root, own)?.children ?? [];
        return siblings.length > 1 && siblings.every((each) => each.passes || each.id === own.id);
      }),
    (own, root) => removeNode(root, own.id),
    announced('removal'),
    { net: announced('removal') },
  ),
  'drop a node and add it again without its attempts': several('refused', 'refused', ({ doc, random }) => {
    const own = random.pick(
      attempted(doc.tree).filter((each) => (parentOf(doc.tree, each)?.children.length ?? 0) > 1),
    );
    const parent = own && parentOf(doc.tree, own);
    if (own === undefined || parent === undefined) return undefined;
    const again = withTree(
      without(doc, own.id),
      (root) => void named(root, parent.id)?.children.push({ ...structuredClone(own), attempts: 0 }),
    );
    return [
      { doc: without(doc, own.id), message: 'Nobody needs it' },
      { doc: again, message: 'After all' },
    ];
  }),
  'drop all children and decompose into them again without their attempts': droppedAndDecomposed(
    'refused',
    true,
  ),
  'drop all children and decompose into them again': droppedAndDecomposed(legal('openWork'), false),
  'move open work under another parent': node(
    (root) => openLeaves(root).filter((own) => (parentOf(root, own)?.children.length ?? 0) > 1),
    (own, root, { random }) => {
      const to = random.pick(openInner(root).filter((each) => !each.children.includes(own)));
      if (to === undefined) return;
      removeNode(root, own.id);
      to.children.push(own);
    },
    'refused',
    { net: legal('severalSteps') },
  ),
  'rename open work to be rid of its attempts': node(
    attempted,
    (own) => {
      own.id += '-v2';
      own.attempts = 0;
    },
    'refused',
    { net: legal('severalSteps') },
  ),
  'swap the ids of two open leaves': node(
    attempted,
    (own, root) => {
      const other = openLeaves(root).find(({ attempts }) => attempts !== own.attempts);
      if (other === undefined) return;
      [own.id, other.id] = [other.id, own.id];
    },
    'refused',
    { net: 'refused' },
  ),
  'swap two children': node(
    (root) => nodesOf(root).filter(({ children }) => children.length > 1),
    (own) => void own.children.reverse(),
    'refused',
    { net: 'refused', isRaw: true },
  ),
  'put other open work first': node(
    (root) => openLeaves(root).filter((own) => (parentOf(root, own)?.passes ?? true) === false),
    (own) => {
      own.order = -1;
    },
    legal('openWork'),
    { net: legal('openWork') },
  ),
  'lower the goal in the commit that passes': node(
    first,
    (own) => {
      own.goal = 'anything';
      own.passes = true;
    },
    announced('contract'),
    { ...says('done', 'pass'), net: announced('contract') },
  ),
  'lower the goal, and pass in the next commit': several(
    announced('contract'),
    announced('contract'),
    ({ doc }) => {
      const [own] = first(doc.tree);
      if (own === undefined) return undefined;
      const lowered = withTree(
        doc,
        (root) => void Object.assign(named(root, own.id) ?? {}, { acceptance: [] }),
      );
      const passed = withTree(
        lowered,
        (root) => void Object.assign(named(root, own.id) ?? {}, { passes: true }),
      );
      return [
        { doc: lowered, message: 'Say it shorter' },
        { doc: passed, message: `Work\n\n${stepLine(own.id, 'done', 'pass')}\n` },
      ];
    },
  ),
  'step on a stuck node': several('refused', legal('severalSteps'), ({ doc }) => {
    const [own] = first(doc.tree);
    if (own === undefined) return undefined;
    const moves: Move<TreeDoc>[] = [];
    let at = doc;
    for (let count = own.attempts + 1; count <= own.max_attempts; count += 1) {
      at = withTree(at, (root) => void Object.assign(named(root, own.id) ?? {}, { attempts: count }));
      moves.push({ doc: at, message: `Again\n\n${stepLine(own.id, 'retry', 'skipped')}\n` });
    }
    at = withTree(at, (root) => void Object.assign(named(root, own.id) ?? {}, { passes: true }));
    return [...moves, { doc: at, message: `Now\n\n${stepLine(own.id, 'done', 'pass')}\n` }];
  }),
  'declare a step of an inner node': node(
    openInner,
    nothing,
    announced('idleStep', 'task-tree/selected-node'),
    says('done', 'skipped'),
  ),
  'declare a step of passed work': node(
    passedLeaves,
    nothing,
    announced('idleStep', 'task-tree/selected-node'),
    says('done', 'pass'),
  ),
  'declare a step of a node that is not there': node(first, nothing, 'refused', {
    says: () => stepLine('nobody', 'done', 'skipped'),
  }),
  'step on another open leaf than the first': node(
    (root) =>
      openLeaves(root)
        .slice(1)
        .filter((own) => !isStuck(own)),
    (own) => {
      own.passes = true;
    },
    announced('selection'),
    says('done', 'pass'),
  ),
  'declare nothing in a malformed line': node(
    first,
    (own) => {
      own.passes = true;
    },
    'refused',
    {
      says: (own) => `Agent-Step: node=${own.id} status=done`,
    },
  ),
  'declare one thing in the line and another in the subject': {
    expect: 'refused',
    apply: ({ doc }) => {
      const [own] = first(doc.tree);
      if (own === undefined) return undefined;
      const next = withTree(doc, (root) => void Object.assign(named(root, own.id) ?? {}, { passes: true }));
      const subject = `chore(loop): run r1 iter 900 node ${own.id} status=retry guard=skipped`;
      return { doc: next, message: `${subject}\n\n${stepLine(own.id, 'done', 'pass')}\n` };
    },
  },
  'forge the run state': node(
    first,
    (own) => {
      own.passes = true;
    },
    'refused',
    {
      ...says('done', 'pass'),
      files: (own) => ({
        [runStatePath]: JSON.stringify({
          run_id: 'r9',
          next_iter: 900,
          last_status: 'retry',
          last_summary: own.id,
          last_guard: 'skipped',
        }),
      }),
    },
  ),
  'hide a flip behind a failure of the runner': node(
    first,
    (own) => {
      own.passes = true;
    },
    'refused',
    {
      files: () => ({
        [runStatePath]: JSON.stringify({
          run_id: 'r9',
          next_iter: 900,
          last_status: 'done',
          last_summary: null,
          last_guard: 'pass',
        }),
      }),
    },
  ),
  'declare steps that do not add up': node(
    first,
    (own, root) => {
      const other = openLeaves(root).find((each) => each !== own && !isStuck(each));
      if (other === undefined) return;
      own.passes = true;
      other.passes = true;
    },
    'refused',
    { says: (own) => `${stepLine(own.id, 'done', 'pass')}\n${stepLine(own.id, 'retry', 'skipped')}` },
  ),
  'declare a step of another tree': node(
    first,
    (own) => {
      own.passes = true;
    },
    'refused',
    {
      says: (own) => `${stepLine(own.id, 'done', 'pass')} tree=other/.runner/state/tree.json`,
    },
  ),
  'declare a replan that nobody allowed': node(
    openInner,
    (own, _root, { random, fresh }) => void own.children.push(plannedNode(`new-${fresh()}`, 9, random)),
    'refused',
    says('replan'),
  ),
  'replan where the owner allows it': node(
    openInner,
    (own, _root, { random, fresh }) => void own.children.push(plannedNode(`new-${fresh()}`, 9, random)),
    announced('ownerPolicy'),
    { ...says('replan'), policy: ownerReplans },
  ),
  'reset a counter in a replan': node(
    attempted,
    (own) => {
      own.attempts = 0;
    },
    'refused',
    {
      ...says('replan'),
      policy: ownerReplans,
    },
  ),
  'flip in a replan': node(
    first,
    (own) => {
      own.passes = true;
    },
    'refused',
    {
      ...says('replan'),
      policy: ownerReplans,
    },
  ),
  'edit passed work in a replan': node(
    passedLeaves,
    (own) => {
      own.goal = 'less';
    },
    'refused',
    {
      ...says('replan'),
      policy: ownerReplans,
    },
  ),
  'use an id twice': node(
    first,
    (own, root, { random }) =>
      void random.pick(openInner(root))?.children.push({ ...structuredClone(own), title: 'twin' }),
    'refused',
    { net: 'refused' },
  ),
  'add a field': node(first, (own) => void Object.assign(own, { skip: true }), 'refused', { net: 'refused' }),
  'drop a field': node(first, (own) => void Reflect.deleteProperty(own, 'goal'), 'refused', {
    net: 'refused',
  }),
  'give a mark another type': node(first, (own) => void Object.assign(own, { passes: 'true' }), 'refused', {
    net: 'refused',
  }),
  'give a counter another type': node(first, (own) => void Object.assign(own, { attempts: '0' }), 'refused', {
    net: 'refused',
  }),
  'write a counter beyond what numbers hold': node(
    first,
    (own) => {
      own.max_attempts = 2 ** 60;
    },
    'refused',
    { net: 'refused' },
  ),
  'start over with another plan': several('refused', 'refused', ({ doc, random }) =>
    nodesOf(doc.tree).some(({ passes }) => passes)
      ? { doc: { ...doc, tree: plannedTree(random, 'fresh') }, message: 'A better plan' }
      : undefined,
  ),
  'write another layout where the canonical one is demanded': {
    expect: 'refused',
    policy: 'version: 1\nrules: { task-tree/canonical: error }\n',
    apply: ({ doc }) => ({ doc, message: 'Format', text: JSON.stringify(doc.tree) }),
  },
  'count an attempt that nobody declared, where steps are required': node(
    first,
    (own) => {
      own.attempts += 1;
    },
    'refused',
    { policy: ownerPolicyWith('steps: { required: true }') },
  ),
  'replace a finished tree where the owner allows it': {
    expect: announced('ownerPolicy'),
    policy: ownerPolicyWith('rotation: allow'),
    apply({ doc, random }) {
      const moves: Move<TreeDoc>[] = [];
      let at = doc;
      for (const leaf of openLeaves(doc.tree)) {
        if (isStuck(leaf)) return undefined;
        at = withTree(at, (root) => void Object.assign(named(root, leaf.id) ?? {}, { passes: true }));
        moves.push({ doc: at, message: `Work\n\n${stepLine(leaf.id, 'done', 'pass')}\n` });
      }
      return [...moves, { doc: { ...at, tree: plannedTree(random, 'next') }, message: 'The next plan' }];
    },
  },
};
