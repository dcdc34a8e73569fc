import { governByDetection } from '../../config/govern.ts';
import type { Waiver } from '../../config/waivers.ts';
import type { ReportedFinding } from '../contract/finding.ts';
import type { StateKind } from '../contract/kind.ts';
import type { RepairPlace } from '../contract/repair.ts';
import { governByShape } from '../files/govern-by-shape.ts';
import type { RangeInput, RangePolicyInput } from '../judge/range-input.ts';
import type { RepositoryView } from '../past.ts';
import type { Answer, Blobs, CommitFacts, History, ObjectId, TreeEntry } from '../ports.ts';
import { builtInPolicy, type Policy } from './built-in-policy.ts';
import { isSamePolicy, type PolicyBytesPair, policyBytesAt, policyText } from './policy-files.ts';
import { configurationPath, waiversPath } from './policy-paths.ts';
import { changedByRange } from './range-changes.ts';
import { type Waiving, waiving } from './waiving.ts';

export type { RangePolicyInput } from '../judge/range-input.ts';

/** What of a range's input is policy. */
export type PolicyInput = RangePolicyInput & Pick<RangeInput, 'govern' | 'limits' | 'isIgnored'>;

/** What the policy contributes to judging a range, and whether changes of its files are judged too. */
export function policyInput(policy: Policy, kinds: readonly StateKind[]): PolicyInput {
  const { govern, limits, isIgnored, policyRules, waivers, waiversFrom } = policy;
  return { govern, limits, isIgnored, policyRules, waivers, waiversFrom, policyKinds: kinds };
}

/** The policy as it stands at a commit; one that cannot be used leaves the defaults, and judging says so. */
export async function policyAt(
  source: { readonly history: History; readonly blobs: Blobs },
  commit: ObjectId,
  kinds: readonly StateKind[],
  path?: string,
): Promise<Answer<Policy>> {
  const bytes = await policyBytesAt(source, commit, kinds, path);
  if (!bytes.ok) return bytes;
  if (isNowhere(bytes.value)) return { ok: true, value: builtInPolicy(kinds) };
  // What reads configurations is loaded only where there is one.
  const { policyOf } = await import('./policy.ts');
  return { ok: true, value: policyOf(bytes.value, kinds) };
}

function isNowhere({ configuration, waivers }: PolicyBytesPair): boolean {
  return configuration === null && waivers === null;
}

export interface RangePolicy {
  readonly waiving: Waiving;
  /** Whether the head says something else than what judges. */
  readonly isChanged: boolean;
  /** What the range does to the policy files: asked when everything else has been judged. */
  judge(): Promise<Answer<readonly ReportedFinding[]>>;
}

const absent: PolicyBytesPair = { configuration: null, waivers: null };

/** Reads what the policy files say on both sides of a range, and lets waivers speak. */
export async function rangePolicy(
  input: RangeInput,
  view: RepositoryView,
  commits: readonly CommitFacts[],
): Promise<Answer<RangePolicy>> {
  const { range, policyPath = configurationPath } = input;
  const tip = input.policyFrom ?? range.tip ?? range.base;
  const isAbsent = tip === range.base && !view.paths().has(policyPath) && !view.paths().has(waiversPath);
  const read = (commit: string) =>
    isAbsent
      ? { ok: true as const, value: absent }
      : policyBytesAt(input, commit, input.policyKinds ?? [], policyPath);
  const before = await read(tip);
  if (!before.ok) return before;
  const after = await read(range.head);
  if (!after.ok) return after;
  const headWaives = input.waiversFrom === 'head';
  const own = headWaives ? await waiversIn(after.value) : [];
  const waivers = [...(input.waivers ?? []), ...own];
  const waives = waiving(waivers, waivers.length === 0 ? undefined : await latest(input, commits));
  // What is judged by itself has no history, so nothing changed either.
  const isAlone = input.scope === 'snapshot';
  const sides = { before: isAlone ? after.value : before.value, after: after.value };
  const told = isAlone ? [] : commits;
  const changes = () => changedByRange({ ...input, tip }, told, pathsOf(sides, policyPath));
  const isChanged = !isSamePolicy(sides.before, sides.after);
  return {
    ok: true,
    value: { waiving: waives, isChanged, judge: () => judged(input, view, sides, waives, changes) },
  };
}

async function waiversIn({ waivers }: PolicyBytesPair): Promise<readonly Waiver[]> {
  return waivers === null ? [] : (await import('./policy.ts')).waiversOf(waivers);
}

/** Every file that either side's policy consists of. */
function pathsOf(
  sides: Readonly<Record<'before' | 'after', PolicyBytesPair>>,
  policyPath: string,
): Set<string> {
  const named = [sides.before, sides.after].flatMap((side) => [...(side.named?.keys() ?? [])]);
  return new Set([policyPath, waiversPath, ...named]);
}

async function judged(
  input: RangeInput,
  view: RepositoryView,
  sides: { readonly before: PolicyBytesPair; readonly after: PolicyBytesPair },
  waives: Waiving,
  own: () => Promise<Answer<ReadonlySet<string>>>,
): Promise<Answer<readonly ReportedFinding[]>> {
  const { policyKinds: kinds } = input;
  if (kinds === undefined) return { ok: true, value: [] };
  const changes = await own();
  if (!changes.ok) return changes;
  const changed = !isSamePolicy(sides.before, sides.after);
  const head = changed ? await input.history.tree(input.range.head) : undefined;
  if (head?.ok === false) return head;
  const nested = await nestedAdded(input, view);
  if (!nested.ok) return nested;
  const expired = waives.expired();
  const isSilent = isNowhere(sides.before) && isNowhere(sides.after);
  if (isSilent && nested.value.length === 0 && expired.length === 0) return { ok: true, value: [] };
  const { judgePolicy } = await import('./judge-policy.ts');
  const findings = judgePolicy({
    ...sides,
    path: input.policyPath ?? configurationPath,
    kinds,
    changes: changes.value,
    rules: input.policyRules ?? new Map(),
    standing: head?.value.keys() ?? [],
    hasShape: await shapesIn(input, kinds, head?.value ?? new Map()),
    paths: view.paths(),
    nested: nested.value,
    expired,
    headWaives: input.waiversFrom === 'head',
  });
  const { range } = input;
  const tip = input.policyFrom ?? range.tip ?? range.base;
  return { ok: true, value: findings.map((each) => withRepair(each, sides, tip, input.place)) };
}

/** What the base side says can be read, and comes back; no command takes away what it never said. */
function withRepair(
  finding: ReportedFinding,
  { before, after }: Readonly<Record<'before' | 'after', PolicyBytesPair>>,
  commit: string,
  place: RepairPlace = {},
): ReportedFinding {
  const { severity, file: path, messageId } = finding;
  const bytesOf = ({ waivers, named, configuration }: PolicyBytesPair) =>
    (path === waiversPath ? waivers : (named?.get(path) ?? configuration)) ?? null;
  const stood = bytesOf(before);
  // What the base has already is not repaired by bringing it back.
  const isSame = policyText(stood) === policyText(bytesOf(after));
  if (severity !== 'error' || messageId === 'nested' || stood === null || isSame) return finding;
  return { ...finding, repair: { ways: [{ how: 'restore', commit, paths: [path] }], place } };
}

/** Whether what stands at a usual name has the shape that makes it state; links are taken by their names. */
async function shapesIn(
  { blobs }: RangeInput,
  kinds: readonly StateKind[],
  tree: ReadonlyMap<string, TreeEntry>,
): Promise<(path: string) => boolean> {
  const detected = await governByShape(governByDetection(kinds), { blobs, tree, commits: [] });
  return (path) => tree.get(path)?.nature !== 'regular' || detected(path) !== undefined;
}

/** Configurations in folders that stand at the head and not at the base. */
async function nestedAdded(
  { history, range, isIgnored }: RangeInput,
  view: RepositoryView,
): Promise<Answer<readonly string[]>> {
  const added: string[] = [];
  for (const path of [...view.paths()].filter((each) => each.endsWith(`/${configurationPath}`)).sort()) {
    if (isIgnored?.(path)) continue;
    const before = await history.entry(range.base, path);
    const after = await history.entry(range.head, path);
    if (!before.ok) return before;
    if (!after.ok) return after;
    if (before.value === null && after.value !== null) added.push(path);
  }
  return { ok: true, value: added };
}

/** The later of the head's and the base tip's committer date; a change that is not committed has none. */
async function latest(
  { history, range, policyFrom }: RangeInput,
  commits: readonly CommitFacts[],
): Promise<string | undefined> {
  const tip = await history.upTo(policyFrom ?? range.tip ?? range.base, 1);
  const times = [commits.find(({ id }) => id === range.head), ...(tip.ok ? tip.value : [])];
  return times
    .flatMap((commit) => commit?.at ?? [])
    .toSorted((left, right) => Date.parse(left) - Date.parse(right))
    .at(-1);
}
