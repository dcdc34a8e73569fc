import { defaultLimits } from '../../core/limits.ts';
import { splitSubject } from '../../core/subject.ts';
import { chunkedBytes } from '../../text/chunked-bytes.ts';
import { type IndexedLine, indexOf } from './event-index.ts';
import { logJudge } from './judge-log.ts';
import type { EventLog } from './model.ts';
import { namedLines } from './names.ts';
import { defaultEventLogOptions } from './options.ts';

/** A log in which the named events, or all events of the named runs, are as they are in another version. */
export function graftLog(log: EventLog, from: EventLog | null, subjects: readonly string[]): EventLog {
  const named = new Set(subjects.map((subject) => splitSubject(subject).entity));
  const source = from === null ? [] : indexOf(from).lines;
  // Lines that were only counted: the first ones there, in place of whatever stood here of their runs.
  const counted = new Set(source.slice(0, Math.max(0, ...[...named].map((name) => namedLines(name) ?? 0))));
  const runs = new Set([...counted].map(({ run }) => run));
  const isNamed = (line: IndexedLine) => named.has(line.id) || named.has(line.run);
  const kept = indexOf(log).lines.filter((line) => !isNamed(line) && !runs.has(line.run));
  return withLines(
    withNamed(kept, source, (line) => isNamed(line) || counted.has(line)),
    log,
  );
}

/** Each named line of the source goes behind the line it follows there, as far as that is kept. */
function withNamed(
  kept: readonly IndexedLine[],
  source: readonly IndexedLine[],
  isNamed: (line: IndexedLine) => boolean,
): string[] {
  const known = new Set(kept.map(({ text }) => text));
  const behind = new Map<string, string[]>();
  let anchor = '';
  for (const line of source) {
    if (isNamed(line)) behind.set(anchor, [...(behind.get(anchor) ?? []), line.text]);
    else if (known.has(line.text)) anchor = line.text;
  }
  const first = behind.get('') ?? [];
  return [...first, ...kept.flatMap(({ text }) => [text, ...(behind.get(text) ?? [])])];
}

/** Only what became of the lines is judged of it; breaches that it had stay known. */
function withLines(lines: readonly string[], { breaches }: EventLog): EventLog {
  const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
  const judge = logJudge(defaultEventLogOptions, defaultLimits);
  judge.push(bytes);
  const { judged, lineStarts } = judge.end();
  return { ...judged, breaches, bytes: chunkedBytes([bytes]), lineStarts };
}
