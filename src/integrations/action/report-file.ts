import { isAbsolute, join, relative, sep } from 'node:path';
import { UserError } from '../../check/user-error.ts';
import { configurationPath, waiversPath } from '../../engine/policy/policy-paths.ts';
import { namesBelow, writeBelow } from '../../runner/guarded/write-below.ts';
import type { ActionInputs } from './inputs.ts';

/** The inputs that name a file which the Action writes. */
export type FileInput = 'report-file' | 'sarif-file';

type Asked = Pick<ActionInputs, 'reportFile' | 'sarifFile' | 'config'>;

/**
 * Looks before anything is judged whether an input asks for a place that no report is written to, whatever is there.
 *
 * @throws UserError where one does
 */
export function checkReportFiles({ reportFile, sarifFile, config }: Asked, workspace: string): void {
  const inputs = [['report-file', reportFile] as const, ['sarif-file', sarifFile] as const];
  for (const [input, path] of inputs) {
    if (path === undefined) continue;
    const names = namesBelow(fromWorkspace(path, workspace), reservedFor(config));
    if (!names.ok) throw new UserError(faultText(input, names.error.message));
  }
  if (reportFile !== undefined && reportFile === sarifFile)
    throw new UserError('the inputs report-file and sarif-file name one file; give each its own');
}

/**
 * Writes a report below the workspace and through no link: what stands there comes from whoever opened the pull request.
 * Gives the path, or what is wrong.
 */
export async function writeReportFile(
  { input, path }: { readonly input: FileInput; readonly path: string },
  config: string | undefined,
  workspace: string,
  text: string,
): Promise<{ readonly path: string } | { readonly problem: string }> {
  const below = fromWorkspace(path, workspace);
  const result = await writeBelow(workspace, below, new TextEncoder().encode(text), reservedFor(config));
  return result.ok ? { path: join(workspace, below) } : { problem: faultText(input, result.error.message) };
}

function faultText(input: FileInput, message: string): string {
  return `the input ${input} cannot be used: ${message}. Name a file below the workspace that no link leads to`;
}

function reservedFor(config: string | undefined): readonly string[] {
  return [configurationPath, waiversPath, ...(config === undefined ? [] : [config])];
}

/** Workflows often write the workspace's own name before a path. */
function fromWorkspace(path: string, workspace: string): string {
  if (!isAbsolute(path)) return path;
  const below = relative(workspace, path);
  return below === '' || below === '..' || below.startsWith(`..${sep}`) ? path : below.split(sep).join('/');
}
