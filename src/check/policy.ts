import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { PolicyBytes } from '../config/policy-text.ts';
import type { StateKind } from '../engine/contract/kind.ts';
import type { Policy } from '../engine/policy/built-in-policy.ts';
import { policyFaults, policyOf } from '../engine/policy/policy.ts';
import { configurationPath, waiversPath } from '../engine/policy/policy-paths.ts';
import { safeText } from '../output/safe-text.ts';
import { namedBytes, policyBytes } from './policy-bytes.ts';
import { openFolder } from './top-folder.ts';
import { UserError } from './user-error.ts';

/**
 * The policy of the work tree, or of a configuration that is named; the command line judges by it.
 *
 * @param directory where a relative name starts
 * @throws UserError where the configuration cannot be used, with every fault
 */
export function policyOnDisk(
  top: string | undefined,
  named: string | undefined,
  kinds: readonly StateKind[],
  directory: string = process.cwd(),
): Policy {
  // Two files belong to no repository: what their configuration names lies beside it.
  const folder = openFolder(top ?? dirname(resolve(directory, named ?? '.')));
  const configuration = named === undefined ? fileAt(top, configurationPath) : namedFile(directory, named);
  const pair = {
    configuration,
    waivers: fileAt(top, waiversPath),
    named: namedBytes(folder, configuration, kinds),
  };
  const shown = { configuration: named ?? configurationPath, waivers: waiversPath };
  const faults = policyFaults(pair, kinds).map(
    ({ file, named: inside, line, column, message }) =>
      `  ${safeText(inside ?? shown[file])}:${line}:${column}  ${safeText(message)}`,
  );
  if (faults.length > 0)
    throw new UserError(`the configuration cannot be used\n${faults.join('\n')}\n${nextStep}`);
  return policyOf(pair, kinds);
}

const nextStep =
  'Correct these lines and run the command again; docs/configuration.md says what each key takes.';

function namedFile(directory: string, path: string): PolicyBytes {
  try {
    return readFileSync(resolve(directory, path));
  } catch (error) {
    throw new UserError(
      `--config ${safeText(path)} cannot be read: ${safeText(error instanceof Error ? error.message : String(error))}`,
    );
  }
}

function fileAt(top: string | undefined, name: string): PolicyBytes {
  return top === undefined ? null : policyBytes(openFolder(top), name);
}
