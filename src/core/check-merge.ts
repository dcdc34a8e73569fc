import {
  distinct,
  identity,
  introducedFaults,
  type Judgement,
  judge,
  runRules,
  type Settings,
} from './check.ts';
import type { Context } from './context.ts';
import type { Finding } from './finding.ts';
import type { StateKind } from './kind.ts';
import { type MergeFault, mergeFaults } from './merge.ts';
import { mergeRules, type PlacedMergeFault } from './merge-rules.ts';
import { splitSubject, subjectOf } from './subject.ts';

/** A merge commit's versions: the result, its parents, and each merge base (null: the file is absent there). */
export interface MergeVersions<Doc> {
  readonly result: Doc | null;
  readonly parents: readonly (Doc | null)[];
  readonly bases: readonly (Doc | null)[];
}

/**
 * Judges a merge commit (judging.md, Merges). Values that some side holds were judged where they were
 * made; any other is judged as a step against each parent, and what appears against all is reported.
 * With several merge bases the result must satisfy one of them.
 */
export function judgeMerge<Doc, Facts, Options>(
  kind: StateKind<Doc, Facts, Options>,
  given: MergeVersions<Doc>,
  context: Omit<Context, 'scope'>,
  settings: Settings<Options>,
): Judgement {
  const own: Context = { ...context, scope: 'merge' };
  if (kind.keepsParents) return judgeKept(kind, given, own, settings);
  const versions = underSharedNames(kind, given);
  const faults = fewestFaults(kind, versions, given);
  const others = faults.filter(({ type }) => type === 'other');
  const shapes = versions.parents.map((parent) =>
    introducedFaults(kind, parent, versions.result, own, settings),
  );
  const steps = others.length === 0 ? [] : judgeOthers(kind, versions, others, own, settings);
  const common = [
    ...commonFindings(shapes),
    ...commonSteps(kind, versions, steps),
    ...jointFindings(kind, versions, own, settings),
  ];
  const unexplained = faults.filter(
    (fault) =>
      fault.type === 'lost' || isInvented(fault, common, stepsOf(kind, versions, steps, fault.entity)),
  );
  const placed = unexplained.map((fault) => placeFault(kind, versions, fault));
  const judged = runRules(mergeRules(kind.id), placed, own, settings.rules);
  return { findings: distinct([...common, ...judged.findings]), notJudged: steps[0]?.notJudged ?? [] };
}

/** The versions under the names that each side gave to entities since the base. */
function underSharedNames<Doc>(kind: StateKind<Doc>, versions: MergeVersions<Doc>): MergeVersions<Doc> {
  const { result, parents, bases } = versions;
  const [base] = bases;
  if (kind.followNames === undefined || base === undefined || base === null) return versions;
  const follow = (doc: Doc | null, own?: number) =>
    parents.reduce<Doc | null>((named, parent, side) => {
      if (named === null || parent === null || side === own) return named;
      return kind.followNames?.(named, base, parent) ?? named;
    }, doc);
  return { result, parents: parents.map(follow), bases: bases.map((each) => follow(each)) };
}

/** Every parent's version must be in the result: what holds against one of them need not hold against another. */
function judgeKept<Doc, Facts, Options>(
  kind: StateKind<Doc, Facts, Options>,
  versions: MergeVersions<Doc>,
  context: Context,
  settings: Settings<Options>,
): Judgement {
  const { parents, result } = versions;
  const shapes = parents.map((parent) => introducedFaults(kind, parent, result, context, settings));
  const steps = parents.map((parent) => {
    const facts = kind.compare(parent, result, context, settings.options);
    return runRules(kind.rules, facts, context, settings.rules);
  });
  const held = parents.flatMap((parent) => (parent === null ? [] : [...kind.entities(parent)]));
  const lost = [...new Set(held)]
    .filter((id) => result === null || kind.entity(result, id) === undefined)
    .map((id) => placeFault(kind, versions, lostEntity(kind, parents, id)));
  const judged = runRules(mergeRules(kind.id), lost, context, settings.rules);
  const findings = [...commonFindings(shapes), ...steps.flatMap((step) => step.findings), ...judged.findings];
  return { findings: distinct(findings), notJudged: steps[0]?.notJudged ?? [] };
}

function lostEntity<Doc>(kind: StateKind<Doc>, parents: readonly (Doc | null)[], id: string): MergeFault {
  const present = parents.map((parent) => parent !== null && kind.entity(parent, id) !== undefined);
  return { type: 'lost', subject: subjectOf(id), entity: id, result: false, parents: present };
}

/**
 * Judges the values no side has as a step against each parent: against the result itself with that
 * parent's values in their place, so that what the other sides brought is no part of the step.
 */
function judgeOthers<Doc, Facts, Options>(
  kind: StateKind<Doc, Facts, Options>,
  { parents, result }: MergeVersions<Doc>,
  others: readonly MergeFault[],
  context: Context,
  settings: Settings<Options>,
): Judgement[] {
  const subjects = others.map(({ subject }) => subject);
  return parents.map((parent) => {
    const before = result === null ? parent : kind.graft(result, parent, subjects);
    return judge(kind, before, result, context, settings);
  });
}

function fewestFaults<Doc>(
  kind: StateKind<Doc>,
  { result, parents, bases }: MergeVersions<Doc>,
  given: MergeVersions<Doc>,
): MergeFault[] {
  const perBase = (bases.length === 0 ? [null] : bases).map((base, index) =>
    mergeFaults(kind, result, { base, parents, renamed: renamedIn(kind, given.bases[index] ?? null, base) }),
  );
  return perBase.reduce((least, faults) => (faults.length < least.length ? faults : least));
}

/** What values that each are a side's break together, where no side had it. */
function jointFindings<Doc, Facts, Options>(
  kind: StateKind<Doc, Facts, Options>,
  { result, parents }: MergeVersions<Doc>,
  context: Context,
  settings: Settings<Options>,
): Finding[] {
  const joint = kind.rules.filter(({ isJoint }) => isJoint);
  if (joint.length === 0) return [];
  return commonFindings(
    parents.map((parent) => {
      const facts = kind.compare(parent, result, context, settings.options);
      return runRules(joint, facts, context, settings.rules).findings;
    }),
  );
}

/** What each step that can tell of an entity finds about it. */
function commonSteps<Doc>(
  kind: StateKind<Doc>,
  versions: MergeVersions<Doc>,
  steps: readonly Judgement[],
): Finding[] {
  const found = steps.map(({ findings }) => new Set(findings.map(identity)));
  return steps.flatMap((step) =>
    step.findings.filter((finding) => {
      const telling = stepsOf(kind, versions, steps, splitSubject(finding.subject).entity);
      return (
        telling.includes(step) && telling.every((each) => found[steps.indexOf(each)]?.has(identity(finding)))
      );
    }),
  );
}

/**
 * The steps from those parents that have an entity, or from all where none has: to a parent that does not know it,
 * whatever it is in the result is new.
 */
function stepsOf<Doc>(
  kind: StateKind<Doc>,
  { parents }: MergeVersions<Doc>,
  steps: readonly Judgement[],
  entity: string,
): readonly Judgement[] {
  const knowing = steps.filter((_, index) => {
    const parent = parents[index] ?? null;
    return parent !== null && kind.entity(parent, entity) !== undefined;
  });
  return knowing.length === 0 ? steps : knowing;
}

/** Entities that stand in the base under a name that only a side gave them. */
function renamedIn<Doc>(kind: StateKind<Doc>, given: Doc | null, base: Doc | null): Set<string> {
  if (given === null || base === null || given === base) return new Set();
  const known = new Set(kind.entities(given));
  return new Set([...kind.entities(base)].filter((id) => !known.has(id)));
}

function commonFindings(judged: readonly (readonly Finding[])[]): Finding[] {
  const [first, ...rest] = judged;
  const known = rest.map((findings) => new Set(findings.map(identity)));
  return [...(first ?? [])].filter((finding) =>
    known.every((identities) => identities.has(identity(finding))),
  );
}

/** A value no side has is made up unless some parent leads to it without an error, or a finding names it. */
function isInvented(fault: MergeFault, common: readonly Finding[], steps: readonly Judgement[]): boolean {
  const about = (finding: Finding) => splitSubject(finding.subject).entity === fault.entity;
  if (common.some(about)) return false;
  return steps.every((step) =>
    step.findings.some((finding) => finding.severity === 'error' && about(finding)),
  );
}

function placeFault<Doc>(
  kind: StateKind<Doc>,
  versions: MergeVersions<Doc>,
  fault: MergeFault,
): PlacedMergeFault {
  const entity = versions.result === null ? undefined : kind.entity(versions.result, fault.entity);
  return { ...fault, part: entity?.part ?? '', pointer: entity?.pointer ?? '' };
}
