import { type Graph, guide, idle, join, link, node, now, set, story, without } from './procedures.ts';

/** A graph, and a change of it that a rule refuses. */
export interface ProcedureHookCase {
  readonly start: Graph;
  readonly refused: Graph;
}

const { started, worked, second, completed } = story();
const hot = { energy: 8, polarity: [0.9, 0.1], verb: 'acts on' };
const cold = { energy: 1, polarity: [0.2, 0.8], verb: 'receives from' };

/** By rule. */
export const procedureCases: Readonly<Record<string, ProcedureHookCase>> = {
  actor: { start: started, refused: without(started, 'run-4') },
  advance: {
    start: started,
    refused: join(set(started, 'run-3', cold), { links: [link('next', 'run-1', 'acts on', 'think', hot)] }),
  },
  'run-record': {
    start: completed,
    refused: set(completed, 'run-1', { content: { status: 'active', started_at: now } }),
  },
  'run-space-only': { start: started, refused: join(started, { nodes: [node('loose', 'thing')] }) },
  schema: { start: idle, refused: join(idle, { nodes: [node('x', 'wizard')] }) },
  'single-active-step': { start: second, refused: set(second, 'run-3', hot) },
  'step-guide': { start: idle, refused: set(idle, 'think', { content: 'TODO' }) },
  'template-protection': { start: worked, refused: set(worked, 'look', { content: guide('Skip it.') }) },
  'validation-spec': { start: idle, refused: set(idle, 'think', { content: guide('x', 'type: custom') }) },
};

/** Rules that no commit of these cases shows, and why. */
export const procedureElsewhere: Readonly<Record<string, string>> = {
  'procedure/run-expired': 'off, and needs the time of a commit: see test/e2e/procedure.test.ts',
};
