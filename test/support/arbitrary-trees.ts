import fc from 'fast-check';
import type { TaskNode } from '../../src/index.ts';

type Mutable = {
  -readonly [Field in keyof TaskNode]: Field extends 'children' ? Mutable[] : TaskNode[Field];
};

interface Shape {
  readonly passes: boolean;
  readonly attempts: number;
  readonly spare: number;
  readonly next: 'execute' | 'decompose';
  readonly goal: string;
  readonly children: readonly Shape[];
}

const { shape } = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.record({
    passes: fc.boolean(),
    attempts: fc.integer({ min: 0, max: 2 }),
    spare: fc.integer({ min: 0, max: 2 }),
    next: fc.constantFrom('execute', 'decompose'),
    goal: fc.constantFrom('ship', 'test', ''),
    children: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'tree' },
      fc.constant([]),
      fc.array(tie('shape'), { minLength: 1, maxLength: 3 }),
    ),
  }),
}));

/** Ids that sort differently by code unit and by code point, and that messages must not trip over. */
const names = ['a', 'b c', '#', '~/', '\u{10000}', '\uffff', 'é', '"'];

/** Legal trees: schema, invariants and derived marks hold. */
export const arbitraryTree: fc.Arbitrary<TaskNode> = shape.map((root) => {
  let count = 0;
  const build = (each: Shape, order: number): TaskNode => {
    const id = `${names[count % names.length]}${count++}`;
    const children = each.children.map((child, index) => build(child, index));
    const passes = children.length === 0 ? each.passes : children.every((child) => child.passes);
    const max_attempts = Math.max(1, each.attempts + each.spare);
    const { attempts, goal, next } = each;
    return { id, order, title: id, goal, acceptance: [goal], next, passes, attempts, max_attempts, children };
  };
  return build(root, 0);
});

type Edit = (node: Mutable, parent: Mutable | undefined, number: number) => void;

const edits: readonly Edit[] = [
  (node) => {
    node.passes = !node.passes;
  },
  (node) => {
    node.attempts += 1;
  },
  (node) => {
    node.attempts = 0;
  },
  (node) => {
    node.max_attempts += 1;
  },
  (node) => {
    node.goal = `${node.goal}!`;
  },
  (node) => {
    node.id = `${node.id}'`;
  },
  (node) => {
    node.next = node.next === 'execute' ? 'decompose' : 'execute';
  },
  (node, _parent, number) => {
    const order = Math.max(0, ...node.children.map((child) => child.order)) + 1;
    node.children.push({
      ...structuredClone(node),
      id: `new${number}`,
      order,
      passes: false,
      attempts: 0,
      children: [],
    });
  },
  (node, parent) => {
    if (parent !== undefined) parent.children = parent.children.filter((child) => child !== node);
  },
  (node) => {
    node.children.reverse();
  },
];

/** A tree after one to three edits as agents make them, legal and not. */
export function editTree(tree: TaskNode): fc.Arbitrary<TaskNode> {
  const choice = fc.tuple(fc.nat(), fc.nat({ max: edits.length - 1 }));
  return fc.array(choice, { minLength: 1, maxLength: 3 }).map((choices) => {
    const copy = structuredClone(tree) as Mutable;
    for (const [number, [place, edit]] of choices.entries()) {
      const nodes = walk(copy);
      const chosen = nodes[place % nodes.length];
      if (chosen !== undefined) edits[edit]?.(chosen.node, chosen.parent, number);
    }
    return copy;
  });
}

function walk(root: Mutable): { node: Mutable; parent: Mutable | undefined }[] {
  const found: { node: Mutable; parent: Mutable | undefined }[] = [{ node: root, parent: undefined }];
  for (const { node } of found) for (const child of node.children) found.push({ node: child, parent: node });
  return found;
}

/** The same tree with other key orders, white space and escapes. */
export function reformatTree(tree: TaskNode): fc.Arbitrary<string> {
  return fc
    .tuple(fc.boolean(), fc.constantFrom(undefined, 1, 4, '\t'), fc.boolean())
    .map(([reversed, indent, escaped]) => {
      const text = JSON.stringify(reversed ? reverseKeys(tree) : tree, null, indent);
      return escaped ? text.replaceAll(/[\u{80}-\u{10ffff}]/gu, escapeCharacter) : text;
    });
}

function reverseKeys(node: TaskNode): object {
  const entries = Object.entries({ ...node, children: node.children.map(reverseKeys) });
  return Object.fromEntries(entries.reverse());
}

function escapeCharacter(character: string): string {
  return [...Array(character.length).keys()]
    .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
    .join('');
}

/** A tree in which one node was tampered with: a passed goal edited, a counter reset, a leaf flipped. */
export function tamperTree(tree: TaskNode, number: number): TaskNode | undefined {
  const copy = structuredClone(tree) as Mutable;
  const node = walk(copy)[number]?.node;
  if (node === undefined) return undefined;
  if (node.passes) node.goal = `${node.goal}!`;
  else if (node.attempts > 0) node.attempts -= 1;
  else if (node.children.length === 0) node.passes = true;
  else return undefined;
  return copy;
}
