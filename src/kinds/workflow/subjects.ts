import { subjectOf } from '../../engine/contract/subject.ts';

/** The state of the run, apart from the steps it has completed. */
export const runEntity = '(run)';
/** The graph that stands beside it. */
export const graphEntity = 'part:graph';

/** A completed step, as an entity; no id can pass for one of the others. */
export function stepEntity(id: string): string {
  return /^\(|^part:/.test(id) ? `(${id}` : id;
}

export function stepOfEntity(entity: string): string {
  return /^\((?:\(|part:)/.test(entity) ? entity.slice(1) : entity;
}

export function runSubject(field: string): string {
  return subjectOf(runEntity, field);
}

export function graphSubject(field?: string): string {
  return subjectOf(graphEntity, field);
}

export function stepSubject(id: string): string {
  return subjectOf(stepEntity(id));
}

/** A node of the graph, as a field of it. */
export function nodeField(id: string): string {
  return `node ${id}`;
}
