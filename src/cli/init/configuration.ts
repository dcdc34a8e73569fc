import { dirname, join } from 'node:path';
import type { TopFolder } from '../../check/top-folder.ts';
import { alternatives, configuredMatcher, isPattern } from '../../config/path-glob.ts';
import { detectedFilesOf } from '../../config/usual-files.ts';
import type { StateKind } from '../../engine/contract/kind.ts';
import { configurationPath } from '../../engine/policy/policy-paths.ts';
import { groupBy } from '../../formats/group.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { compareCodePoints } from '../../formats/order.ts';
import { publishedAt } from '../../output/home.ts';
import { safeText } from '../../output/safe-text.ts';
import { version } from '../../output/version.ts';
import type { Caller } from './caller.ts';
import { type Manner, type Proposal, propose } from './proposal.ts';
import type { StateFile } from './state-files.ts';
import { filled } from './templates.ts';

const mostNamed = 10;

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
  return kinds.flatMap((kind) =>
    detectedFilesOf(kind).flatMap((usual) =>
      usual.globs
        .filter(
          (glob) =>
            !known.has(glob) &&
            written.some((file) => takesIn(file, glob) && !isAlike(file, { kind, usual })),
        )
        .map((glob) => ({ ...unseen, kind, usual, glob })),
    ),
  );
}

/** Whether two entries say the same of what they name. */
function isAlike(left: Pick<StateFile, 'kind' | 'usual'>, right: Pick<StateFile, 'kind' | 'usual'>): boolean {
  return (
    left.kind === right.kind &&
    JSON.stringify(left.usual?.options ?? {}) === JSON.stringify(right.usual?.options ?? {})
  );
}

/** What only stands for files to come. */
const unseen = { path: '', isTracked: false, isConfigured: false, isProposed: false };

function takesIn(file: StateFile, glob: string): boolean {
  const [sample = ''] = alternatives(glob.replace(/^\*\*\//, ''), mostAlternatives) ?? [];
  return (
    isPattern(file.glob) &&
    glob.length > file.glob.length &&
    configuredMatcher(file.glob)(sample.replace(/\*+/g, 'x'))
  );
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
  const entries = groupBy(files, ({ kind, glob, usual }) => JSON.stringify([kind.id, glob, usual?.options]));
  return [...entries.values()].sort(byReach).flatMap((members) => {
    const [first] = members;
    if (first === undefined) return [];
    const { kind, usual, glob } = first;
    const more = members.length - mostNamed;
    return [
      `  # ${safeText(usual?.title ?? kind.title)}:`,
      ...members
        .filter(({ path }) => path !== '')
        .slice(0, mostNamed)
        .map(({ path }) => `  #   ${safeText(path)}`),
      ...(more > 0 ? [`  #   and ${more} more`] : []),
      `  - path: ${JSON.stringify(glob)}`,
      ...optionLines(first),
    ];
  });
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
function byReach([left]: readonly StateFile[], [right]: readonly StateFile[]): number {
  const reach = (glob = '') => (isPattern(glob) ? glob.length : Number.MAX_SAFE_INTEGER);
  return reach(left?.glob) - reach(right?.glob) || compareCodePoints(left?.glob ?? '', right?.glob ?? '');
}
