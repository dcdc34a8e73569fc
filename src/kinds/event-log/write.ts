import type { Texts, Written } from '../../engine/contract/kind.ts';
import { splitSubject } from '../../engine/contract/subject.ts';
import { alignLists } from '../../formats/align-lists.ts';
import { textLogFormat } from '../../formats/text-log.ts';
import type { ValueEdit } from '../../formats/value-edit.ts';
import { type IndexedLine, indexOf } from './event-index.ts';
import type { EventLog } from './model.ts';
import { tailName } from './names.ts';

/** What `StateKind.write` asks: a log with the lines of another one, every line that stays as it is. */
export function writeLog(
  { texts, doc }: Written<EventLog>,
  target: EventLog,
  subjects: readonly string[],
): Texts | undefined {
  const text = texts.get('');
  if (text === undefined) return undefined;
  const edits = [...lineEdits(indexOf(doc).lines, indexOf(target).lines), ...blankEdits(doc, subjects)];
  const isTailNamed = subjects
    .map(splitSubject)
    .some(({ entity, field }) => entity === '' && field === tailName);
  const tail = isTailNamed ? withTail(text, doc, target) : text;
  const written = tail === undefined ? undefined : textLogFormat.write(tail, edits);
  if (written === undefined) return undefined;
  return new Map(written === text ? [] : [['', written]]);
}

/** A torn last line goes, and one without a line feed gets it, where the target has neither. */
function withTail(text: string, { lineFaults }: EventLog, target: EventLog): string | undefined {
  const torn = lineFaults.some(({ messageId }) => messageId === 'torn');
  if (target.lineFaults.some(({ messageId }) => messageId === 'torn')) return torn ? text : undefined;
  if (torn) return text.slice(0, text.lastIndexOf('\n') + 1);
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

/** A blank line is no line of the log, and goes where it is named. */
function blankEdits({ lineFaults }: EventLog, subjects: readonly string[]): ValueEdit[] {
  const named = new Set(subjects);
  return lineFaults
    .filter(({ messageId, line }) => messageId === 'blank' && named.has(`line ${line}`))
    .map(({ line }) => ({ type: 'remove', pointer: `/lines/${line - 1}` }));
}

function lineEdits(before: readonly IndexedLine[], after: readonly IndexedLine[]): ValueEdit[] {
  const textOf = ({ text }: IndexedLine) => text;
  const { kept } = alignLists(before.map(textOf), after.map(textOf));
  const staying = new Set(kept.map((pair) => pair.before));
  const edits: ValueEdit[] = before
    .filter((_, place) => !staying.has(place))
    .map(({ line }) => ({ type: 'remove', pointer: `/lines/${line - 1}` }));
  const lineAt = new Map(kept.map((pair) => [pair.after, before[pair.before]?.line ?? 0]));
  let next = 0;
  for (const [place, { text }] of after.entries()) {
    const line = lineAt.get(place);
    if (line !== undefined) next = line;
    else edits.push({ type: 'insert', pointer: `/lines/${next}`, value: text.replace(/\r$/, '') });
  }
  return edits;
}
