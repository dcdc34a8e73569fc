import type { TamperKind } from '../kind.ts';
import { runEdits } from './run-edits.ts';
import { graphPath, graphText, plannedRun, type RunDoc, runText } from './run-model.ts';
import { mergeRuns, runMoves, runOwnerMoves } from './run-moves.ts';

const configured = (more: string) => `version: 1
files:
  - path: "**/workflow.md"
    kind: workflow
${more}`;

export const workflow: TamperKind<RunDoc> = {
  name: 'workflow',
  path: 'run/workflow.md',
  otherPath: 'app/run/workflow.md',
  format: 'frontmatter',
  policy: configured(`    graph: ${graphPath}\n`),
  ownerPolicy: configured(''),
  deletion: 'refused',
  losing: 'refused',
  adding: 'depends',
  isUnguarded: true,
  start: plannedRun,
  write: runText,
  companions: (doc) => ({ [graphPath]: graphText(doc) }),
  progress: ({ done }) => done.length,
  moves: runMoves,
  ownerMoves: runOwnerMoves,
  merge: mergeRuns,
  edits: runEdits,
};
