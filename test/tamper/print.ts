import type { Outcome, Try } from './matrix.ts';
import type { Operator } from './operator.ts';

/** What is wrong with a gate, not with a history. */
export const faulty: ReadonlySet<Outcome> = new Set(['missed', 'stopped', 'unannounced']);

interface Row {
  readonly operator: Operator;
  readonly tries: readonly Try[];
}

/** One line for each operator of one kind: what came of it, how often, and why it is legal where it is. */
export function matrixLines(kind: string, rows: readonly Row[]): string[] {
  const lines = rows.map(
    ({ operator, tries }) =>
      `  ${verdictOf(operator, tries).padEnd(26)} ${operator.name}${whyLegal(operator)}`,
  );
  return [`${kind}: ${rows.length} operators, ${rows.flatMap(({ tries }) => tries).length} tries`, ...lines];
}

function verdictOf({ expect }: Operator, tries: readonly Try[]): string {
  const bad = tries.filter(({ outcome }) => faulty.has(outcome));
  if (tries.length === 0) return 'not possible';
  const [first] = bad;
  if (first === undefined)
    return `${expect === 'refused' ? 'refused' : 'legal by definition'} ${tries.length}`;
  return `${first.outcome.toUpperCase()} ${bad.length} of ${tries.length}, seed ${bad.map(({ seed }) => seed).join()}`;
}

function whyLegal({ expect }: Operator): string {
  return expect === 'refused' ? '' : ` (${expect.legal})`;
}

/** Tries that went wrong, each with what reproduces it. */
export function faultLines(tries: readonly Try[]): string[] {
  return tries
    .filter(({ outcome }) => faulty.has(outcome))
    .map(
      ({ kind, operator, seed, outcome, rules }) =>
        `${outcome}: ${kind} | ${operator} | seed ${seed} | ${rules.join(', ') || 'no finding'}`,
    );
}
