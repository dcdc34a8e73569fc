import { governOnDisk } from '../../check/govern-on-disk.ts';
import { namedBytes, policyBytes } from '../../check/policy-bytes.ts';
import type { TopFolder } from '../../check/top-folder.ts';
import { parseConfiguration } from '../../config/configuration.ts';
import { isUsualGlob } from '../../config/usual-files.ts';
import type { StateKind } from '../../engine/contract/kind.ts';
import type { Policy } from '../../engine/policy/built-in-policy.ts';
import { namedIn, policyFaults, policyOf } from '../../engine/policy/policy.ts';
import { configurationPath, waiversPath } from '../../engine/policy/policy-paths.ts';
import { commandName } from '../../output/home.ts';
import { ownersIn, ownsPolicy } from '../init/owners.ts';
import { type Diagnosis, hint, ok, problem } from './diagnosis.ts';
import type { SetupFacts } from './setup-facts.ts';

const mostFaults = 20;
const mostNamed = 5;

/** Whether the configuration can be used, what it governs of what is committed, and who may change it. */
export function policyDiagnoses(
  { paths, authors }: SetupFacts,
  kinds: readonly StateKind[],
  folder: TopFolder,
): Diagnosis[] {
  const configuration = policyBytes(folder, configurationPath);
  const waivers = policyBytes(folder, waiversPath);
  const bytes = { configuration, waivers, named: namedBytes(folder, configuration, kinds) };
  const faults = policyFaults(bytes, kinds);
  const policy = policyOf(bytes, kinds);
  const isThere = configuration !== null;
  return [
    ...faults.slice(0, mostFaults).map(({ file, named: inside, line, column, message }) => {
      const path = inside ?? (file === 'configuration' ? configurationPath : waiversPath);
      const fix = 'Correct it; a file that cannot be used does not count.';
      return problem(`${path}:${line}:${column} ${message}`, fix);
    }),
    ...(faults.length > 0 ? [] : [ok(isThere ? `${configurationPath} is valid` : nowhere)]),
    ...[configurationPath, waiversPath]
      .filter((path) => folder.look(path) !== 'absent' && !paths.includes(path))
      .map((path) =>
        hint(
          `${path} is not committed, so hooks and CI do not know it`,
          `Run git add ${path}, and commit it.`,
        ),
      ),
    ...unmatchedDiagnoses(paths, bytes, kinds),
    governedDiagnosis(paths, policy, folder),
    ...ownerDiagnoses(policy, authors, folder),
  ];
}

const nowhere = `there is no ${configurationPath}: what is recognised by its name is governed`;

function unmatchedDiagnoses(
  paths: readonly string[],
  bytes: Parameters<typeof policyOf>[0],
  kinds: readonly StateKind[],
): Diagnosis[] {
  const { configuration } = bytes;
  const read = configuration === null ? undefined : parseConfiguration(configuration, kinds, namedIn(bytes));
  if (!read?.ok) return [];
  const { document, configuration: parsed } = read;
  return (parsed.entries ?? [])
    .filter(({ glob, matches }) => !paths.some(matches) && !isUsualGlob(glob, kinds))
    .map(({ glob, pointer }) => {
      const { line } = document.locate(pointer);
      return hint(
        `${configurationPath}:${line} the entry ${glob} matches no file that git knows`,
        'Add the file to git, correct the path (it counts from the top, and case counts), or remove the entry.',
      );
    });
}

function governedDiagnosis(paths: readonly string[], policy: Policy, folder: TopFolder): Diagnosis {
  const govern = governOnDisk(policy.govern, folder);
  const governed = paths.filter((path) => govern(path) !== undefined);
  if (governed.length > 0) return ok(`governed: ${named(governed)}`);
  return hint('no governed file is committed here', `${commandName} init says what it looks for.`);
}

/** Where one person works alone nobody else can approve anything. */
function ownerDiagnoses({ waiversFrom }: Policy, authors: number, folder: TopFolder): Diagnosis[] {
  const isOpen = waiversFrom === 'head';
  if (authors < 2 && !isOpen) return [];
  if (ownsPolicy(folder)) return [ok('the files that decide have code owners')];
  const why = isOpen ? '; waiversFrom: head lets a change waive its own errors' : '';
  const fix = `Name owners in ${ownersIn(folder) ?? 'CODEOWNERS'}, and require their approval.`;
  return [(isOpen ? problem : hint)(`no code owner for ${configurationPath} and ${waiversPath}${why}`, fix)];
}

/** “a, b, c and 7 more” */
function named(paths: readonly string[]): string {
  const more = paths.length - mostNamed;
  return `${paths.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
