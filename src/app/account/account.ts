import type { VanishedEntity } from '../../core/context.ts';
import { deleted } from '../../core/file-rules/deleted.ts';
import { fileRules } from '../../core/file-rules/index.ts';
import type { ReportedFinding } from '../../core/finding.ts';
import type { StateKind } from '../../core/kind.ts';
import type { ConcernedFile } from '../files/concerned-file.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';

/**
 * What is accepted and what stands refused of one governed file, after one commit of one line of history
 * (docs/judging.md, The account).
 */
export interface Account {
  readonly file: ConcernedFile;
  /** What tells files apart while they move: the first path, made unique. */
  readonly origin: string;
  readonly basePath: string;
  /** Where else it stood at parents of merges: the base may have moved it since. */
  readonly sidePaths: readonly string[];
  /** What says how the file is judged, such as a graph, as it stood before the range. */
  readonly graph?: unknown;
  /** The last commit that touched the file; undefined where no commit of the walk did. */
  readonly at: string | undefined;
  readonly version: ReadVersion | null;
  /** The account before the version came that cannot be read: the next one is judged as if it had not been. */
  readonly passed?: Account | undefined;
  readonly errors: readonly OpenError[];
  readonly memory: Remembered;
  /** The file went on from here to another path. */
  readonly isMovedAway?: true;
  /** The file is gone legally, so that a new one may begin at its path. */
  readonly mayBegin: boolean;
  readonly settled: readonly WaivedChange[];
  /** Waivers that excused a change on this line of history, by key. */
  readonly used: readonly string[];
  readonly touch?: Touch | undefined;
  readonly vanished: readonly VanishedEntity[];
  /** Ids of the entities that commits of the range turned done, less those that were opened again. */
  readonly flipped: readonly string[];
  /** Ids of what was done when the file came: at a path that never held one, nobody judges how it got done. */
  readonly bornDone?: ReadonlySet<string>;
  /** Stretches of the range whose net is judged by itself; the last one has no end yet. */
  readonly stretches: readonly Stretch[];
}

/** An error with what it refuses, and the ground to which that has to return. */
export interface OpenError {
  readonly id: string;
  readonly finding: ReportedFinding;
  readonly commit: string;
  /** About the file as such: it is refused as a whole. */
  readonly isFile: boolean;
  /** What still stands refused. */
  readonly subjects: readonly string[];
  /** A document of the kind, or null for nothing. */
  readonly ground: unknown;
  /** Set where the file is refused as a whole. */
  readonly version?: ReadVersion | null;
  /** Further documents that hold right values. */
  readonly others: readonly unknown[];
  /** Subjects whose return to the ground ends it as well; none where nothing else would do. */
  readonly orElse: readonly string[];
  /** Something is missing that the change demands: equal values elsewhere prove nothing. */
  readonly isMissing: boolean;
  /** The ground is nothing, for the whole file or plan came with the error. */
  readonly isWhole: boolean;
  /** By what stood just before its commit it was none: a hook let it pass, and would not let it go back. */
  readonly isByGraph?: true;
  /** It stood at the base already, which is accepted as it stands. */
  readonly isBehind: boolean;
  /** A commit behind the base made it. */
  readonly isMadeBehind: boolean;
}

/** What left: entities by plan and id, plans by key, of one key the latest last, and the file itself. */
export interface Remembered {
  readonly entities: ReadonlyMap<string, Left>;
  readonly plans: ReadonlyMap<string, readonly Left[]>;
  readonly last?: Left | undefined;
  readonly kept: readonly Kept[];
}

/** What archives excuse as long as one of them stands: the version that they keep, and what is said without them. */
export interface Kept {
  readonly version: ReadVersion;
  /** As it stood, where another plan took its place: whoever files it away then has no other text of it. */
  readonly stood: ReadVersion | null;
  /** What took its place; what stands there still need not be kept elsewhere. */
  readonly next: ReadVersion | null;
  /** The commit that took it away, or that archived it later. */
  readonly commit: string;
  /** None where nothing keeps it yet. */
  readonly archived: readonly string[];
  readonly findings: readonly ReportedFinding[];
  /** By which these are known where they were said. */
  readonly ids: readonly string[];
}

/** Something that left, in the version in which it stood last. */
export interface Left {
  /** The version as it stood. */
  readonly version: ReadVersion;
  /** What of it stood accepted. */
  readonly accepted: unknown;
  readonly isBehind: boolean;
  /** The commit that held it, and the path there. */
  readonly at: string | undefined;
  readonly path: string;
}

/** A waived change: the values before and after are both accepted until the subject has a third one. */
export interface WaivedChange {
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Set where the file changed as a whole. */
  readonly versions?: readonly (ReadVersion | null)[];
}

/** The last commit that touched the file, and the account before it where the commit was refused. */
export interface Touch {
  readonly commit: string;
  readonly isBehind: boolean;
  readonly refused: boolean;
  readonly before?: Account | undefined;
}

/** From one version to another, by first-parent order; a cut (rotation, exact revert) ends one. */
export interface Stretch {
  readonly from: ReadVersion | null;
  /** It begins at the base, or at each of several. */
  readonly isFirst?: true;
  /** What cut the range here was refused. */
  readonly isRefused?: true;
  readonly to?: ReadVersion | null;
}

const nothing: Remembered = { entities: new Map(), plans: new Map(), kept: [] };

export function newAccount(
  file: ConcernedFile,
  version: ReadVersion | null,
  place: Pick<Account, 'origin' | 'basePath' | 'at'>,
): Account {
  return {
    ...place,
    file,
    sidePaths: [],
    version,
    errors: [],
    memory: nothing,
    mayBegin: false,
    settled: [],
    used: [],
    vanished: [],
    flipped: [],
    stretches: [{ from: version, isFirst: true }],
  };
}

/**
 * Whether a new file may begin where one stood that is kept elsewhere: the old one is finished, or its kind does not ask. A
 * log that stands whole under another governed name goes on there, with whatever was under way in it.
 */
export function mayBegin({ file, graph }: Account, doc: unknown, goesOnElsewhere: boolean): boolean {
  const { kind } = file.governance;
  if (kind.deletion === 'warning' || (goesOnElsewhere && kind.keepsParents === true)) return true;
  return doc !== null && kind.isFinished?.(doc, graph) === true;
}

/** A new file may begin where a deletion was a note. */
export function isFree(
  account: Account,
  isAlike: (path: string) => boolean,
  from: ReadVersion,
  findings: readonly ReportedFinding[],
): boolean {
  const notes = findings.filter(({ ruleId }) => ruleId === deleted.id);
  if (!notes.every(({ severity }) => severity === 'note')) return false;
  const archived = notes.flatMap(({ data }) => (Array.isArray(data?.archived) ? data.archived : []));
  return mayBegin(
    account,
    docOf(from),
    archived.some((path) => typeof path === 'string' && isAlike(path)),
  );
}

/** Whether something was said after which the net is judged anew. */
export function cutsRange(kind: StateKind, findings: readonly ReportedFinding[]): boolean {
  const rules = [...fileRules, ...kind.rules];
  return findings.some(({ ruleId }) =>
    rules.some(({ id, cutsRange: cuts }) => id === ruleId && cuts === true),
  );
}

/** The stretches of an account, the last of which ends here. */
export function cut(
  { stretches, version }: Pick<Account, 'stretches' | 'version'>,
  after: ReadVersion | null,
  isRefused: boolean,
): readonly Stretch[] {
  const closed = stretches.map((stretch) => ('to' in stretch ? stretch : { ...stretch, to: version }));
  return [...closed, { from: after, ...(isRefused ? { isRefused: true } : {}) }];
}
