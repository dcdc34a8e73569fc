import { governNamed } from '../../src/config/govern.ts';
import { buildReport, type Report } from '../../src/engine/contract/report.ts';
import { checkedRange } from '../../src/engine/judge/check-range.ts';
import { checkGoverned } from '../../src/engine/judge/check-transition.ts';
import type { CommitFacts, History, PathChange, TreeEntry } from '../../src/engine/ports.ts';
import { unifiedDiff } from '../../src/engine/values/unified-diff.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import type { PlaygroundFormat } from './formats.ts';

/** Two versions, and what is known of the commit between them. */
export interface Pair {
  readonly before: string;
  readonly after: string;
  readonly message: string;
  /** Whether the commit changes another file too, as one does that did the work. */
  readonly works: boolean;
  readonly guard: '' | 'success' | 'failure' | 'skipped';
  /** Files beside, such as the graph of a workflow: text by path. */
  readonly beside?: Readonly<Record<string, string>>;
}

export interface Judged {
  readonly report: Report;
  /** The file with every refused subject put back, and the same as a diff; absent where nothing is refused or it cannot be written. */
  readonly repaired?: { readonly text: string; readonly diff: string };
}

const base = 'b'.repeat(40);
const head = 'a'.repeat(40);

/** The same findings at once: of the two texts alone, and without the way back, for which versions are read and judged again. */
export function judgeAtOnce(format: PlaygroundFormat, pair: Pair): Judged {
  const { path, governance } = format;
  const { before, after, message, works, guard, beside } = pair;
  if (before === '' && after === '') return { report: buildReport({ findings: [] }) };
  const input = {
    path,
    before: before === '' ? null : before,
    after: after === '' ? null : after,
    context: {
      message,
      touched: works ? [path, 'src/work.ts'] : [path],
      ...(guard === '' ? {} : { guard }),
    },
    ...(beside === undefined ? {} : { companions: beside }),
  };
  return { report: checkGoverned(governance, defaultLimits, input) };
}

/** Judges a pair as two commits of a repository that is nowhere: by the engine of the gate, with its account and its ways back. */
export async function judge(format: PlaygroundFormat, pair: Pair): Promise<Judged> {
  const { path, governance } = format;
  if (pair.before === '' && pair.after === '') return { report: buildReport({ findings: [] }) };
  const blobs = new Map<string, Uint8Array>();
  const tree = (text: string, work: string) => {
    const files = { ...(text === '' ? {} : { [path]: text }), ...pair.beside, 'src/work.ts': work };
    return new Map(
      Object.entries(files).map(([name, content]): [string, TreeEntry] => {
        const blob = `${name}\n${content}`;
        blobs.set(blob, new TextEncoder().encode(content));
        return [name, { blob, nature: 'regular' }];
      }),
    );
  };
  const trees = { [base]: tree(pair.before, '1'), [head]: tree(pair.after, pair.works ? '2' : '1') };
  const history = historyOf(trees, pair.message);
  const checked = await checkedRange({
    history,
    blobs: { open: async (blob) => [blobs.get(blob) ?? new Uint8Array()] },
    range: { base, head },
    govern: governNamed([path], governance),
    net: false,
    place: { isBuiltUpon: true },
    ...(pair.guard === '' ? {} : { guard: pair.guard }),
  });
  const after = checked.repairs.find((repair) => repair.path === path)?.after?.get('');
  const { report } = checked;
  if (after === undefined || report.errors === 0) return { report };
  return { report, repaired: { text: after, diff: unifiedDiff(path, pair.after, after) } };
}

type Trees = Readonly<Record<string, ReadonlyMap<string, TreeEntry>>>;

function historyOf(trees: Trees, message: string): History {
  const treeOf = (commit: string) => trees[commit] ?? new Map<string, TreeEntry>();
  const [before, after] = [treeOf(base), treeOf(head)];
  const paths = new Set([...before.keys(), ...after.keys()]);
  const changes = [...paths].flatMap((path): PathChange[] => {
    const change = { path, before: before.get(path) ?? null, after: after.get(path) ?? null };
    return change.before?.blob === change.after?.blob ? [] : [change];
  });
  const first: CommitFacts = {
    id: base,
    parents: [],
    message: 'Before',
    changes: [...before].map(([path, entry]) => ({ path, before: null, after: entry })),
  };
  const second: CommitFacts = { id: head, parents: [base], message, changes };
  return {
    commits: async () => ({ ok: true, value: [second] }),
    upTo: async (commit, count, { touching } = {}) => {
      const line = commit === head ? [second, first] : [first];
      const isTouching = (each: CommitFacts) =>
        touching === undefined || each.changes.some(({ path }) => touching.includes(path));
      return { ok: true, value: line.filter(isTouching).slice(0, count) };
    },
    entry: async (commit, path) => ({ ok: true, value: treeOf(commit).get(path) ?? null }),
    mergeBases: async () => ({ ok: true, value: [base] }),
    tree: async (commit) => ({ ok: true, value: treeOf(commit) }),
  };
}
