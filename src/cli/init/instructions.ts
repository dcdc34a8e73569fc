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

/** The paragraph for agents, in each page that they read here; `AGENTS.md` where there is none, to which Claude Code is led. */
export function proposeInstructions(
  folder: TopFolder,
  files: readonly StateFile[],
  { caller, manner, isClaude }: Readers,
): Proposal[] {
  const has = (path: string) => folder.look(path) !== 'absent';
  const claude = folder.text('CLAUDE.md') ?? '';
  const own = managed('CLAUDE.md').part(claude);
  const leads = (text: string) => /^@(\.\/)?AGENTS\.md\s*$/m.test(text);
  const isLed = !has('CLAUDE.md') || leads(own);
  const paragraph = paragraphText(files, caller);
  const inAgents = has('AGENTS.md') || isLed;
  // It may take in the other one instead of repeating it, or be a link to it.
  const isTold = has('AGENTS.md') && (folder.look('CLAUDE.md') === 'link' || leads(claude.replace(own, '')));
  const inClaude = (isClaude || has('CLAUDE.md')) && !isTold;
  const texts: readonly (readonly [path: string, text: string, isWanted: boolean])[] = [
    ['AGENTS.md', paragraph, inAgents],
    ['CLAUDE.md', isLed ? filled('claude.md') : paragraph, inClaude],
  ];
  return texts.flatMap(([path, text, isWanted]) => {
    const file = { path, text, isDone: () => false, mayAdd: () => true };
    return isWanted ? [propose(folder, file, manner)] : [];
  });
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
