import { isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { defaultLimits } from '../../formats/limits.ts';
import { quote } from '../../formats/quote.ts';
import { sourceText } from '../../formats/source.ts';
import { parseYaml } from '../../formats/yaml.ts';
import { normalVerb } from './verbs.ts';

/** A step's completion proof: exactly the two types of RD2. */
export type ValidationSpec =
  | { readonly type: 'node_exists'; readonly subtype: string | undefined; readonly minCount: number }
  | { readonly type: 'link_exists'; readonly verb: string; readonly minCount: number };

export type SpecReading =
  | { readonly ok: true; readonly spec: ValidationSpec }
  | { readonly ok: false; readonly faults: readonly string[] };

const types = ['node_exists', 'link_exists'] as const;
const keysOf = {
  node_exists: ['type', 'in_space', 'subtype', 'min_count'],
  link_exists: ['type', 'in_space', 'verb', 'min_count'],
} as const;

/** Reads what stands under a heading "Validation": YAML, in a fence or as it is. */
export function readSpec(body: string, isRepeated: boolean): SpecReading {
  if (isRepeated) return refused('there are several sections "Validation"; a step has one completion proof');
  const text = yamlIn(body);
  const parsed = parseYaml(sourceText(text), defaultLimits);
  const [fault] = parsed.faults;
  if (fault !== undefined)
    return refused(`it is not readable YAML: line ${fault.span.line} of the section: ${fault.message}`);
  if (!isJsonObject(parsed.value)) return refused('it holds no mapping with type, in_space and min_count');
  return specOf(parsed.value);
}

/** The text of the first fence, or the whole. */
function yamlIn(body: string): string {
  const fenced = /^ {0,3}(```+|~~~+)[^\n]*\n([\s\S]*?)(?:^ {0,3}\1|(?![\s\S]))/m.exec(body);
  return fenced?.[2] ?? body;
}

function specOf(value: JsonObject): SpecReading {
  const type = types.find((each) => each === value.type);
  if (type === undefined)
    return refused(`type is ${shown(value.type)}; it must be node_exists or link_exists`);
  const known: readonly string[] = keysOf[type];
  const faults = Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => `${quote(key)} is no key of ${type}; it has ${known.join(', ')}`);
  if (value.in_space !== '$run') faults.push(`in_space is ${shown(value.in_space)}; it must be $run`);
  const minCount = value.min_count ?? 1;
  if (!isCount(minCount)) faults.push(`min_count is ${shown(minCount)}; it must be an integer of at least 1`);
  const named = type === 'node_exists' ? value.subtype : value.verb;
  const isOptional = type === 'node_exists' && !Object.hasOwn(value, 'subtype');
  if (!isOptional && (typeof named !== 'string' || named.trim() === ''))
    faults.push(
      `${type === 'node_exists' ? 'subtype' : 'verb'} is ${shown(named)}; it must be text that is not empty`,
    );
  if (faults.length > 0 || !isCount(minCount)) return { ok: false, faults };
  if (type === 'link_exists') return { ok: true, spec: { type, verb: normalVerb(String(named)), minCount } };
  return { ok: true, spec: { type, subtype: isOptional ? undefined : String(named), minCount } };
}

function isCount(value: JsonValue): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
}

function refused(fault: string): SpecReading {
  return { ok: false, faults: [fault] };
}

function shown(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return 'missing';
  return typeof value === 'string' ? quote(value) : quote(JSON.stringify(value));
}
