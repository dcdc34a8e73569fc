import { fileRules } from '../../src/engine/file-rules/index.ts';
import { policyRules } from '../../src/engine/file-rules/policy-rules.ts';
import { kinds } from '../../src/kinds/index.ts';
import { tamperKinds } from './kinds/index.ts';
import { operatorsOf, tryOften, tryOperator } from './matrix.ts';
import { faulty } from './print.ts';

interface Rule {
  readonly id: string;
  check(...args: never[]): Iterable<unknown>;
}

/** What noticed that a rule was broken: operators that were refused, or announced, and are no longer. */
export interface Mutant {
  readonly rule: string;
  readonly noticedBy: readonly string[];
  /** It finds something, but always beside another rule, which then still does. */
  readonly isCovered: boolean;
}

/** Each rule in turn finds nothing; operators that need it go wrong. Tries that never met a rule are not repeated. */
export async function mutationScore(wanted: Parameters<typeof tryOften>[2]): Promise<Mutant[]> {
  const tries = await soundTries(wanted);
  const mutants: Mutant[] = [];
  for (const rule of everyRule()) {
    const met = tries.filter(({ rules }) => rules.includes(rule.id));
    const noticedBy = new Set<string>();
    await withoutRule(rule, async () => {
      for (const { kind, operator, seed } of met) {
        if (noticedBy.size >= 3) break;
        const again = await tryOperator(kind, operator, seed);
        if (again !== undefined && faulty.has(again.outcome)) noticedBy.add(`${kind.name}: ${operator.name}`);
      }
    });
    mutants.push({ rule: rule.id, noticedBy: [...noticedBy], isCovered: met.length > 0 });
  }
  return mutants;
}

async function soundTries(wanted: Parameters<typeof tryOften>[2]) {
  const sound = [];
  for (const kind of tamperKinds)
    for (const operator of operatorsOf(kind))
      for (const { seed, outcome, rules } of await tryOften(kind, operator, wanted))
        if (!faulty.has(outcome)) sound.push({ kind, operator, seed, rules });
  return sound;
}

function everyRule(): Rule[] {
  const own = kinds.flatMap(({ rules }) => rules as readonly Rule[]);
  return [...own, ...(fileRules as readonly Rule[]), ...(policyRules as readonly Rule[])];
}

/** Rules are plain data: one is silenced in its place, and speaks again afterwards. */
async function withoutRule(rule: Rule, run: () => Promise<void>): Promise<void> {
  const { check } = rule;
  const place: { check: Rule['check'] } = rule;
  place.check = () => [];
  try {
    await run();
  } finally {
    place.check = check;
  }
}
