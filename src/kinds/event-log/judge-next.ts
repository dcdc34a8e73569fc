import { schemaFault } from '../../formats/json-schema.ts';
import { isJsonObject } from '../../formats/json-value.ts';
import { defaultLimits } from '../../formats/limits.ts';
import type { ReadFault } from '../../formats/parsed.ts';
import { breachCollector } from './breach.ts';
import { eventIds } from './event-ids.ts';
import { judgeEvent, judgeOpenRun, type Runs } from './judge-event.ts';
import { addFormFault, type LogState, lineValue, markFor } from './judge-log.ts';
import { type LogFinding, logFindings } from './log-findings.ts';
import type { EventLogOptions } from './options.ts';
import { readEvent } from './read-event.ts';
import type { Judging, RunState, Table } from './run-state.ts';
import { runTable } from './run-table.ts';

/**
 * What would be wrong about a log if these lines followed: the automaton that judges logs takes them on a draft of the
 * run, and the log's state stays as it is.
 *
 * @param lines events of one run, as they would stand in the file, without their line feeds
 */
export function judgeNext(
  lines: readonly string[],
  runId: string,
  { runs, ids, lineCount }: Pick<LogState, 'runs' | 'ids' | 'lineCount'>,
  options: EventLogOptions,
): LogFinding[] {
  const judging: Judging = { breaches: breachCollector(options), options, faultBySchema: schemaFault };
  const draft = draftOf(runs, runId);
  const newIds = eventIds(judging.breaches, options, ids);
  const faults: ReadFault[] = [];
  for (const [index, text] of lines.entries()) {
    const line = lineCount() + index + 1;
    const { value, found } = lineValue(new TextEncoder().encode(text), line, defaultLimits);
    faults.push(...found.map((fault) => ({ part: '', ...fault })));
    if (!isJsonObject(value)) continue;
    const read = readEvent(value, line, options.strictPayload);
    const at = markFor(read.event, line, draft);
    for (const fault of read.faults) addFormFault(judging, at, fault);
    newIds.take(read.fields.event_id, at);
    if (read.event !== undefined) judgeEvent(read.event, draft, judging);
  }
  for (const run of draft.open.values()) judgeOpenRun(run, judging);
  newIds.end();
  return logFindings({ breaches: judging.breaches.byRule, lineFaults: [], faults });
}

/** The runs as far as events of one of them see them. */
function draftOf({ open, closed }: Runs, runId: string): Runs {
  const draft: Runs = { open: new Map(), closed: runTable() };
  const [run, ended] = [open.get(runId), closed.find(runId)];
  if (run !== undefined) draft.open.set(runId, draftRun(run));
  if (ended !== undefined) draft.closed.add(ended);
  return draft;
}

function draftRun(run: RunState): RunState {
  const { attempts, done, steps, tools, models, artifacts } = run;
  return {
    ...run,
    attempts: [...attempts],
    done: [...done],
    steps: draftTable(steps),
    tools: draftTable(tools),
    models: draftTable(models),
    artifacts: draftTable(artifacts),
  };
}

/** Copies what is looked up, since whoever gets it may write into it; runs are long, and events many. */
function draftTable<Value extends object>(table: Table<Value>): Table<Value> {
  const own = new Map<string, Value>();
  const get = (id: string): Value | undefined => {
    const known = own.get(id) ?? table.get(id);
    if (known === undefined || own.has(id)) return known;
    const copy = { ...known };
    own.set(id, copy);
    return copy;
  };
  return {
    get,
    set: (id, value) => own.set(id, value),
    *[Symbol.iterator]() {
      for (const [id, value] of table) yield [id, own.get(id) ?? value];
      for (const [id, value] of own) if (table.get(id) === undefined) yield [id, value];
    },
  };
}
