import type { Report } from '../../src/engine/contract/report.ts';
import { honestStory, workOnly } from './honest.ts';
import { judgeStory } from './judge.ts';
import type { TamperKind } from './kind.ts';
import { editOperators, type Operator } from './operator.ts';
import { againOperators } from './operators/again-operators.ts';
import { baseOperators } from './operators/base-operators.ts';
import { gitOperators } from './operators/git-operators.ts';
import { guardOperators } from './operators/guard-operators.ts';
import { policyOperators } from './operators/policy-operators.ts';
import { textOperators } from './operators/text-operators.ts';
import { randomFrom } from './random.ts';
import { commitAt, type Story, tipOf } from './story.ts';

/** What came of one try. `stopped`: refused although it is legal. `unannounced`: legal, and nothing told of it. */
export type Outcome = 'refused' | 'legal' | 'missed' | 'stopped' | 'unannounced';

export interface Try {
  readonly kind: string;
  readonly operator: string;
  readonly seed: number;
  readonly outcome: Outcome;
  /** Rules that found something about the tampering. */
  readonly rules: readonly string[];
}

export function operatorsOf(kind: TamperKind): Operator[] {
  return [editOperators, textOperators, gitOperators, policyOperators, baseOperators, guardOperators].flatMap(
    (operators) => operators(kind),
  );
}

/** The same, and three more ways to bring in each that is refused. */
export function allOperatorsOf(kind: TamperKind): Operator[] {
  const operators = operatorsOf(kind);
  return [...operators, ...againOperators(operators)];
}

/** Tampering in an honest history: what the seed makes of it, or undefined where it offers nothing to tamper with. */
export interface PreparedTry {
  readonly story: Story;
  readonly from: number;
  readonly guilty: readonly number[];
}

export async function prepareTry(
  kind: TamperKind,
  operator: Operator,
  seed: number,
): Promise<PreparedTry | undefined> {
  const random = randomFrom(seed * 7919 + 17);
  const policy = operator.policy ?? kind.policy;
  const story = honestStory({ ...kind, policy }, seed, 5 + random.below(14));
  const before = tipOf(story);
  // A pull request holds no squash commits of its own: they are judged as steps there.
  const squashed = story.commits.findLastIndex(({ message }) => /\(#\d+\)/.test(message));
  const guilty = await operator.apply(story);
  if (guilty === undefined) return undefined;
  // What stands at the base decides what the net is about: the tip before, where the net is the question.
  const isEarlier =
    operator.arrival === 'pull-request' && !operator.isFromTip && !operator.isFromGuilt && random.chance(0.5);
  const first = Math.max(0, squashed);
  const tip = operator.isFromGuilt ? parentOf(story, guilty[0]) : before;
  const from = isEarlier ? (random.pick(lineTo(story, before, first)) ?? tip) : tip;
  const more = random.below(3);
  for (let count = more; count > 0; count -= 1) workOnly(story);
  return { story, from, guilty };
}

/** The first-parent commits before one, back to another: a side that was given up is none of them. */
function lineTo(story: Story, tip: number, first: number): number[] {
  const line: number[] = [];
  for (let at = commitAt(story, tip).parents[0]; at !== undefined && at >= first; ) {
    line.push(at);
    at = commitAt(story, at).parents[0];
  }
  return line;
}

function parentOf(story: Story, at = tipOf(story)): number {
  return commitAt(story, at).parents[0] ?? at;
}

export async function tryOperator(
  kind: TamperKind,
  operator: Operator,
  seed: number,
): Promise<Try | undefined> {
  const prepared = await prepareTry(kind, operator, seed);
  if (prepared === undefined) return undefined;
  const { story, from, guilty } = prepared;
  const { report, ids } = await judgeStory(story, from, operator);
  const accused = new Set(guilty.flatMap((at) => ids[at] ?? []));
  const about = findingsAbout(report, accused);
  const isToldOf = ({ severity, ended, commits = [] }: Report['findings'][number]) =>
    (severity === 'error' || ended !== undefined) && commits.includes(ids[guilty[0] ?? -1] ?? '');
  if (operator.isRefusedAtFirst && !report.findings.some(isToldOf)) return undefined;
  const rules = [...new Set(about.map(({ ruleId }) => ruleId))].sort();
  const outcome = outcomeOf(operator, report, about);
  return { kind: kind.name, operator: operator.name, seed, outcome, rules };
}

/** Findings that name a commit of the tampering, or speak of the range as a whole. */
function findingsAbout({ findings }: Report, accused: ReadonlySet<string>): Report['findings'] {
  return findings.filter(({ commits = [] }) => commits.length === 0 || commits.some((id) => accused.has(id)));
}

function outcomeOf({ expect }: Operator, { verdict }: Report, about: Report['findings']): Outcome {
  const isRefused = verdict === 'cannot-judge' || about.some(({ severity }) => severity === 'error');
  if (expect === 'refused') return isRefused ? 'refused' : 'missed';
  if (verdict !== 'pass') return 'stopped';
  const said = about.filter(({ ruleId }) => expect.by === undefined || ruleId === expect.by);
  return expect.announced && said.length === 0 ? 'unannounced' : 'legal';
}

/** Tries an operator until it was possible as often as asked; seeds that offer nothing are passed over. */
export async function tryOften(
  kind: TamperKind,
  operator: Operator,
  { seed, rounds }: { readonly seed: number; readonly rounds: number },
): Promise<Try[]> {
  const tries: Try[] = [];
  for (let next = seed; tries.length < rounds && next < seed + rounds * 12 + 20; next += 1) {
    const made = await tryOperator(kind, operator, next);
    if (made !== undefined) tries.push(made);
  }
  return tries;
}
