import { policyRules } from '../core/file-rules/policy-rules.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../core/json-value.ts';
import type { StateKind } from '../core/kind.ts';
import { appendToken } from '../core/location.ts';
import type { Governance } from './govern.ts';
import { optionFaultText } from './option-faults.ts';
import { configuredMatcher, pathProblem } from './path-glob.ts';
import { type FaultCollector, listAt, unknownName } from './policy-text.ts';
import { governanceOf, type RuleChoices, ruleIdsOf } from './rule-choices.ts';
import { resolveSettings } from './settings.ts';

/** One entry of `files:`. */
export interface FileEntry {
  readonly glob: string;
  /** Where it stands in the document. */
  readonly pointer: string;
  readonly matches: (path: string) => boolean;
  readonly governance: Governance;
}

/** The entries of `files:` that could be understood. */
export function readEntries(
  collector: FaultCollector,
  root: JsonObject,
  kinds: readonly StateKind[],
  rules: RuleChoices,
): FileEntry[] {
  return listAt(collector, root, 'files').flatMap(
    ({ value, pointer }) => readEntry(collector, value, pointer, kinds, rules) ?? [],
  );
}

function readEntry(
  collector: FaultCollector,
  value: JsonValue,
  pointer: string,
  kinds: readonly StateKind[],
  rules: RuleChoices,
): FileEntry | undefined {
  if (!isJsonObject(value)) {
    collector.add(pointer, 'an entry of files must be a mapping with path and kind');
    return undefined;
  }
  const { path = null, kind: name = null, ...options } = value;
  const problem = pathProblem(path);
  if (problem !== undefined) collector.add(`${pointer}/path`, `path ${problem}`);
  const kind = kinds.find(({ id }) => id === name);
  if (kind === undefined) {
    const known = kinds.map(({ id }) => id);
    const message =
      typeof name === 'string' ? unknownName('kind', name, known) : `kind must be one of ${known.join(', ')}`;
    collector.add(`${pointer}/kind`, message);
    return undefined;
  }
  refuseOptions(collector, kind, options, pointer);
  const glob = String(path);
  return { glob, pointer, matches: configuredMatcher(glob), governance: governanceOf(kind, options, rules) };
}

function refuseOptions(
  collector: FaultCollector,
  kind: StateKind,
  options: JsonObject,
  pointer: string,
): void {
  const own = ruleIdsOf(kind).filter((ruleId) => !isAboutPolicy(ruleId));
  const resolved = resolveSettings(kind, options);
  for (const fault of resolved.ok ? [] : resolved.faults)
    collector.add(pointer + fault.pointer, optionFaultText(kind, fault, own));
  for (const ruleId of Object.keys(isJsonObject(options.rules) ? options.rules : {}).filter(isAboutPolicy))
    collector.add(
      appendToken(`${pointer}/rules`, ruleId),
      `${ruleId} is not about single files; say it in rules: at the top`,
    );
}

function isAboutPolicy(ruleId: string): boolean {
  return policyRules.some(({ id }) => id === ruleId);
}
