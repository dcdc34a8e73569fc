import { isAbsolute, join, relative, sep } from 'node:path';
import { configurationPath, waiversPath } from '../app/policy/policy-paths.ts';
import { namesBelow, writeBelow } from '../store/guarded/write-below.ts';
import type { ActionInputs } from './action-inputs.ts';
import { type UsageError, usageError } from './usage-error.ts';

type Asked = Pick<ActionInputs, 'reportFile' | 'config'>;

/** Whether the input asks for a place that no report is written to, whatever stands there; known before anything is judged. */
export function reportFileFault({ reportFile, config }: Asked, workspace: string): UsageError | undefined {
  if (reportFile === undefined) return undefined;
  const names = namesBelow(fromWorkspace(reportFile, workspace), reservedFor(config));
  return names.ok ? undefined : usageError(faultText(names.error.message));
}

/**
 * Writes the report below the workspace and through no link: what stands there comes from whoever opened the pull request.
 * Gives the path, or what is wrong.
 */
export async function writeReportFile(
  reportFile: string,
  config: string | undefined,
  workspace: string,
  text: string,
): Promise<{ readonly path: string } | { readonly problem: string }> {
  const path = fromWorkspace(reportFile, workspace);
  const result = await writeBelow(workspace, path, new TextEncoder().encode(text), reservedFor(config));
  return result.ok ? { path: join(workspace, path) } : { problem: faultText(result.error.message) };
}

function faultText(message: string): string {
  return `the input report-file cannot be used: ${message}. Name a file below the workspace that no link leads to`;
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
