import { sizeOf } from '../../formats/joined-bytes.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import { claimedBetween } from '../contract/entity.ts';
import type {
  FileStates,
  FileStep,
  StateChange,
  StateCommit,
  StateCounts,
  States,
} from '../contract/states.ts';
import { subjectOf } from '../contract/subject.ts';
import type { View, ViewLink, ViewNode } from '../contract/view.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import type { FileTrack } from '../walk/file-track.ts';
import type { WalkedCommit } from '../walk/walk.ts';
import { entityChanges } from './entity-diff.ts';
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
  /** What it was at the base. */
  readonly base: unknown;
  /** The claims that stand at the last version. */
  standing: readonly string[];
}

export function stateRecorder(): StateRecorder {
  const commits: StateCommit[] = [];
  const files = new Map<string, Recorded>();
  /** Of errors, by the ids by which tracks know them. */
  const fingerprints = new Map<string, string>();
  let bytes = 0;
  let all = 0;

  function take({ index, total, commit, tracks, walked, only = new Set() }: WalkedCommit): void {
    // What is walked again, with what lies behind the base, takes the place of what was recorded.
    if (index === 0) for (const path of only) files.delete(path);
    all = total;
    if (walked.length === 0) return;
    const place = placeOf(commit, walked);
    for (const { id, finding } of walked.flatMap(({ findings }) => findings))
      if (id !== undefined) fingerprints.set(id, finding.fingerprint);
    for (const { transition, before } of walked) {
      const known = tracks.get(transition.file);
      if (known !== undefined) record(known, before, place);
    }
  }

  /** The place of a commit among those that are recorded. */
  function placeOf(commit: WalkedCommit['commit'], walked: WalkedCommit['walked']): number {
    const reported = walked.flatMap(({ findings }) => findings.map(({ finding }) => finding.fingerprint));
    const known = commits.findIndex(({ id }) => id === commit.id);
    if (known >= 0) return known;
    const time = commit.at === undefined ? {} : { at: commit.at };
    return (
      commits.push({
        id: commit.id,
        subject: commit.message?.split('\n')[0] ?? '',
        ...time,
        said: reported,
      }) - 1
    );
  }

  function record(known: FileTrack, before: ReadVersion | null, place: number): void {
    const { file } = known;
    const from = file.origins?.[0] ?? file.path;
    const recorded = files.get(from) ?? firstOf(known, before);
    files.delete(from);
    files.set(file.path, recorded);
    recorded.path = file.path;
    step(recorded, place, known, known.track.current, before);
  }

  /** A file with what it was before the first commit that concerns it. */
  function firstOf(known: FileTrack, before: ReadVersion | null): Recorded {
    const { path, governance } = known.file;
    const lists = nodeLists();
    const recorded: Recorded = {
      ...{ path, kind: governance.kind.id, shape: 'list', lists },
      ...{ links: new Map(), steps: [], standing: [], base: docOf(before) },
    };
    if (before !== null) step(recorded, -1, known, before, undefined);
    return recorded;
  }

  /** `previous` is undefined at the base, where nothing changed yet. */
  function step(
    recorded: Recorded,
    commit: number,
    { file, track }: FileTrack,
    version: ReadVersion | null,
    previous: ReadVersion | null | undefined,
  ): void {
    const { kind } = file.governance;
    const doc = docOf(version);
    const view = doc === null ? undefined : pictureOf(file, version, doc);
    if (view !== undefined) recorded.shape = view.shape;
    for (const link of view?.links ?? []) recorded.links.set(JSON.stringify([link.from, link.to]), link);
    const isFull = recorded.lists.nodes.length > mostDifferent;
    const splices = isFull ? [] : recorded.lists.next((view?.nodes ?? []).slice(0, mostNodes));
    const leaves = leavesOf(view?.nodes ?? []);
    const done = new Set(leaves.filter(({ state }) => state === 'done').map(({ subject }) => subject));
    const turned = commit < 0 ? [] : claimedBetween(kind, recorded.base, doc).map((id) => subjectOf(id));
    recorded.standing = turned.filter((subject) => done.has(subject));
    const isAsked =
      previous !== undefined &&
      doc !== null &&
      kind.merge?.isLog?.(file.governance.settings.options) !== true;
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
          : track.open.map(({ id, subjects }) => ({ fingerprint: fingerprints.get(id) ?? '', subjects })),
      changes: changes.slice(0, mostChanges).map(changeOf),
      unlisted: Math.max(0, changes.length - mostChanges),
    });
  }

  function pictureOf({ governance }: FileTrack['file'], version: ReadVersion | null, doc: unknown): View {
    const { kind, settings } = governance;
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
