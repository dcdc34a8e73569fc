import type { TopFolder } from '../../check/top-folder.ts';
import type { StateKind } from '../../engine/contract/kind.ts';
import { agentFiles } from '../../integrations/agents/agent-files.ts';
import { commandName } from '../../output/home.ts';
import { version } from '../../output/version.ts';
import { type Caller, programKey, shellWord } from '../init/caller.ts';
import { hookListsIn, installsHooks } from '../init/hook-tools.ts';
import { reachesHooks } from '../init/hooks.ts';
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
    ...historyDiagnoses(facts),
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

function historyDiagnoses({ isShallow, isPartial, hasGrafts }: SetupFacts): Diagnosis[] {
  const found = [
    isShallow &&
      problem(
        'the clone is shallow: history that is not there cannot be judged',
        'Run git fetch --unshallow; in a workflow set fetch-depth: 0 under actions/checkout.',
      ),
    hasGrafts && problem('info/grafts forges the parents of commits', 'Delete that file.'),
    isPartial &&
      hint(
        'the clone is partial: objects that are missing are not fetched, and what needs them cannot be judged',
        'Where that happens, run git config --unset remote.<name>.partialCloneFilter and git fetch --refetch.',
      ),
  ].filter((each) => each !== false);
  return found.length > 0 ? found : [ok('the history is complete')];
}

/** Which hooks call the gate, and what keeps those that would from being run. */
function hookDiagnoses(facts: SetupFacts, folder: TopFolder): Diagnosis[] {
  const { callingHooks, idleHooks, endedHooks, hooksFolder } = facts;
  const calling =
    callingHooks.length > 0 ? [ok(`hooks that call stateward: ${callingHooks.join(', ')}`)] : [];
  const idle = idleHooks.map((name) =>
    problem(
      `the hook ${name} calls stateward but is not executable, so git passes over it`,
      `Run chmod +x on it, in ${hooksFolder}.`,
    ),
  );
  const ended = endedHooks.map((name) =>
    problem(
      `the hook ${name} calls stateward behind a line that ends it (exec, or exit), so the call is never reached`,
      `Put the call before that line, in ${hooksFolder}.`,
    ),
  );
  const found = [...calling, ...idle, ...ended, ...restingDiagnoses(facts), ...listDiagnoses(facts, folder)];
  if (found.length === 0)
    return [
      hint(
        `no hook in ${hooksFolder} calls stateward`,
        `${commandName} init proposes hooks (docs/hooks.md); CI stays the authority.`,
      ),
    ];
  return [...found, ...missingDiagnoses(facts)];
}

/** What no hook sees is judged in CI only. */
function missingDiagnoses({ callingHooks }: SetupFacts): Diagnosis[] {
  if (callingHooks.length === 0 || callingHooks.includes('pre-receive')) return [];
  const missing = ['commit-msg', 'pre-push'].filter((name) => !callingHooks.includes(name));
  const text = `no ${missing.join(' and no ')} hook calls stateward: what it would see is judged in CI only`;
  return missing.length === 0 ? [] : [hint(text, `${commandName} init proposes it.`)];
}

/** Hooks that are there for nothing, and what has git run them. */
function restingDiagnoses(facts: SetupFacts): Diagnosis[] {
  const { callingHooks, restingHooks, shadowedHooks, hooksFolder, hooksPathIsSet, mainHooksFolder } = facts;
  if (callingHooks.length > 0) return [];
  if (restingHooks.length > 0) {
    const why =
      mainHooksFolder === undefined ? '' : ', which only the main work tree has: none is run in this one';
    const text = `${restingHooks.join(', ')} call stateward, but git looks for hooks in ${hooksFolder}${why}`;
    return [(hooksPathIsSet ? problem : hint)(text, 'Run this:', reachesHooks(facts))];
  }
  if (shadowedHooks.length === 0) return [];
  const text = `${shadowedHooks.join(', ')} in .git/hooks call stateward, but core.hooksPath makes git use ${hooksFolder}`;
  return [problem(text, `Call stateward from the hooks in ${hooksFolder}.`)];
}

/** A list of a hook tool, and the hooks that start the tool, belong together. */
function listDiagnoses({ toolHooks, callingHooks }: SetupFacts, folder: TopFolder): Diagnosis[] {
  return hookListsIn(folder).flatMap((list) => {
    const { tool, path } = list;
    if (tool === 'unknown' || folder.text(path)?.includes('stateward') !== true) return [];
    if (toolHooks[tool].length > 0) return [ok(`${path} calls stateward; ${tool} is started by hooks`)];
    // Some may use the tool, and others hooks of their own.
    if (callingHooks.length > 0) return [];
    const install = installsHooks(list, folder.text('package.json'));
    return [hint(`${path} calls stateward, but no hook starts ${tool}`, `Run ${install}.`)];
  });
}

/** Whether the program is there that hooks, lists and agents start, and is this one. */
function programDiagnoses(facts: SetupFacts, folder: TopFolder): Diagnosis[] {
  const { hookFiles, program: named } = facts;
  const lists = hookListsIn(folder).map(({ path }) => path);
  const texts = [
    ...hookFiles.map((path) => [path, folder.textAt(path)] as const),
    ...[...lists, ...new Set(Object.values(agentFiles))].map((path) => [path, folder.text(path)] as const),
  ];
  const started = texts.flatMap(([path, text = '']) =>
    programsIn(text).map((program) => ({ path, program })),
  );
  const files = (each: typeof started) => [...new Set(each.map(({ path }) => path))].join(', ');
  const ofClone = started.filter(({ program }) => program === undefined);
  const gone = started.filter(({ program }) => program !== undefined && !folder.reaches(program));
  const other = started.flatMap(({ program = named }) => versionOf(folder, program) ?? []);
  const older = other.find((each) => each !== version);
  return [
    ...(ofClone.length > 0 && (named === undefined || !folder.reaches(named))
      ? [
          problem(
            `${files(ofClone)} start what git config ${programKey} names, and that is ${named === undefined ? 'not set in this clone' : `not there (${named})`}`,
            `Run git config ${programKey} <folder of Stateward>/dist/cli.js, or ${commandName} init --write.`,
          ),
        ]
      : []),
    ...(gone.length > 0
      ? [
          problem(
            `${files(gone)} start ${[...new Set(gone.map(({ program }) => program))].join(', ')}, which is not there`,
            `Run npm install where it is a package, else ${commandName} init --upgrade --write.`,
          ),
        ]
      : []),
    older === undefined
      ? ok(`stateward ${version}`)
      : hint(`hooks start stateward ${older}, and this is ${version}`, 'Use one version: npm install.'),
  ];
}

/** Git takes no program from a file that others write, so each clone names the merge driver. */
function driverDiagnoses({ driver }: SetupFacts, folder: TopFolder, caller: Caller): Diagnosis[] {
  if (!namesDriver(folder.text('.gitattributes') ?? '')) return [];
  const isGone = programsIn(driver ?? '').some(
    (program) => program !== undefined && !folder.reaches(program),
  );
  if (driver !== undefined && !isGone) return [ok('state files are merged item by item')];
  const program = caller.named === undefined ? [] : [`git config ${programKey} ${shellWord(caller.named)}`];
  const commands = [...program, ...driverCommands(caller)];
  const what = '.gitattributes gives state files to the merge driver stateward';
  return driver === undefined
    ? [
        hint(
          `${what}, and this clone has none: they are merged line by line`,
          'Run once in each clone:',
          commands,
        ),
      ]
    : [problem(`${what}, which starts a program that is not there`, 'Run once in each clone:', commands)];
}

/** Claude Code reads no other file than its own by itself. */
function agentDiagnoses(folder: TopFolder): Diagnosis[] {
  const isWired = folder.text(agentFiles['claude-code'])?.includes('stateward') === true;
  if (!isWired || folder.look('CLAUDE.md') !== 'absent') return [];
  const fix = `${commandName} init --write --agents claude-code writes one.`;
  return [hint('Claude Code reads CLAUDE.md alone, and there is none', fix)];
}
