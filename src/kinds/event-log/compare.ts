import type { Context } from '../../engine/contract/context.ts';
import { lineChanges } from './append-only.ts';
import { indexOf } from './event-index.ts';
import { foreignIds } from './exclusive-ids.ts';
import type { EventLogFacts } from './facts.ts';
import type { EventLog } from './model.ts';
import type { EventLogOptions } from './options.ts';

/** Puts together what one pass over each version found, and what became of the old lines. */
export function compareLogs(
  before: EventLog | null,
  after: EventLog | null,
  context: Context,
  options: EventLogOptions,
): EventLogFacts {
  const changes = lineChanges(before, after, context.scope, options);
  const breaches: EventLogFacts['breaches'] = after?.breaches ?? new Map();
  const isBroken = changes.length > 0 && context.scope !== 'merge';
  return {
    scope: context.scope,
    after,
    breaches,
    broken: isBroken ? [...breaches.values()].flatMap((list) => list.map(({ subject }) => subject)) : [],
    lineFaults: after?.lineFaults ?? [],
    changes,
    oldLines: before === null || changes.length === 0 ? 0 : indexOf(before).lines.length,
    foreignIds: foreignIds(after, context.elsewhere ?? []),
    unjudged: (after?.toolCalls ?? 0) > 0 && Object.keys(options.tools).length === 0 ? [withoutTools] : [],
  };
}

const withoutTools =
  'no tools are configured for event logs: registry, tiers, input and output of tool calls (18 to 21) were not judged';
