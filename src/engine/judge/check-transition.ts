import type { Governance } from '../../config/govern.ts';
import { faultText, type RuleChoice, resolveSettings } from '../../config/settings.ts';
import { defaultLimits, type Limits } from '../../formats/limits.ts';
import type { Context, NamedFile, PriorCommit, Step } from '../contract/context.ts';
import { claimedBetween } from '../contract/entity.ts';
import type { StateKind } from '../contract/kind.ts';
import { buildReport, type Report } from '../contract/report.ts';
import { affectedView } from '../report/affected-view.ts';
import { reportFindings } from '../report/report-finding.ts';
import {
  asBytes,
  docOf,
  type FileSetup,
  type LargeFile,
  largeVersion,
  type ReadVersion,
  readParts,
} from '../versions/read-version.ts';
import { judgeVersions } from './judge-versions.ts';
import { type Granularity, scopesOf } from './squash.ts';

/** Text of a file, its bytes, or null where the file is absent. */
export type Content = string | Uint8Array | null;

/** What the caller knows beyond the two versions; an absent member is not known. */
export interface TransitionContext {
  /** The message of the commit that brings the new version; it may declare steps, and give reasons. */
  readonly message?: string;
  /** Repository paths that the commit changes, the file itself among them: whether work was done beside the record. */
  readonly touched?: readonly string[];
  /** The commits before, the last one first, each with its message and the paths that it changed: work may have come earlier. */
  readonly prior?: readonly PriorCommit[];
  /** Repository paths at which the commit keeps what the version before held, as a finished plan in an archive. */
  readonly archived?: readonly string[];
  /** What is in the commit's tree of the files that items name which turned done, by these names. */
  readonly files?: Readonly<Record<string, NamedFile>>;
  /** What a guard (tests, as a rule) said of the new version; `success` verifies what turned done. */
  readonly guard?: 'success' | 'failure' | 'skipped';
  /** When the new version was made, RFC 3339; there is no other clock. */
  readonly at?: string;
}

export interface TransitionInput {
  readonly before: Content;
  readonly after: Content;
  /** Repository path for messages and places; by default the kind's usual one. */
  readonly path?: string;
  /** The declared step; null or absent: infer it. */
  readonly step?: Step | null;
  /** What a `files:` entry of the configuration takes for that kind, and `rules`. */
  readonly options?: {
    readonly rules?: Readonly<Record<string, RuleChoice>>;
    readonly [option: string]: unknown;
  };
  /** `squash` judges the net alone; a transition by itself is no pull request, so `auto` is `commit`. */
  readonly granularity?: Granularity;
  /** The other files a kind needs, by role: one text for both versions, or each side's. */
  readonly companions?: Readonly<
    Record<string, Content | { readonly before?: Content; readonly after?: Content }>
  >;
  readonly context?: TransitionContext;
  readonly limits?: Partial<Limits>;
}

/** Judges one transition of one file. Pure: no file, no clock, no git. Bad input is a finding or an obstacle. */
export function checkOne(kind: StateKind, input: TransitionInput): Report {
  const resolved = resolveSettings(kind, input.options);
  if (!resolved.ok) return refusedOptions(resolved.faults.map(faultText));
  const limits: Limits = { ...defaultLimits, ...input.limits };
  return checkGoverned({ kind, settings: resolved.settings }, limits, input);
}

/** What is judged by a configuration, where a version may also be a file beyond the limit. */
type GovernedInput = Omit<TransitionInput, 'options' | 'limits' | 'before' | 'after'> &
  Readonly<Record<'before' | 'after', Content | LargeFile>>;

/** The same by settings that a configuration gave. */
export function checkGoverned({ kind, settings }: Governance, limits: Limits, input: GovernedInput): Report {
  const path = input.path ?? (kind.match.globs[0] ?? kind.id).replace('**/', '');
  const setup: FileSetup = { kind, path, settings, limits };
  const before = readSide(setup, input, 'before');
  const after = readSide(setup, input, 'after', before?.parsed?.memory);
  const policy = filePolicy(setup, input);
  const context = { ...contextOf(input), ...(policy === undefined ? {} : { policy }) };
  return reportTransition(setup, before, after, context);
}

/** What the companions said of how the file is judged before the change, even where the file itself is new. */
function filePolicy({ kind, settings, limits, path }: FileSetup, input: GovernedInput): unknown {
  const own = input.before ?? input.after;
  const parts = new Map<string, Uint8Array>(own === null || isLarge(own) ? [] : [['', asBytes(own)]]);
  for (const [role, content] of companionsOf(input, 'before')) parts.set(role, content);
  return kind.policy?.(path, parts, settings.options, limits);
}

function reportTransition(
  setup: FileSetup,
  before: ReadVersion | null,
  after: ReadVersion | null,
  context: Context,
): Report {
  const judged = judgeVersions(setup, before, after, context);
  const claimed = claimedBetween(setup.kind, docOf(before), docOf(after)).length;
  const step = judged.step;
  const findings = reportFindings(setup, judged.findings, { before, after });
  const view = affectedView({
    file: setup.path,
    kind: setup.kind,
    before: docOf(before),
    after: docOf(after),
    findings,
  });
  // A harness that hands over the wrong file, or its text for another preset, is to see that.
  const isJudged = findings.length > 0 || [before, after].some((each) => holdsState(setup.kind, each));
  return buildReport({
    findings,
    notJudged: judged.notJudged,
    notices: [...(judged.notices ?? []), ...(isJudged ? [] : [nothingHeld])],
    transitions: isJudged
      ? [{ file: setup.path, kind: setup.kind.id, ...(step === undefined ? {} : { step }) }]
      : [],
    claimed,
    verified: context.guard === 'success' ? claimed : 0,
    guard: context.guard,
    step,
    ...(view === undefined ? {} : { views: [view] }),
  });
}

const nothingHeld =
  'nothing was judged: neither version holds anything of this kind. Check the path, the kind and its options (preset).';

/** Whether a version can be judged: it cannot be read, or has entities. */
function holdsState({ entities }: StateKind, version: ReadVersion | null): boolean {
  if (version === null) return false;
  const doc = docOf(version);
  return doc === null || [...entities.ids(doc)].length > 0;
}

function contextOf(input: GovernedInput): Context {
  const { step, granularity, path, context = {} } = input;
  return {
    ...context,
    scope: scopesOf(granularity).alone ? 'net' : 'step',
    path: path ?? '',
    ...(step === undefined || step === null ? {} : { steps: [step] }),
  };
}

function readSide(
  setup: FileSetup,
  input: GovernedInput,
  side: 'before' | 'after',
  memory?: unknown,
): ReadVersion | null {
  const own = input[side];
  if (own === null) return null;
  if (isLarge(own)) return largeVersion(own);
  return readParts(setup, [['', own], ...companionsOf(input, side)], memory);
}

function companionsOf(
  { companions = {} }: Pick<TransitionInput, 'companions'>,
  side: 'before' | 'after',
): [role: string, content: Uint8Array][] {
  return Object.entries(companions).flatMap(([role, companion]): [string, Uint8Array][] => {
    const content = isSided(companion) ? companion[side] : companion;
    return content === undefined || content === null ? [] : [[role, asBytes(content)]];
  });
}

function isLarge(content: Content | LargeFile): content is LargeFile {
  return typeof content === 'object' && content !== null && 'digest' in content;
}

function isSided(
  companion: Content | { readonly before?: Content; readonly after?: Content },
): companion is { readonly before?: Content; readonly after?: Content } {
  return typeof companion === 'object' && companion !== null && !(companion instanceof Uint8Array);
}

function refusedOptions(errors: readonly string[]): Report {
  const obstacles = errors.map((message) => ({
    code: 'options',
    message,
    fix: 'Correct the options; nothing was judged.',
  }));
  return buildReport({ findings: [], obstacles });
}
