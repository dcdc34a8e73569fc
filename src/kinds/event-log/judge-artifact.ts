import type { Breaches, Mark } from './breach.ts';
import { judgeReference, textOf } from './judge-step.ts';
import type { LogEvent } from './model.ts';
import type { RunState } from './run-state.ts';
import { pathFault } from './workspace-path.ts';

const invariants = { absolute: '34', escapes: '43', outside: '42' } as const;

/** `artifact.created` (27 to 30, 34, 42, 43); type, checksum and size are the schema's. */
export function judgeArtifact(event: LogEvent, at: Mark, run: RunState, breaches: Breaches): void {
  judgeReference(event, at, run, breaches, { rule: 'event-log/artifact-reference', invariant: '29' });
  const id = textOf(event, 'artifact_id');
  const known = id === undefined ? undefined : run.artifacts.get(id);
  if (id !== undefined && known !== undefined)
    breaches.add('event-log/artifact-created-once', 'duplicate', '28', at, { id, first: known });
  else if (id !== undefined) run.artifacts.set(id, at);
  const path = textOf(event, 'path');
  if (path === undefined) return;
  const fault = pathFault(path, run.root, event.fields.artifact_type !== 'file');
  if (fault === undefined) return;
  const detail = { field: 'path', found: path };
  breaches.add('event-log/artifact-path', fault, invariants[fault], at, detail);
}
