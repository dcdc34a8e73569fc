import type { GraphLink, ProcedureGraph, Run } from './model.ts';
import { energyOf, hasPolarity, isCold, isHot, written } from './physics.ts';
import { verbs } from './verbs.ts';

/** How the step links of an active run fail to say where it stands (V3). */
export interface HeatFault {
  readonly type: 'none' | 'several' | 'ambiguous' | 'activePolarity' | 'completedPolarity' | 'verb';
  readonly run: Run;
  /** Undefined where it is about all of them. */
  readonly link: GraphLink | undefined;
  readonly links: readonly GraphLink[];
  readonly energy: number;
}

/** Judges the step links of every active run. */
export function heatFaults(graph: ProcedureGraph): HeatFault[] {
  return [...graph.runs.values()].filter(({ status }) => status === 'active').flatMap(faultsOf);
}

function faultsOf(run: Run): HeatFault[] {
  const hot = run.stepLinks.filter(isHot);
  const all = (type: HeatFault['type']): HeatFault => ({ type, run, link: undefined, links: hot, energy: 0 });
  // A link between active and completed says itself why none is active.
  const isUnclear = run.stepLinks.some((link) => !isHot(link) && !isCold(link));
  const count = hot.length > 1 ? [all('several')] : hot.length === 0 && !isUnclear ? [all('none')] : [];
  return [...count, ...run.stepLinks.flatMap((link) => linkFaults(run, link))];
}

function linkFaults(run: Run, link: GraphLink): HeatFault[] {
  const fault = (type: HeatFault['type']): HeatFault => ({
    type,
    run,
    link,
    links: [],
    energy: energyOf(link),
  });
  if (!isHot(link) && !isCold(link)) return [fault('ambiguous')];
  const [state, verb] = isHot(link)
    ? ([written.activeStep, verbs.actsOn] as const)
    : ([written.completedStep, verbs.receivesFrom] as const);
  const polarity = isHot(link) ? 'activePolarity' : 'completedPolarity';
  return [
    ...(hasPolarity(link, state.polarity) ? [] : [fault(polarity)]),
    ...(link.verb === verb ? [] : [fault('verb')]),
  ];
}
