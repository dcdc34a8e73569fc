import type { StateKind } from '../../engine/contract/kind.ts';
import { textForm } from '../../formats/text-form.ts';
import { textLogFormat } from '../../formats/text-log.ts';
import { checks } from './check-options.ts';
import { compareLogs } from './compare.ts';
import { entityOf, runIds } from './entity.ts';
import { exclusiveIds } from './exclusive-ids.ts';
import type { EventLogFacts } from './facts.ts';
import { graftLog } from './graft.ts';
import { grownRuns } from './growth.ts';
import { laws } from './laws.ts';
import type { EventLog } from './model.ts';
import { defaultEventLogOptions, type EventLogOptions, eventLogOptionsSchema as schema } from './options.ts';
import { eventLogReader, looksLikeEventLog } from './parse.ts';
import { pictureOf } from './picture.ts';
import { rules } from './rules/index.generated.ts';
import { viewOf } from './view.ts';
import { writeLog } from './write.ts';

/** The kind `event-log` (docs/kinds/event-log.md): what a runtime wrote down of its runs. */
export const eventLog: StateKind<EventLog, EventLogFacts, EventLogOptions> = {
  id: 'event-log',
  title: 'Event log of agent runs',
  match: {
    globs: ['**/events.jsonl', '**/*.events.jsonl', '**/event-log.jsonl', '**/event_log.jsonl'],
    hasShape: looksLikeEventLog,
    // Many programs write files of such names.
    byShape: true,
    exclusiveIds,
  },
  options: /* @__PURE__ */ Object.assign({ schema, defaults: defaultEventLogOptions }, checks),
  life: {
    deletion: () => 'error',
    isFinished: ({ openRuns, lineFaults }) => openRuns.length === 0 && lineFaults.length === 0,
  },
  parts: () => [],
  read: eventLogReader,
  compare: compareLogs,
  rules,
  laws,
  remarks: ({ unjudged }) => ({ notices: unjudged }),
  entities: { ids: runIds, get: entityOf, touched: grownRuns },
  edit: { graft: graftLog, write: writeLog },
  merge: { form: () => textForm(textLogFormat), isLog: () => true },
  view: viewOf,
  picture: pictureOf,
};
