import { dirname, join } from 'node:path';
import type { TopFolder } from '../../check/top-folder.ts';
import { alternatives, configuredMatcher, isPattern } from '../../config/path-glob.ts';
import { detectedFilesOf, usualFilesOf } from '../../config/usual-files.ts';
import type { StateKind } from '../../engine/contract/kind.ts';
import { configurationPath } from '../../engine/policy/policy-paths.ts';
import { groupBy } from '../../formats/group.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { compareCodePoints } from '../../formats/order.ts';
import { publishedAt } from '../../output/home.ts';
import { safeText } from '../../output/safe-text.ts';
import { version } from '../../output/version.ts';
import { createFile, type OwnLines, type Proposal } from './proposal.ts';
import type { StateFile } from './state-files.ts';

const mostNamed = 10;

/** The configuration; where there is one already, the entries of files that it does not govern. */
export function proposeConfiguration(
  folder: TopFolder,
  files: readonly StateFile[],
  own: OwnLines,
  kinds: readonly StateKind[],
): Proposal {
  const every = [...files, ...takenIn(files, kinds)];
  const open = every.filter(({ isConfigured }) => !isConfigured);
  const missing = open.filter(({ isProposed, path }) => !isProposed && path !== '').length;
  const proposal = createFile(
    folder,
    {
      path: configurationPath,
      text: configurationText(every, own),
      snippet: open.length === 0 ? '' : ['files:', ...entryLines(open), ''].join('\n'),
      isDone: () => missing === 0,
      ownIn: (there) => (isAllOwn(there, configurationText(every, own), kinds) ? there : undefined),
    },
    own,
  );
  if (proposal.state !== 'by-hand' || own.manner === 'remove') return proposal;
  return {
    ...proposal,
    note: `${proposal.note}; it does not govern ${missing} of the files that were found`,
  };
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
const unseen = { path: '', isTracked: false, isConfigured: false, isProposed: false, isGone: false };

function takesIn(file: StateFile, glob: string): boolean {
  const [sample = ''] = alternatives(glob.replace(/^\*\*\//, ''), mostAlternatives) ?? [];
  return (
    isPattern(file.glob) &&
    glob.length > file.glob.length &&
    configuredMatcher(file.glob)(sample.replace(/\*+/g, 'x'))
  );
}

const mostAlternatives = 100;

/** Whether every line is one that init writes; which files it found, and so names, changes with time. */
function isAllOwn(there: string, fresh: string, kinds: readonly StateKind[]): boolean {
  const usual = kinds.flatMap((kind) =>
    usualFilesOf(kind).flatMap((each) => each.globs.map((glob) => ({ ...unseen, kind, usual: each, glob }))),
  );
  const lines = entriesOf(usual);
  const known = new Set([...fresh.split('\n'), ...lines, ...lines.map(asComment), ...requestLines]);
  const named = new Set(
    [...there.matchAll(/^ {2}# {3}(.*?)(?: \(gone\))?$/gm)].map(([, path = '']) => pathLine(path)),
  );
  const isNamed =
    /^ {2}#(?: #)? {3}\S|^# yaml-language-server: \S*\$schema=.*stateward|^# {3}[a-z-]+\/[a-z-]+: [a-z]+$/;
  return there.split('\n').every((line) => known.has(line) || named.has(line) || isNamed.test(line));
}

/** The line that editors read, where the schema is for everybody who gets the file. */
function schemaLines({ caller }: OwnLines): string[] {
  const schema = 'schemas/config/v1.schema.json';
  const beside = join(dirname(dirname(caller.script)), schema);
  const published = publishedAt && `https://raw.githubusercontent.com/${publishedAt}/v${version}/${schema}`;
  const place = caller.named === undefined && caller.fetched === undefined ? beside : published;
  return place === undefined ? [] : [`# yaml-language-server: $schema=${place}`];
}

function configurationText(files: readonly StateFile[], own: OwnLines): string {
  const rule = files[0]?.kind.rules[0];
  return [
    ...schemaLines(own),
    '# How Stateward judges the state files of this repository.',
    '# Changes count once they are on the base branch.',
    'version: 1',
    '',
    '# What is listed adds to what is recognised by its name;',
    '# the last entry that matches a path decides.',
    'files:',
    ...entryLines(files),
    '',
    '# What looks like state and is none:',
    '# ignore: ["**/fixtures/**"]',
    '',
    '# A severity (error, warning, note, off) for a rule;',
    '# "stateward rules" lists them:',
    '# rules:',
    ...(rule === undefined ? [] : [`#   ${rule.id}: ${rule.severity}`]),
    '',
  ].join('\n');
}

/** The entries, and as comments those of files that a person has to ask for. */
export function entryLines(files: readonly StateFile[]): string[] {
  const proposed = entriesOf(files.filter(({ isProposed }) => isProposed));
  if (proposed.length === 0) return entriesOf(files);
  return [
    ...entriesOf(files.filter(({ isProposed }) => !isProposed)),
    ...requestLines,
    ...proposed.map(asComment),
  ];
}

const requestLines = [
  '  # People tidy files of these names by hand too.',
  '  # Take "# " away from what your agents keep:',
];

function asComment(line: string): string {
  return `  #${line.slice(1)}`;
}

function pathLine(glob: string): string {
  return `  - path: ${JSON.stringify(glob)}`;
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
        .map(({ path, isGone }) => `  #   ${safeText(path)}${isGone ? ' (gone)' : ''}`),
      ...(more > 0 ? [`  #   and ${more} more`] : []),
      pathLine(glob),
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
