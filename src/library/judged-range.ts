import { buildReport, type Obstacle } from '../engine/contract/report.ts';
import { checkRange } from '../engine/judge/check-range.ts';
import type { Content } from '../engine/judge/check-transition.ts';
import type { RangeInput as Judged } from '../engine/judge/range-input.ts';
import { granularities } from '../engine/judge/squash.ts';
import { policyFaults, policyOf } from '../engine/policy/policy.ts';
import { type PolicyInput, policyAt, policyInput } from '../engine/policy/range-policy.ts';
import { failed, type Result } from '../engine/values/result.ts';
import { kinds } from '../kinds/index.ts';
import { isContent, noContent, object, oneOf, readPlain } from './given-shape.ts';
import type { RangeManner, Report } from './judgement.ts';

/** What is judged, wherever it comes from. */
export type RangeSource = Pick<Judged, 'history' | 'blobs' | 'range'> &
  Partial<Pick<Judged, 'net' | 'repairs'>>;

/** By the policy that was handed in, or that of the base. */
export async function judgedRange(source: RangeSource, manner: RangeManner): Promise<Report> {
  const { granularity = 'auto', guard } = manner;
  const policy = await policyFor(source, manner);
  if (!policy.ok) return cannotJudge(policy.error);
  const how = { granularity, ...(guard === undefined ? {} : { guard }) };
  return (await checkRange({ ...source, ...policy.value, ...how })) as Report;
}

async function policyFor(
  { range, ...source }: RangeSource,
  manner: RangeManner,
): Promise<Result<PolicyInput, readonly Obstacle[]>> {
  const given = givenPolicy(manner);
  if (!given.ok) return given;
  if (given.value !== undefined) return { ok: true, value: given.value };
  const base = await policyAt(source, range.tip ?? range.base, kinds);
  return base.ok ? { ok: true, value: policyInput(base.value, kinds) } : failed([base.obstacle]);
}

/** The policy that was handed in; undefined where none was, and that of the base counts. */
export function givenPolicy({
  configuration,
  waivers,
}: RangeManner): Result<PolicyInput | undefined, readonly Obstacle[]> {
  if (configuration === undefined && waivers === undefined) return { ok: true, value: undefined };
  const pair = { configuration: bytesOf(configuration), waivers: bytesOf(waivers) };
  const faults = policyFaults(pair, kinds);
  if (faults.length === 0) return { ok: true, value: policyInput(policyOf(pair, kinds), kinds) };
  return failed(
    faults.map(({ file, line, column, message }) => ({
      ...{ code: 'configuration', message: `${file}:${line}:${column}: ${message}` },
      fix: 'Correct it; nothing was judged.',
    })),
  );
}

/** The manner of whatever somebody without types hands over. */
export function readManner(
  given: Readonly<Record<string, unknown>>,
): Result<RangeManner, readonly Obstacle[]> {
  const { configuration, waivers, ...rest } = given;
  const texts = Object.entries({ configuration, waivers }).filter(([, content]) => content !== undefined);
  const wrong = texts.flatMap(([name, content]) => (isContent(content) ? [] : [noContent(name, content)]));
  const others = readPlain('', rest, mannerShape);
  if (!others.ok || wrong.length > 0) return failed([...wrong, ...(others.ok ? [] : [others.error])]);
  return { ok: true, value: { ...others.value, ...Object.fromEntries(texts) } };
}

const mannerShape = object(
  {},
  { granularity: oneOf(granularities), guard: oneOf(['success', 'failure', 'skipped']) },
);

export function cannotJudge(obstacles: readonly Obstacle[]): Report {
  return buildReport({ findings: [], obstacles }) as Report;
}

export function bytesOf(content: Content | undefined): Uint8Array | null {
  return typeof content === 'string' ? new TextEncoder().encode(content) : (content ?? null);
}
