import { commandName } from '../../output/home.ts';
import { installsHooks, reachesHooks } from '../init/hooks.ts';
import { type Diagnosis, hint, ok, problem } from './diagnosis.ts';
import type { SetupFacts } from './setup-facts.ts';
import type { SetupFiles, TextFile } from './setup-files.ts';

/** Which hooks call the gate, and what keeps those that would from being run. */
export function hookDiagnoses(facts: SetupFacts, files: SetupFiles): Diagnosis[] {
  const { callingHooks, idleHooks, endedHooks } = facts;
  const byTool = [
    ...toolDiagnoses('lefthook', files.lefthook, facts, files.packageJson),
    ...toolDiagnoses('pre-commit', files.preCommit, facts),
  ];
  const direct = callingHooks.length > 0 ? [ok(`hooks that call stateward: ${callingHooks.join(', ')}`)] : [];
  const idle = idleHooks.map((name) =>
    problem(
      `the hook ${name} calls stateward but is not executable, so git passes over it`,
      `Run chmod +x on it, in ${facts.hooksFolder}.`,
    ),
  );
  const ended = endedHooks.map((name) =>
    problem(
      `the hook ${name} calls stateward behind a line that ends it (exec, or exit), so the call is never reached`,
      `Put the call before that line, in ${facts.hooksFolder}.`,
    ),
  );
  const found = [...direct, ...idle, ...ended, ...restingDiagnoses(facts), ...byTool];
  if (found.length === 0) return [absent(facts)];
  return [...found, ...incomplete(facts, found.some(({ mark }) => mark === 'ok') && byTool.length === 0)];
}

/** Hooks that are there for nothing, and the command that has git run them. */
function restingDiagnoses(facts: SetupFacts): Diagnosis[] {
  const { callingHooks, restingHooks, hooksFolder, hooksPathIsSet, mainHooksFolder } = facts;
  if (restingHooks.length === 0 || (callingHooks.length > 0 && !hooksPathIsSet)) return [];
  const which = `${restingHooks.join(', ')} call stateward, but git`;
  if (!hooksPathIsSet)
    return [hint(`${which} is not told of them: they are in .husky`, 'Run this:', reachesHooks(facts))];
  const why =
    mainHooksFolder === undefined
      ? 'which does not start them'
      : 'which only the main work tree has: none is run in this one';
  return [
    problem(
      `${which} looks for hooks in ${hooksFolder} (core.hooksPath), ${why}`,
      'Run this:',
      reachesHooks(facts),
    ),
  ];
}

function absent({ shadowedHooks, hooksFolder, hooksPathIsSet }: SetupFacts): Diagnosis {
  if (shadowedHooks.length > 0) {
    const text = `${shadowedHooks.join(', ')} in .git/hooks call stateward, but core.hooksPath makes git use ${hooksFolder}`;
    return problem(text, `Call stateward from the hooks in ${hooksFolder}.`);
  }
  const text = `no hook in ${hooksFolder}${hooksPathIsSet ? ' (core.hooksPath)' : ''} calls stateward`;
  return hint(text, `${commandName} init proposes hooks (docs/hooks.md); CI stays the authority.`);
}

/** A tool's configuration and the hooks that start the tool belong together. */
function toolDiagnoses(
  tool: keyof SetupFacts['toolHooks'],
  file: TextFile | undefined,
  { toolHooks, hooksFolder, callingHooks }: SetupFacts,
  packageJson?: string,
): Diagnosis[] {
  if (file === undefined || !file.text.includes('stateward')) return [];
  const started = toolHooks[tool];
  if (started.length > 0)
    return [ok(`${file.path} calls stateward; ${tool} is started by ${started.join(', ')}`)];
  // Some may use the tool, and others hooks of their own.
  if (callingHooks.length > 0) return [];
  return [
    hint(
      `${file.path} calls stateward, but no hook in ${hooksFolder} starts ${tool}`,
      `Run ${installsHooks(tool, packageJson)}.`,
    ),
  ];
}

/** What is judged in CI only where a hook is missing. `pre-commit` and `pre-merge-commit` say nothing that `commit-msg` does not. */
const seenBy = {
  'commit-msg': 'the step that a message declares is',
  'pre-push': 'commits that no other hook sees (rebase, cherry-pick, am) are',
};

function incomplete({ callingHooks }: SetupFacts, isDirect: boolean): Diagnosis[] {
  if (!isDirect || callingHooks.includes('pre-receive')) return [];
  return Object.entries(seenBy).flatMap(([name, seen]) =>
    callingHooks.includes(name)
      ? []
      : [
          hint(
            `no ${name} hook calls stateward, so ${seen} judged in CI only`,
            `${commandName} init proposes it.`,
          ),
        ],
  );
}
