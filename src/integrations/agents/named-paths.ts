import { isJsonObject, type JsonValue, jsonObjectIn } from '../../formats/json-value.ts';
import { isSpoken, pathKeys } from './edit-fields.ts';

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
    // Fields may come as the text of an object, and a map of files has their paths as its keys.
    const inside = typeof value === 'string' && value.startsWith('{') ? jsonObjectIn(value) : undefined;
    if (inside !== undefined) open.push(inside);
    else if (typeof value === 'string') found.push(...pathsInText(value));
    else if (Array.isArray(value)) open.push(...value.slice(0, mostPaths));
    else if (value !== null && isJsonObject(value))
      open.push(
        ...Object.entries(value).flatMap(([key, each]) =>
          isSpoken(key) ? [] : /[./]/.test(key) ? [key] : [each ?? null],
        ),
      );
  }
  return found;
}

/** The same in a payload that is no JSON, or not all of it: its fields, else the headers of its patch, else its words. */
export function pathsInPayload(text: string): readonly string[] {
  const field = new RegExp(`"(?:${pathKeys.join('|')})"\\s*:\\s*"((?:[^"\\\\]|\\\\.)*)"`, 'g');
  const named = [...text.matchAll(field)].map(([, path = '']) => path.replaceAll('\\/', '/'));
  if (named.length > 0) return named;
  const headers = text.matchAll(
    /(?:\\n|\n|")\s*\*\*\* (?:Add File|Delete File|Update File|Move to): (.*?)(?:\\[nr]|["\n\r]|$)/g,
  );
  const patched = [...headers].map(([, path = '']) => path);
  return patched.length > 0 ? patched : wordsOf(text);
}

function pathsInText(text: string): readonly string[] {
  if (!text.includes('\n')) return text !== '' && text.length <= longestPath ? [text] : [];
  return text.split('\n', mostPaths).flatMap((line) => (header.test(line) ? wordsOf(line) : []));
}

/** The words of a text that may be paths. */
function wordsOf(text: string): readonly string[] {
  const words = text.split(/[\s"'`<>(){}[\],;:|\\]+/, mostPaths * 10);
  const named = words.filter((word) => /[./]/.test(word) && word.length <= longestPath);
  return [...new Set(named.flatMap((word) => [word, word.replace(/^[ab]\//, '')]))].slice(0, mostPaths);
}
