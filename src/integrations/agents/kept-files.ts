import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openFolder } from '../../check/top-folder.ts';
import type { Report } from '../../engine/contract/report.ts';
import { policyAt } from '../../engine/policy/range-policy.ts';
import { direct } from '../../git/direct.ts';
import { createGitHistory } from '../../git/history/history.ts';
import { createGitObjects } from '../../git/objects/objects.ts';
import { resolveCommit } from '../../git/refs/refs.ts';
import { openGitRepository } from '../../git/repository.ts';
import { listedPaths } from '../../git/work-tree/paths.ts';
import { kinds } from '../../kinds/index.ts';
import { containedFolder } from '../../runner/contained-folder.ts';
import { type AgentSetup, errorsIn, judgeWorkTree } from './judge-work-tree.ts';

/** Files by their paths, as base64; null for what is no plain file at its own place. */
type Files = Readonly<Record<string, string | null>>;

/** State files are few and small; of more the first ones are kept. */
const mostBytes = 1 << 26;

/** Keeps the state files of a work tree as they are before a tool, where HEAD's configuration has them put back. */
export async function keepFiles(top: string, kept: string): Promise<void> {
  const git = direct(openGitRepository(top));
  const objects = createGitObjects(git);
  try {
    const head = await resolveCommit(git, 'HEAD');
    const source = { history: createGitHistory(git, objects), blobs: objects };
    const policy = head.ok ? await policyAt(source, head.value, kinds) : head;
    const paths = await listedPaths(git, 'visible');
    if (!policy.ok || !policy.value.restoresAgents || !paths.ok) return;
    const { govern } = policy.value;
    const files = paths.value.filter((path) => govern(path) !== undefined);
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, JSON.stringify(readFiles(top, files)), { mode: 0o600 });
  } finally {
    await objects.close();
  }
}

/** What was kept before a tool, and what the tool left. */
interface Kept {
  readonly before: Files;
  readonly left: Files;
}

/** Taken once, so that what a person does later is not undone. */
export function takeKept(top: string, kept: string): Kept {
  const before: Files = JSON.parse(readFileSync(kept, 'utf8'));
  rmSync(kept);
  return { before, left: readFiles(top, Object.keys(before)) };
}

/** Puts the files back that errors name, where all is right then and nobody has touched them since; tells which. */
export async function putBack(
  setup: AgentSetup,
  report: Report,
  { before, left }: Kept,
): Promise<readonly string[]> {
  const named = new Set(errorsIn(report).map(({ file }) => file));
  const edits = Object.entries(before).flatMap(([path, text]) =>
    named.has(path) && text !== null && text !== left[path]
      ? [{ path, bytes: Buffer.from(text, 'base64') }]
      : [],
  );
  const paths = edits.map(({ path }) => path);
  if (edits.length === 0 || (await judgeWorkTree(setup, edits)).report?.verdict !== 'pass') return [];
  const folder = containedFolder(setup.git.directory);
  const now = readFiles(folder.folder, paths);
  const isFree = (path: string) => now[path] === left[path] && /^(?:absent|file)$/.test(folder.look(path));
  if (!paths.every(isFree)) return [];
  for (const { path, bytes } of edits) await folder.write(path, bytes);
  return paths;
}

function readFiles(top: string, paths: readonly string[]): Files {
  const { read } = openFolder(top);
  let room = mostBytes;
  const textOf = (path: string) => {
    const bytes = room > 0 ? read(path) : undefined;
    room -= bytes?.length ?? 0;
    return bytes?.toString('base64') ?? null;
  };
  return Object.fromEntries(paths.map((path) => [path, textOf(path)]));
}
