import type { RuleSetting } from '../engine/contract/check.ts';
import type { StateKind } from '../engine/contract/kind.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../formats/json-value.ts';
import { defaultLimits, type Limits } from '../formats/limits.ts';
import { type FileEntry, readEntries } from './file-entries.ts';
import { type Govern, type GovernanceOf, governByDetection } from './govern.ts';
import type { NamedFiles } from './named-files.ts';
import { configuredMatcher, pathProblem } from './path-glob.ts';
import {
  type FaultCollector,
  faultCollector,
  listAt,
  type PolicyBytes,
  type PolicyDocument,
  type PolicyFault,
  readPolicyText,
  refuseUnknownKeys,
} from './policy-text.ts';
import { governanceOf, readRules, withShared } from './rule-choices.ts';

/** What a `.stateward.yml` says, resolved against the kinds and rules there are (docs/configuration.md). */
export interface Configuration {
  readonly govern: Govern;
  /** Undefined where there is no `files:`. */
  readonly entries: readonly FileEntry[] | undefined;
  /** Whether files are governed besides that are recognised by their usual name and shape. */
  readonly detects: boolean;
  /** Files of one kind that are named by hand are judged by these settings. */
  readonly governance: GovernanceOf;
  readonly limits: Limits;
  readonly isIgnored: (path: string) => boolean;
  /** What it says of the rules about policy files. */
  readonly policyRules: ReadonlyMap<string, RuleSetting>;
  readonly waiversFrom: 'base' | 'head';
  /** Whether a state file is put back that a tool of an agent left wrong. */
  readonly restoresAgents?: boolean;
  /** Files that entries name in the place of options: policy too. */
  readonly namedFiles: readonly string[];
}

export type ConfigurationResult =
  | {
      readonly ok: true;
      readonly configuration: Configuration;
      readonly document: PolicyDocument;
      readonly root: JsonObject;
    }
  | { readonly ok: false; readonly faults: readonly PolicyFault[] };

export const configurationKeys = [
  'version',
  'files',
  'detect',
  'profile',
  'rules',
  'ignore',
  'limits',
  'waiversFrom',
  'agents',
] as const;

/** Reads a configuration; every fault with its place, in the order of the text. */
export function parseConfiguration(
  bytes: Exclude<PolicyBytes, null>,
  kinds: readonly StateKind[],
  namedFiles: NamedFiles = () => null,
): ConfigurationResult {
  const read = readPolicyText(bytes);
  if (!read.ok) return read;
  const { document, root } = read;
  const collector = faultCollector(document);
  refuseUnknownKeys(collector, root, '', configurationKeys);
  if (root.version !== 1) collector.add('/version', 'version must be 1');
  const rules = readRules(collector, root, kinds);
  const ignored = readIgnore(collector, root);
  const detects = oneOf(collector, root, 'detect', [true, false]);
  const shared = { profile: oneOf(collector, root, 'profile', ['default', 'strict']) };
  const entries =
    root.files === undefined ? undefined : readEntries(collector, root, { kinds, rules, shared, namedFiles });
  const limits = readLimits(collector, root);
  const waiversFrom = oneOf(collector, root, 'waiversFrom', ['base', 'head']);
  const agents = mappingAt(collector, root, 'agents', ['restore']);
  const restoresAgents = oneOf(collector, agents, 'restore', [false, true], '/agents');
  const faults = collector.faults();
  if (faults.length > 0) return { ok: false, faults };
  const isIgnored = (path: string) => ignored.some((matches) => matches(path));
  const governance: GovernanceOf = (kind, options = {}) =>
    governanceOf(kind, withShared(kind, options, shared), rules);
  const [anyKind] = kinds;
  const policyRules = anyKind === undefined ? new Map() : governance(anyKind).settings.rules;
  let usual: Govern | undefined;
  // Presets are many, and most paths are named by an entry or by nothing.
  const detected: Govern = (path) => {
    if (!detects) return undefined;
    usual ??= governByDetection(kinds, governance);
    return usual(path);
  };
  const listed = governByEntries(entries ?? []);
  const govern: Govern = (path) => (isIgnored(path) ? undefined : (listed(path) ?? detected(path)));
  return {
    ok: true,
    document,
    root,
    configuration: {
      ...{ govern, entries, detects, governance, limits, isIgnored },
      ...{ policyRules, waiversFrom, restoresAgents },
      namedFiles: [...new Set((entries ?? []).flatMap((entry) => entry.namedFiles))],
    },
  };
}

/** The last entry that matches decides. */
function governByEntries(entries: readonly FileEntry[]): Govern {
  return (path) => entries.findLast(({ matches }) => matches(path))?.governanceAt(path);
}

/** One of a few values; the first one where nothing is said. */
function oneOf<const Value extends JsonValue>(
  faults: FaultCollector,
  root: JsonObject,
  key: string,
  values: readonly [Value, ...Value[]],
  at = '',
): Value {
  const found = values.find((each) => each === root[key]);
  const message = `${key} must be ${values.join(' or ')}`;
  if (found === undefined && root[key] !== undefined) faults.add(`${at}/${key}`, message);
  return found ?? values[0];
}

/** A mapping of known keys; empty where there is none. */
function mappingAt(to: FaultCollector, root: JsonObject, key: string, keys: readonly string[]): JsonObject {
  const { [key]: value = {} } = root;
  if (isJsonObject(value)) refuseUnknownKeys(to, value, `/${key}`, keys);
  else to.add(`/${key}`, `${key} must be a mapping`);
  return isJsonObject(value) ? value : {};
}

function readIgnore(collector: FaultCollector, root: JsonObject): ((path: string) => boolean)[] {
  return listAt(collector, root, 'ignore').flatMap(({ value, pointer }) => {
    const problem = pathProblem(value);
    if (problem !== undefined) collector.add(pointer, `an entry of ignore ${problem}`);
    return problem === undefined ? [configuredMatcher(String(value))] : [];
  });
}

const units: Readonly<Record<string, number>> = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 };

/** The `limits:` of a configuration; what it leaves out is as built in. */
function readLimits(collector: FaultCollector, root: JsonObject): Limits {
  const limits = mappingAt(collector, root, 'limits', Object.keys(defaultLimits));
  const read = (key: keyof Limits, size: (value: JsonValue) => number | undefined, expected: string) => {
    const { [key]: given = defaultLimits[key] } = limits;
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
