import { isJsonObject, type JsonObject, type JsonValue } from '../core/json-value.ts';
import type { StateKind } from '../core/kind.ts';
import { pointerTokens } from '../core/location.ts';
import type { JsonSchema } from '../core/rule.ts';
import type { Governance } from './govern.ts';
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
  const resolved = resolveSettings(kind, options);
  for (const fault of resolved.ok ? [] : resolved.faults) {
    const { unknownKey } = fault;
    const tokens = pointerTokens(fault.pointer);
    const known = fault.pointer.startsWith('/rules')
      ? ruleIdsOf(kind)
      : [...(tokens.length === 1 ? ['path', 'kind', 'rules'] : []), ...knownOptions(kind.options, tokens)];
    const message =
      unknownKey === undefined
        ? `${tokens.join('.')} ${fault.message}`
        : unknownName(fault.pointer.startsWith('/rules') ? 'rule' : 'key', unknownKey, known);
    collector.add(pointer + fault.pointer, message);
  }
}

/** The keys a schema knows beside the last token. */
function knownOptions(schema: JsonSchema, tokens: readonly string[]): string[] {
  let at: JsonValue | undefined = schema;
  for (const token of tokens.slice(0, -1)) at = propertiesOf(at)[token];
  return Object.keys(propertiesOf(at));
}

function propertiesOf(schema: JsonValue | undefined): JsonObject {
  const properties = isJsonObject(schema) ? schema.properties : undefined;
  return isJsonObject(properties) ? properties : {};
}
