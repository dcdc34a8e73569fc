import { isUtf8 } from 'node:buffer';
import { readFileSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { entityChanges } from '../app/diff/entity-diff.ts';
import type { Policy } from '../app/policy/built-in-policy.ts';
import { exitCodes } from '../check/exit-code.ts';
import { policyOnDisk } from '../check/policy.ts';
import { isInWorkTree, isWithin, noSuchPath, repositoryPaths } from '../check/repository-path.ts';
import { topOnDisk } from '../check/top-on-disk.ts';
import { isUsageError, type UsageError, usageError } from '../check/usage-error.ts';
import type { Governance } from '../config/govern.ts';
import { lineForEachField } from '../formats/line-for-each-field.ts';
import { direct } from '../git/direct.ts';
import { openGitRepository } from '../git/repository.ts';
import { workTreeTop } from '../git/work-tree/paths.ts';
import { kinds } from '../kinds/index.ts';
import { entityDiffText } from '../output/entity-text.ts';
import { safeText } from '../output/safe-text.ts';
import { refuse } from './outcome.ts';
import { processTerminal as terminal } from './terminal.ts';
import { changedVersions, type TwoVersions } from './versions.ts';

export interface DiffFlags {
  readonly staged?: boolean;
  readonly base?: string;
  readonly files?: boolean;
  readonly textconv?: boolean;
  readonly kind?: string;
  readonly config?: string;
}

/** `stateward diff`: entity by entity; like git's, it ends with 0 whether something changed or not. */
export async function diff(operands: readonly string[], flags: DiffFlags): Promise<number> {
  const text = await (flags.textconv === true
    ? pageOf(operands)
    : flags.files === true
      ? diffFiles(operands, flags)
      : diffHere(operands, flags));
  if (typeof text !== 'string') return refuse(text);
  terminal.out(text);
  return exitCodes.clean;
}

type Text = string | UsageError;

function policyFor({ config }: DiffFlags): Policy | UsageError {
  return policyOnDisk(topOnDisk(process.cwd()), config, kinds);
}

async function diffHere(operands: readonly string[], flags: DiffFlags): Promise<Text> {
  const opened = openGitRepository(process.cwd());
  const top = await workTreeTop(opened);
  if (!top.ok)
    return {
      ...usageError('there is no work tree here; name two files with --files PREV NEXT'),
      code: exitCodes.cannotJudge,
    };
  const wanted = operands.length === 0 ? [''] : await repositoryPaths(opened, operands, { mayBeTop: true });
  const policy = policyFor(flags);
  if (isUsageError(policy)) return policy;
  const isWanted = (path: string) =>
    policy.govern(path) !== undefined && wanted.some((each) => isWithin(path, each));
  const git = direct({ ...opened, directory: realpathSync(top.value) });
  const side = { base: flags.base ?? 'HEAD', isStaged: flags.staged === true };
  const versions = await changedVersions(git, side, isWanted);
  if (!versions.ok) {
    const { message, fix } = versions.obstacle;
    return { ...usageError(`${safeText(message)}\n${safeText(fix)}`), code: exitCodes.cannotJudge };
  }
  const unknown = operands.find((_, index) => !isThere(top.value, wanted[index] ?? '', versions.value));
  if (unknown !== undefined) throw noSuchPath(unknown, 'a commit to compare with is named by --base');
  return versions.value.map((each) => versionsText(each, policy.govern(each.path), policy)).join('');
}

/** In the work tree, or in the other version. */
function isThere(top: string, path: string, versions: readonly TwoVersions[]): boolean {
  return isInWorkTree(top, path) || versions.some((each) => isWithin(each.path, path));
}

function diffFiles(operands: readonly string[], flags: DiffFlags): Text {
  const [previous, next] = operands;
  if (previous === undefined || next === undefined || operands.length > 2)
    return usageError('--files takes two versions: PREV NEXT (/dev/null: absent)');
  const policy = policyFor(flags);
  if (isUsageError(policy)) return policy;
  const path = next === '/dev/null' ? previous : next;
  const [before, after] = [bytesOf(previous), bytesOf(next)];
  if (before !== null && isUsageError(before)) return before;
  if (after !== null && isUsageError(after)) return after;
  const governance = governanceOf(path, flags, policy, after ?? before);
  if (isUsageError(governance)) return governance;
  return versionsText({ path, before, after }, governance, policy);
}

/** What git compares line by line. */
function pageOf(operands: readonly string[]): Text {
  const [file] = operands;
  if (file === undefined || operands.length > 1) return usageError('--textconv takes one file');
  const bytes = bytesOf(file);
  if (bytes === null) return '';
  if (isUsageError(bytes)) return bytes;
  return lineForEachField(textIn(bytes));
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
): Governance | UsageError {
  if (named !== undefined) {
    const kind = kinds.find(({ id }) => id === named);
    if (kind !== undefined) return policy.governance(kind);
    return usageError(
      `--kind ${JSON.stringify(named)} is not known; ${kinds.map(({ id }) => id).join(', ')} are`,
    );
  }
  const own = basename(path).replace(/^[A-Za-z0-9]{6}_/, '');
  const byName = policy.govern(path) ?? policy.govern(own);
  if (byName !== undefined) return byName;
  const text = new TextDecoder().decode(bytes ?? new Uint8Array());
  const byShape =
    kinds.find((kind) => kind.detectedByShape === true && kind.sniff(text)) ??
    kinds.find((kind) => kind.formats !== undefined && kind.sniff(text));
  if (byShape !== undefined) return policy.governance(byShape);
  return usageError(`no kind governs ${JSON.stringify(path)}; name one with --kind`);
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
  if (isUnread) return `${safeText(path)}\n  cannot be read; stateward check says why\n`;
  const changes = entityChanges(governance.kind, old ?? null, now ?? null);
  return changes.length === 0 ? '' : entityDiffText(path, changes);
}

function parsedIn({ kind, settings }: Governance, { limits }: Policy, path: string, bytes: Uint8Array) {
  const reader = kind.reader(settings.options, limits, path);
  reader.push('', bytes);
  return reader.end();
}

function bytesOf(file: string): Uint8Array | null | UsageError {
  if (file === '/dev/null') return null;
  try {
    return readFileSync(file);
  } catch (error) {
    return usageError(`cannot read a version: ${error instanceof Error ? error.message : String(error)}`);
  }
}
