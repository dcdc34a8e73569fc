import type { JsonValue } from '../json-value.ts';
import { sourceText } from '../source.ts';
import type { TextForm } from '../text-form.ts';
import { type WrittenFormat, writeEdits } from './written-format.ts';

/** A format as merges and differences know it. */
export function textForm(format: WrittenFormat, marks: readonly string[] = []): TextForm {
  const read = readerOf(format);
  const { isWhole, separator, gathered, pieces, isProse } = format;
  return {
    read,
    write: (text, edits) => {
      const value = gathered === undefined ? undefined : read(text);
      return writeEdits(text, format, value === undefined ? edits : (gathered?.(value, edits) ?? edits));
    },
    isWhole,
    ...(separator === undefined ? {} : { separator }),
    ...(pieces === undefined ? {} : { pieces }),
    ...(isProse === undefined ? {} : { isProse }),
    marks,
  };
}

/** A merge reads few texts, some of them again; what they have in common is shared where the format can. */
const mostKnown = 8;

function readerOf(format: WrittenFormat): TextForm['read'] {
  const known = new Map<string, JsonValue | undefined>();
  let last: unknown;
  return (text, earlier = last) => {
    if (known.has(text)) return known.get(text);
    const source = sourceText(text.replace(/^\ufeff/, ''));
    const { value, faults, memory } = format.read(source, earlier, last);
    last = memory ?? last;
    const [oldest = text] = known.keys();
    if (known.size >= mostKnown) known.delete(oldest);
    const read = faults.length > 0 ? undefined : value;
    known.set(text, read);
    return read;
  };
}
