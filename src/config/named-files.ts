import type { StateKind } from '../engine/contract/kind.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../formats/json-value.ts';
import { pathProblem } from './path-glob.ts';
import { type FaultCollector, type PolicyBytes, type PolicyDocument, readPolicyText } from './policy-text.ts';

/** What stands at a path that a configuration names. */
export type NamedFiles = (path: string) => PolicyBytes;

/** A file that stands in the place of an option. */
export interface NamedFile {
  readonly option: string;
  readonly path: string;
  readonly document: PolicyDocument;
}

/** The files that a configuration names in the place of options, each once; none where it cannot be read itself. */
export function namedFilesOf(configuration: PolicyBytes, kinds: readonly StateKind[]): string[] {
  const read = configuration === null ? undefined : readPolicyText(configuration);
  const entries = read?.ok ? read.root.files : undefined;
  const options = kinds.flatMap((kind) => kind.options.inFiles ?? []);
  const named = (isJsonArray(entries) ? entries : []).flatMap((entry) =>
    isJsonObject(entry) ? options.flatMap((option) => filePath(entry[option]) ?? []) : [],
  );
  return [...new Set(named.filter((path) => namedPathProblem(path) === undefined))];
}

/** The path in a value that is one, and no name: with a slash, or as YAML files end. `./` says nothing more. */
function filePath(value: JsonValue | undefined): string | undefined {
  if (typeof value !== 'string' || !/\/|\.(ya?ml|json)$/.test(value)) return undefined;
  return value.replace(/^(\.\/)+/, '');
}

function namedPathProblem(path: string): string | undefined {
  return pathProblem(path) ?? (/[*?[{]/.test(path) ? 'must name one file, without wildcards' : undefined);
}

export interface ReadOptions {
  readonly options: JsonObject;
  readonly files: readonly NamedFile[];
  /** Files that are named, whether they could be read or not. */
  readonly paths: readonly string[];
  readonly isComplete: boolean;
}

/** An entry's options with the content of files in the place of their paths. */
export function readNamedFiles(
  collector: FaultCollector,
  { options: { inFiles = [] } }: StateKind,
  given: JsonObject,
  pointer: string,
  namedFiles: NamedFiles,
): ReadOptions {
  const read = { options: { ...given }, files: [] as NamedFile[], paths: [] as string[], isComplete: true };
  for (const option of inFiles) {
    const path = filePath(given[option]);
    if (path === undefined) continue;
    const found = readNamedFile(collector, { option, path, pointer: `${pointer}/${option}` }, namedFiles);
    read.paths.push(path);
    if (found === undefined) {
      read.isComplete = false;
      delete read.options[option];
    } else {
      read.options[option] = found.root;
      read.files.push({ option, path, document: found.document });
    }
  }
  return read;
}

function readNamedFile(
  collector: FaultCollector,
  { option, path, pointer }: { readonly option: string; readonly path: string; readonly pointer: string },
  namedFiles: NamedFiles,
) {
  const problem = namedPathProblem(path);
  const bytes = problem === undefined ? namedFiles(path) : null;
  if (bytes === null) {
    collector.add(pointer, `${option} ${problem ?? `names ${path}, and there is no such file`}`);
    return undefined;
  }
  const read = readPolicyText(bytes);
  if (read.ok) return read;
  for (const { message, span } of read.faults) collector.add('', message, { file: path, span });
  return undefined;
}
