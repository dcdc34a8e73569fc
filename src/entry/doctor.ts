import { governByDetection } from '../config/govern.ts';
import type { StateKind } from '../core/kind.ts';
import { openGitRepository } from '../git/repository.ts';
import { type SetupFacts, setupFacts } from '../git/setup-facts.ts';
import { kinds } from '../kinds/index.ts';
import { safeText } from '../reporters/safe-text.ts';
import { exitCodes } from './exit-code.ts';
import { processTerminal } from './terminal.ts';

/** One thing that was looked at. A `problem` keeps the gate from judging; a `hint` does not. */
export interface Diagnosis {
  readonly mark: 'ok' | 'hint' | 'problem';
  readonly text: string;
  readonly fix?: string;
}

/** `stateward doctor`: is this repository set up so that the gate can judge. The exit code. */
export async function doctor(): Promise<number> {
  const facts = await setupFacts(openGitRepository(process.cwd()));
  const diagnoses = diagnose(facts, kinds);
  const lines = diagnoses.flatMap(({ mark, text, fix }) => [
    `${mark.padEnd(7)}  ${safeText(text)}`,
    ...(fix === undefined ? [] : [`         ${safeText(fix)}`]),
  ]);
  const failed = diagnoses.some(({ mark }) => mark === 'problem');
  processTerminal.out(`${lines.join('\n')}\n`);
  return failed ? exitCodes.findings : exitCodes.clean;
}

export function diagnose(facts: SetupFacts, kinds: readonly StateKind[]): Diagnosis[] {
  const git = gitDiagnosis(facts.gitVersion);
  if (facts.gitVersion === undefined) return [git];
  if (!facts.isRepository)
    return [git, { mark: 'problem', text: 'this is not a git repository', fix: 'Run it inside one.' }];
  return [git, ...historyDiagnoses(facts), hooksDiagnosis(facts), filesDiagnosis(facts.paths, kinds)];
}

function gitDiagnosis(version: SetupFacts['gitVersion']): Diagnosis {
  if (version === undefined)
    return { mark: 'problem', text: 'git was not found', fix: 'Install git 2.31 or later.' };
  const [major, minor] = version;
  const text = `git ${major}.${minor}`;
  const recent = major > 2 || (major === 2 && minor >= 31);
  return recent
    ? { mark: 'ok', text }
    : { mark: 'problem', text: `${text} is too old`, fix: 'Install git 2.31 or later.' };
}

function historyDiagnoses({ isShallow, hasGrafts, hasReplaceRefs }: SetupFacts): Diagnosis[] {
  const found: Diagnosis[] = [];
  if (isShallow) {
    const fix = 'Run git fetch --unshallow; in a workflow set fetch-depth: 0 under actions/checkout.';
    found.push({
      mark: 'problem',
      text: 'the clone is shallow: history that is not there cannot be judged',
      fix,
    });
  }
  if (hasGrafts)
    found.push({
      mark: 'problem',
      text: 'info/grafts forges the parents of commits',
      fix: 'Delete that file.',
    });
  if (hasReplaceRefs) found.push({ mark: 'hint', text: 'replace refs are present; they are ignored' });
  return found.length > 0 ? found : [{ mark: 'ok', text: 'the history is complete' }];
}

function hooksDiagnosis({ callingHooks, shadowedHooks, hooksFolder, hooksPathIsSet }: SetupFacts): Diagnosis {
  if (callingHooks.length > 0)
    return { mark: 'ok', text: `hooks that call stateward: ${callingHooks.join(', ')}` };
  const fix = 'docs/hooks.md says how to add them; CI stays the authority.';
  if (shadowedHooks.length > 0) {
    const text = `${shadowedHooks.join(', ')} in .git/hooks call stateward, but core.hooksPath makes git use ${hooksFolder}`;
    return { mark: 'problem', text, fix: `Call stateward from the hooks in ${hooksFolder}.` };
  }
  return {
    mark: 'hint',
    text: `no hook in ${hooksFolder}${hooksPathIsSet ? ' (core.hooksPath)' : ''} calls stateward`,
    fix,
  };
}

function filesDiagnosis(paths: readonly string[], kinds: readonly StateKind[]): Diagnosis {
  const govern = governByDetection(kinds);
  const governed = paths.filter((path) => govern(path) !== undefined);
  if (governed.length === 0) return { mark: 'hint', text: 'no governed file is committed here' };
  const shown = governed.slice(0, 5).join(', ');
  const more = governed.length > 5 ? ` and ${governed.length - 5} more` : '';
  return { mark: 'ok', text: `governed: ${shown}${more}` };
}
