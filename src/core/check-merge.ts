import { groupBy } from '../formats/group.ts';
import { distinct, type Judgement, judge, runRules, type Settings } from './check.ts';
import { withoutEchoes } from './claims.ts';
import type { Context } from './context.ts';
import type { Finding } from './finding.ts';
import type { StateKind } from './kind.ts';
import { decisionsOf, type MergeDecision } from './merge/merge-decisions.ts';
import { type Ancestry, type MergeFault, mergeFaults } from './merge/merge-faults.ts';
import { rightDocuments } from './merge/merge-ground.ts';
import { underSharedNames } from './merge/merge-names.ts';
import { byPlan } from './merge/merge-plans.ts';
import {
  commonSteps,
  grounded,
  type Judging,
  jointFindings,
  type MergeStep,
  stepsOver,
  stepsThatKnow,
} from './merge/merge-steps.ts';
import { isAlike, type MergeVersions, type StandingVersions, sidesTaken } from './merge/merge-versions.ts';
import { mergeRules } from './merge-rules.ts';
import { splitSubject } from './subject.ts';

export type { MergeVersions } from './merge/merge-versions.ts';

const nothing: Judgement = { findings: [], notJudged: [] };

/**
 * Judges a merge commit (docs/judging.md, Merges). Values that some side holds were judged where they were
 * made; any other is judged as a step against each parent, and what appears against all is reported.
 * With several merge bases the result must satisfy one of them. That a merge has no such file is judged by the rules
 * about files; where no parent has it, the merge adds it.
 */
export function judgeMerge<Doc, Facts, Options>(
  kind: StateKind<Doc, Facts, Options>,
  { result, parents, bases }: MergeVersions<Doc>,
  context: Omit<Context, 'scope'>,
  settings: Settings<Options>,
): Judgement {
  const standing = parents.filter((parent) => parent !== null);
  if (result === null) return nothing;
  if (standing.length === 0) return judge(kind, null, result, { ...context, scope: 'step' }, settings);
  const versions = { result, parents: standing, bases };
  const judging: Judging<Doc, Facts, Options> = { kind, context: { ...context, scope: 'merge' }, settings };
  if (bases.length === 0 && standing.length > 1) return judgeUnrelated(judging, versions);
  const taken = sidesTaken(kind, versions);
  // What other files make of it may be new.
  if (taken.length > 0) return { ...nothing, findings: distinct(jointFindings(judging, versions, taken)) };
  // What only one side has goes on from there.
  return standing.length === 1 && parents.length > 1
    ? judgeNewPlan(judging, versions)
    : judgePlans(judging, versions);
}

/** Sides that share no history agreed on nothing: neither may take the other's version for a change of its own. */
function judgeUnrelated<Doc, Facts, Options>(
  { kind, context, settings }: Judging<Doc, Facts, Options>,
  { result, parents }: StandingVersions<Doc>,
): Judgement {
  const steps = parents.map((parent) => judge(kind, parent, result, context, settings));
  const findings = steps.flatMap((step, side) =>
    step.findings.map((finding) => grounded(finding, [parents[side]], 0)),
  );
  return { findings: distinct(findings), notJudged: steps[0]?.notJudged ?? [] };
}

/** Where sides hold different plans, the result is held against those that hold its own. */
function judgePlans<Doc, Facts, Options>(
  judging: Judging<Doc, Facts, Options>,
  versions: StandingVersions<Doc>,
): Judgement {
  const { kind, context, settings } = judging;
  const { own, gone } = byPlan(kind, versions);
  if (own === undefined) return judgeNewPlan(judging, versions);
  // What goes on with one side's plan is a step from that side.
  const isWhole = own.parents.length === versions.parents.length;
  const judged = isWhole ? judgeValues(judging, own) : { ...judgeNewPlan(judging, own), decisions: [] };
  const isArchived = (context.archived ?? []).length > 0;
  const facts = {
    decisions: judged.decisions,
    gone,
    isArchived,
    apart: isWhole ? apartIn(kind, own) : undefined,
  };
  const merged = runRules(mergeRules(kind.id), facts, context, settings.rules);
  const findings = withoutEchoes(distinct([...judged.findings, ...merged.findings]), kind.rules);
  return { findings, notJudged: judged.notJudged };
}

/** A plan that no side holds begins with the merge, as it would with a step. */
function judgeNewPlan<Doc, Facts, Options>(
  { kind, context, settings }: Judging<Doc, Facts, Options>,
  { result, parents }: StandingVersions<Doc>,
): Judgement {
  const steps = parents.map((parent) => {
    return { parent, before: parent, judgement: judge(kind, parent, result, context, settings) };
  });
  return { findings: distinct(commonSteps(kind, steps)), notJudged: steps[0]?.judgement.notJudged ?? [] };
}

/** What every base says. */
function apartIn<Doc>(kind: StateKind<Doc>, { result, parents, bases }: StandingVersions<Doc>) {
  const known = bases.length === 0 ? [null] : bases;
  const found = known.map((base) => kind.takenApart?.(result, parents, base));
  return found.every((each) => each !== undefined) ? found[0] : undefined;
}

interface JudgedValues {
  /** What the rules of the kind find. */
  readonly findings: readonly Finding[];
  readonly decisions: readonly MergeDecision[];
  readonly notJudged: Judgement['notJudged'];
}

function judgeValues<Doc, Facts, Options>(
  judging: Judging<Doc, Facts, Options>,
  own: StandingVersions<Doc>,
): JudgedValues {
  const { kind } = judging;
  const versions = underSharedNames(kind, own);
  const isChoice = own.parents.some((parent) => isAlike(kind, parent, own.result));
  const { ancestry, faults } = fewestFaults(kind, versions);
  const others = faults.filter(({ type }) => type === 'other');
  const made = withLossesBack(kind, versions, ancestry, faults);
  // What one version alone can tell is judged from there: to others, what one side finished was open.
  const steps = new Map(
    [...groupBy(others, ({ judgedFrom }) => judgedFrom)].map(([side, group]) => [
      side,
      stepsOver(judging, side === undefined ? made : { ...made, parents: [side] }, group),
    ]),
  );
  const stepped = [...steps.values()].flatMap((each) => commonSteps(kind, each));
  const findings = [...stepped, ...jointFindings(judging, versions)];
  const unexplained = faults.filter((fault) => {
    const known = stepsThatKnow(kind, steps.get(fault.judgedFrom) ?? [], fault.entity);
    return fault.type === 'lost' || isInvented(fault, findings, known);
  });
  const decisions = decisionsOf(kind, ancestry, unexplained, isChoice);
  const [[first] = []] = steps.values();
  return { findings, decisions, notJudged: first?.judgement.notJudged ?? [] };
}

/** What a merge lost frees nothing: the rest of what it did has to be legal with that in its place, too. */
function withLossesBack<Doc>(
  kind: StateKind<Doc>,
  versions: StandingVersions<Doc>,
  ancestry: Ancestry<Doc>,
  faults: readonly MergeFault<Doc>[],
): StandingVersions<Doc> {
  const lost = faults.filter(({ type }) => type === 'lost');
  if (lost.length === 0 || lost.length === faults.length) return versions;
  const [result = versions.result] = rightDocuments(kind, ancestry, lost);
  return { ...versions, result };
}

function fewestFaults<Doc>(kind: StateKind<Doc>, { result, parents, bases }: StandingVersions<Doc>) {
  const perBase = (bases.length === 0 ? [null] : bases).map((base): JudgedBase<Doc> => {
    const ancestry = { result, parents, base };
    return { ancestry, faults: mergeFaults(kind, ancestry) };
  });
  return perBase.reduce((least, each) => (each.faults.length < least.faults.length ? each : least));
}

interface JudgedBase<Doc> {
  readonly ancestry: Ancestry<Doc>;
  readonly faults: readonly MergeFault<Doc>[];
}

/** A value no side has is made up unless some parent leads to it without an error, or a finding names it. */
function isInvented<Doc>(
  { entity }: MergeFault,
  common: readonly Finding[],
  steps: readonly MergeStep<Doc>[],
): boolean {
  const about = (finding: Finding) => splitSubject(finding.subject).entity === entity;
  if (common.some(about)) return false;
  return steps.every(({ judgement }) =>
    judgement.findings.some((finding) => finding.severity === 'error' && about(finding)),
  );
}
