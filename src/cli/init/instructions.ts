import type { TopFolder } from '../../check/top-folder.ts';
import { groupBy } from '../../formats/group.ts';
import { commandName } from '../../output/home.ts';
import { type Caller, installed, mainWorkTree, programWord, shellWord } from './caller.ts';
import { managed } from './managed.ts';
import { type Manner, type Proposal, propose } from './proposal.ts';
import type { StateFile } from './state-files.ts';
import { filled } from './templates.ts';

interface Readers {
  readonly caller: Caller;
  readonly manner: Manner;
  /** Whether Claude Code works here, which reads no other page than its own. */
  readonly isClaude: boolean;
}

/** The paragraph for agents in `AGENTS.md`, to which Claude Code is led. */
export function proposeInstructions(
  folder: TopFolder,
  files: readonly StateFile[],
  { caller, manner, isClaude }: Readers,
): Proposal[] {
  const { part } = managed('CLAUDE.md');
  const claude = folder.text('CLAUDE.md') ?? '';
  const standing = folder.look('CLAUDE.md');
  // It may take in the other one already, or be a link to it.
  const isLed = standing === 'link' || /^@(\.\/)?AGENTS\.md\s*$/m.test(claude.replace(part(claude), ''));
  const leads = (isClaude || standing !== 'absent') && !isLed;
  const texts = {
    'AGENTS.md': paragraphText(files, caller),
    ...(leads && { 'CLAUDE.md': filled('claude.md') }),
  };
  return Object.entries(texts).map(([path, text]) =>
    propose(folder, { path, text, isDone: () => false, mayAdd: () => true }, manner),
  );
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
