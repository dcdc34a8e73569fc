import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { TopFolder } from '../../check/top-folder.ts';
import { groupBy } from '../../formats/group.ts';
import { commandName } from '../../output/home.ts';
import { type Caller, mainWorkTree, programWord, shellWord } from './caller.ts';
import { managed } from './managed.ts';
import { installed } from './npx-cache.ts';
import { type Manner, type Proposal, propose } from './proposal.ts';
import type { StateFile } from './state-files.ts';
import { filled } from './templates.ts';

const cursorFolder = '.cursor/rules';

/** The paragraph for agents, in each file that they read here; `AGENTS.md` where there is none, to which Claude Code is led. */
export function proposeInstructions(
  folder: TopFolder,
  files: readonly StateFile[],
  {
    caller,
    manner,
    isClaude,
  }: { readonly caller: Caller; readonly manner: Manner; readonly isClaude: boolean },
): Proposal[] {
  const paragraph = paragraphText(files, caller);
  const has = (path: string) => folder.look(path) !== 'absent';
  const inCursor = folder.look(cursorFolder) === 'folder';
  const wantsAgents = has('AGENTS.md') || (!has('CLAUDE.md') && (!inCursor || isClaude));
  // Claude Code reads no other file by itself.
  const wantsClaude = isClaude || has('CLAUDE.md');
  const isLed = wantsAgents && (!has('CLAUDE.md') || /^@AGENTS\.md/m.test(ownPart(folder, 'CLAUDE.md')));
  const texts: readonly (readonly [path: string, text: string, isWanted: boolean])[] = [
    ['AGENTS.md', paragraph, wantsAgents],
    ['CLAUDE.md', isLed ? filled('claude.md') : paragraph, wantsClaude],
    [`${cursorFolder}/stateward.mdc`, filled('cursor.mdc', { paragraph: paragraph.trimEnd() }), inCursor],
  ];
  return texts.flatMap(([path, text, isWanted]) =>
    isWanted && !leadsToAgents(folder, path)
      ? [propose(folder, { path, text, isDone: () => false, mayAdd: () => true }, manner)]
      : [],
  );
}

function ownPart(folder: TopFolder, path: string): string {
  return managed(path).part(folder.text(path) ?? '');
}

/** `CLAUDE.md` may take in the other file instead of repeating it, or be a link to it. */
function leadsToAgents(folder: TopFolder, path: string): boolean {
  if (path !== 'CLAUDE.md' || folder.look('AGENTS.md') !== 'file') return false;
  const [file, agents] = [path, 'AGENTS.md'].map((name) => join(folder.folder, name)) as [string, string];
  if (folder.look(path) === 'link') return existsSync(file) && realpathSync(file) === realpathSync(agents);
  const isTaken = /^@(\.\/)?AGENTS\.md\s*$/m.test(folder.text(path) ?? '');
  return isTaken && ownPart(folder, path) === '';
}

function paragraphText(files: readonly StateFile[], caller: Caller): string {
  const command = wordFor(caller);
  // npx looks no further than the work tree, in which nothing may be installed.
  const elsewhere = command.startsWith('npx --no ')
    ? `, in a work tree without \`node_modules\`\n  \`node "${mainWorkTree}/${installed}" explain <rule>\``
    : '';
  const named = [...groupBy(files, ({ kind }) => kind)].flatMap(([kind, members]) =>
    [...new Set(members.map(({ path, glob }) => (isPlain(path) ? path : glob)))]
      .filter(isPlain)
      .slice(0, 10)
      .map((path) => `- \`${path}\` (${kind.id})`),
  );
  // For kinds that take declarations.
  const steps = files.some(({ kind }) => kind.match.addressed !== undefined) ? filled('steps.md') : '';
  return filled('paragraph.md', { files: named.join('\n'), steps, command, elsewhere });
}

/** npx finds what npm installed, and is never to install what a registry has under the name; anything else is started as the hooks start it. */
function wordFor(caller: Caller): string {
  if (caller.fetched !== undefined) return `npx --yes ${shellWord(caller.fetched)}`;
  if (caller.script.startsWith('node_modules/')) return commandName;
  return `node ${caller.named === undefined ? shellWord(caller.script) : programWord(caller)}`;
}

/** Agents obey what they read: a path that could be taken for anything else is not repeated to them. */
function isPlain(path: string): boolean {
  return /^[\w@%+=,./*{}-]{1,200}$/.test(path);
}
