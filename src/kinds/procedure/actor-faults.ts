import type { GraphLink, ProcedureGraph, Run } from './model.ts';
import { hasPolarity, isCold, isHot, written } from './physics.ts';
import { verbs } from './verbs.ts';

/** How a run fails to say who works on it (V7). */
export interface ActorFault {
  readonly type: 'none' | 'several' | 'verb' | 'energy' | 'polarity';
  readonly run: Run;
  readonly link: GraphLink | undefined;
  readonly actors: readonly string[];
}

/** Judges the actors of every run; of a failed one only that there is exactly one. */
export function actorFaults(graph: ProcedureGraph): ActorFault[] {
  return [...graph.runs.values()].flatMap(faultsOf);
}

function faultsOf(run: Run): ActorFault[] {
  const actors = [...new Set(run.actorLinks.map(({ from }) => from))];
  const all = (type: ActorFault['type']): ActorFault => ({ type, run, link: undefined, actors });
  if (actors.length === 0) return [all('none')];
  const links = run.actorLinks.flatMap((link) => linkFaults(run, link, actors));
  return run.actorLinks.length === 1 ? links : [all('several'), ...links];
}

function linkFaults(run: Run, link: GraphLink, actors: readonly string[]): ActorFault[] {
  if (run.status === 'failed') return [];
  const isActive = run.status === 'active';
  const fault = (type: ActorFault['type']): ActorFault[] => [{ type, run, link, actors }];
  if (link.verb !== (isActive ? verbs.occupies : verbs.inhabits)) return fault('verb');
  if (!(isActive ? isHot(link) : isCold(link))) return fault('energy');
  const { polarity } = isActive ? written.occupies : written.inhabits;
  return link.polarity === undefined || hasPolarity(link, polarity) ? [] : fault('polarity');
}
