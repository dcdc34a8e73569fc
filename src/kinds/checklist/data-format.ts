import { isJsonArray, isJsonObject, type JsonValue } from '../../core/json-value.ts';
import { defaultLimits } from '../../core/limits.ts';
import { type ParserName, parseText } from './parsers.ts';

interface DataFormat {
  readonly parse: ParserName;
  readonly name: string;
  readonly isData: (value: JsonValue) => boolean;
}

/** A page may hold a line that is a number, or one that ends in a colon with a list below it. */
const formats: readonly DataFormat[] = [
  { parse: 'json', name: 'JSON', isData: hasMembers },
  { parse: 'jsonl', name: 'JSON lines', isData: (value) => isJsonArray(value) && value.some(isFilledMap) },
  {
    parse: 'yaml-map',
    name: 'YAML',
    isData: (value) => isJsonObject(value) && Object.values(value).some(isFilledMap),
  },
];

/** The format of data that a text is in, which Markdown would take for prose; undefined where it is a page. */
export function dataFormat(text: string): string | undefined {
  const bytes = new TextEncoder().encode(text);
  return formats.find(({ parse, isData }) => {
    const { value } = parseText({ parse, ids: [] }, bytes, defaultLimits);
    return value !== undefined && isData(value);
  })?.name;
}

function hasMembers(value: JsonValue): boolean {
  return isJsonArray(value) ? value.length > 0 : isFilledMap(value);
}

function isFilledMap(value: JsonValue): boolean {
  return isJsonObject(value) && Object.keys(value).length > 0;
}
