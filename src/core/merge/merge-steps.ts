import { identity, introducedFaults, type Judgement, judge, runRules, type Settings } from '../check.ts';
import type { Context } from '../context.ts';
import type { Finding } from '../finding.ts';
import type { StateKind } from '../kind.ts';
import { splitSubject } from '../subject.ts';
import type { MergeFault } from './merge-faults.ts';
import type { StandingVersions } from './merge-versions.ts';

/** How versions of a kind are judged here. */
export interface Judging<Doc, Facts, Options> {
  readonly kind: StateKind<Doc, Facts, Options>;
  readonly context: Context;
  readonly settings: Settings<Options>;
}

/** The merge result judged as a step from one parent. */
export interface MergeStep<Doc> {
  readonly parent: Doc;
  readonly before: Doc;
  readonly judgement: Judgement;
}

/**
 * Judges the values no side has as a step against each parent: against the result itself with that
 * parent's values in their place, so that what the other sides brought is no part of the step.
 */
export function stepsOver<Doc, Facts, Options>(
  { kind, context, settings }: Judging<Doc, Facts, Options>,
  { parents, result }: StandingVersions<Doc>,
  others: readonly MergeFault<Doc>[],
): MergeStep<Doc>[] {
  if (others.length === 0) return [];
  const subjects = others.map(({ subject }) => subject);
  return parents.map((parent) => {
    const before = kind.graft(result, parent, subjects);
    return { parent, before, judgement: judge(kind, before, result, context, settings) };
  });
}

/** The steps from those parents that have an entity, or from all where none has: to a parent that does not know it, it is new. */
export function stepsThatKnow<Doc>(
  kind: StateKind<Doc>,
  steps: readonly MergeStep<Doc>[],
  entity: string,
): readonly MergeStep<Doc>[] {
  const knowing = steps.filter(({ parent }) => kind.entity(parent, entity) !== undefined);
  return knowing.length === 0 ? steps : knowing;
}

/** What each step that can tell of an entity finds about it. */
export function commonSteps<Doc>(kind: StateKind<Doc>, steps: readonly MergeStep<Doc>[]): Finding[] {
  const found = new Map(steps.map((step) => [step, new Set(step.judgement.findings.map(identity))]));
  return steps.flatMap((step) =>
    step.judgement.findings.flatMap((finding) => {
      const telling = stepsThatKnow(kind, steps, splitSubject(finding.subject).entity);
      const isCommon =
        telling.includes(step) && telling.every((each) => found.get(each)?.has(identity(finding)));
      return isCommon
        ? [
            grounded(
              finding,
              telling.map(({ before }) => before),
              telling.indexOf(step),
            ),
          ]
        : [];
    }),
  );
}

/**
 * What is wrong with the result as it stands, and what values that each are a side's break together. A kind that keeps all
 * that its parents hold must stand each of them; others may be led to by any.
 */
export function jointFindings<Doc, Facts, Options>(
  { kind, context, settings }: Judging<Doc, Facts, Options>,
  { parents, result }: StandingVersions<Doc>,
  judged: readonly Doc[] = parents,
): Finding[] {
  const shapes = parents.map((parent) => introducedFaults(kind, parent, result, context, settings));
  const joint = kind.rules.filter(({ isJoint }) => isJoint === true || kind.keepsParents === true);
  const found = judged.map((parent) => {
    if (joint.length === 0) return [];
    const facts = kind.compare(parent, result, context, settings.options);
    return runRules(joint, facts, context, settings.rules).findings;
  });
  const each = found.flatMap((list, side) => list.map((finding) => grounded(finding, judged, side)));
  return [...inAll(kind, shapes, parents), ...(kind.keepsParents ? each : inAll(kind, found, judged))];
}

/** What every side finds, as one says it that knows the entity: the order of the sides says nothing. */
function inAll<Doc>(
  kind: StateKind<Doc>,
  found: readonly (readonly Finding[])[],
  parents: readonly Doc[],
): Finding[] {
  const bySide = found.map((list) => new Map(list.map((finding) => [identity(finding), finding])));
  return (found[0] ?? []).flatMap((first) => {
    if (!bySide.every((each) => each.has(identity(first)))) return [];
    const { entity } = splitSubject(first.subject);
    const knowing = parents.findIndex((parent) => kind.entity(parent, entity) !== undefined);
    const side = Math.max(0, knowing);
    return [grounded(bySide[side]?.get(identity(first)) ?? first, parents, side)];
  });
}

/** A finding of a step comes back to where the step began, or to where a step from another parent did. */
export function grounded(finding: Finding, grounds: readonly unknown[], own: number): Finding {
  if (finding.demanded !== undefined) return finding;
  const alsoRight = grounds.filter((_, side) => side !== own);
  const demanded = { ...finding, demanded: grounds[own] };
  return alsoRight.length === 0 ? demanded : { ...demanded, alsoRight };
}
