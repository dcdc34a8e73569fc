import type {
  FileStates,
  FileStep,
  StateChange,
  StateCommit,
  StateCounts,
  States,
} from '../../core/states.ts';
import { subjectOf } from '../../core/subject.ts';
import type { View, ViewLink, ViewNode } from '../../core/view.ts';
import { sizeOf } from '../../formats/joined-bytes.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import type { Account } from '../account/account.ts';
import type { WalkedCommit } from '../account/walk.ts';
import { entityChanges } from '../diff/entity-diff.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import { type NodeLists, nodeLists } from './node-list.ts';

/** Nobody goes through more of one file, and a page holds it all. */
const mostNodes = 20_000;
const mostDifferent = 200_000;
const mostChanges = 60;
const longestValue = 300;
/** Pictures of versions are made of their bytes; of so many of them. */
const mostBytes = 64_000_000;

/** Listens to a walk, and tells at last how the files stood after each commit. */
export interface StateRecorder {
  take(walked: WalkedCommit): void;
  states(guard: 'success' | 'failure' | 'skipped' | undefined): States;
}

interface Recorded {
  path: string;
  readonly kind: string;
  shape: View['shape'];
  readonly lists: NodeLists;
  readonly links: Map<string, ViewLink>;
  readonly steps: (Omit<FileStep, 'counts'> & {
    readonly counts: Omit<StateCounts, 'verified'>;
    readonly standing: readonly string[];
  })[];
  /** The claims that stand at the last version. */
  standing: readonly string[];
}

export function stateRecorder(): StateRecorder {
  let commits: StateCommit[] = [];
  let files = new Map<string, Recorded>();
  let bytes = 0;
  let all = 0;

  function take({ index, total, commit, accounts, before, walked }: WalkedCommit): void {
    if (index === 0) {
      // A walk that asked for the past is walked again.
      commits = [];
      files = new Map();
      bytes = 0;
    }
    all = total;
    const touched = [...accounts.values()].filter(
      ({ at, file }) => at === commit.id && walked.some(({ transition }) => transition.file === file.path),
    );
    if (walked.length === 0) return;
    commits.push({
      id: commit.id,
      subject: commit.message?.split('\n')[0] ?? '',
      ...(commit.at === undefined ? {} : { at: commit.at }),
      said: walked.flatMap(({ findings }) => findings.map(({ fingerprint }) => fingerprint)),
    });
    for (const account of touched) record(account, before);
  }

  function record(account: Account, before: WalkedCommit['before']): void {
    const { kind } = account.file.governance;
    const parent = [...before.values()].find(({ origin }) => origin === account.origin);
    let recorded = files.get(account.origin);
    if (recorded === undefined) {
      recorded = {
        path: account.file.path,
        kind: kind.id,
        shape: 'list',
        lists: nodeLists(),
        links: new Map(),
        steps: [],
        standing: [],
      };
      files.set(account.origin, recorded);
      const base = parent?.version ?? account.stretches[0]?.from ?? null;
      if (base !== null) step(recorded, -1, account, base, undefined);
    }
    recorded.path = account.file.path;
    step(recorded, commits.length - 1, account, account.version, parent?.version ?? null);
  }

  /** `previous` is undefined at the base, where nothing changed yet. */
  function step(
    recorded: Recorded,
    commit: number,
    account: Account,
    version: ReadVersion | null,
    previous: ReadVersion | null | undefined,
  ): void {
    const { kind } = account.file.governance;
    const doc = docOf(version);
    const view = doc === null ? undefined : pictureOf(account, version, doc);
    if (view !== undefined) recorded.shape = view.shape;
    for (const link of view?.links ?? []) recorded.links.set(JSON.stringify([link.from, link.to]), link);
    const isFull = recorded.lists.nodes.length > mostDifferent;
    const splices = isFull ? [] : recorded.lists.next((view?.nodes ?? []).slice(0, mostNodes));
    const leaves = leavesOf(view?.nodes ?? []);
    const done = new Set(leaves.filter(({ state }) => state === 'done').map(({ subject }) => subject));
    const flipped = commit < 0 ? [] : account.flipped.map((id) => subjectOf(id));
    recorded.standing = flipped.filter((subject) => done.has(subject));
    const isAsked = previous !== undefined && doc !== null && kind.keepsParents !== true;
    const changes = isAsked ? entityChanges(kind, docOf(previous), doc) : [];
    recorded.steps.push({
      commit,
      ...(doc === null ? { missing: version === null ? ('absent' as const) : ('unreadable' as const) } : {}),
      splices,
      ...(view?.summary === undefined ? {} : { summary: view.summary }),
      counts: { all: leaves.length, done: done.size, claimed: recorded.standing.length },
      standing: recorded.standing,
      refused:
        commit < 0
          ? []
          : account.errors.map(({ finding, subjects }) => ({ fingerprint: finding.fingerprint, subjects })),
      changes: changes.slice(0, mostChanges).map(changeOf),
      unlisted: Math.max(0, changes.length - mostChanges),
    });
  }

  function pictureOf({ file }: Account, version: ReadVersion | null, doc: unknown): View {
    const { kind, settings } = file.governance;
    const chunks = version?.content.parts.get('') ?? [];
    bytes += kind.picture === undefined ? 0 : sizeOf(chunks);
    return bytes > mostBytes || kind.picture === undefined
      ? kind.view(doc, settings.options)
      : kind.picture(doc, chunks);
  }

  return {
    take,
    states: (guard) => ({
      commits,
      all,
      files: [...files.values()].map((file) => fileStates(file, guard === 'success')),
    }),
  };
}

function fileStates(
  { lists, links, steps, standing, path, kind, shape }: Recorded,
  isVerified: boolean,
): FileStates {
  const atHead = new Set(isVerified ? standing : []);
  return {
    path,
    kind,
    shape,
    nodes: lists.nodes,
    links: [...links.values()],
    steps: steps.map(({ standing: claimed, counts, ...step }) => ({
      ...step,
      counts: { ...counts, verified: claimed.filter((subject) => atHead.has(subject)).length },
    })),
  };
}

/** What holds nothing else is what is worked on. */
function leavesOf(nodes: readonly ViewNode[]): readonly ViewNode[] {
  const parents = new Set(nodes.map(({ parent }) => parent));
  return nodes.filter(({ subject }) => !parents.has(subject));
}

function changeOf({
  type,
  id,
  label,
  formerly,
  fields,
}: ReturnType<typeof entityChanges>[number]): StateChange {
  return {
    type,
    subject: subjectOf(id),
    ...(label === undefined ? {} : { label }),
    ...(formerly === undefined ? {} : { formerly }),
    fields: (type === 'changed' ? fields : []).map(({ name, before, after }) => ({
      name,
      ...(before === undefined ? {} : { before: cut(before) }),
      ...(after === undefined ? {} : { after: cut(after) }),
    })),
  };
}

function cut(value: JsonValue): JsonValue {
  if (!isJsonArray(value) && !isJsonObject(value) && typeof value !== 'string') return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : value;
}
