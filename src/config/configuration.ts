import type { RuleSetting } from '../engine/contract/check.ts';
import type { StateKind } from '../engine/contract/kind.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../formats/json-value.ts';
import { defaultLimits, type Limits } from '../formats/limits.ts';
import { shownValue } from '../formats/schema-fault.ts';
import { type FileEntry, readEntries } from './file-entries.ts';
import { type Govern, type GovernanceOf, governByDetection } from './govern.ts';
import type { NamedFiles } from './named-files.ts';
import { configuredMatcher, pathProblem } from './path-glob.ts';
import {
  addSchemaFaults,
  type FaultCollector,
  faultCollector,
  listAt,
  type PolicyBytes,
  type PolicyDocument,
  type PolicyFault,
  readPolicyText,
} from './policy-text.ts';
import { governanceOf, readRules, withShared } from './rule-choices.ts';
import { validateConfiguration } from './validators.generated.js';

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

const bytesWanted = 'a number of bytes, or text such as 64MB (1 MB is 1,048,576 bytes)';
const expected = {
  version: '1',
  rules: 'a mapping from rule ids to severities',
  maxBytes: bytesWanted,
  maxDepth: 'a whole number above 0',
  maxValues: 'a whole number above 0',
};

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
  addSchemaFaults(collector, validateConfiguration, root, expected);
  const rules = readRules(collector, root, kinds);
  const ignored = readIgnore(collector, root);
  const { detect: detects = true, profile = 'default', waiversFrom = 'base', agents } = root as Plain;
  const shared = { profile };
  const entries =
    root.files === undefined ? undefined : readEntries(collector, root, { kinds, rules, shared, namedFiles });
  const limits = readLimits(collector, root);
  const restoresAgents = agents?.restore === true;
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

/** What needs no more than its schema. */
interface Plain {
  readonly detect?: boolean;
  readonly profile?: 'default' | 'strict';
  readonly waiversFrom?: 'base' | 'head';
  readonly agents?: { readonly restore?: boolean };
}

function readIgnore(collector: FaultCollector, root: JsonObject): ((path: string) => boolean)[] {
  return listAt(root, 'ignore').flatMap(({ value, pointer }) => {
    const problem = pathProblem(value);
    if (problem !== undefined) collector.add(pointer, `an entry of ignore ${problem}`);
    return problem === undefined ? [configuredMatcher(String(value))] : [];
  });
}

const units: Readonly<Record<string, number>> = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 };

/** The `limits:` of a configuration; what it leaves out is as built in. */
function readLimits(collector: FaultCollector, { limits }: JsonObject): Limits {
  const given = { ...defaultLimits, ...(isJsonObject(limits) ? limits : {}) };
  const maxBytes = bytesOf(given.maxBytes);
  if (!Number.isSafeInteger(maxBytes))
    collector.add('/limits/maxBytes', `maxBytes must be ${bytesWanted}, not ${shownValue(given.maxBytes)}`);
  return { ...given, maxBytes } as Limits;
}

/** The schema has no sum. */
function bytesOf(value: JsonValue): number {
  const [, number = '', unit = ''] = /^(\d+) ?([KMG]?B)$/.exec(String(value)) ?? [];
  return typeof value === 'number' ? value : Number(number) * (units[unit] ?? Number.NaN);
}
