import { isUtf8 } from 'node:buffer';
import { realpathSync } from 'node:fs';
import { basename } from 'node:path';
import type { Command } from 'commander';
import { exitCodes } from '../../check/exit-code.ts';
import { readOrUserError } from '../../check/read-or-user-error.ts';
import { isInWorkTree, isWithin, noSuchPath, repositoryPaths } from '../../check/repository-path.ts';
import { UserError } from '../../check/user-error.ts';
import { inWorkspace, type Workspace } from '../../check/workspace.ts';
import type { Governance } from '../../config/govern.ts';
import type { Policy } from '../../engine/policy/built-in-policy.ts';
import { entityChanges } from '../../engine/report/entity-diff.ts';
import { lineForEachField } from '../../formats/line-for-each-field.ts';
import { direct } from '../../git/direct.ts';
import { workTreeTop } from '../../git/work-tree/paths.ts';
import { kinds } from '../../kinds/index.ts';
import { entityDiffText } from '../../output/entity-text.ts';
import { commandName } from '../../output/home.ts';
import { safeText } from '../../output/safe-text.ts';
import type { Io } from '../io.ts';
import { changedVersions, type TwoVersions } from '../versions.ts';
import { examples, type Runs } from './command-parts.ts';

interface DiffFlags {
  readonly staged?: boolean;
  readonly base?: string;
  readonly files?: boolean;
  readonly textconv?: boolean;
  readonly kind?: string;
  readonly config?: string;
}

/** `stateward diff`. */
export function add(program: Command, runs: Runs): void {
  const command = program.command('diff');
  const option = command.createOption.bind(command);
  command
    .addHelpText(
      'after',
      examples(['diff', 'diff --base origin/main prd.json', 'diff --files before.json after.json']),
    )
    .description('what changed in state files, entity by entity')
    .argument('[path...]', 'governed files, or folders (default: all); with --files: PREV NEXT')
    .option('--staged', 'what is staged against HEAD')
    .option('--base <ref>', 'the work tree against another commit than HEAD')
    .option('--files', 'two versions of one file: PREV NEXT (/dev/null: absent)')
    .option('--textconv', 'print one file a line a field, for git (diff.<driver>.textconv)')
    .addOption(
      option('--kind <kind>', 'the kind of the files, where their name does not say it').choices(
        kinds.map(({ id }) => id),
      ),
    )
    .option('--config <file>', 'the configuration (default: .stateward.yml of the work tree)')
    .action(runs(diff));
}

/** Like git's, it ends with 0 whether something changed or not. */
async function diff(io: Io, operands: readonly string[], flags: DiffFlags): Promise<number> {
  const diffIn = (workspace: Workspace) =>
    flags.files === true ? diffFiles(workspace, operands, flags) : diffHere(workspace, operands, flags);
  io.out(flags.textconv === true ? pageOf(io.cwd, operands) : await inWorkspace(io.cwd, diffIn, io.env));
  return exitCodes.clean;
}

async function diffHere(
  { git: opened, policy: policyFor }: Workspace,
  operands: readonly string[],
  flags: DiffFlags,
): Promise<string> {
  const top = await workTreeTop(opened);
  if (!top.ok)
    throw new UserError(
      'there is no work tree here; name two files with --files PREV NEXT',
      exitCodes.cannotJudge,
    );
  const wanted = operands.length === 0 ? [''] : await repositoryPaths(opened, operands, { mayBeTop: true });
  const policy = policyFor(kinds, flags.config);
  const isWanted = (path: string) =>
    policy.govern(path) !== undefined && wanted.some((each) => isWithin(path, each));
  const git = direct({ ...opened, directory: realpathSync(top.value) });
  const side = { base: flags.base ?? 'HEAD', isStaged: flags.staged === true };
  const versions = await changedVersions(git, side, isWanted);
  if (!versions.ok) {
    const { message, fix } = versions.obstacle;
    throw new UserError(`${safeText(message)}\n${safeText(fix)}`, exitCodes.cannotJudge);
  }
  const unknown = operands.find((_, index) => !isThere(top.value, wanted[index] ?? '', versions.value));
  if (unknown !== undefined) throw noSuchPath(unknown, 'a commit to compare with is named by --base');
  return versions.value.map((each) => versionsText(each, policy.govern(each.path), policy)).join('');
}

/** In the work tree, or in the other version. */
function isThere(top: string, path: string, versions: readonly TwoVersions[]): boolean {
  return isInWorkTree(top, path) || versions.some((each) => isWithin(each.path, path));
}

async function diffFiles(
  { directory, policy: policyFor }: Workspace,
  operands: readonly string[],
  flags: DiffFlags,
): Promise<string> {
  const [previous, next] = operands;
  if (previous === undefined || next === undefined || operands.length > 2)
    throw new UserError('--files takes two versions: PREV NEXT (/dev/null: absent)');
  const policy = policyFor(kinds, flags.config);
  const path = next === '/dev/null' ? previous : next;
  const [before, after] = [bytesOf(directory, previous), bytesOf(directory, next)];
  const governance = governanceOf(path, flags, policy, after ?? before);
  return versionsText({ path, before, after }, governance, policy);
}

/** What git compares line by line. */
function pageOf(cwd: string, [file, ...more]: readonly string[]): string {
  if (file === undefined || more.length > 0) throw new UserError('--textconv takes one file');
  const bytes = bytesOf(cwd, file);
  return bytes === null ? '' : lineForEachField(textIn(bytes));
}

/** Bytes that are no UTF-8 are shown as the letter of their number: two that differ look different. */
function textIn(bytes: Uint8Array): string {
  return isUtf8(bytes)
    ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    : Buffer.from(bytes).toString('latin1');
}

/** git hands over a file of its own, whose name ends as that in the repository does: else the shape tells. */
function governanceOf(
  path: string,
  { kind: named }: DiffFlags,
  policy: Policy,
  bytes: Uint8Array | null,
): Governance {
  const known = kinds.find(({ id }) => id === named);
  if (known !== undefined) return policy.governance(known);
  const own = basename(path).replace(/^[A-Za-z0-9]{6}_/, '');
  const byName = policy.govern(path) ?? policy.govern(own);
  if (byName !== undefined) return byName;
  const text = new TextDecoder().decode(bytes ?? new Uint8Array());
  const byShape =
    kinds.find((kind) => kind.match.byShape === true && kind.match.hasShape(text)) ??
    kinds.find((kind) => kind.match.formats !== undefined && kind.match.hasShape(text));
  if (byShape !== undefined) return policy.governance(byShape);
  throw new UserError(`no kind governs ${JSON.stringify(path)}; name one with --kind`);
}

function versionsText(
  { path, before, after }: TwoVersions,
  governance: Governance | undefined,
  policy: Policy,
): string {
  if (governance === undefined) return '';
  const [old, now] = [before, after].map((bytes) =>
    bytes === null ? null : parsedIn(governance, policy, path, bytes).doc,
  );
  const isUnread = (before !== null && old === null) || (after !== null && now === null);
  if (isUnread) return `${safeText(path)}\n  cannot be read; ${commandName} check says why\n`;
  const changes = entityChanges(governance.kind, old ?? null, now ?? null);
  return changes.length === 0 ? '' : entityDiffText(path, changes);
}

function parsedIn({ kind, settings }: Governance, { limits }: Policy, path: string, bytes: Uint8Array) {
  const reader = kind.read(settings.options, limits, path);
  reader.push('', bytes);
  return reader.end();
}

function bytesOf(cwd: string, file: string): Uint8Array | null {
  return file === '/dev/null' ? null : readOrUserError(cwd, file);
}
