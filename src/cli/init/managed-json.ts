import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  jsonObjectIn,
} from '../../formats/json-value.ts';

/** How what init writes is known again in a file, whoever else writes there: one answer for all files of a form. */
export interface Managed {
  has(there: string): boolean;
  /** The part of a text that is init's. */
  part(text: string): string;
  /** A file with the part of a fresh text, renewed where it stands, else added; undefined where the file cannot be read. */
  put(there: string, fresh: string): string | undefined;
  /** A file without the part; empty where nothing is left but what init wrote around it. */
  out(there: string, fresh: string): string;
}

/** Whole templates, merged by key: what others wrote stays, and what starts our hook is ours. */
export const inJson: Managed = {
  has(there) {
    const value = jsonObjectIn(there);
    return value !== undefined && JSON.stringify(value) !== JSON.stringify(withoutOurs(value));
  },
  part: (text) => text,
  put(there, fresh) {
    const value = there.trim() === '' ? {} : jsonObjectIn(there);
    return value && written(merged(withoutOurs(value), jsonObjectIn(fresh) ?? {}), there);
  },
  out(there, fresh) {
    const left = withoutOurs(jsonObjectIn(there) ?? {});
    const around = withoutOurs(jsonObjectIn(fresh) ?? {});
    return Object.entries(left).every(([key, value]) => around[key] === value) ? '' : written(left, there);
  },
};

/** What starts our hook: the command of an agent, or of a hook tool. */
const ours = /stateward[\s\S]* hook [a-z-]+(?: \{\d\})*$/;

function withoutOurs(value: JsonObject): JsonObject {
  const members = Object.entries(value).flatMap(([key, each]) => {
    const kept = keptOf(each);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return Object.fromEntries(members);
}

/** Undefined for what is ours, and for what held it and now holds nothing but words about it. */
function keptOf(value: JsonValue): JsonValue | undefined {
  if (typeof value === 'string') return ours.test(value) ? undefined : value;
  if (isJsonArray(value)) {
    const left = value.map(keptOf).filter((each) => each !== undefined);
    return left.length === 0 && value.length > 0 ? undefined : left;
  }
  if (!isJsonObject(value)) return value;
  const left = withoutOurs(value);
  const isChanged = Object.keys(left).length < Object.keys(value).length;
  return isChanged && Object.values(left).every((each) => typeof each !== 'object') ? undefined : left;
}

function merged(theirs: JsonObject, fresh: JsonObject): JsonObject {
  const added = Object.entries(fresh).map(([key, value]) => {
    const there = theirs[key];
    if (isJsonArray(there) && isJsonArray(value)) return [key, [...there, ...value]] as const;
    const isBoth = isJsonObject(there) && isJsonObject(value);
    return [key, isBoth ? merged(there, value) : (there ?? value)] as const;
  });
  return { ...theirs, ...Object.fromEntries(added) };
}

/** Indented as it was. */
function written(value: JsonObject, like: string): string {
  const [, indent = '  '] = /^\{\r?\n([ \t]+)/.exec(like) ?? [];
  return `${JSON.stringify(value, null, indent)}\n`;
}
