/**
 * A text as it is, but for lines that hold a whole object or array of JSON: these are laid out a line a field, so that a comparison
 * line by line shows the field that changed. Nothing is left out but white space: a line that JSON would not be written as again (with
 * a name twice, or with escapes of its own) stays as it is, and so do the markers of a conflict, and what stands between them.
 */
export function lineForEachField(text: string): string {
  return text.replace(wholeValue, (line, indent: string, value: string, after: string) => {
    const lines = linesOf(value);
    return lines === undefined ? line : `${indent}${lines.join(`\n${indent}`)}${after}`;
  });
}

const wholeValue = /^([^\S\n]*)([{[].*[}\]])(,?[^\S\n]*)$/gm;

/** Undefined for what is no JSON, or is written otherwise than JSON.stringify writes it. */
function linesOf(value: string): string[] | undefined {
  try {
    const read: unknown = JSON.parse(value);
    if (JSON.stringify(read) !== value.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1')) return undefined;
    return JSON.stringify(read, null, 2).split('\n');
  } catch {
    return undefined;
  }
}
