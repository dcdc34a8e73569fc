import { isJsonObject, type JsonObject, type JsonValue } from '../core/json-value.ts';
import { defaultLimits, type Limits } from '../core/limits.ts';
import { type FaultCollector, refuseUnknownKeys } from './policy-text.ts';

const units: Readonly<Record<string, number>> = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 };

/** The `limits:` of a configuration; what it leaves out is as built in. */
export function readLimits(collector: FaultCollector, root: JsonObject): Limits {
  const value = root.limits;
  if (value === undefined) return defaultLimits;
  if (!isJsonObject(value)) {
    collector.add('/limits', 'limits must be a mapping');
    return defaultLimits;
  }
  refuseUnknownKeys(collector, value, '/limits', Object.keys(defaultLimits));
  const read = (key: keyof Limits, size: (value: JsonValue) => number | undefined, expected: string) => {
    const given = value[key];
    if (given === undefined) return defaultLimits[key];
    const number = size(given);
    if (number === undefined) collector.add(`/limits/${key}`, `${key} must be ${expected}`);
    return number ?? defaultLimits[key];
  };
  return {
    maxBytes: read('maxBytes', bytesOf, 'a number of bytes, or text such as 64MB (1 MB is 1,048,576 bytes)'),
    maxDepth: read('maxDepth', countOf, 'a whole number above 0'),
    maxValues: read('maxValues', countOf, 'a whole number above 0'),
  };
}

function countOf(value: JsonValue): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

function bytesOf(value: JsonValue): number | undefined {
  if (typeof value !== 'string') return countOf(value);
  const [, number = '', unit = ''] = /^(\d+) ?([KMG]?B)$/.exec(value) ?? [];
  return countOf(Number(number) * (units[unit] ?? 0));
}
