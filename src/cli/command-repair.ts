import { realpathSync } from 'node:fs';
import { writtenPaths } from '../app/report/repair-text.ts';
import { commandName } from '../check/command-name.ts';
import { exitCodes } from '../check/exit-code.ts';
import { isInWorkTree, isWithin, noSuchPath, repositoryPaths } from '../check/repository-path.ts';
import { isUsageError, usageError } from '../check/usage-error.ts';
import { openGitRepository } from '../git/repository.ts';
import { workTreeTop } from '../git/work-tree/paths.ts';
import { messageIn } from '../integrations/git-hooks/message.ts';
import { kinds } from '../kinds/index.ts';
import { refuse } from './outcome.ts';
import { judgeRepairs } from './repair/judge-repairs.ts';
import { repairJudged } from './repair/repair.ts';
import { type RepairFlags, repairMode } from './repair/repair-mode.ts';
import { workTreeFiles } from './repair/work-tree-files.ts';
import { processTerminal as terminal } from './terminal.ts';

/** `stateward repair`: puts every refused subject back to its ground, in the work tree. The exit code. */
export async function repair(operands: readonly string[], flags: RepairFlags): Promise<number> {
  const mode = repairMode(flags);
  if (isUsageError(mode)) return refuse(mode);
  const git = openGitRepository(process.cwd());
  const top = await workTreeTop(git);
  if (!top.ok)
    return refuse({
      ...usageError('repair writes into a work tree, and there is none here'),
      code: exitCodes.cannotJudge,
    });
  const paths = operands.length === 0 ? [] : await repositoryPaths(git, operands, { mayBeTop: true });
  const { messageFile } = flags;
  const said = messageFile === undefined ? undefined : messageIn(messageFile);
  if (said !== undefined && isUsageError(said)) return refuse(said);
  const message = said === undefined ? {} : { message: said.text };
  const staged = await judgeRepairs({ ...mode, ...message }, flags, kinds);
  if (isUsageError(staged)) return refuse(staged);
  // A refused `git commit -a` leaves nothing staged: what it would have staged stands in the work tree.
  const isUnstaged = mode.type === 'staged' && staged.report.transitions.length === 0;
  const judged = isUnstaged ? await judgeRepairs({ type: 'work-tree', ...message }, flags, kinds) : staged;
  if (isUsageError(judged)) return refuse(judged);
  const { report, repairs } = judged;
  const written = repairs.flatMap((each) => [each.path, ...writtenPaths(each)]).map((file) => ({ file }));
  const known = [...report.transitions, ...report.findings, ...written];
  const unknown = operands.find((_, index) => {
    const path = paths[index] ?? '';
    return !isInWorkTree(top.value, path) && !known.some(({ file }) => isWithin(file, path));
  });
  if (unknown !== undefined) throw noSuchPath(unknown, 'paths are taken from the folder you are in');
  const files = workTreeFiles(realpathSync(top.value), git);
  const elsewise = `to the index: ${commandName()} repair --staged --dry-run | git apply --cached`;
  const more = mode.type === 'staged' && !isUnstaged ? { elsewise } : {};
  return repairJudged(judged, { files, paths, isDry: flags.dryRun === true, ...more }, terminal);
}
