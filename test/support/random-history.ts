import fc from 'fast-check';
import type { Step, TaskNode } from '../../src/index.ts';
import { arbitraryTree, editTree, tamperTree } from './arbitrary-trees.ts';
import { treeFile } from './e2e-trees.ts';
import type { CommitPlan, PlannedFile } from './temporary-repository.ts';
import { declaring, pretty } from './trees.ts';

/** A stream of numbers below one that a seed determines. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Files = ReadonlyMap<string, PlannedFile>;

interface Made {
  readonly files: Files;
  readonly message: string;
}

interface Past {
  readonly random: () => number;
  /** Every state of the repository so far, and this commit's parents among them. */
  readonly states: readonly Files[];
  readonly parents: readonly number[];
  readonly files: Files;
}

const otherFile = 'other/.runner/state/tree.json';
const archive = 'archive/tree.json';
const broken: readonly PlannedFile[] = [
  '',
  '{',
  '\ufeff\ufeff{}',
  '[]',
  'null',
  '{"id":1}',
  '<<<<<<< HEAD\n{}\n',
  'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n',
  Buffer.from([0xff, 0xfe, 0]),
  { mode: '120000', content: '/etc/passwd' },
  { mode: '120000', content: '../../archive/tree.json' },
  { mode: '160000', commit: 'a'.repeat(40) },
];

/** Commits that agents might make on one tree: honest steps, tampering, repairs, moves, breakage and merges. */
export function randomHistory(seed: number, count: number, linear: boolean): CommitPlan[] {
  const random = numbers(seed);
  const first = new Map<string, PlannedFile>([[treeFile, pretty(untouched(sample(arbitraryTree, random)))]]);
  const states: Files[] = [first];
  const plans: CommitPlan[] = [{ message: 'plan', files: Object.fromEntries(first) }];
  while (plans.length < count) {
    const parents = linear ? [states.length - 1] : someParents(states.length, random);
    const [parent = 0] = parents;
    const files = states[parent] ?? first;
    const { files: next, message } = change({ random, states, parents, files });
    plans.push({ message, files: difference(files, next), parents });
    states.push(next);
  }
  return plans;
}

function sample<Value>(arbitrary: fc.Arbitrary<Value>, random: () => number): Value {
  const [value] = fc.sample(arbitrary, { seed: Math.floor(random() * 2 ** 31), numRuns: 1 });
  if (value === undefined) throw new Error('nothing was drawn');
  return value;
}

function untouched(node: TaskNode): TaskNode {
  return { ...node, passes: false, attempts: 0, children: node.children.map(untouched) };
}

function someParents(count: number, random: () => number): number[] {
  const near = () => Math.max(0, count - 1 - Math.floor(random() ** 2 * 6));
  const wanted = random() < 0.3 ? (random() < 0.15 ? 3 : 2) : 1;
  return [...new Set(Array.from({ length: wanted }, near))];
}

const changes: readonly ((past: Past) => Made)[] = [
  honestStep,
  honestStep,
  honestStep,
  honestStep,
  editing,
  tampering,
  tampering,
  restoring,
  restoring,
  ({ files }) => ({ files, message: 'nothing' }),
  ({ files, random }) => ({ files: having(files, 'code.js', `${random()}`), message: 'code' }),
  ({ files, random }) => ({ files: having(files, treeFile, pick(broken, random)), message: 'break' }),
  ({ files }) => ({ files: having(files, treeFile, null), message: 'delete' }),
  ({ files }) => ({ files: moved(files, treeFile, otherFile), message: 'move' }),
  ({ files }) => ({ files: moved(files, otherFile, treeFile), message: 'move back' }),
  ({ files }) => ({ files: moved(files, treeFile, archive), message: 'archive' }),
];

function change(past: Past): Made {
  const made = past.parents.length > 1 ? merging(past) : pick(changes, past.random)(past);
  const code = past.random() < 0.3 ? having(made.files, 'code.js', `${past.random()}`) : made.files;
  return { ...made, files: code };
}

function merging({ random, states, parents, files }: Past): Made {
  const sides = parents.map((parent) => states[parent] ?? files);
  const paths = new Set(sides.flatMap((side) => [...side.keys()]));
  const merged = new Map<string, PlannedFile>();
  for (const path of paths) {
    const file = pick(sides, random).get(path);
    if (file !== undefined && file !== null) merged.set(path, file);
  }
  return { files: merged, message: 'merge' };
}

function honestStep(past: Past): Made {
  const tree = treeOf(past.files.get(treeFile));
  const leaf = tree && openLeaf(tree);
  if (tree === undefined || leaf === undefined) return { files: past.files, message: 'nothing to do' };
  const done = past.random() < 0.6;
  const step: Step = {
    node: leaf.id,
    status: done ? 'done' : 'retry',
    guard: done ? 'pass' : 'skipped',
  };
  const stepped = derived(replaced(tree, leaf.id, done ? { passes: true } : { attempts: leaf.attempts + 1 }));
  const node = JSON.stringify(leaf.id);
  return {
    files: having(past.files, treeFile, pretty(stepped)),
    message: declaring({ ...step, node }),
  };
}

function editing(past: Past): Made {
  const tree = treeOf(past.files.get(treeFile));
  if (tree === undefined) return restoring(past);
  return {
    files: having(past.files, treeFile, pretty(sample(editTree(tree), past.random))),
    message: 'edit',
  };
}

function tampering(past: Past): Made {
  const tree = treeOf(past.files.get(treeFile));
  const tampered = tree && tamperTree(tree, Math.floor(past.random() * 5));
  if (tampered === undefined) return editing(past);
  return { files: having(past.files, treeFile, pretty(tampered)), message: 'tamper' };
}

/** The whole repository, or the state file alone, as it stood before. */
function restoring({ random, states, files }: Past): Made {
  const old = states[Math.max(0, states.length - 1 - Math.floor(random() * 4))] ?? files;
  if (random() < 0.3) return { files: old, message: 'reset' };
  return { files: having(files, treeFile, old.get(treeFile) ?? null), message: 'restore' };
}

function having(files: Files, path: string, file: PlannedFile): Files {
  const next = new Map(files);
  if (file === null) next.delete(path);
  else next.set(path, file);
  return next;
}

function moved(files: Files, from: string, to: string): Files {
  const file = files.get(from);
  return file === undefined ? files : having(having(files, from, null), to, file);
}

function difference(before: Files, after: Files): Record<string, PlannedFile> {
  const gone = [...before.keys()].filter((path) => !after.has(path)).map((path) => [path, null] as const);
  return Object.fromEntries([...gone, ...[...after].filter(([path, file]) => before.get(path) !== file)]);
}

function treeOf(file: PlannedFile | undefined): TaskNode | undefined {
  if (typeof file !== 'string' || !file.startsWith('{\n')) return undefined;
  return JSON.parse(file);
}

function openLeaf(node: TaskNode): TaskNode | undefined {
  if (node.passes) return undefined;
  if (node.children.length === 0) return node;
  for (const child of node.children) {
    const leaf = openLeaf(child);
    if (leaf !== undefined) return leaf;
  }
  return undefined;
}

function replaced(node: TaskNode, id: string, fields: Partial<TaskNode>): TaskNode {
  if (node.id === id) return { ...node, ...fields };
  return { ...node, children: node.children.map((child) => replaced(child, id, fields)) };
}

function derived(node: TaskNode): TaskNode {
  if (node.children.length === 0) return node;
  const children = node.children.map(derived);
  return { ...node, children, passes: children.every(({ passes }) => passes) };
}

function pick<Value>(values: readonly Value[], random: () => number): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}
