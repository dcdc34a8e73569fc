import type { Policy } from '../../app/policy/built-in-policy.ts';
import { namedIn, policyFaults, policyOf } from '../../app/policy/policy.ts';
import { configurationPath, waiversPath } from '../../app/policy/policy-paths.ts';
import { parseConfiguration } from '../../config/configuration.ts';
import { type Govern, governByDetection } from '../../config/govern.ts';
import type { StateKind } from '../../core/kind.ts';
import { governOnDisk } from '../govern-on-disk.ts';
import type { TopFolder } from '../top-folder.ts';
import { type Diagnosis, hint, named, ok, problem } from './diagnosis.ts';
import type { SetupFiles } from './setup-files.ts';
import { shapeDiagnoses } from './shape-diagnoses.ts';

const mostFaults = 20;

/** Whether the configuration can be used, and what it governs of what is committed. */
export function policyDiagnoses(
  paths: readonly string[],
  files: SetupFiles,
  kinds: readonly StateKind[],
  folder?: TopFolder,
): Diagnosis[] {
  const faults = policyFaults(files, kinds);
  const policy = policyOf(files, kinds);
  return [
    ...faults.slice(0, mostFaults).map(({ file, named: inside, line, column, message }) => {
      const path = inside ?? (file === 'configuration' ? configurationPath : waiversPath);
      return problem(
        `${path}:${line}:${column} ${message}`,
        'Correct it; a file that cannot be used does not count.',
      );
    }),
    ...(faults.length > mostFaults
      ? [problem(`and ${faults.length - mostFaults} more faults`, 'Correct the first ones.')]
      : []),
    ...stateDiagnoses(paths, files, faults.length > 0),
    ...nestedDiagnoses(paths, policy),
    ...unmatchedDiagnoses(paths, files, kinds),
    governedDiagnosis(paths, governOnDisk(policy.govern, folder)),
    ...shapeDiagnoses(paths, policy, folder),
    ...unguardedDiagnoses(paths, policy, governOnDisk(governByDetection(kinds), folder)),
  ];
}

function stateDiagnoses(paths: readonly string[], files: SetupFiles, isBroken: boolean): Diagnosis[] {
  const open = [
    ...(files.configuration === null ? [] : [configurationPath]),
    ...(files.waivers === null ? [] : [waiversPath]),
    ...[...(files.named ?? [])].flatMap(([path, bytes]) => (bytes === null ? [] : [path])),
  ].filter((path) => !paths.includes(path));
  const missing = open.map((path) =>
    hint(`${path} is not committed, so hooks and CI do not know it`, `Run git add ${path}, and commit it.`),
  );
  if (isBroken) return missing;
  const text =
    files.configuration === null
      ? `there is no ${configurationPath}: what is recognised by its name is governed`
      : `${configurationPath} is valid`;
  return [ok(text), ...missing];
}

function nestedDiagnoses(paths: readonly string[], policy: Policy): Diagnosis[] {
  const nested = paths.filter((path) => path.endsWith(`/${configurationPath}`) && !policy.isIgnored(path));
  if (nested.length === 0) return [];
  return [
    problem(
      `not read, because only the one at the top is: ${named(nested)}`,
      `Move what they say into ${configurationPath}.`,
    ),
  ];
}

function unmatchedDiagnoses(
  paths: readonly string[],
  files: SetupFiles,
  kinds: readonly StateKind[],
): Diagnosis[] {
  const { configuration } = files;
  const read = configuration === null ? undefined : parseConfiguration(configuration, kinds, namedIn(files));
  if (!read?.ok) return [];
  const { document, configuration: parsed } = read;
  return (parsed.entries ?? [])
    .filter(({ matches }) => !paths.some(matches))
    .map(({ glob, pointer }) => {
      const { line } = document.locate(pointer);
      const text = `${configurationPath}:${line} the entry ${glob} matches no file that git knows`;
      return hint(text, 'Correct the path (it counts from the top, and case counts), or remove the entry.');
    });
}

function governedDiagnosis(paths: readonly string[], govern: Govern): Diagnosis {
  const governed = paths.filter((path) => govern(path) !== undefined);
  if (governed.length > 0) return ok(`governed: ${named(governed)}`);
  return hint('no governed file is committed here', 'stateward init says what it looks for.');
}

/** Recognised without a configuration, and yet left out. */
function unguardedDiagnoses(paths: readonly string[], policy: Policy, detect: Govern): Diagnosis[] {
  const open = paths.filter((path) => detect(path) !== undefined && policy.govern(path) === undefined);
  const ignored = open.filter(policy.isIgnored);
  const unlisted = open.filter((path) => !policy.isIgnored(path));
  return [
    ...(unlisted.length === 0
      ? []
      : [
          hint(
            `state files that files: in ${configurationPath} leaves out: ${named(unlisted)}`,
            'Add an entry for them, or name them under ignore:.',
          ),
        ]),
    ...(ignored.length === 0
      ? []
      : [
          hint(
            `state files that ignore: in ${configurationPath} leaves out: ${named(ignored)}`,
            'Nothing to do if they are examples; otherwise narrow ignore:.',
          ),
        ]),
  ];
}
