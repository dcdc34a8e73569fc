import type { OptionFault, StateKind } from '../engine/contract/kind.ts';
import { policyRules } from '../engine/file-rules/policy-rules.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../formats/json-value.ts';
import { appendToken, pointerTokens } from '../formats/location.ts';
import { type Governance, governAsUsual } from './govern.ts';
import { type NamedFile, type NamedFiles, type ReadOptions, readNamedFiles } from './named-files.ts';
import { configuredMatcher, pathProblem } from './path-glob.ts';
import { type FaultCollector, listAt, optionFaultText, unknownName } from './policy-text.ts';
import { governanceOf, type RuleChoices, withShared } from './rule-choices.ts';
import { resolveSettings } from './settings.ts';

/** One entry of `files:`. */
export interface FileEntry {
  readonly glob: string;
  /** Where it stands in the document. */
  readonly pointer: string;
  readonly matches: (path: string) => boolean;
  readonly governance: Governance;
  /** How a file at a path is judged: by the format whose usual name it has, where the entry says only the kind. */
  readonly governanceAt: (path: string) => Governance;
  /** Files that hold some of its options. */
  readonly namedFiles: readonly string[];
}

/** What entries are read with. */
export interface EntryContext {
  readonly kinds: readonly StateKind[];
  readonly rules: RuleChoices;
  /** Options that hold for all files of kinds that have them. */
  readonly shared: JsonObject;
  readonly namedFiles: NamedFiles;
}

/** The entries of `files:` that could be understood. */
export function readEntries(collector: FaultCollector, root: JsonObject, context: EntryContext): FileEntry[] {
  return listAt(root, 'files').flatMap(
    ({ value, pointer }) => readEntry(collector, value, pointer, context) ?? [],
  );
}

function readEntry(
  collector: FaultCollector,
  value: JsonValue,
  pointer: string,
  { kinds, rules, shared, namedFiles }: EntryContext,
): FileEntry | undefined {
  if (!isJsonObject(value)) return undefined;
  const { path = null, kind: _, ...given } = value;
  const problem = pathProblem(path);
  if (problem !== undefined) collector.add(`${pointer}/path`, `path ${problem}`);
  const kind = kindOf(value, kinds);
  if (kind === undefined) {
    collector.add(`${pointer}/kind`, unknownKind(value.kind, kinds));
    return undefined;
  }
  const { options, files, paths, isComplete } = readNamedFiles(collector, kind, given, pointer, namedFiles);
  if (isComplete) refuseOptions(collector, kind, { options, files }, pointer);
  const glob = String(path);
  const own = (more: JsonObject) =>
    governanceOf(kind, withShared(kind, { ...more, ...options }, shared), rules);
  const governance = own({});
  const matches = configuredMatcher(glob);
  const governanceAt = governAsUsual(kind, options, own, governance);
  return { glob, pointer, matches, governance, governanceAt, namedFiles: paths };
}

/** The kind that an entry names, or else that an option of its implies. */
function kindOf(entry: JsonObject, kinds: readonly StateKind[]): StateKind | undefined {
  if (entry.kind !== undefined) return kinds.find(({ id }) => id === entry.kind);
  return kinds.find((kind) => kind.options.inFiles?.some((option) => Object.hasOwn(entry, option)));
}

function unknownKind(name: JsonValue | undefined, kinds: readonly StateKind[]): string {
  const known = kinds.map(({ id }) => id);
  if (typeof name === 'string') return unknownName('kind', name, known);
  return `an entry needs preset, which says how its items are written (as preset: ralph), or else kind: one of ${known.join(', ')}`;
}

function refuseOptions(
  collector: FaultCollector,
  kind: StateKind,
  { options, files }: Pick<ReadOptions, 'options' | 'files'>,
  pointer: string,
): void {
  const resolved = resolveSettings(kind, options);
  for (const fault of resolved.ok ? [] : resolved.faults) {
    const [option, ...inside] = pointerTokens(fault.pointer);
    const file = files.find((each) => each.option === option);
    if (file !== undefined) addInFile(collector, file, fault);
    else collector.add(pointer + fault.pointer, optionFaultText(inside.length > 0 ? fault : ofEntry(fault)));
  }
  for (const ruleId of Object.keys(isJsonObject(options.rules) ? options.rules : {}).filter(isAboutPolicy))
    collector.add(
      appendToken(`${pointer}/rules`, ruleId),
      `${ruleId} is not about single files; say it in rules: at the top`,
    );
}

/** What entries have besides the options of their kind. */
const entryKeys: readonly string[] = ['path', 'kind', 'rules'];

function ofEntry(fault: OptionFault): OptionFault {
  const { unknown } = fault;
  return unknown ? { ...fault, unknown: { ...unknown, known: [...entryKeys, ...unknown.known] } } : fault;
}

/** What is wrong with an option, at its place in the file that holds it. */
function addInFile(collector: FaultCollector, { option, path, document }: NamedFile, fault: OptionFault) {
  const inside = fault.pointer.slice(option.length + 1);
  collector.add(inside, optionFaultText(fault), { file: path, span: document.locate(inside) });
}

function isAboutPolicy(ruleId: string): boolean {
  return policyRules.some(({ id }) => id === ruleId);
}
