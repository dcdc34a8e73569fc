import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Answer } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import { direct } from '../direct.ts';
import { gitFailed, outputUnreadable, scratchRefused } from '../obstacles.ts';
import type { GitRepository } from '../repository.ts';

/**
 * A temporary folder that takes what git writes: objects, and copies of the index. Neither the repository nor its configuration
 * sees it, and no hook is started for it.
 */
export interface Scratch {
  /** The same repository, whose new objects go there. */
  readonly git: GitRepository;
  /** The folder itself. */
  readonly folder: string;
  /** The same with a copy of the index, which git then takes for the index. */
  withIndex(): GitRepository;
  /**
   * A repository of its own that reads the same objects and has no configuration, attributes or hooks: nothing can be named there
   * that git would start.
   */
  withoutConfiguration(format: 'sha1' | 'sha256'): Promise<GitRepository>;
  remove(): void;
}

/** What would otherwise decide what is written, where, and what is started meanwhile. */
const settings: readonly (readonly [name: string, value: string])[] = [
  ['core.hooksPath', '/dev/null'],
  ['core.splitIndex', 'false'],
  ['core.safecrlf', 'false'],
  ['core.compression', '0'],
  ['i18n.commitEncoding', 'UTF-8'],
];

/** Nobody made these commits, and the same content is always the same commit. Older than its parents, git would look for it last. */
const nobody = { name: 'stateward', email: 'stateward', date: '@4000000000 +0000' };

export async function openScratch(git: GitRepository): Promise<Answer<Scratch>> {
  const swift = direct(git);
  const places = await swift.run(['rev-parse', '--path-format=absolute', ...paths]);
  if (!places.ok) return unknown(gitFailed('rev-parse', places));
  const [objects, index, shallow, ...more] = places.output.toString('utf8').trimEnd().split('\n');
  if (objects === undefined || index === undefined || shallow === undefined || more.length > 0)
    return unknown(outputUnreadable('rev-parse'));
  try {
    return known(scratchAt(swift, { objects, index, shallow }));
  } catch (error) {
    return unknown(scratchRefused(error));
  }
}

const paths = ['objects', 'index', 'shallow'].flatMap((name) => ['--git-path', name]);

interface Places {
  readonly objects: string;
  readonly index: string;
  readonly shallow: string;
}

function scratchAt(git: GitRepository, { objects, index, shallow }: Places): Scratch {
  const { folder, remove } = temporaryFolder();
  mkdirSync(join(folder, 'objects'));
  const { GIT_ALTERNATE_OBJECT_DIRECTORIES: alternates } = git.environment;
  const environment: Record<string, string> = {
    ...git.environment,
    ...settingVariables(),
    ...authorVariables('AUTHOR'),
    ...authorVariables('COMMITTER'),
    GIT_OBJECT_DIRECTORY: join(folder, 'objects'),
    GIT_ALTERNATE_OBJECT_DIRECTORIES: [JSON.stringify(objects), ...(alternates ? [alternates] : [])].join(
      delimiter,
    ),
  };
  let copies = 0;
  return {
    git: direct({ ...git, environment }),
    folder,
    withIndex: () => {
      copies += 1;
      const copy = join(folder, `index-${copies}`);
      if (existsSync(index)) copyIndex(index, copy);
      return direct({ ...git, environment: { ...environment, GIT_INDEX_FILE: copy } });
    },
    withoutConfiguration: async (format) => {
      const { GIT_COMMON_DIR, GIT_INDEX_FILE, GIT_WORK_TREE, ...others } = environment;
      const nowhere = {
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_ATTR_NOSYSTEM: '1',
      };
      const own = { ...others, ...nowhere, GIT_DIR: join(folder, 'bare') };
      const bare = direct({ ...git, directory: folder, environment: own });
      await bare.run(['init', '--quiet', '--bare', '--template=', `--object-format=${format}`]);
      if (existsSync(shallow)) copyFileSync(shallow, join(folder, 'bare', 'shallow'));
      return bare;
    },
    remove,
  };
}

/** By the age of its index git tells whether a file may have changed in the same second: a copy must not be younger. */
function copyIndex(index: string, copy: string): void {
  const { atimeMs, mtimeMs } = statSync(index);
  copyFileSync(index, copy);
  utimesSync(copy, Math.floor(atimeMs / 1000), Math.floor(mtimeMs / 1000));
}

function settingVariables(): Record<string, string> {
  const pairs = settings.flatMap(([name, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, name],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return { ...Object.fromEntries(pairs), GIT_CONFIG_COUNT: `${settings.length}` };
}

function authorVariables(role: 'AUTHOR' | 'COMMITTER'): Record<string, string> {
  return {
    [`GIT_${role}_NAME`]: nobody.name,
    [`GIT_${role}_EMAIL`]: nobody.email,
    [`GIT_${role}_DATE`]: nobody.date,
  };
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A folder that is gone, at the latest, when this program ends, by a signal too; who waits for that is there before the folder. */
function temporaryFolder(): { readonly folder: string; readonly remove: () => void } {
  let folder: string | undefined;
  const remove = () => {
    process.removeListener('exit', remove);
    for (const signal of signals) process.removeListener(signal, onSignal);
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  };
  const onSignal = (signal: NodeJS.Signals) => {
    remove();
    // Who else listens decides what becomes of the program.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  process.once('exit', remove);
  for (const signal of signals) process.once(signal, onSignal);
  folder = mkdtempSync(join(tmpdir(), 'stateward-'));
  return { folder, remove };
}
