import { governOnDisk } from '../../check/govern-on-disk.ts';
import { isMisplaced, onlyThese } from '../../check/misplaced.ts';
import type { TopFolder } from '../../check/top-folder.ts';
import { parseConfiguration } from '../../config/configuration.ts';
import { type Govern, governByDetection } from '../../config/govern.ts';
import { isUsualGlob } from '../../config/usual-files.ts';
import type { StateKind } from '../../engine/contract/kind.ts';
import { shapeRuleIds } from '../../engine/contract/rule.ts';
import { checkGoverned } from '../../engine/judge/check-transition.ts';
import type { Policy } from '../../engine/policy/built-in-policy.ts';
import { namedIn, policyFaults, policyOf } from '../../engine/policy/policy.ts';
import { configurationPath, waiversPath } from '../../engine/policy/policy-paths.ts';
import { commandName } from '../../output/home.ts';
import { shellWord } from '../init/caller.ts';
import { type Diagnosis, hint, named, ok, problem } from './diagnosis.ts';
import type { SetupFiles } from './setup-files.ts';

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
    ...misplacedDiagnoses(paths, policy, folder),
    ...schemaDiagnoses(files, folder),
    ...unmatchedDiagnoses(paths, files, kinds, folder),
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

/** What is not committed yet is named too. */
const likelyNames = ['.stateward.yaml', 'stateward.yml', 'stateward.yaml'];

function misplacedDiagnoses(
  paths: readonly string[],
  policy: Policy,
  folder: TopFolder | undefined,
): Diagnosis[] {
  const atTop = likelyNames.filter((path) => folder !== undefined && folder.look(path) !== 'absent');
  const wrong = [...new Set([...atTop, ...paths])].filter(
    (path) => isMisplaced(path) && !policy.isIgnored(path),
  );
  if (wrong.length === 0) return [];
  return [
    problem(
      `not read: ${named(wrong)}; ${onlyThese}`,
      `Move what they say into ${configurationPath}, for example with git mv.`,
    ),
  ];
}

/** The line that editors read; an address is not asked. */
function schemaDiagnoses({ configuration }: SetupFiles, folder: TopFolder | undefined): Diagnosis[] {
  if (configuration === null || configuration === 'irregular' || folder === undefined) return [];
  const text = new TextDecoder().decode(configuration);
  const [, place = ''] = /^# yaml-language-server: \$schema=(\S+)/m.exec(text) ?? [];
  if (place === '' || /^[a-z]+:/.test(place) || folder.reaches(place)) return [];
  return [
    problem(
      `${configurationPath} names a schema for editors that is not there: ${place}`,
      `Run npm install where it is in a package, else ${commandName} init --upgrade --write, or take the line out.`,
    ),
  ];
}

function unmatchedDiagnoses(
  paths: readonly string[],
  files: SetupFiles,
  kinds: readonly StateKind[],
  folder: TopFolder | undefined,
): Diagnosis[] {
  const { configuration } = files;
  const read = configuration === null ? undefined : parseConfiguration(configuration, kinds, namedIn(files));
  if (!read?.ok) return [];
  const { document, configuration: parsed } = read;
  return (parsed.entries ?? [])
    .filter(({ glob, matches }) => !paths.some(matches) && !isUsualGlob(glob, kinds))
    .map(({ glob, pointer }) => {
      const { line } = document.locate(pointer);
      const text = `${configurationPath}:${line} the entry ${glob} matches no file that git knows`;
      if (folder?.look(glob) === 'file')
        return hint(text, 'It is there, and git was not told of it:', [`git add -- ${shellWord(glob)}`]);
      return hint(text, 'Correct the path (it counts from the top, and case counts), or remove the entry.');
    });
}

function governedDiagnosis(paths: readonly string[], govern: Govern): Diagnosis {
  const governed = paths.filter((path) => govern(path) !== undefined);
  if (governed.length > 0) return ok(`governed: ${named(governed)}`);
  return hint('no governed file is committed here', `${commandName} init says what it looks for.`);
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

/** Governed files that are none of their kind: whatever is done in them, nothing is judged. */
export function shapeDiagnoses(
  paths: readonly string[],
  { govern, limits }: Policy,
  folder: TopFolder | undefined,
): Diagnosis[] {
  return paths.flatMap((path) => {
    const governance = govern(path);
    const shapes = shapeRuleIds(governance?.kind.rules ?? []);
    const after = shapes.size === 0 ? undefined : folder?.read(path);
    if (governance === undefined || after === undefined) return [];
    return checkGoverned(governance, limits, { before: null, after, path })
      .findings.filter(({ ruleId }) => shapes.has(ruleId))
      .map(({ severity, message, fix }) =>
        (severity === 'error' ? problem : hint)(`${path}: ${message}`, fix),
      );
  });
}
