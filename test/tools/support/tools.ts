import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';

/** Packages of test/tools; the project's own compiler and linter do not know them. */
export const requireTool = createRequire(resolve('test/tools/package.json'));

/** A file of a package of test/tools, or undefined where there is none for this platform. */
export function toolFile(...path: readonly string[]): string | undefined {
  const file = resolve('test/tools/node_modules', ...path);
  return existsSync(file) ? file : undefined;
}

/** A program that is on PATH, or undefined. */
export function programOnPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** Skipped is never silent: says what is missing and how to have it. */
export function noticeSkipped(what: string, why: string): void {
  process.stderr.write(`SKIPPED ${what}: ${why}\n`);
}

/** What a program said on both its outputs, and how it ended. */
export function ended(
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): { readonly code: number | null; readonly text: string } {
  const { status, stdout, stderr, error } = spawnSync(program, args, { ...options, encoding: 'utf8' });
  return { code: status, text: `${stdout ?? ''}${stderr ?? ''}${error ?? ''}` };
}
