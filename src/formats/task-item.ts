import type { LeadingId } from './id-pattern.ts';
import type { JsonObject, JsonValue } from './json-value.ts';
import type { TaskBox } from './task-box.ts';
import { cleanText, foldText } from './task-text.ts';

/** What a line such as `**Status:** done` says below a heading, and where that stands (`start` counting from 0). */
export interface Label {
  readonly value: string;
  readonly line: number;
  readonly start: number;
  readonly length: number;
}

/** A task while its lines are still read. */
export interface TaskDraft {
  readonly box: TaskBox;
  /** What follows the box in its line. */
  readonly text: string;
  /** What continues its paragraph. */
  readonly more: string[];
  /** Paragraphs and bullets without a box below it. */
  readonly details: string[][];
  readonly section: readonly string[];
  readonly parent: number;
  readonly depth: number;
  /** Of a heading that is a task. */
  readonly heading?: TaskHeading;
}

export interface TaskHeading {
  readonly level: number;
  readonly hasBox: boolean;
  /** What the lines below it say that bear one of the names that are looked for. */
  readonly labels: ReadonlyMap<string, Label>;
}

const tag = /^\[([A-Z][A-Z0-9-]{0,15})\](?![([:])/;
const mostTags = 8;

/**
 * The value of a task: what its line says without box, identifier and tags (`text`), the same with the lines that continue
 * the paragraph (`paragraph`), and what stands below it (`details`). Nothing in it depends on layout.
 */
export function taskValue(draft: TaskDraft, idOf: (text: string) => LeadingId | undefined): JsonObject {
  const { box, parent, heading } = draft;
  const [line, more] = withDate(foldText(draft.text), draft.more);
  const { text, isStruck } = cleanText(line);
  const found = idOf(text);
  const { tags, rest } = takeTags(found?.rest ?? text);
  const own = cleanText(rest);
  // There may be many: an object that grows takes a fraction of one that is made of spread ones.
  const value: Record<string, JsonValue> = {};
  if (found !== undefined) value.id = found.id;
  value.text = own.text;
  value.paragraph = foldText([own.text, ...more].join(' '));
  if (heading?.hasBox !== false) {
    value.mark = box.mark;
    value.done = box.mark === 'x';
  }
  if (heading !== undefined) Object.assign(value, headingValue(heading));
  value.tags = tags;
  value.section = draft.section;
  value.depth = draft.depth;
  if (parent >= 0) value.parent = parent;
  value.details = draft.details.map((lines) => foldText(lines.join(' ')));
  if (box.isOptional) value.optional = true;
  if (isStruck || own.isStruck) value.struck = true;
  return value;
}

/** A date that was wrapped off a status, as in `— COMPLETED 2026-01-02`, stands behind it again. */
function withDate(line: string, more: readonly string[]): readonly [line: string, more: readonly string[]] {
  const [next = '', ...others] = more;
  const date = /^\s*(\d{4}-\d{2}-\d{2})(?=\s|$)/.exec(next);
  if (date === null || cleanText(line).text === line) return [line, more];
  return [`${line} ${date[1]}`, [next.slice(date[0].length), ...others]];
}

function headingValue({ level, labels }: TaskHeading): JsonObject {
  const said = [...labels].map(([name, { value }]) => [name, value] as const);
  return { heading: level, ...(said.length === 0 ? {} : { labels: Object.fromEntries(said) }) };
}

function takeTags(text: string): { readonly tags: readonly string[]; readonly rest: string } {
  const tags: string[] = [];
  let rest = text;
  for (let found = tag.exec(rest); found !== null && tags.length < mostTags; found = tag.exec(rest)) {
    tags.push(found[1] ?? '');
    rest = rest.slice(found[0].length).trimStart();
  }
  return { tags, rest };
}
