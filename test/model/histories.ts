import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import fc, { type Arbitrary } from 'fast-check';
import { check, digest } from './account.mjs';
import { branching, type Operation, opArb, ops, type Scenario, scenario, undoing } from './generate.mjs';
import { make } from './properties.mjs';
import type { Answer, FullAnswer, ModelFinding, ModelHistory, ModelNote, ModelWaiver } from './types.ts';

/** A history, what is waived in it, and what the model says of it. */
export interface Case extends ModelHistory {
  readonly id: string;
  readonly waivers: readonly ModelWaiver[];
  readonly expected: Answer;
}

interface Row extends Omit<Case, 'expected'> {
  readonly expect: Pick<Answer, 'verdict' | 'net'> & {
    readonly commits: Readonly<
      Record<
        string,
        {
          readonly findings: readonly Omit<ModelFinding, 'commit'>[];
          readonly notes: readonly Omit<ModelNote, 'commit'>[];
        }
      >
    >;
  };
}

/** The histories that came with the model. */
export function givenCases(): Case[] {
  const bytes = gunzipSync(readFileSync('test/model/histories.jsonl.gz'));
  return bytes.toString('utf8').trimEnd().split('\n').map(readCase);
}

function readCase(line: string): Case {
  const { expect, ...row }: Row = JSON.parse(line);
  const entries = Object.entries(expect.commits);
  const findings = entries.flatMap(([commit, own]) => own.findings.map((each) => ({ ...each, commit })));
  const notes = entries.flatMap(([commit, own]) => own.notes.map((each) => ({ ...each, commit })));
  return { ...row, expected: { verdict: expect.verdict, net: expect.net, findings, notes } };
}

/** What a random history is made of: every fifth is judged from a base in its middle, of every fourth something is waived. */
export interface Seed {
  readonly scenario: Scenario;
  readonly middle: number;
  readonly waives: number;
}

/** The generator's own scenarios are short more often than not; much comes up only in long ones. */
function long(allowed: readonly string[]): Arbitrary<Scenario> {
  return withOps(allowed, someOf(allowed, 14));
}

/** Two branches that are merged, and what comes after: the generator alone seldom gets that far. */
function merging(allowed: readonly string[]): Arbitrary<Scenario> {
  const parts = [2, 3, 3, 6].map((most) => someOf(allowed, most));
  const merge = fc.tuple(opArb(['branch']), opArb(['branch']), opArb(['merge', 'evil']));
  const all = fc.tuple(merge, ...parts).map(([[fork, back, join], before, one, two, after]) => {
    return [...(before ?? []), fork, ...(one ?? []), back, ...(two ?? []), join, ...(after ?? [])];
  });
  return withOps(allowed, all);
}

function someOf(allowed: readonly string[], maxLength: number): Arbitrary<Operation[]> {
  return fc.array(opArb(allowed), { minLength: 1, maxLength, size: 'max' });
}

function withOps(allowed: readonly string[], own: Arbitrary<Operation[]>): Arbitrary<Scenario> {
  return fc.tuple(scenario(allowed), own).map(([{ start }, chosen]) => ({ start, ops: chosen }));
}

/** The toy's operations, those with many merges, and those that undo much; a third of all has a merge. */
export const seeds: Arbitrary<Seed> = fc.record({
  scenario: fc.oneof(long(ops), long(undoing), merging(ops), merging(branching)),
  middle: fc.nat(4),
  waives: fc.nat(3),
});

export function caseOf({ scenario: chosen, middle, waives }: Seed): Case {
  const history = make(chosen);
  const base = middle === 1 ? firstOf(history) : history.base;
  const question = { base, head: history.head };
  const answer = check(history.commits, question);
  const waivers = waives === 1 ? waiversOf(history, answer) : [];
  const expected = waivers.length === 0 ? answer : check(history.commits, { ...question, waivers });
  return { ...history, id: 'random', base, waivers, expected };
}

/** The first commit behind the head's base, along the first parents. */
function firstOf({ commits, base, head }: ModelHistory): string {
  const byId = new Map(commits.map((commit) => [commit.id, commit]));
  let first = base;
  for (let at = head; at !== base && at !== ''; at = byId.get(at)?.parents[0] ?? '') first = at;
  return first === head ? base : first;
}

/** One error that stands alone at the head is waived. */
function waiversOf({ commits }: ModelHistory, { heads }: FullAnswer): ModelWaiver[] {
  const standing = Object.values(heads).flatMap(({ errors }) => errors.filter((error) => !error.accepted));
  const [error, ...others] = standing;
  if (error === undefined || others.length > 0 || error.rule === 'unreadable') return [];
  const made = commits.find(({ id }) => id === error.commit)?.files[error.path] ?? null;
  const { path, rule } = error;
  return [{ path, rule, change: digest({ subjects: error.all }, error.ground, made) }];
}

/** What came out in a history; for counting. */
export function outcomesOf({ expected: { verdict, findings, notes, net }, commits }: Case): string[] {
  const fates = findings.map(({ severity, status, rule }) =>
    severity === 'error' ? `error ${status}` : `${status} ${rule}`,
  );
  const others = [
    ...(net.length > 0 ? ['warning of the net'] : []),
    ...(commits.some(({ parents }) => parents.length > 1) ? ['with a merge'] : []),
    ...(findings.length + notes.length === 0 ? ['silent'] : []),
  ];
  return [
    ...new Set([`verdict ${verdict}`, ...fates, ...notes.map(({ rule }) => `note ${rule}`), ...others]),
  ];
}
