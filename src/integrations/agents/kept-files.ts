import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Report } from '../../engine/contract/report.ts';
import { policyOf } from '../../engine/policy/policy.ts';
import { configurationPath } from '../../engine/policy/policy-paths.ts';
import { direct } from '../../git/direct.ts';
import { topFileOfHead } from '../../git/objects/top-file.ts';
import { pathText, splitAtNul } from '../../git/path-text.ts';
import { openGitRepository } from '../../git/repository.ts';
import { kinds } from '../../kinds/index.ts';
import { type AgentSetup, judgedWith } from './judge-work-tree.ts';
import { realTarget, statOf } from './real-path.ts';

/** Files by their paths, as base64; null for what is no plain file at its own place. */
type Files = Readonly<Record<string, string | null>>;

/** State files are few and small; of more nothing is kept. */
const mostBytes = 1 << 26;

/** Keeps the state files of a work tree as they are before a tool, where HEAD's configuration has them put back. */
export async function keepFiles(top: string, kept: string): Promise<void> {
  const git = direct(openGitRepository(top));
  const found = await topFileOfHead(git, configurationPath);
  const configuration = found?.nature === 'regular' ? found.bytes : null;
  const policy = policyOf({ configuration, waivers: null }, kinds, () => 'unread');
  if (!policy.restoresAgents) return;
  const listed = await git.run(['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  if (!listed.ok) return;
  const paths = (splitAtNul(listed.output) ?? []).map(pathText);
  const files = readFiles(
    top,
    paths.filter((path) => policy.govern(path) !== undefined),
  );
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(files), { mode: 0o600 });
}

/** What was kept before a tool, and what the tool left: once, so that what a person does later is not undone. */
interface Kept {
  readonly before: Files;
  readonly left: Files;
}

export function takeKept(top: string, kept: string | undefined): Kept | undefined {
  if (kept === undefined || !existsSync(kept)) return undefined;
  const text = readFileSync(kept, 'utf8');
  rmSync(kept);
  const before: Files = JSON.parse(text);
  return { before, left: readFiles(top, Object.keys(before)) };
}

/** Puts the files back that errors name, where all is right then and nobody has touched them since; tells which. */
export async function putBack(
  setup: AgentSetup,
  { findings }: Report,
  { before, left }: Kept,
): Promise<readonly string[]> {
  const { directory: top } = setup.git;
  const named = new Set(findings.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const edits = Object.entries(before).flatMap(([path, text]) =>
    named.has(path) && text !== null && text !== left[path]
      ? [{ path, bytes: Buffer.from(text, 'base64') }]
      : [],
  );
  if (edits.length === 0 || (await judgedWith(setup, edits)).report?.verdict !== 'pass') return [];
  const paths = edits.map(({ path }) => path);
  const now = readFiles(top, paths);
  if (paths.some((path) => now[path] !== left[path] || !isOwnPlace(top, path))) return [];
  for (const { path, bytes } of edits) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), bytes);
  }
  return paths;
}

function readFiles(top: string, paths: readonly string[]): Files {
  let room = mostBytes;
  const read = (path: string) => {
    const found = isOwnPlace(top, path) ? statOf(join(top, path)) : undefined;
    room -= found?.size ?? 0;
    return found?.isFile() && room >= 0 ? readFileSync(join(top, path), 'base64') : null;
  };
  return Object.fromEntries(paths.map((path) => [path, read(path)]));
}

/** Whether what is written there lands there, and through no link. */
function isOwnPlace(top: string, path: string): boolean {
  return realTarget(join(top, path)) === join(realTarget(top) ?? top, path);
}
