import type { Procedure, ProcedureGraph, Run } from './model.ts';

/** The versions of its template that a run may have gone by. */
export interface Explaining {
  readonly templates: readonly Procedure[];
  /** It may have gone by one that stands at neither end of the range. */
  readonly isOpen: boolean;
}

/**
 * A template stands still while a run of it is active. So over a range in which it changed, a run that has ended since went
 * by the version at the base, one that began since and is active by that at the head; where it began and ended, nobody knows.
 */
export function explainingTemplates(
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
