import { configurationPath } from '../../app/built-in-policy.ts';
import { configuredMatcher, pathProblem } from '../../config/path-glob.ts';
import { groupBy } from '../../core/group.ts';
import type { StateKind } from '../../core/kind.ts';
import { safeText } from '../../reporters/safe-text.ts';
import type { TopFolder } from '../top-folder.ts';
import { createFile, type Proposal } from './proposal.ts';
import type { StateFile } from './state-files.ts';

const mostNamed = 10;

/** The configuration; where there is one already, the entries of files that it does not govern. */
export function proposeConfiguration(folder: TopFolder, files: readonly StateFile[]): Proposal {
  const open = files.filter(({ isConfigured }) => !isConfigured);
  const proposal = createFile(folder, {
    path: configurationPath,
    text: configurationText(files),
    snippet: ['files:', ...entryLines(open), ''].join('\n'),
    isDone: () => open.length === 0,
  });
  if (proposal.state !== 'by-hand') return proposal;
  return {
    ...proposal,
    note: `${proposal.note}; it does not govern ${open.length} of the files that were found`,
  };
}

function configurationText(files: readonly StateFile[]): string {
  const rule = files[0]?.kind.rules[0];
  return [
    // Editors read this line (docs/configuration.md).
    '# yaml-language-server: $schema=node_modules/stateward/schemas/config/v1.schema.json',
    '# How Stateward judges the state files of this repository. Changes count once they are on the base branch.',
    'version: 1',
    '',
    '# Only what is listed is governed; the last entry that matches a path decides.',
    'files:',
    ...entryLines(files),
    '',
    '# What looks like state and is none:',
    '# ignore: ["**/fixtures/**"]',
    '',
    '# A severity (error, warning, note, off) for a rule; "stateward rules" lists them:',
    '# rules:',
    ...(rule === undefined ? [] : [`#   ${rule.id}: ${rule.severity}`]),
    '',
  ].join('\n');
}

/** The usual names of a kind where a file has one, so that its next file is governed too. */
function entryLines(files: readonly StateFile[]): string[] {
  const entries = groupBy(files, ({ path, kind }) => `${kind.id} ${entryGlob(path, kind)}`);
  return [...entries.values()].flatMap((members) => {
    const [first] = members;
    if (first === undefined) return [];
    const { path, kind } = first;
    const more = members.length - mostNamed;
    return [
      `  # ${safeText(kind.title)}:`,
      ...members.slice(0, mostNamed).map((member) => `  #   ${safeText(member.path)}`),
      ...(more > 0 ? [`  #   and ${more} more`] : []),
      `  - path: ${JSON.stringify(entryGlob(path, kind))}`,
      `    kind: ${kind.id}`,
    ];
  });
}

/** A glob that a configuration may hold and that matches the file. */
export function entryGlob(path: string, { files }: StateKind): string {
  const usual = files.find((glob) => pathProblem(glob) === undefined && configuredMatcher(glob)(path));
  return usual ?? path;
}
