import { proofOf } from './completion-proof.ts';
import type { GraphLink, Procedure, ProcedureGraph, Run, Step } from './model.ts';
import type { ProcedureOptions } from './options.ts';
import { isCold, isHot } from './physics.ts';

/** A move of a run that its procedure does not allow. */
export interface AdvanceFault {
  readonly type: 'jumped' | 'foreign' | 'unmet' | 'unrecorded' | 'lost' | 'unearned' | 'early';
  readonly run: Run;
  /** The step that it is about: the one left, or the one that must not be active or completed. */
  readonly step: string;
  readonly link: GraphLink | undefined;
  /** The step that was active, and the one that may follow. */
  readonly from: string;
  readonly to: string;
  /** The ids of these two; null where there is none. */
  readonly stoodAt: string | null;
  readonly mayFollow: string | null;
  readonly says: string;
}

interface Walk {
  readonly before: Run | undefined;
  readonly run: Run;
  readonly graph: ProcedureGraph;
  readonly steps: readonly Step[];
  readonly isNet: boolean;
  readonly options: ProcedureOptions;
}

/** Judges how every run that was active moved (V5). */
export function advanceFaults(
  before: ProcedureGraph,
  after: ProcedureGraph,
  isNet: boolean,
  options: ProcedureOptions,
): AdvanceFault[] {
  return [...after.runs.values()].flatMap((run) => {
    const old = before.runs.get(run.node.id);
    // How a run is born is judged by its record.
    if (old === undefined ? !isNet : old.status !== 'active') return [];
    const { templates, isOpen } = explainingTemplates(before, after, run, isNet);
    const walks = templates.map(({ steps }) =>
      faultsOf({ before: old, run, graph: after, steps, isNet, options }),
    );
    const isExplained = isOpen || walks.some((faults) => faults.length === 0);
    return isExplained ? [] : (walks[0] ?? []);
  });
}

/** Indexes of steps that a run has behind it, and the one that is active; Infinity where several are. */
export function positionOf(run: Run | undefined, steps: readonly Step[]) {
  const indexOf = indexesOf(steps);
  const own = (run?.stepLinks ?? []).flatMap((link) => {
    const index = indexOf.get(link.to);
    return index === undefined ? [] : [{ link, index }];
  });
  const completed = new Set(own.filter(({ link }) => isCold(link)).map(({ index }) => index));
  const linked = new Set(own.map(({ index }) => index));
  const hot = own.filter(({ link }) => isHot(link)).map(({ index }) => index);
  // A crash between cooling one step and heating the next leaves none: it resumes after the last completed one.
  const current = hot.length === 0 ? Math.max(-1, ...completed) + 1 : Math.min(...hot);
  return { indexOf, completed, linked, hot, current };
}

const remembered = new WeakMap<readonly Step[], ReadonlyMap<string, number>>();

/** Once for all runs of a procedure. */
function indexesOf(steps: readonly Step[]): ReadonlyMap<string, number> {
  const known = remembered.get(steps) ?? new Map(steps.map(({ node }, index) => [node.id, index]));
  remembered.set(steps, known);
  return known;
}

function faultsOf(walk: Walk): AdvanceFault[] {
  const { run, before, steps, isNet } = walk;
  const was = positionOf(before, steps);
  const is = positionOf(run, steps);
  const base = {
    run,
    from: nameAt(steps, was.current),
    to: nameAt(steps, was.current + 1),
    stoodAt: idAt(steps, was.current) || null,
    mayFollow: idAt(steps, was.current + 1) || null,
    says: '',
  };
  const faults: AdvanceFault[] = [];
  const say = (type: AdvanceFault['type'], step: string, says = '') =>
    faults.push({ ...base, type, step, says, link: linkTo(run, step) });
  for (const { to } of foreignLinks(run, before, is.indexOf)) say('foreign', to);
  for (const index of was.completed) if (!is.linked.has(index)) say('lost', idAt(steps, index));
  const earned = [...is.completed].filter((index) => !was.completed.has(index)).sort((a, b) => a - b);
  let reached = was.current;
  for (const index of earned) {
    const isDue = index === reached && (isNet || index === was.current);
    if (isDue) reached += 1;
    else say('unearned', idAt(steps, index));
  }
  if (run.status === 'completed') reached = completion(walk, was.current, reached, is.linked, say);
  const [hot] = is.hot;
  if (run.status === 'active' && hot !== undefined && is.hot.length === 1 && hot !== reached) {
    const isNext = hot === reached + 1 && was.hot.includes(reached);
    say(isNext ? 'unrecorded' : 'jumped', idAt(steps, isNext ? reached : hot));
    if (isNext) reached = hot;
  }
  for (const { step, says } of unmet(walk, was.current, reached)) say('unmet', step, says);
  return faults;
}

type Say = (type: AdvanceFault['type'], step: string, says?: string) => void;

/** Completing leaves the last step; whether its link was cooled does not matter. Where the run then stands. */
function completion(walk: Walk, was: number, reached: number, linked: ReadonlySet<number>, say: Say): number {
  const { steps, isNet } = walk;
  const last = steps.length - 1;
  const isAtLast = isNet ? reached >= last : was >= last;
  if (!isAtLast) say('early', idAt(steps, last));
  else if (reached === last && !linked.has(last)) say('lost', idAt(steps, last));
  return isAtLast ? steps.length : reached;
}

/** What is missing of the proofs of the steps that were left. */
function* unmet({ graph, run, steps, options }: Walk, from: number, to: number) {
  for (let index = from; index < to; index += 1) {
    const step = steps[options.specOf === 'own' ? index : index + 1];
    const proof = step === undefined ? undefined : proofOf(graph, run, step);
    if (proof !== undefined && !proof.isMet) yield { step: idAt(steps, index), says: proof.says };
  }
}

/** Step links that are new and lead to no step of the run's own procedure. */
function foreignLinks(run: Run, before: Run | undefined, indexOf: ReadonlyMap<string, number>): GraphLink[] {
  const known = new Set(before?.stepLinks.map(({ to }) => to));
  return run.stepLinks.filter(({ to }) => !indexOf.has(to) && !known.has(to));
}

function linkTo(run: Run, step: string): GraphLink | undefined {
  return run.stepLinks.find(({ to }) => to === step);
}

function idAt(steps: readonly Step[], index: number): string {
  return steps[index]?.node.id ?? '';
}

function nameAt(steps: readonly Step[], index: number): string {
  const id = idAt(steps, index);
  return id === '' ? 'none' : `'${id}'`;
}

/** The versions of its template that a run may have gone by. */
interface Explaining {
  readonly templates: readonly Procedure[];
  /** It may have gone by one that stands at neither end of the range. */
  readonly isOpen: boolean;
}

/**
 * A template stands still while a run of it is active. So over a range in which it changed, a run that has ended since went
 * by the version at the base, one that began since and is active by that at the head; where it began and ended, nobody knows.
 */
function explainingTemplates(
  before: ProcedureGraph,
  after: ProcedureGraph,
  run: Run,
  isNet: boolean,
): Explaining {
  const id = run.elaborates[0]?.to ?? '';
  const [first, last] = [before.procedures.get(id), after.procedures.get(id)];
  const both = [first, last].filter((each) => each !== undefined);
  // In one step the template is what it was: a change of it explains no move.
  if (!isNet || isSame(first, last)) return { templates: both.slice(0, 1), isOpen: false };
  const wasActive = before.runs.get(run.node.id)?.status === 'active';
  const isActive = run.status === 'active';
  if (!wasActive && !isActive) return { templates: both, isOpen: true };
  const known = wasActive === isActive ? both : [wasActive ? first : last];
  return { templates: known.filter((each) => each !== undefined), isOpen: false };
}

function isSame(first: Procedure | undefined, last: Procedure | undefined): boolean {
  const [steps, later] = [first?.steps ?? [], last?.steps ?? []];
  return (
    steps.length === later.length &&
    steps.every(
      ({ node, guide }, at) => node.id === later[at]?.node.id && guide.text === later[at]?.guide.text,
    )
  );
}
