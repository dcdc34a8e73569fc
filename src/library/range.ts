import type { Obstacle } from '../engine/contract/report.ts';
import type { Content } from '../engine/judge/check-transition.ts';
import { type MemoryCommit, memoryRepository } from '../engine/memory-repository.ts';
import { inWords } from '../engine/values/plain-json.ts';
import { failed, type Result } from '../engine/values/result.ts';
import { isContent, listOf, noContent, object, obstacle, readPlain, text, time } from './given-shape.ts';
import { bytesOf, cannotJudge, judgedRange, readManner } from './judged-range.ts';
import type { RangeManner, Report } from './judgement.ts';

/** A commit as plain data. */
export interface RangeCommit {
  /** As git gives it, 40 or 64 hexadecimal digits; left out, commits are numbered. */
  readonly id?: string;
  /** Ids of commits that stand before it in the list; left out, the one before. */
  readonly parents?: readonly string[];
  /** Its whole message. */
  readonly message?: string;
  /** Committer time, RFC 3339. */
  readonly at?: string;
  /** What it changes against its first parent: the whole content by repository path, null where the file goes. */
  readonly files: Readonly<Record<string, Content>>;
}

/** Commits of which the first is the base: it is accepted as it stands, and the others are judged. */
export interface RangeInput extends RangeManner {
  /** Each after its parents; the last one is the head. */
  readonly commits: readonly RangeCommit[];
}

/**
 * Judges a range of commits, one by one and as a whole, with merges, repairs and reverts, as the gate does. Pure: the commits are
 * plain data; it runs in a browser. `stateward/git` takes them from a repository. Never throws.
 *
 * @returns the report; input that is not what is asked for makes the verdict 'cannot-judge'
 */
export async function checkRange(input: RangeInput): Promise<Report> {
  const read = readInput(input);
  if (!read.ok) return cannotJudge(read.error);
  const { commits, ...manner } = read.value;
  // What nobody has as a repository is repaired by whoever made it.
  return judgedRange({ ...memoryRepository(commits, commits[0]?.id ?? ''), repairs: false }, manner);
}

type Read = RangeManner & { readonly commits: readonly MemoryCommit[] };

function readInput(input: unknown): Result<Read, readonly Obstacle[]> {
  try {
    const { commits, ...rest }: Record<string, unknown> = { ...(input as object | null | undefined) };
    const manner = readManner(rest);
    if (!manner.ok) return manner;
    const read = readCommits(commits);
    return read.ok ? { ok: true, value: { ...manner.value, commits: read.value } } : failed([read.error]);
  } catch {
    return failed([obstacle('the input cannot be read')]);
  }
}

const commitShape = object({}, { id: text, parents: listOf(text), message: text, at: time });

function readCommits(given: unknown): Result<readonly MemoryCommit[], Obstacle> {
  if (!Array.isArray(given) || given.length === 0)
    return failed(obstacle(`commits is ${inWords(given)}; a list was expected, the base first`));
  const commits: MemoryCommit[] = [];
  const ids = new Set<string>();
  for (const [index, each] of given.entries()) {
    const at = `commits[${index}]`;
    const { files, ...rest }: Record<string, unknown> = { ...each };
    const plain = readPlain(at, rest, commitShape);
    if (!plain.ok) return plain;
    const {
      id = numbered(index),
      parents = commits.slice(-1).map((before) => before.id),
      ...said
    } = plain.value as Omit<RangeCommit, 'files'>;
    if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(id) || ids.has(id))
      return failed(
        obstacle(`${at}.id is ${inWords(id)}; 40 or 64 hexadecimal digits of its own were expected`),
      );
    const stranger = parents.find((parent) => !ids.has(parent));
    if (stranger !== undefined)
      return failed(
        obstacle(`${at}.parents holds ${inWords(stranger)}; ids of commits before it were expected`),
      );
    const changed = readFiles(`${at}.files`, files);
    if (!changed.ok) return changed;
    ids.add(id);
    commits.push({ ...said, id, parents, files: changed.value });
  }
  return { ok: true, value: commits };
}

function readFiles(at: string, given: unknown): Result<MemoryCommit['files'], Obstacle> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return failed(obstacle(`${at} is ${inWords(given)}; an object by path was expected`));
  const files: [path: string, bytes: Uint8Array | null][] = [];
  for (const [path, content] of Object.entries(given)) {
    if (path.split('/').some((name) => ['', '.', '..', '.git'].includes(name) || name.includes('\0')))
      return failed(
        obstacle(`${at} has the path ${inWords(path)}; one from the top of the repository was expected`),
      );
    if (!isContent(content)) return failed(noContent(`${at}[${inWords(path)}]`, content));
    files.push([path, bytesOf(content)]);
  }
  return { ok: true, value: Object.fromEntries(files) };
}

function numbered(index: number): string {
  return String(index + 1)
    .padStart(7, '0')
    .padEnd(40, '0');
}
