import { canonicalJson } from './json-text.ts';
import { isJsonArray, type JsonValue } from './json-value.ts';
import { inAfter } from './location.ts';
import type { MergeFault } from './merge.ts';
import { type Rule, ruleOver } from './rule.ts';

/** A merge fault with the place in the result where it shows. */
export interface PlacedMergeFault extends MergeFault {
  readonly part: string;
  readonly pointer: string;
}

const rule = ruleOver<readonly PlacedMergeFault[]>();

/** The two rules every kind has about merge commits. */
export function mergeRules(kindId: string): readonly Rule<readonly PlacedMergeFault[]>[] {
  return [mergeLost(kindId), mergeInvented(kindId)];
}

function mergeLost(kindId: string) {
  return rule({
    id: `${kindId}/merge-lost`,
    title: 'A merge keeps what each side did',
    why: 'A merge is not a step: what one side completed, counted or changed since the merge base still holds.',
    fix: "Merge again and keep that side's value, or change it in a commit of its own.",
    severity: 'error',
    since: '0.1.0',
    scopes: ['merge'],
    messages: { lost: "the merge dropped what one side did to '{subject}': {sides} became {result}" },
    *check(faults, problem) {
      for (const fault of faults)
        if (fault.type === 'lost') yield problem('lost', values(fault), detail(fault));
    },
  });
}

function mergeInvented(kindId: string) {
  return rule({
    id: `${kindId}/merge-invented`,
    title: 'A merge invents nothing',
    why: 'A value that no side holds and no single step explains was made up while merging, where nobody looks.',
    fix: "Merge again with one side's value, and make the change in a commit of its own.",
    severity: 'error',
    since: '0.1.0',
    scopes: ['merge'],
    messages: { invented: "the merge made up a value for '{subject}': {sides} became {result}" },
    *check(faults, problem) {
      for (const fault of faults)
        if (fault.type === 'other') yield problem('invented', values(fault), detail(fault));
    },
  });
}

function values(fault: MergeFault) {
  const missing = missingMembers(fault);
  if (missing.length > 0) return { subject: fault.subject, sides: shown(missing), result: 'absent' };
  const sides = [...new Set(fault.parents.map(shown))].join(' and ');
  return { subject: fault.subject, sides: sides === '' ? 'nothing' : sides, result: shown(fault.result) };
}

/** Of a list that lost members these alone: the others would only hide them. */
function missingMembers({ type, result, parents }: MergeFault): JsonValue[] {
  if (type !== 'lost' || !isJsonArray(result)) return [];
  const kept = new Set(result.map(canonicalJson));
  const members = parents.flatMap((parent) => (isJsonArray(parent) ? parent : []));
  return members.filter((member) => !kept.has(canonicalJson(member)));
}

function detail(fault: PlacedMergeFault) {
  return { subject: fault.subject, at: inAfter(fault.pointer, fault.part) };
}

function shown(value: JsonValue | undefined): string {
  if (value === undefined) return 'absent';
  const text = canonicalJson(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
