import { isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import { defaultLimits } from '../../formats/limits.ts';
import { sourceText } from '../../formats/source.ts';
import { parseYaml } from '../../formats/yaml.ts';
import type { Run, RunStatus } from './model.ts';
import { validateRunContent } from './validators.generated.js';

interface RunContent extends Pick<Run, 'startedAt'> {
  readonly status: RunStatus;
  readonly isValid: boolean;
}

/** What a run says of itself: an object, or text that parses to one; anything else counts as active. */
export function readRunContent(content: JsonValue | undefined): RunContent {
  const value = parsedContent(content);
  const startedAt = isJsonObject(value) ? timeIn(value.started_at) : undefined;
  if (!isJsonObject(value) || !validateRunContent(value))
    return { status: 'active', startedAt, isValid: false };
  const isValid = [value.started_at, value.completed_at ?? 0].every(
    (time) => millisecondsOf(time) !== undefined,
  );
  return { status: isValid ? (value.status as RunStatus) : 'active', startedAt, isValid };
}

/** The content of a run as a value; JSON is YAML, too. */
export function parsedContent(content: JsonValue | undefined): JsonValue | undefined {
  if (typeof content !== 'string') return content;
  const { value, faults } = parseYaml(sourceText(content), defaultLimits);
  return faults.length > 0 ? undefined : value;
}

function timeIn(value: JsonValue | undefined): string | number | undefined {
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

const rfc3339 = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:[Zz]|[+-]\d\d:\d\d)$/;

/** A time as milliseconds since 1970: RFC 3339, or a number of seconds; undefined where it is neither. */
export function millisecondsOf(value: JsonValue | undefined): number | undefined {
  if (typeof value === 'number') return value * 1000;
  if (typeof value !== 'string' || !rfc3339.test(value)) return undefined;
  const time = Date.parse(value.replace(' ', 'T'));
  return Number.isNaN(time) ? undefined : time;
}
