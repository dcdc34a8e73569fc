import type { MemoryCommit, MemoryFile } from '../support/memory-repository.ts';
import type { CommitPlan, PlannedFile } from '../support/temporary-repository.ts';
import type { Files, Move, Planted, Situation, TamperKind } from './kind.ts';
import type { Random } from './random.ts';

interface StoryCommit<Doc> {
  readonly message: string;
  readonly parents: readonly number[];
  /** Everything that stands there. */
  readonly files: Files;
  /** What the state file says, or would say if it could be read. */
  readonly doc: Doc;
  readonly isAlone?: true;
}

/** A history that is being written. */
export interface Story<Doc = unknown> {
  readonly kind: TamperKind<Doc>;
  readonly random: Random;
  readonly commits: StoryCommit<Doc>[];
  fresh(): number;
}

export const policyPath = '.stateward.yml';

/** A history that begins with the plan and the policy. */
export function beginStory<Doc>(kind: TamperKind<Doc>, random: Random, policy = kind.policy): Story<Doc> {
  let serial = 0;
  const story: Story<Doc> = { kind, random, commits: [], fresh: () => ++serial };
  const doc = kind.start(random);
  const files = new Map<string, Planted>([
    [policyPath, policy],
    [kind.path, kind.write(doc)],
    ...Object.entries(kind.companions?.(doc) ?? {}),
    ['readme.md', 'What this is about.\n'],
  ]);
  story.commits.push({ message: 'Plan', parents: [], files, doc });
  return story;
}

export function tipOf({ commits }: Story): number {
  return commits.length - 1;
}

export function commitAt<Doc>({ commits }: Story<Doc>, at: number): StoryCommit<Doc> {
  const commit = commits[at];
  if (commit === undefined) throw new Error(`no commit ${at}`);
  return commit;
}

export function situationAt<Doc>(story: Story<Doc>, at = tipOf(story)): Situation<Doc> {
  return { doc: commitAt(story, at).doc, random: story.random, fresh: story.fresh };
}

/** Commits a move on top of the first parent, the tip unless told; gives its number. */
export function play<Doc>(
  story: Story<Doc>,
  move: Move<Doc>,
  parents: readonly number[] = [tipOf(story)],
): number {
  const before = commitAt(story, parents[0] ?? 0).files;
  const { kind } = story;
  const text = move.text === undefined ? kind.write(move.doc) : move.text;
  const files = changed(before, { [kind.path]: text, ...kind.companions?.(move.doc), ...move.files });
  const { message, doc, isAlone } = move;
  return record(story, { message, parents, files, doc, ...(isAlone ? { isAlone } : {}) });
}

/** Commits everything that shall stand there. */
export function record<Doc>(story: Story<Doc>, commit: StoryCommit<Doc>): number {
  return story.commits.push(commit) - 1;
}

export function changed(files: Files, changes: Readonly<Record<string, Planted | null>>): Files {
  const next = new Map(files);
  for (const [path, file] of Object.entries(changes)) {
    if (file === null) next.delete(path);
    else next.set(path, file);
  }
  return next;
}

/** What one side did to the files since another commit, as changes. */
export function difference(before: Files, after: Files): Record<string, Planted | null> {
  const gone = [...before.keys()].filter((path) => !after.has(path)).map((path) => [path, null] as const);
  return Object.fromEntries([...gone, ...[...after].filter(([path, file]) => before.get(path) !== file)]);
}

/** The same history for a repository in memory. */
export function inMemory(story: Story): MemoryCommit[] {
  return changesOf(story).map(({ message, parents, at, changes }) => ({
    message,
    parents,
    at,
    files: mapValues(changes, memoryFile),
  }));
}

/** The same history for git. */
export function inGit(story: Story, branch: string, offset = 0): CommitPlan[] {
  return changesOf(story).map(({ message, parents, at, changes }) => ({
    message,
    branch,
    at: Date.parse(at) / 1000,
    parents: parents.map((parent) => parent + offset),
    files: mapValues(changes, plannedFile),
  }));
}

function changesOf({ kind, commits }: Story) {
  return commits.map(({ message, parents, files, doc }, index) => {
    const before = commits[parents[0] ?? -1]?.files ?? new Map<string, Planted>();
    const at = kind.clock?.(doc) ?? new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
    return { message, parents, at, changes: difference(before, files) };
  });
}

function memoryFile(file: Planted): MemoryFile {
  if (typeof file === 'string' || file instanceof Uint8Array || 'link' in file) return file;
  if ('executable' in file) return file.executable;
  return { blob: file.submodule, nature: 'submodule' };
}

function plannedFile(file: Planted): PlannedFile {
  if (typeof file === 'string' || file instanceof Uint8Array) return file;
  if ('link' in file) return { mode: '120000', content: file.link };
  if ('executable' in file) return { mode: '100755', content: file.executable };
  return { mode: '160000', commit: file.submodule };
}

function mapValues<From, To>(
  record: Readonly<Record<string, From | null>>,
  map: (value: From) => To,
): Record<string, To | null> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, value === null ? null : map(value)]),
  );
}
