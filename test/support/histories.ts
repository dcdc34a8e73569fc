import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CommitPlan } from './temporary-repository.ts';

/** Real histories of checklists, which are other people's and so no part of the repository. */
export const historiesFolder = resolve(process.env.STATEWARD_HISTORIES ?? '../shared/histories');
export const histories = existsSync(join(historiesFolder, 'golden.tsv')) ? historiesFolder : undefined;

/** One version of one history, as `index.tsv` lists it. */
export interface HistoryRow {
  readonly n: number;
  /** Empty where the commit deleted the file. */
  readonly file: string;
  /** The version that the first parent held; undefined where it had none. */
  readonly previous: number | undefined;
  readonly commit: string;
  readonly parents: readonly string[];
  readonly subject: string;
}

export interface Golden {
  readonly verdict: string;
  readonly history: string;
  readonly next: string;
  readonly why: string;
}

function table(file: string): string[][] {
  const [, ...lines] = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => line.split('\t'));
}

export function goldenPairs(folder: string): Golden[] {
  return table(join(folder, 'golden.tsv')).map(([verdict = '', history = '', , next = '', why = '']) => ({
    verdict,
    history,
    next,
    why,
  }));
}

export function historyNames(folder: string): string[] {
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.tsv')));
}

export function readHistory(folder: string, name: string): HistoryRow[] {
  return table(join(folder, name, 'index.tsv')).map(
    ([n, file = '', previous = '', commit = '', parents = '', , subject = '']) => ({
      n: Number(n),
      file: file.startsWith('(') ? '' : file,
      previous: /^\d+$/.test(previous) ? Number(previous) : undefined,
      commit,
      parents: parents.split(' ').filter((parent) => parent !== ''),
      subject,
    }),
  );
}

/**
 * The history as commits on a root without the file, the first parent as given. A second parent that is not among the
 * rows stands for the last one with the merged content, or for the row before. Two commits of three change code.
 */
export function planHistory(folder: string, name: string, path: string): CommitPlan[] {
  const rows = readHistory(folder, name);
  const places = new Map(rows.map((row, index) => [row.commit, index + 1]));
  const root: CommitPlan = { message: 'Before the checklist', files: { 'src/code.ts': '0\n' }, parents: [] };
  const contents = rows.map(({ file }) => (file === '' ? null : readFileSync(join(folder, name, file))));
  const plans = rows.map((row, index): CommitPlan => {
    const first = row.previous === undefined ? withoutFile(rows, index) : placeOf(rows, row.previous);
    const content = contents[index] ?? null;
    const merged =
      contents.slice(0, index).findLastIndex((each) => each !== null && content?.equals(each)) + 1;
    const second =
      row.parents[1] === undefined ? undefined : (places.get(row.parents[1]) ?? (merged || index));
    const parents = second === undefined || second === first ? [first] : [first, second];
    const code = row.n % 3 === 0 ? {} : { 'src/code.ts': `${row.n}\n` };
    return { message: row.subject, parents, files: { [path]: content, ...code } };
  });
  return [root, ...plans];
}

function placeOf(rows: readonly HistoryRow[], n: number): number {
  return rows.findIndex((row) => row.n === n) + 1;
}

/** The nearest commit before a row that does not hold the file. */
function withoutFile(rows: readonly HistoryRow[], before: number): number {
  for (let index = before - 1; index >= 0; index -= 1) if (rows[index]?.file === '') return index + 1;
  return 0;
}

/** Commits that no other one follows. */
export function leavesOf(plans: readonly CommitPlan[]): number[] {
  const followed = new Set(plans.flatMap(({ parents }) => parents ?? []));
  return [...plans.keys()].filter((index) => !followed.has(index));
}
