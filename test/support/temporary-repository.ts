import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type PlannedFile =
  | string
  | Uint8Array
  | null
  | { readonly mode: '100755' | '120000'; readonly content: string | Uint8Array }
  | { readonly mode: '160000'; readonly commit: string };

export interface CommitPlan {
  readonly message: string | Uint8Array;
  /** What the commit changes against its first parent; null deletes. */
  readonly files?: Readonly<Record<string, PlannedFile>>;
  /** The branch that moves; `main` unless told. */
  readonly branch?: string;
  /** Ids, ref names, or places in the same list. Without it the branch goes on; an empty list makes a root. */
  readonly parents?: readonly (string | number)[];
  /** Seconds since 1970; a second later than the commit before unless told. */
  readonly at?: number;
}

export interface TemporaryRepository {
  readonly directory: string;
  /** For code under test: the caller's environment without the user's own git configuration. */
  readonly environment: Readonly<Record<string, string>>;
  /** Runs git and gives its output without the final newline; throws where git fails. */
  git(...args: string[]): string;
  /** The same with something on standard input, for what asks questions. */
  feed(input: string, ...args: string[]): string;
  /** Makes all the commits in one process and gives their ids; index and work tree are left alone. */
  commitAll(commits: readonly CommitPlan[]): string[];
  cleanup(): void;
}

export interface RepositoryOptions {
  readonly objectFormat?: 'sha1' | 'sha256';
  /** Options and address for `git clone`, instead of making an empty repository. */
  readonly clone?: readonly string[];
}

const firstSecond = 1_700_000_000;
const largestOutput = 1 << 28;

/** A repository of its own, without the user's configuration; each commit is a second later than the one before. */
export function createTemporaryRepository(options: RepositoryOptions = {}): TemporaryRepository {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'stateward-')));
  const directory = join(root, 'repository');
  const environment = isolatedEnvironment(root);
  mkdirSync(directory);
  let second = firstSecond;

  function run(args: readonly string[], input?: Buffer): string {
    const date = `${second++} +0000`;
    const env = { ...environment, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    const ended = spawnSync('git', args, { cwd: directory, env, input, maxBuffer: largestOutput });
    if (ended.status !== 0) throw new Error(`git ${args.join(' ')}: ${ended.error ?? ended.stderr}`);
    return ended.stdout.toString('utf8').replace(/\n$/, '');
  }

  const format = `--object-format=${options.objectFormat ?? 'sha1'}`;
  if (options.clone) run(['clone', '-q', '--template=', ...options.clone, '.']);
  else run(['init', '-q', '-b', 'main', '--template=', format]);
  return {
    directory,
    environment,
    git: (...args) => run(args),
    feed: (input, ...args) => run(args, Buffer.from(input)),
    commitAll: (commits) => {
      const stream = importStream(commits, second, (branch) => hasBranch(directory, branch));
      second += commits.length;
      const ids = run(['fast-import', '--quiet', '--force'], stream);
      return ids === '' ? [] : ids.split('\n');
    },
    cleanup: () => rmSync(root, { recursive: true, force: true }),
  };
}

function isolatedEnvironment(home: string): Record<string, string> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith('GIT_'));
  return {
    ...Object.fromEntries(inherited.map(([name, value]) => [name, value ?? ''])),
    // The code under test drops GIT_CONFIG_*, so the home directory has to be empty too.
    HOME: home,
    XDG_CONFIG_HOME: home,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_AUTHOR_NAME: 'Author',
    GIT_AUTHOR_EMAIL: 'author@example.test',
    GIT_COMMITTER_NAME: 'Committer',
    GIT_COMMITTER_EMAIL: 'committer@example.test',
  };
}

function hasBranch(directory: string, branch: string): boolean {
  const packed = join(directory, '.git', 'packed-refs');
  if (existsSync(join(directory, '.git', 'refs', 'heads', branch))) return true;
  return existsSync(packed) && readFileSync(packed, 'utf8').includes(` refs/heads/${branch}\n`);
}

function importStream(
  commits: readonly CommitPlan[],
  second: number,
  has: (branch: string) => boolean,
): Buffer {
  const begun = new Set<string>();
  const parts = commits.flatMap((plan, index) => {
    const branch = plan.branch ?? 'main';
    const tip = begun.has(branch) || !has(branch) ? [] : [`refs/heads/${branch}^0`];
    begun.add(branch);
    return commitParts(plan, `refs/heads/${branch}`, index + 1, second + index, plan.parents ?? tip);
  });
  return Buffer.concat(parts);
}

function commitParts(
  plan: CommitPlan,
  ref: string,
  mark: number,
  second: number,
  parents: readonly (string | number)[],
): Buffer[] {
  const reset = plan.parents?.length === 0 ? `reset ${ref}\n\n` : '';
  const who = `Someone <someone@example.test> ${plan.at ?? second} +0000`;
  const names = parents.map((parent) => (typeof parent === 'number' ? `:${parent + 1}` : parent));
  const lines = names.map((name, place) => `${place === 0 ? 'from' : 'merge'} ${name}\n`);
  return [
    Buffer.from(`${reset}commit ${ref}\nmark :${mark}\nauthor ${who}\ncommitter ${who}\n`),
    data(plan.message),
    Buffer.from(lines.join('')),
    ...Object.entries(plan.files ?? {}).flatMap(([path, file]) => fileParts(path, file)),
    Buffer.from(`\nget-mark :${mark}\n`),
  ];
}

function fileParts(path: string, file: PlannedFile): Buffer[] {
  const name = `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
  if (file === null) return [Buffer.from(`D ${name}\n`)];
  if (typeof file === 'string' || file instanceof Uint8Array) return inline('100644', name, file);
  if (file.mode === '160000') return [Buffer.from(`M 160000 ${file.commit} ${name}\n`)];
  return inline(file.mode, name, file.content);
}

function inline(mode: string, name: string, content: string | Uint8Array): Buffer[] {
  return [Buffer.from(`M ${mode} inline ${name}\n`), data(content)];
}

function data(content: string | Uint8Array): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from('\n')]);
}
