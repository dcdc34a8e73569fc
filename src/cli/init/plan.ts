import type { TopFolder } from '../../check/top-folder.ts';
import type { StateKind } from '../../engine/contract/kind.ts';
import { configurationPath, waiversPath } from '../../engine/policy/policy-paths.ts';
import { commandName } from '../../output/home.ts';
import { ownerFiles, ownersOf } from '../doctor/code-owners.ts';
import type { SetupFacts } from '../doctor/setup-facts.ts';
import { type AgentName, proposeAgents } from './agents.ts';
import { type Caller, programKey, shellWord } from './caller.ts';
import { proposeConfiguration } from './configuration.ts';
import { type HookInput, type HookTool, installsHooks, proposeHooks } from './hooks.ts';
import { proposeInstructions } from './instructions.ts';
import { driverCommands, namesDriver, proposeAttributes } from './merge-driver.ts';
import { installed } from './npx-cache.ts';
import type { OwnLines, Proposal } from './proposal.ts';
import type { StateFile } from './state-files.ts';
import { proposeWorkflow, workflowPath } from './workflow.ts';

export interface PlanInput extends HookInput {
  readonly kinds: readonly StateKind[];
  readonly files: readonly StateFile[];
  readonly tool: HookTool;
  readonly wantsWorkflow: boolean;
  /** Whether git is to merge state files item by item. */
  readonly wantsMerge: boolean;
  readonly agents: readonly AgentName[];
  readonly defaultBranch: string;
}

/** Everything that the set-up of a repository wants, and the commands that a person has to run. */
export interface Plan {
  readonly tool: HookTool;
  readonly proposals: readonly Proposal[];
  readonly commands: readonly string[];
  /** What whoever clones the repository has to run, and what else belongs to it. */
  readonly elsewhere: readonly string[];
  /** What git's configuration of this clone is to say of the program: nothing without `after`. */
  readonly program?: { readonly before?: string; readonly after?: string };
}

/** Of what is taken out, only what is there is of interest. */
function isOurs({ state }: Proposal): boolean {
  return state !== 'there' && state !== 'none';
}

export function planSetup(input: PlanInput): Plan {
  const { folder, files, tool, wantsMerge, agents, caller, facts, manner } = input;
  const hooks = proposeHooks(tool, input);
  const instructions = proposeInstructions(
    folder,
    files.filter(({ isProposed }) => !isProposed),
    input,
  );
  // Where init was before and left no workflow none was wanted: a clone, or one who adds something, need not say so again.
  const isFirst = instructions.every(({ state }) => state !== 'there');
  const isKept = manner !== 'set-up' || folder.look(workflowPath) !== 'absent';
  const wantsWorkflow = input.wantsWorkflow && (isFirst || isKept || input.repository !== undefined);
  // Who works alone has nobody who could approve anything.
  const isShared = wantsWorkflow && (facts.authors > 1 || input.repository !== undefined);
  const proposals = [
    proposeConfiguration(folder, files, input, input.kinds),
    ...proposeIgnore(folder, facts, input),
    ...hooks.proposals,
    ...(wantsWorkflow ? [proposeWorkflow(folder, input, input)] : []),
    ...instructions,
    ...proposeAgents(folder, agents, input),
    ...(wantsMerge || manner === 'remove'
      ? [
          proposeAttributes(
            folder,
            files.filter(({ isProposed }) => !isProposed),
            input,
          ),
        ]
      : []),
    ...(manner === 'set-up' && isShared ? [proposeOwners(folder)] : []),
  ];
  if (manner === 'remove') {
    const program = facts.program === undefined ? {} : { program: { before: facts.program } };
    return { tool, proposals: proposals.filter(isOurs), commands: [], elsewhere: [], ...program };
  }
  const { named } = caller;
  // Git's configuration is of one clone, while the attributes came with the repository.
  const needsDriver =
    wantsMerge || (facts.driver === undefined && namesDriver(folder.text('.gitattributes') ?? ''));
  const usesProgram = named !== undefined && (tool !== 'none' || agents.length > 0 || needsDriver);
  const program = !usesProgram || named === facts.program ? {} : { program: { after: named } };
  // Whether husky is needed shows; what another tool installed is not known.
  const isWanted =
    tool === 'husky' || hooks.proposals.some(({ state }) => state !== 'there' && state !== 'none');
  const commands = [...(isWanted ? hooks.commands : []), ...(needsDriver ? driverCommands(caller) : [])];
  const elsewhere = [
    ...(hooks.proposals.length === 0 ? [] : [`In every other clone, once: ${inEachClone(input)}`]),
    ...(needsDriver
      ? ['The git config lines above are for every clone, too: it is git that asks for them.']
      : []),
  ];
  return { tool, proposals, commands, elsewhere, ...program };
}

/** A clone brings neither the program nor what lies below .git. */
function inEachClone({ caller, tool, folder }: PlanInput): string {
  const packageJson = folder.text('package.json');
  const isPackage = caller.script === installed;
  // The package of a folder is installed there, before anything of it can be started.
  const below = caller.named === undefined && caller.script.endsWith(`/${installed}`);
  const inFolder = below
    ? `npm install --prefix ${shellWord(caller.script.slice(0, -installed.length - 1))}`
    : '';
  const program =
    caller.named !== undefined
      ? `git config ${programKey} <folder of Stateward>/dist/cli.js`
      : isPackage
        ? 'npm install'
        : inFolder;
  const own = isPackage
    ? commandName
    : caller.named === undefined
      ? `node ${shellWord(caller.script)}`
      : 'node <folder of Stateward>/dist/cli.js';
  const hooks =
    tool === 'husky'
      ? 'npx husky'
      : tool === 'git'
        ? `${own} init --write`
        : installsHooks(tool, packageJson);
  return [program, hooks].filter((each) => each !== '').join(' && ');
}

const path = '.gitignore';
const line = 'node_modules/\n';

/** Who installs into a repository that is not of Node has nothing yet that keeps the packages out of the next `git add`. */
function proposeIgnore(
  folder: TopFolder,
  { openPackages }: Pick<SetupFacts, 'openPackages'>,
  { manner, caller }: OwnLines & { readonly caller: Caller },
): Proposal[] {
  if (openPackages !== true || manner !== 'set-up' || caller.script !== installed) return [];
  if (folder.look(path) === 'absent')
    return [{ path, text: line, state: 'create', target: { folder, path, isExecutable: false } }];
  const before = folder.text(path);
  if (before === undefined)
    return [{ path, text: line, state: 'by-hand', note: 'is no regular file and is left alone; add this' }];
  const after = `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${line}`;
  return [
    { path, text: line, state: 'append', target: { folder, path, isExecutable: false, before, after } },
  ];
}

const lines = [configurationPath, waiversPath, '.github/']
  .map((path) => `/${path.padEnd(24)} @your-org/gate-owners\n`)
  .join('');

/** Who owns the files that decide: only a person knows, so it is never written. */
function proposeOwners(folder: TopFolder): Proposal {
  const path = ownerFiles.find((file) => folder.look(file) !== 'absent') ?? ownerFiles[0];
  const text = folder.text(path) ?? '';
  const owned = [configurationPath, waiversPath, workflowPath, path].every(
    (each) => ownersOf(text, each).length > 0,
  );
  if (owned) return { path, text: '', state: 'there' };
  const note = 'name the people who may change how the gate judges, and require approval by code owners';
  return { path, text: lines, state: 'by-hand', note };
}
