import { canonicalJson } from '../formats/json-text.ts';
import type { JsonValue } from '../formats/json-value.ts';
import { inAfter } from '../formats/location.ts';
import { cutText } from '../formats/schema-fault.ts';
import type { TakenApart } from './kind.ts';
import type { MergeChange, MergeDecision } from './merge/merge-decisions.ts';
import type { GonePlan } from './merge/merge-plans.ts';
import { type ProblemDetail, type Rule, ruleOver } from './rule.ts';
import { splitSubject, subjectOf } from './subject.ts';

/** What a merge did that no side did. */
export interface MergeFacts {
  readonly decisions: readonly MergeDecision[];
  /** Plans of sides that the result does not hold. */
  readonly gone: readonly GonePlan[];
  /** Whether what they had done is kept elsewhere. */
  readonly isArchived: boolean;
  readonly apart: TakenApart | undefined;
}

const rule = ruleOver<MergeFacts>();

/** The two rules every kind has about merge commits. */
export function mergeRules(kindId: string): readonly Rule<MergeFacts>[] {
  return [mergeLost(kindId), mergeInvented(kindId)];
}

function mergeLost(kindId: string) {
  return rule({
    id: `${kindId}/merge-lost`,
    title: 'A merge keeps what each side did',
    why: 'A merge is not a step: what one side completed, counted or changed since the merge base still holds.',
    fix: "Merge again and keep that side's value, or change it in a commit of its own.",
    severity: 'error',
    messageSeverities: { plan: 'warning', archivedPlan: 'note' },
    since: '0.1.0',
    scopes: ['merge'],
    messages: {
      lost: "the merge dropped what one side did to '{subject}': {sides} became {result}",
      several: "the merge dropped what one side did to {count} fields of '{subject}': {items}",
      side: 'the merge took one side and dropped what another one did to {count} entities: {items}',
      twin: "two sides gave '{id}' to two things, and the merge dropped one that was done: \"{title}\"; it can stand as '{other}'",
      apart: "the merge put lines of another side into what one wrote as a whole: '{line}'",
      plan: "the merge kept one plan; the other side's, '{plan}', is gone with {done} done items",
      archivedPlan:
        "the merge kept one plan; the other side's, '{plan}', stands in an archive with {done} done items",
    },
    *check({ decisions, gone, isArchived, apart }, problem) {
      const lost = decisions.filter(({ type }) => type === 'lost');
      // What is gone is said first, and put back by itself.
      if (apart !== undefined && lost.length === 0) {
        const { subject, pointer, line, right } = apart;
        const at = inAfter(pointer);
        yield problem(
          'apart',
          { line: line.slice(0, 80) },
          { subject, at, refuses: [subject], demanded: right },
        );
      }
      for (const each of lost) {
        if (each.twin !== undefined)
          yield problem('twin', { ...each.twin, other: splitSubject(each.subject).entity }, detail(each));
        else if (each.extent === 'value') yield problem('lost', values(each), detail(each));
        else yield problem(each.extent === 'side' ? 'side' : 'several', listed(each), detail(each));
      }
      for (const each of gone) {
        const { plan, done } = each;
        const values = { plan: plan.slice(0, 80), done };
        yield problem(isArchived ? 'archivedPlan' : 'plan', values, planDetail(each));
      }
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
    messages: {
      invented: "the merge made up a value for '{subject}': {sides} became {result}",
      several: "the merge made up {count} values for '{subject}': {items}",
      many: 'the merge made up values for {count} entities: {items}',
    },
    *check({ decisions }, problem) {
      for (const each of decisions.filter(({ type }) => type === 'other')) {
        if (each.extent === 'value') yield problem('invented', values(each), detail(each));
        else yield problem(each.extent === 'side' ? 'many' : 'several', listed(each), detail(each));
      }
    },
  });
}

function values({ subject, changes: [change] }: MergeDecision) {
  return { subject, ...becoming(change, splitSubject(subject).field === undefined ? presence : shown) };
}

function becoming(change: MergeChange | undefined, tell = shown) {
  const sides = [...new Set(change?.sides.map(tell))].join(' and ');
  return { sides: sides === '' ? 'nothing' : sides, result: tell(change?.result) };
}

/** Of what is no field, only whether it is there. */
function presence(value: JsonValue | undefined): string {
  return value === true ? 'there' : value === false ? 'gone' : shown(value);
}

const mostShown = 10;

/** Fields with what became of them; of entities the names. */
function listed({ subject, extent, changes }: MergeDecision) {
  const told = changes.slice(0, mostShown).map((change) => {
    const { sides, result } = becoming(change);
    return extent === 'side' ? change.name : `${change.name}: ${sides} became ${result}`;
  });
  const more = changes.length > mostShown ? [`${changes.length - mostShown} more`] : [];
  return { subject, count: changes.length, items: [...told, ...more].join(', ') };
}

function detail({ subject, at, changes, refuses, right, extent }: MergeDecision): ProblemDetail {
  const [demanded, ...alsoRight] = right;
  const data = extent === 'value' ? {} : { data: { items: changes.map(({ name }) => name) } };
  return { subject, at, refuses, demanded, ...(alsoRight.length === 0 ? {} : { alsoRight }), ...data };
}

/** The plan is the unit: what would have to come back is the file as that side had it. */
function planDetail({ plan, done, side }: GonePlan): ProblemDetail {
  const subject = subjectOf('', plan);
  return { subject, at: inAfter(''), refuses: [subjectOf('')], demanded: side, data: { plan, done } };
}

function shown(value: JsonValue | undefined): string {
  if (value === undefined) return 'absent';
  return cutText(canonicalJson(value), 80);
}
