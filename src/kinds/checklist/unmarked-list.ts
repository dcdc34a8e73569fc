import { shortDigest } from '../../core/digest.ts';
import { defaultLimits } from '../../core/limits.ts';
import { leadingId } from '../../text/id-pattern.ts';
import { type ListLine, listLines } from '../../text/list-lines.ts';
import { quote } from '../../text/quote.ts';
import { sourceText } from '../../text/source.ts';
import type { UnknownShape } from './model.ts';
import type { Preset } from './preset.ts';
import { lookedFor } from './shape-words.ts';

/**
 * What a Markdown text without any item lists instead. Lines that begin like tasks are tasks that nobody judges; other
 * bullets may be goals, and a text that lists nothing has no tasks yet.
 */
export function unmarkedList(preset: Preset, text: string): UnknownShape | undefined {
  const lines = listLines(sourceText(text), defaultLimits);
  const [first] = lines;
  if (first === undefined) return undefined;
  const task = lines.find(taskLike(preset.ids));
  const shown = ({ line, text: said }: ListLine) => `line ${line} is ${quote(said)}`;
  return {
    type: task === undefined ? 'plain' : 'missing',
    looksFor: lookedFor(preset),
    found: shown(task ?? first),
    pointer: '',
    digest: shortDigest(JSON.stringify(lines.map(({ text: said }) => said))),
  };
}

/** A box, an identifier with a word in it such as T001, or one with a point such as 1.2: a mere number begins many a line. */
function taskLike(ids: readonly string[]): (line: ListLine) => boolean {
  const named = leadingId(ids.filter((pattern) => /[a-z]/i.test(pattern.replace(/\{[nw]\}/g, ''))));
  const any = leadingId(ids);
  return ({ text, hasBox }) => hasBox || named(text) !== undefined || /^\d+\.\d/.test(any(text)?.id ?? '');
}
