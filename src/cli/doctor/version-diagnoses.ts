import { fieldOf, itemsOf } from '../../check/json-fields.ts';
import { defaultLimits } from '../../formats/limits.ts';
import { sourceText } from '../../formats/source.ts';
import { parseYaml } from '../../formats/yaml.ts';
import { dependencyVersion } from '../init/caller.ts';
import { type Diagnosis, hint, ok } from './diagnosis.ts';
import type { SetupFiles } from './setup-files.ts';
import { type GateWorkflow, textOf } from './workflow.ts';

/** A place that says which version of the gate is used. */
interface Pin {
  readonly where: string;
  readonly says: string;
}

/** Whether hook, Action and package are of this version, so that they say the same. */
export function versionDiagnoses(
  files: SetupFiles,
  workflows: readonly GateWorkflow[],
  version: string,
): Diagnosis[] {
  const pins = [...workflowPins(workflows), ...frameworkPins(files), ...packagePins(files)];
  const compared = pins.map((pin) => ({ ...pin, agrees: agrees(pin.says, version) }));
  const found = compared
    .filter(({ agrees: same }) => same === false)
    .map(({ where, says }) =>
      hint(
        `${where} uses stateward ${says}, and this is ${version}`,
        'Use one version, so that hooks and CI say the same.',
      ),
    );
  const same = compared.filter((pin) => pin.agrees === true).map(({ where }) => where);
  return [
    ...(same.length > 0
      ? [ok(`${same.join(', ')} use${same.length === 1 ? 's' : ''} this version, ${version}`)]
      : []),
    ...found,
    ...compared
      .filter((pin) => pin.agrees === 'moves')
      .map(({ where, says }) =>
        hint(
          `${where} follows ${says}, which can change at any time`,
          `Name a version or a commit, for example v${version}.`,
        ),
      ),
  ];
}

function workflowPins(workflows: readonly GateWorkflow[]): Pin[] {
  return workflows.flatMap(({ path, jobs }) =>
    jobs.flatMap(({ pinned }) => (pinned === undefined ? [] : [{ where: path, says: pinned }])),
  );
}

function frameworkPins({ preCommit }: SetupFiles): Pin[] {
  if (preCommit === undefined) return [];
  const { value = null, faults } = parseYaml(sourceText(preCommit.text), defaultLimits);
  const repositories = faults.length === 0 ? itemsOf(fieldOf(value, 'repos')) : [];
  return repositories
    .filter(
      (repository) =>
        /(^|\/)stateward(\.git)?\/?$/i.test(textOf(repository, 'repo')) ||
        (textOf(repository, 'rev') !== '' &&
          itemsOf(fieldOf(repository, 'hooks')).some((hook) => textOf(hook, 'id') === 'stateward')),
    )
    .map((repository) => ({ where: preCommit.path, says: textOf(repository, 'rev') }));
}

function packagePins({ packageJson }: SetupFiles): Pin[] {
  const says = dependencyVersion(packageJson);
  // An address or a folder says nothing of a version.
  return says === undefined || !/^[\^~=v]?\d/.test(says) ? [] : [{ where: 'package.json', says }];
}

/** Undefined where what is pinned cannot be compared; `moves` for a branch. */
export function agrees(says: string, version: string): boolean | 'moves' | undefined {
  if (/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(says)) return undefined;
  const [, range = '', numbers] = /^([\^~]?)[=v]?(\d+(?:\.\d+){0,2})$/.exec(says) ?? [];
  if (numbers === undefined) return /^[\^~=v]?\d/.test(says) ? undefined : 'moves';
  const given = numbers.split('.').map(Number);
  const own = version.split('.').map(Number);
  const fixed = range === '^' ? caretLength(given) : range === '~' ? 2 : given.length;
  if (given.slice(0, fixed).some((number, index) => number !== own[index])) return false;
  return isAtLeast(own, given);
}

/** `^` lets everything behind the first number that is not 0 change. */
function caretLength(given: readonly number[]): number {
  const first = given.findIndex((number) => number !== 0);
  return first < 0 ? given.length : first + 1;
}

function isAtLeast(own: readonly number[], least: readonly number[]): boolean {
  const differing = least.findIndex((number, index) => number !== own[index]);
  return differing < 0 || (own[differing] ?? 0) > (least[differing] ?? 0);
}
