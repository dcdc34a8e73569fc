import { isJsonArray, isJsonObject, type JsonValue } from '../../core/json-value.ts';
import { defaultLimits } from '../../core/limits.ts';
import { type ParserName, parseText } from './parsers.ts';

interface DataFormat {
  readonly parse: ParserName;
  readonly name: string;
  /** What all such texts hold: parsing a long page as something else takes long. */
  readonly signs: readonly RegExp[];
  readonly isData: (value: JsonValue) => boolean;
}

const json = /^\s*[{[]/;
const yaml = [/^[^\s#-].*:[ \t]*(?:#.*)?$/m, /^[ \t]+[^\s#-].*:/m];

/** A page may hold a line that is a number, or one that ends in a colon with a list below it. */
const formats: readonly DataFormat[] = [
  { parse: 'json', name: 'JSON', signs: [json], isData: hasMembers },
  {
    parse: 'jsonl',
    name: 'JSON lines',
    signs: [json],
    isData: (value) => isJsonArray(value) && value.some(isFilledMap),
  },
  {
    parse: 'yaml-map',
    name: 'YAML',
    signs: yaml,
    isData: (value) => isJsonObject(value) && Object.values(value).some(isFilledMap),
  },
];

/** The format of data that a text is in, which Markdown would take for prose; undefined where it is a page. */
export function dataFormat(text: string): string | undefined {
  const bytes = new TextEncoder().encode(text);
  return formats.find(({ parse, signs, isData }) => {
    if (!signs.every((sign) => sign.test(text))) return false;
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
