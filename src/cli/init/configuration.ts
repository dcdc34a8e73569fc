import { dirname, join } from 'node:path';
import type { TopFolder } from '../../check/top-folder.ts';
import { alternatives, configuredMatcher, isPattern } from '../../config/path-glob.ts';
import { detectedFilesOf } from '../../config/usual-files.ts';
import type { StateKind } from '../../engine/contract/kind.ts';
import { configurationPath } from '../../engine/policy/policy-paths.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { compareCodePoints } from '../../formats/order.ts';
import { publishedAt } from '../../output/home.ts';
import { safeText } from '../../output/safe-text.ts';
import { version } from '../../output/version.ts';
import type { Caller } from './caller.ts';
import { type Manner, type Proposal, propose } from './proposal.ts';
import type { StateFile } from './state-files.ts';
import { filled } from './templates.ts';

/** The configuration; where there is one already, the entries of files that it does not govern. */
export function proposeConfiguration(
  folder: TopFolder,
  files: readonly StateFile[],
  { caller, manner }: { readonly caller: Caller; readonly manner: Manner },
  kinds: readonly StateKind[],
): Proposal {
  const every = [...files, ...takenIn(files, kinds)];
  const open = every.filter(({ isConfigured }) => !isConfigured);
  const missing = open.filter(({ isProposed, path }) => !isProposed && path !== '').length;
  const rule = files[0]?.kind.rules[0];
  const text = filled('configuration.yml', {
    schema: schemaLine(caller),
    entries: entryLines(every).join('\n'),
    rule: rule === undefined ? 'rule: severity' : `${rule.id}: ${rule.severity}`,
  });
  const file = { path: configurationPath, text, isOnce: true, isDone: () => missing === 0 };
  const proposal = propose(folder, file, manner);
  const isShort = proposal.state === 'there' && manner === 'set-up' && missing > 0;
  if (proposal.state !== 'by-hand' && !isShort) return proposal;
  const note = `is there and is left alone; it does not govern ${missing} of the files that were found. Add to its files:`;
  return { path: configurationPath, text: `${entryLines(open).join('\n')}\n`, state: 'by-hand', note };
}

/** Formats whose usual names an entry would take in, each of which keeps its own: an entry goes before what is detected. */
function takenIn(files: readonly StateFile[], kinds: readonly StateKind[]): StateFile[] {
  const written = files.filter(({ isProposed, isConfigured }) => !isProposed && !isConfigured);
  const known = new Set(files.map(({ glob }) => glob));
  const formats = kinds.flatMap((kind) => detectedFilesOf(kind).map((usual) => ({ kind, usual })));
  return formats.flatMap(({ kind, usual }) => {
    const isOther = (file: StateFile) => meaning(file) !== meaning({ kind, usual });
    const isTaken = (glob: string) => written.some((file) => isOther(file) && takesIn(file.glob, glob));
    const globs = usual.globs.filter((glob) => !known.has(glob) && isTaken(glob));
    return globs.map((glob) => ({ ...unseen, kind, usual, glob }));
  });
}

/** What only stands for files to come. */
const unseen = { path: '', isTracked: false, isConfigured: false, isProposed: false };

/** What an entry says of what it names. */
function meaning({ kind, usual }: Pick<StateFile, 'kind' | 'usual'>): string {
  return JSON.stringify([kind.id, usual?.options ?? {}]);
}

function takesIn(wide: string, glob: string): boolean {
  const [sample = ''] = alternatives(glob.replace(/^\*\*\//, ''), mostAlternatives) ?? [];
  const isWider = isPattern(wide) && glob.length > wide.length;
  return isWider && configuredMatcher(wide)(sample.replace(/\*+/g, 'x'));
}

const mostAlternatives = 100;

/** The line that editors read, where the schema is for everybody who gets the file. */
function schemaLine({ script, named, fetched }: Caller): string {
  const schema = 'schemas/config/v1.schema.json';
  const beside = join(dirname(dirname(script)), schema);
  const published = publishedAt && `https://raw.githubusercontent.com/${publishedAt}/v${version}/${schema}`;
  const place = named === undefined && fetched === undefined ? beside : published;
  return place === undefined ? '' : `# yaml-language-server: $schema=${place}\n`;
}

/** The entries, and as comments those of files that a person has to ask for. */
export function entryLines(files: readonly StateFile[]): string[] {
  const proposed = entriesOf(files.filter(({ isProposed }) => isProposed));
  if (proposed.length === 0) return entriesOf(files);
  return [
    ...entriesOf(files.filter(({ isProposed }) => !isProposed)),
    '  # People tidy files of these names by hand too.',
    '  # Take "# " away from what your agents keep:',
    ...proposed.map((line) => `  #${line.slice(1)}`),
  ];
}

function entriesOf(files: readonly StateFile[]): string[] {
  const entries = new Map(files.map((file) => [`${meaning(file)} ${file.glob}`, file]));
  return [...entries.values()]
    .sort(byReach)
    .flatMap((file) => [
      `  # ${safeText(file.usual?.title ?? file.kind.title)}:`,
      `  - path: ${JSON.stringify(file.glob)}`,
      ...optionLines(file),
    ]);
}

function optionLines({ kind, usual }: StateFile): string[] {
  const options = Object.entries(usual?.options ?? {});
  const isImplied = options.some(([option]) => kind.options.inFiles?.includes(option));
  return [
    ...(isImplied ? [] : [`    kind: ${kind.id}`]),
    ...options.map(([option, value]) => `    ${option}: ${plainYaml(value)}`),
  ];
}

function plainYaml(value: JsonValue): string {
  return typeof value === 'string' && /^[a-z][a-z-]*$/.test(value) ? value : JSON.stringify(value);
}

/** The last entry that matches decides: what says more about a path comes later, as in detection. */
function byReach({ glob: left }: StateFile, { glob: right }: StateFile): number {
  const reach = (glob: string) => (isPattern(glob) ? glob.length : Number.MAX_SAFE_INTEGER);
  return reach(left) - reach(right) || compareCodePoints(left, right);
}
