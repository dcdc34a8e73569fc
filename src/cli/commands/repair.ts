import { realpathSync } from 'node:fs';
import type { Command } from 'commander';
import type { CheckMode } from '../../check/check-mode.ts';
import { exitCodes } from '../../check/exit-code.ts';
import { checkedRepository } from '../../check/repository-check.ts';
import { isInWorkTree, isWithin, noSuchPath, repositoryPaths } from '../../check/repository-path.ts';
import { refuseUnknown, UserError } from '../../check/user-error.ts';
import { inWorkspace, type Workspace } from '../../check/workspace.ts';
import { writtenPaths } from '../../engine/report/repair-text.ts';
import type { GitRepository } from '../../git/repository.ts';
import { stagedChanges } from '../../git/work-tree/diff-index.ts';
import { workTreeTop } from '../../git/work-tree/paths.ts';
import { messageIn } from '../../integrations/git-hooks/message.ts';
import { kinds } from '../../kinds/index.ts';
import type { Io } from '../io.ts';
import { repairJudged } from '../repair.ts';
import { workTreeFiles } from '../work-tree-files.ts';
import { addOneOf, configFromOption, examples, type Runs } from './command-parts.ts';

interface RepairFlags {
  readonly base?: string;
  readonly range?: string;
  readonly root?: boolean;
  readonly staged?: boolean;
  readonly squash?: boolean;
  readonly configFrom: 'worktree' | 'base';
  readonly dryRun?: boolean;
  readonly config?: string;
  readonly messageFile?: string;
}

/** `stateward repair`. */
export function add(program: Command, runs: Runs): void {
  const command = program.command('repair');
  addOneOf(command, {
    '--staged': 'repair what is staged against HEAD',
    '--base <ref>': 'repair what the commits from REF to HEAD are refused for',
    '--range <A..B>': 'the same for a range',
    '--root': 'the same for all commits up to HEAD',
  });
  command
    .addHelpText('after', examples(['repair', 'repair --base origin/main --dry-run']))
    .description('put what stands refused back in the work tree, and nothing else')
    .argument('[path...]', 'governed files, or folders (default: all)')
    .option('--message-file <file>', 'with --staged: the message that the commit will have')
    .option('--squash', 'judge the range as a whole, as after a squash')
    .addOption(configFromOption(command))
    .option('--dry-run', 'write nothing; print the patch, for git apply')
    .option('--config <file>', 'the configuration to judge by (default: .stateward.yml of the work tree)')
    .action(runs(repair));
}

/** Puts every refused subject back to its baseline, in the work tree and what is staged. */
function repair(io: Io, operands: readonly string[], flags: RepairFlags): Promise<number> {
  return inWorkspace(io.cwd, (workspace) => repairIn(workspace, io, operands, flags), io.env);
}

async function repairIn(
  workspace: Workspace,
  io: Io,
  operands: readonly string[],
  flags: RepairFlags,
): Promise<number> {
  const mode = repairMode(flags);
  const { git } = workspace;
  const top = await workTreeTop(git);
  if (!top.ok)
    throw new UserError('repair writes into a work tree, and there is none here', exitCodes.cannotJudge);
  const paths = operands.length === 0 ? [] : await repositoryPaths(git, operands, { mayBeTop: true });
  const { messageFile } = flags;
  const message = messageFile === undefined ? {} : { message: messageIn(io.cwd, messageFile).text };
  const isUnstaged = mode.type === 'staged' && (await liesInWorkTree(git, paths));
  const own: CheckMode = isUnstaged ? { type: 'work-tree' } : mode;
  const checked = await judged(workspace, { ...own, ...message }, flags);
  const { report, repairs } = checked;
  const written = repairs.flatMap((each) => [each.path, ...writtenPaths(each)]).map((file) => ({ file }));
  const known = [...report.transitions, ...report.findings, ...written];
  const unknown = operands.find((_, index) => {
    const path = paths[index] ?? '';
    return !isInWorkTree(top.value, path) && !known.some(({ file }) => isWithin(file, path));
  });
  if (unknown !== undefined) throw noSuchPath(unknown, 'paths are taken from the folder you are in');
  const files = workTreeFiles(realpathSync(top.value), git);
  const isStaged = own.type === 'staged';
  return repairJudged(checked, { files, paths, isDry: flags.dryRun === true, isStaged }, io);
}

/** A refused `git commit -a`, or one of some paths, leaves them unstaged: what it would have staged lies in the work tree. */
async function liesInWorkTree(git: GitRepository, paths: readonly string[]): Promise<boolean> {
  const found = await stagedChanges(git);
  if (!found.ok) return false;
  const { changes } = found.value;
  return changes.length === 0 || paths.some((path) => !changes.some((each) => isWithin(each.path, path)));
}

/** What is judged, and so whose content is repaired: without any flag the work tree's. */
function repairMode({ base, range, root, staged, squash, messageFile }: RepairFlags): CheckMode {
  if (squash === true && range === undefined && base === undefined && root !== true)
    throw new UserError('--squash needs --base or --range');
  if (messageFile !== undefined && staged !== true) throw new UserError('--message-file needs --staged');
  if (root === true) return { type: 'root' };
  if (range !== undefined) return { type: 'range', range };
  if (base !== undefined) return { type: 'range', range: `${base}..HEAD` };
  return { type: staged === true ? 'staged' : 'work-tree' };
}

async function judged(workspace: Workspace, mode: CheckMode, { config, squash, configFrom }: RepairFlags) {
  const granularity = squash === true ? ('squash' as const) : ('commit' as const);
  const options = { mode, config, paths: [], kind: undefined, step: undefined, granularity, configFrom };
  const checked = await checkedRepository(workspace, options, kinds, () => undefined);
  refuseUnknown(checked.report);
  return checked;
}
