import { subjectOf } from '../../engine/contract/subject.ts';
import { mostFindings } from '../../formats/limits.ts';
import { appendToken } from '../../formats/location.ts';
import type { EventLogOptions } from './options.ts';

/** Everything a message about an event may say; what a breach does not know is ''. */
export interface BreachValues {
  readonly seq: number;
  readonly type: string;
  readonly run: string;
  readonly id: string;
  readonly field: string;
  readonly first: number;
  readonly found: string;
  readonly expected: string;
}

/** An event that breaks an invariant, with the number of the invariant. */
export interface Breach {
  readonly messageId: string;
  readonly invariant: string;
  readonly subject: string;
  /** What has to be put back for the breach to end: see `refusedBy`. */
  readonly refused: string;
  readonly pointer: string;
  readonly values: BreachValues;
  /** An earlier event that it contradicts. */
  readonly related?: { readonly pointer: string; readonly label: string };
}

/** Where an event stands, kept for what opened something. */
export interface Mark {
  readonly seq: number;
  readonly type: string;
  readonly line: number;
  readonly run: string;
  /** Its id as a subject: see `eventId`. */
  readonly key: string;
}

export interface BreachDetail extends Partial<Pick<BreachValues, 'id' | 'field' | 'found' | 'expected'>> {
  readonly first?: Mark | undefined;
  /** The event that makes it a breach, where that is a later one. */
  readonly cause?: Mark;
}

/** Gathers breaches by rule. */
export interface Breaches {
  add(rule: string, messageId: string, invariant: string, at: Mark, detail?: BreachDetail): void;
  readonly byRule: ReadonlyMap<string, readonly Breach[]>;
}

/** @param known what was found before */
export function breachCollector(
  options: Pick<EventLogOptions, 'mode'>,
  known: Breaches['byRule'] = new Map(),
): Breaches {
  const byRule = new Map([...known].map(([rule, list]) => [rule, [...list]]));
  return {
    byRule,
    add(rule, messageId, invariant, at, detail = {}) {
      const list = byRule.get(rule) ?? [];
      byRule.set(rule, list);
      // One more than a rule may report, so that the core says that some are left out.
      if (list.length <= mostFindings) list.push(breachAt(messageId, invariant, at, detail, options));
    },
  };
}

function breachAt(
  messageId: string,
  invariant: string,
  at: Mark,
  detail: BreachDetail,
  options: Pick<EventLogOptions, 'mode'>,
): Breach {
  const { first, field = '', id = '', found = '', expected = '' } = detail;
  return {
    messageId,
    invariant,
    subject: subjectOf(at.key, field === '' ? undefined : field),
    refused: refusedBy(detail.cause ?? at, options),
    pointer: pointerTo(at.line, field),
    values: { seq: at.seq, type: at.type, run: at.run, id, field, first: first?.seq ?? 0, found, expected },
    ...(first === undefined
      ? {}
      : {
          related: {
            pointer: pointerTo(first.line),
            label: first.type === '' ? 'first here' : `seq ${first.seq} (${first.type})`,
          },
        }),
  };
}

/** A bad line is cut. Where every run has to be terminated, none can be cut: it is put back as a whole. */
export function refusedBy(
  { run, key }: Pick<Mark, 'run' | 'key'>,
  { mode }: Pick<EventLogOptions, 'mode'>,
): string {
  return subjectOf(mode === 'closed' && run !== '' ? run : key);
}

/** Pointers lead into the list of all lines, whichever are blank. */
export function pointerTo(line: number, field = ''): string {
  const pointer = appendToken('', line - 1);
  return field === '' ? pointer : appendToken(pointer, field);
}

/**
 * What an event is known by: its run and `seq`. One whose `seq` does not increase is known by the one it follows
 * as well, or it would pass for another.
 */
export function eventId(run: string, seq: number, previous: number): string {
  return seq > previous ? `${run}:${seq}` : `${run}:${seq} after ${previous}`;
}
