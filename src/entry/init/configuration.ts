import { dirname, join } from 'node:path';
import { configurationPath } from '../../app/policy/policy-paths.ts';
import { isPattern } from '../../config/path-glob.ts';
import { groupBy } from '../../core/group.ts';
import type { JsonValue } from '../../core/json-value.ts';
import { compareCodePoints } from '../../core/order.ts';
import { publishedAt } from '../../home.ts';
import { safeText } from '../../reporters/safe-text.ts';
import { version } from '../../version.ts';
import type { TopFolder } from '../top-folder.ts';
import { createFile, type OwnLines, type Proposal } from './proposal.ts';
import type { StateFile } from './state-files.ts';

const mostNamed = 10;

/** The configuration; where there is one already, the entries of files that it does not govern. */
export function proposeConfiguration(
  folder: TopFolder,
  files: readonly StateFile[],
  own: OwnLines,
): Proposal {
  const open = files.filter(({ isConfigured }) => !isConfigured);
  const missing = open.filter(({ isProposed }) => !isProposed).length;
  const proposal = createFile(
    folder,
    {
      path: configurationPath,
      text: configurationText(files, own),
      snippet: open.length === 0 ? '' : ['files:', ...entryLines(open), ''].join('\n'),
      isDone: () => missing === 0,
    },
    own,
  );
  if (proposal.state !== 'by-hand' || own.manner === 'remove') return proposal;
  return {
    ...proposal,
    note: `${proposal.note}; it does not govern ${missing} of the files that were found`,
  };
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
        .slice(0, mostNamed)
        .map(({ path, isGone }) => `  #   ${safeText(path)}${isGone ? ' (gone)' : ''}`),
      ...(more > 0 ? [`  #   and ${more} more`] : []),
      `  - path: ${JSON.stringify(glob)}`,
      ...optionLines(first),
    ];
  });
}

function optionLines({ kind, usual }: StateFile): string[] {
  const options = Object.entries(usual?.options ?? {});
  const isImplied = options.some(([option]) => kind.fileOptions?.includes(option));
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
