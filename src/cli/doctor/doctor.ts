import { resolve } from 'node:path';
import type { TopFolder } from '../../check/top-folder.ts';
import type { StateKind } from '../../engine/contract/kind.ts';
import { agentFiles } from '../../integrations/agents/agent-names.ts';
import { commandName } from '../../output/home.ts';
import { version } from '../../output/version.ts';
import { type Caller, programKey } from '../init/caller.ts';
import { hookListsIn, installsHooks } from '../init/hook-tools.ts';
import { driverCommands, namesDriver } from '../init/merge-driver.ts';
import { ciDiagnoses } from './ci-diagnoses.ts';
import { type Diagnosis, hint, ok, problem } from './diagnosis.ts';
import { policyDiagnoses } from './policy-diagnoses.ts';
import { programsIn, versionOf } from './programs.ts';
import type { SetupFacts } from './setup-facts.ts';

/** Everything there is to say of a set-up, in the order in which it is to be mended. */
export function diagnose(
  facts: SetupFacts,
  kinds: readonly StateKind[],
  folder: TopFolder | undefined,
  caller: Caller,
): Diagnosis[] {
  const git = gitDiagnosis(facts.gitVersion);
  if (facts.gitVersion === undefined) return [git];
  if (!facts.isRepository || folder === undefined)
    return [
      git,
      facts.gitFolder === ''
        ? problem('this is not a git repository', 'Run it inside one; git init makes one.')
        : problem('this repository has no work tree (it is bare)', 'Run it in a clone that has one.'),
    ];
  return [
    git,
    historyDiagnosis(facts),
    ...hookDiagnoses(facts, folder),
    ...programDiagnoses(facts, folder),
    ...driverDiagnoses(facts, folder, caller),
    ...agentDiagnoses(folder),
    ...ciDiagnoses(facts, folder),
    ...policyDiagnoses(facts, kinds, folder),
  ];
}

function gitDiagnosis(git: SetupFacts['gitVersion']): Diagnosis {
  const install = 'Install git 2.31 or later.';
  if (git === undefined) return problem('git was not found', install);
  const [major, minor] = git;
  const text = `git ${major}.${minor}`;
  return major > 2 || (major === 2 && minor >= 31) ? ok(text) : problem(`${text} is too old`, install);
}

function historyDiagnosis({ isShallow }: SetupFacts): Diagnosis {
  const text = 'the clone is shallow: history that is not there cannot be judged';
  const fix = 'Run git fetch --unshallow; in a workflow set fetch-depth: 0 under actions/checkout.';
  return isShallow ? problem(text, fix) : ok('the history is complete');
}

/** Which hooks call the gate, and what keeps those that would from being run. */
function hookDiagnoses(facts: SetupFacts, folder: TopFolder): Diagnosis[] {
  const { callingHooks, idleHooks, hooksFolder } = facts;
  const idle = 'calls stateward but is not executable, so git passes over it';
  const found = [
    ...(callingHooks.length > 0 ? [ok(`hooks that call stateward: ${callingHooks.join(', ')}`)] : []),
    ...idleHooks.map((name) => problem(`the hook ${name} ${idle}`, `Run chmod +x on it, in ${hooksFolder}.`)),
    ...(callingHooks.length > 0 ? missingDiagnoses(facts) : uncalledDiagnoses(facts, folder)),
  ];
  if (found.length > 0) return found;
  const fix = `${commandName} init proposes hooks (docs/hooks.md); CI stays the authority.`;
  return [hint(`no hook in ${hooksFolder} calls stateward`, fix)];
}

/** What no hook sees is judged in CI only. */
function missingDiagnoses({ callingHooks }: SetupFacts): Diagnosis[] {
  const missing = ['commit-msg', 'pre-push'].filter((name) => !callingHooks.includes(name));
  if (missing.length === 0 || callingHooks.includes('pre-receive')) return [];
  const text = `no ${missing.join(' and no ')} hook calls stateward: what it would see is judged in CI only`;
  return [hint(text, `${commandName} init proposes it.`)];
}

/** Hooks and lists that are there for nothing, and what has git run them; a tool that hooks start has a list of its own. */
function uncalledDiagnoses(facts: SetupFacts, folder: TopFolder): Diagnosis[] {
  const { restingHooks, hooksFolder, hooksPathIsSet, toolHooks } = facts;
  const resting = `${restingHooks.join(', ')} call stateward, but git looks for hooks in ${hooksFolder}`;
  const lists = hookListsIn(folder).flatMap((list): Diagnosis[] => {
    const { tool, path } = list;
    if (folder.text(path)?.includes('stateward') !== true) return [];
    if (toolHooks[tool].length > 0) return [ok(`${path} calls stateward; ${tool} is started by hooks`)];
    const fix = `Run ${installsHooks(list, folder.text('package.json'))}.`;
    return [hint(`${path} calls stateward, but no hook starts ${tool}`, fix)];
  });
  if (restingHooks.length === 0) return lists;
  return [(hooksPathIsSet ? problem : hint)(resting, 'Run this:', ['npx husky']), ...lists];
}

/** Whether the program is there that hooks, lists and agents start, and is this one. */
function programDiagnoses({ hookFiles, program: named }: SetupFacts, folder: TopFolder): Diagnosis[] {
  const lists = [...hookListsIn(folder).map(({ path }) => path), ...new Set(Object.values(agentFiles))];
  const texts = [...hookFiles, ...lists].map(
    (path) => [path, folder.textAt(resolve(folder.folder, path))] as const,
  );
  const started = texts.flatMap(([path, text = '']) =>
    programsIn(text).map((program) => ({ path, program })),
  );
  const gone = started.filter(({ program = named }) => program === undefined || !folder.reaches(program));
  const files = [...new Set(gone.map(({ path }) => path))].join(', ');
  const [first] = gone;
  if (first !== undefined && first.program === undefined)
    return [
      problem(
        `${files} start what git config ${programKey} names, and that is ${named === undefined ? 'not set in this clone' : `not there (${named})`}`,
        `Run git config ${programKey} <folder of Stateward>/dist/cli.js, or ${commandName} init --write.`,
      ),
    ];
  if (first !== undefined)
    return [
      problem(
        `${files} start ${first.program}, which is not there`,
        `Run npm install where it is a package, else ${commandName} init --upgrade --write.`,
      ),
    ];
  const other = started
    .map(({ program = named }) => versionOf(folder, program))
    .find((each) => each !== undefined && each !== version);
  return other === undefined
    ? [ok(`stateward ${version}`)]
    : [hint(`hooks start stateward ${other}, and this is ${version}`, 'Use one version: npm install.')];
}

/** Git takes no program from a file that others write, so each clone names the merge driver. */
function driverDiagnoses({ driver }: SetupFacts, folder: TopFolder, caller: Caller): Diagnosis[] {
  if (!namesDriver(folder.text('.gitattributes') ?? '')) return [];
  const isGone = programsIn(driver ?? '').some(
    (program) => program !== undefined && !folder.reaches(program),
  );
  if (driver !== undefined && !isGone) return [ok('state files are merged item by item')];
  const text = `.gitattributes gives state files to the merge driver stateward, ${isGone ? 'which starts a program that is not there' : 'and this clone has none: they are merged line by line'}`;
  return [(isGone ? problem : hint)(text, 'Run once in each clone:', driverCommands(caller))];
}

/** Claude Code reads no other file than its own by itself. */
function agentDiagnoses(folder: TopFolder): Diagnosis[] {
  const isWired = folder.text(agentFiles['claude-code'])?.includes('stateward') === true;
  if (!isWired || folder.look('CLAUDE.md') !== 'absent') return [];
  const fix = `${commandName} init --write --agents claude-code writes one.`;
  return [hint('Claude Code reads CLAUDE.md alone, and there is none', fix)];
}
