import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { ReportedFinding } from '../../core/finding.ts';
import { createGitBlobs } from '../../git/blobs.ts';
import { direct } from '../../git/direct.ts';
import { isIgnored } from '../../git/ignored.ts';
import { linksInIndex } from '../../git/index-links.ts';
import { openGitRepository } from '../../git/repository.ts';
import { indexFile, pathInterest, touchesPolicy } from '../hook-interest.ts';
import { interestOfHead } from '../hook-policy.ts';
import { topOnDisk } from '../top-on-disk.ts';
import { pathBelow, realTarget } from './real-path.ts';
import type { ToolCall } from './tool-call.ts';
import { applyTool, natureOf, pathOf } from './tool-edit.ts';

/** What is said to an agent; undefined where there is nothing to say. */
export type Said = string | undefined;

/** Larger files are not read into memory to see what an edit makes of them. */
const mostBytes = 1 << 26;

/** Judges what a tool is about to do, or did. Changes the current folder to the top of the repository it is about. */
export async function answer(call: ToolCall): Promise<Said> {
  const nature = natureOf(call.tool);
  if (nature === 'reads') return undefined;
  const folder = call.folder ?? process.cwd();
  if (nature === undefined) return call.when === 'before' ? undefined : afterAnything(folder);
  const path = pathOf(call.input);
  if (path === undefined) return call.when === 'before' ? noPath(call) : afterAnything(folder);
  const target = realTarget(resolve(folder, path));
  if (target === undefined) return noPath(call);
  const place = await governedPlace(target);
  if (place === undefined) return undefined;
  return call.when === 'after' ? afterAnything(place.top) : beforeEdit(call, place, target);
}

function noPath({ tool }: ToolCall): string {
  return `stateward cannot tell which file ${JSON.stringify(tool)} writes, so it is refused. Name the file by its absolute path.`;
}

interface Place {
  readonly top: string;
  /** As git has it. */
  readonly path: string;
}

/** Where a path lies, if writing it can concern a governed file or the policy; without git in most cases. */
async function governedPlace(target: string): Promise<Place | undefined> {
  const top = topOnDisk(dirname(target));
  const path = top === undefined ? undefined : pathBelow(top, target);
  if (top === undefined || path === undefined) return undefined;
  process.chdir(top);
  const changes = [{ path, before: null, after: { blob: '', nature: 'regular' } }] as const;
  const interest = await interestOfHead(openGitRepository(top));
  const concerned =
    interest === undefined || touchesPolicy(interest, changes) || pathInterest(interest)(path);
  return concerned || isBehindLink(top, target) ? { top, path } : undefined;
}

/** Whether a link of the repository leads to a path, or to a folder above it: by that link it may be governed. */
function isBehindLink(top: string, target: string): boolean {
  const links = linksInIndex(indexFile());
  if (links === undefined) return true;
  return links.some((link) => {
    const end = realTarget(join(top, link));
    return end !== undefined && end !== join(top, link) && `${target}${sep}`.startsWith(`${end}${sep}`);
  });
}

async function beforeEdit({ tool, input }: ToolCall, { top, path }: Place, target: string): Promise<Said> {
  const git = openGitRepository(top);
  // What git ignores is in no commit, so nothing is judged against it.
  if (await isIgnored(direct(git), path)) return undefined;
  const before = contentOf(target);
  if (before === undefined) return `stateward cannot read ${JSON.stringify(path)}, so this edit is refused.`;
  const edited = applyTool(tool, input, before);
  const { refusedEdit, unknownEdit } = await import('./words.ts');
  if ('problem' in edited) return unknownEdit(path, edited.problem);
  const objects = createGitBlobs(git);
  try {
    const [{ errorsOfEdit }, { kinds }] = await Promise.all([
      import('./judge-work-tree.ts'),
      import('../../kinds/index.ts'),
    ]);
    const report = await errorsOfEdit({ git, objects, kinds }, { path, bytes: edited.bytes });
    const findings = report.findings.filter((finding) => natureOf(tool) === 'write' || !mayPass(finding));
    return refusedEdit(path, { ...report, findings }, objects.obstacle());
  } finally {
    await objects.close();
  }
}

/**
 * A part of a change may leave for a moment what a later part mends: a parent that does not follow its children yet.
 * That is said after the edit, and judged when it is committed. What only undoing mends is refused at once.
 */
function mayPass({ scope, ruleId }: ReportedFinding): boolean {
  return scope === 'snapshot' && !ruleId.startsWith('state-file/') && !ruleId.startsWith('config/');
}

/** The bytes of a file, null where there is none, undefined where it cannot be told. */
function contentOf(target: string): Uint8Array | null | undefined {
  try {
    if (!existsSync(target)) return null;
    const found = lstatSync(target);
    return found.isFile() && found.size <= mostBytes ? readFileSync(target) : undefined;
  } catch {
    return undefined;
  }
}

/** Whatever ran, the files tell: they are held against HEAD. */
async function afterAnything(folder: string): Promise<Said> {
  const top = topOnDisk(folder);
  if (top === undefined) return undefined;
  process.chdir(top);
  const git = openGitRepository(top);
  const objects = createGitBlobs(git);
  try {
    const { judgeChanged } = await import('./after.ts');
    const report = await judgeChanged(git, objects);
    if (report === undefined) return undefined;
    const { refusedState } = await import('./words.ts');
    return refusedState(report, objects.obstacle());
  } finally {
    await objects.close();
  }
}
