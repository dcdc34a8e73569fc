import { isJsonObject, type JsonValue } from '../../core/json-value.ts';

/** More than any call names; what comes after is not looked at. */
const mostPaths = 2000;
/** No system takes longer ones. */
const longestPath = 4096;
const header = /^(?:\*\*\*|---|\+\+\+|diff|rename|Index:)\s/;

/** What may be paths in an input that is not understood: whole texts, and words in the headers of patches. */
export function namedPaths(input: JsonValue): readonly string[] {
  if (typeof input === 'string') return wordsOf(input);
  const found: string[] = [];
  const open: JsonValue[] = [input];
  for (let value = open.pop(); value !== undefined && found.length < mostPaths; value = open.pop()) {
    if (typeof value === 'string') found.push(...pathsInText(value));
    else if (Array.isArray(value)) open.push(...value.slice(0, mostPaths));
    else if (value !== null && isJsonObject(value))
      open.push(...Object.values(value).map((each) => each ?? null));
  }
  return found;
}

function pathsInText(text: string): readonly string[] {
  if (!text.includes('\n')) return text !== '' && text.length <= longestPath ? [text] : [];
  return text.split('\n', mostPaths).flatMap((line) => (header.test(line) ? wordsOf(line) : []));
}

/** The words of a text that may be paths. */
export function wordsOf(text: string): readonly string[] {
  const words = text.split(/[\s"'`<>(){}[\],;:|\\]+/, mostPaths * 10);
  const named = words.filter((word) => /[./]/.test(word) && word.length <= longestPath);
  return [...new Set(named.flatMap((word) => [word, word.replace(/^[ab]\//, '')]))].slice(0, mostPaths);
}
