import type { TamperKind } from '../kind.ts';
import { graphEdits } from './graph-edits.ts';
import { type GraphDoc, graphDocText, plannedGraph, runsIn, started, timeOf } from './graph-model.ts';
import { graphMoves, graphOwnerMoves, mergeGraphs, mostDays } from './graph-moves.ts';

const policy = `version: 1
files:
  - path: "**/team.procedure.json"
    kind: procedure
`;

export const procedure: TamperKind<GraphDoc> = {
  name: 'procedure',
  path: 'team.procedure.json',
  otherPath: 'app/team.procedure.json',
  format: 'json',
  policy,
  ownerPolicy: `${policy}    maxRunDays: ${mostDays}\n`,
  deletion: 'refused',
  losing: 'refused',
  adding: 'legal',
  isUnguarded: true,
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
