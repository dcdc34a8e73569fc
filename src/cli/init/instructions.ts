import { isUtf8 } from 'node:buffer';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { TopFolder } from '../../check/top-folder.ts';
import { groupBy } from '../../formats/group.ts';
import { commandName } from '../../output/home.ts';
import { type Caller, mainWorkTree, programWord, shellWord } from './caller.ts';
import { installed } from './npx-cache.ts';
import { renewed } from './own-lines.ts';
import { createFile, type OwnLines, type Proposal, takenOut } from './proposal.ts';
import type { StateFile } from './state-files.ts';

/** By this the paragraph is known again. */
const marker = '<!-- stateward -->';
const endMarker = '<!-- /stateward -->';

const agentFiles = ['AGENTS.md', 'CLAUDE.md'] as const;
const cursorFolder = '.cursor/rules';

/** The paragraph for agents, in each file that they read here; `AGENTS.md` where there is none. */
export function proposeInstructions(
  folder: TopFolder,
  files: readonly StateFile[],
  own: OwnLines,
): Proposal[] {
  const text = paragraph(files, own);
  const present = agentFiles.filter((path) => folder.look(path) !== 'absent');
  const hasCursor = folder.look(cursorFolder) === 'folder';
  const chosen = present.length > 0 || hasCursor ? present : [agentFiles[0]];
  return [
    ...chosen.flatMap((path) => appended(folder, path, text, own)),
    ...(hasCursor
      ? [createFile(folder, { path: `${cursorFolder}/stateward.mdc`, text: cursorRule(text) }, own)]
      : []),
  ];
}

function appended(folder: TopFolder, path: string, text: string, own: OwnLines): Proposal[] {
  const standing = folder.look(path);
  if (standing === 'absent') return [createFile(folder, { path, text }, own)];
  if (standing === 'link' && leadsToAgents(folder, path)) return [];
  const bytes = folder.read(path);
  if (bytes === undefined || !isUtf8(bytes)) {
    const why =
      standing === 'link' ? 'is a link, which is not followed' : 'is no text that can be appended to';
    return [{ path, text, state: 'by-hand', note: `${why}; the paragraph belongs into what it leads to` }];
  }
  const before = bytes.toString('utf8');
  if (own.manner === 'remove') return [takenOut(folder, { path, text, isPart: true }, before, own)];
  if (before.includes(marker)) {
    const after = renewed(before, text, own.caller);
    if (own.manner !== 'upgrade' || after === before) return [{ path, text: '', state: 'there' }];
    return [{ path, text, state: 'renew', target: { folder, path, isExecutable: false, before, after } }];
  }
  if (importsAgents(folder, path, before)) return [];
  const added = before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
  return [{ path, text: added, state: 'append', target: { folder, path, isExecutable: false } }];
}

/** `CLAUDE.md` may take in the other file instead of repeating it. */
function importsAgents(folder: TopFolder, path: string, text: string): boolean {
  return path !== 'AGENTS.md' && /^@(\.\/)?AGENTS\.md\s*$/m.test(text) && folder.look('AGENTS.md') === 'file';
}

/** Or be a link to it. */
function leadsToAgents(folder: TopFolder, path: string): boolean {
  const real = (name: string) => realpathSync(join(folder.folder, name));
  const isThere = folder.look('AGENTS.md') === 'file' && existsSync(join(folder.folder, path));
  return isThere && real(path) === real('AGENTS.md');
}

function cursorRule(text: string): string {
  return `---\ndescription: State files that are judged by Stateward\nalwaysApply: true\n---\n\n${text}`;
}

function paragraph(files: readonly StateFile[], { caller }: OwnLines): string {
  const command = wordFor(caller);
  // npx looks no further than the work tree, in which nothing may be installed.
  const elsewhere = command.startsWith('npx --no ')
    ? `, in a work tree without \`node_modules\`\n  \`node "${mainWorkTree}/${installed}" explain <rule>\``
    : '';
  const kinds = groupBy(files, ({ kind }) => kind);
  const named = [...kinds].flatMap(([kind, members]) =>
    [...new Set(members.map(({ path, glob }) => (isPlain(path) ? path : glob)))]
      .filter(isPlain)
      .slice(0, 10)
      .map((path) => `- \`${path}\` (${kind.id})`),
  );
  return `${marker}
## State files

These files are the record of the work. Stateward judges every commit that changes them:

${named.join('\n')}

- The record of finished work is immutable: do not edit, reopen, move or drop what is done, and do not set counters back.
${files.some(({ kind }) => kind.match.addressed !== undefined) ? stepAdvice : ''}- A refusal names file, line and value, why, and ends with the command that puts it back, after \`Repair:\`. Run it and
  commit; \`${command} explain <rule>\` says more${elsewhere}.
- Never commit or push with \`--no-verify\`, and never change \`.stateward.yml\`, \`.stateward.waivers.yml\`, a hook or a
  workflow to get a change through. Ask a person.
${endMarker}
`;
}

/** npx finds what npm installed, and is never to install what a registry has under the name; anything else is started as the hooks start it. */
function wordFor(caller: Caller): string {
  if (caller.fetched !== undefined) return `npx --yes ${shellWord(caller.fetched)}`;
  if (caller.script.startsWith('node_modules/')) return commandName;
  return `node ${caller.named === undefined ? shellWord(caller.script) : programWord(caller)}`;
}

/** For kinds that take declarations. */
const stepAdvice = `- A step is declared in the commit message, by one line anywhere in it, and what it declares must have happened:
  \`Agent-Step: node=<id> status=done guard=pass\`. One step a commit.
`;

/** Agents obey what they read: a path that could be taken for anything else is not repeated to them. */
function isPlain(path: string): boolean {
  return /^[\w@%+=,./*{}-]{1,200}$/.test(path);
}
