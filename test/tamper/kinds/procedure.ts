import type { TamperKind } from '../kind.ts';
import { graphEdits } from './graph-edits.ts';
import { type GraphDoc, graphDocText, plannedGraph, runsIn, started, timeOf } from './graph-model.ts';
import { graphMoves, graphOwnerMoves, mergeGraphs } from './graph-moves.ts';
import { mostDays, policyWith } from './graph-policy.ts';

export const procedure: TamperKind<GraphDoc> = {
  name: 'procedure',
  path: 'team.procedure.json',
  otherPath: 'app/team.procedure.json',
  format: 'json',
  policy: policyWith(),
  ownerPolicy: policyWith(`maxRunDays: ${mostDays}`),
  deletion: 'refused',
  losing: 'refused',
  adding: 'legal',
  start: (random) => started(plannedGraph(random), 'run-0', 'audit', 'ada'),
  write: graphDocText,
  clock: ({ now }) => timeOf(now),
  progress: (doc) =>
    runsIn(doc).reduce(
      (sum, { status, current, steps }) => sum + (status === 'active' ? current : steps.length),
      0,
    ),
  moves: graphMoves,
  ownerMoves: graphOwnerMoves,
  merge: mergeGraphs,
  edits: graphEdits,
};
