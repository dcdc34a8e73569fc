import { lastFew } from '../once-for.ts';
import { sourceText } from '../source.ts';
import type { TextForm } from '../text-form.ts';
import { type WrittenFormat, writeEdits } from './written-format.ts';

/** A format as merges and differences know it. */
export function textForm(format: WrittenFormat, marks: readonly string[] = []): TextForm {
  let [earlier, last]: unknown[] = [];
  // A merge reads few texts, some of them again; what they have in common is shared where the format can.
  const known = lastFew((text) => {
    const source = sourceText(text.replace(/^\ufeff/, ''));
    const { value, faults, memory } = format.read(source, earlier ?? last, last);
    last = memory ?? last;
    return { value: faults.length > 0 ? undefined : value };
  });
  return {
    ...format,
    read(text, memory) {
      earlier = memory;
      return known(text).value;
    },
    write: (text, edits) => writeEdits(text, format, edits),
    marks,
  };
}
