import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Answer } from '../../engine/ports.ts';
import { asked, known, unknown } from '../answers.ts';
import { direct } from '../direct.ts';
import { outputUnreadable, scratchRefused } from '../obstacles.ts';
import { linesOf } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';

/**
 * A temporary folder that takes what git writes: objects, and copies of the index. Neither the repository nor its configuration
 * sees it, and no hook is started for it.
 */
export interface Scratch {
  /** The same repository, whose new objects go there. */
  readonly git: GitRepository;
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
const settings: Readonly<Record<string, string>> = {
  'core.hooksPath': '/dev/null',
  'core.splitIndex': 'false',
  'core.safecrlf': 'false',
  'core.compression': '0',
  'i18n.commitEncoding': 'UTF-8',
};

/** Nobody made these commits, and the same content is always the same commit. Older than its parents, git would look for it last. */
const nobody = { NAME: 'stateward', EMAIL: 'stateward', DATE: '@4000000000 +0000' };

const variables: Readonly<Record<string, string>> = Object.fromEntries([
  ['GIT_CONFIG_COUNT', `${Object.keys(settings).length}`],
  ...Object.keys(settings).map((name, index) => [`GIT_CONFIG_KEY_${index}`, name]),
  ...Object.values(settings).map((value, index) => [`GIT_CONFIG_VALUE_${index}`, value]),
  ...Object.entries(nobody).flatMap(([name, value]) => [
    [`GIT_AUTHOR_${name}`, value],
    [`GIT_COMMITTER_${name}`, value],
  ]),
]);

export async function openScratch(git: GitRepository): Promise<Answer<Scratch>> {
  const names = ['objects', 'index', 'shallow'].flatMap((name) => ['--git-path', name]);
  const found = await asked(direct(git), ['rev-parse', '--path-format=absolute', ...names], linesOf);
  if (!found.ok) return found;
  const [objects = '', index = '', shallow = '', ...more] = found.value;
  if (shallow === '' || more.length > 0) return unknown(outputUnreadable('rev-parse'));
  try {
    return known(scratchAt(git, objects, index, shallow));
  } catch (error) {
    return unknown(scratchRefused(error));
  }
}

function scratchAt(git: GitRepository, objects: string, index: string, shallow: string): Scratch {
  const { folder, remove } = temporaryFolder();
  mkdirSync(join(folder, 'objects'));
  const { GIT_ALTERNATE_OBJECT_DIRECTORIES: more } = git.environment;
  const environment = {
    ...git.environment,
    ...variables,
    GIT_OBJECT_DIRECTORY: join(folder, 'objects'),
    GIT_ALTERNATE_OBJECT_DIRECTORIES: JSON.stringify(objects) + (more ? delimiter + more : ''),
  };
  let copies = 0;
  return {
    git: direct({ ...git, environment }),
    withIndex: () => {
      copies += 1;
      const copy = join(folder, `index-${copies}`);
      if (existsSync(index)) copyIndex(index, copy);
      return direct({ ...git, environment: { ...environment, GIT_INDEX_FILE: copy } });
    },
    withoutConfiguration: async (format) => {
      const bare = join(folder, 'bare');
      const nowhere = {
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_ATTR_NOSYSTEM: '1',
      };
      const { GIT_COMMON_DIR, GIT_INDEX_FILE, GIT_WORK_TREE, ...others }: Record<string, string> =
        environment;
      const own = direct({
        ...git,
        directory: folder,
        environment: { ...others, ...nowhere, GIT_DIR: bare },
      });
      await own.run(['init', '--quiet', '--bare', '--template=', `--object-format=${format}`]);
      if (existsSync(shallow)) copyFileSync(shallow, join(bare, 'shallow'));
      return own;
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
