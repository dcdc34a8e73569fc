import type { Report, Step, TaskNode } from '../../src/index.ts';
import { type CliResult, reportOf, runCli } from './run-cli.ts';
import {
  type CommitPlan,
  createTemporaryRepository,
  type PlannedFile,
  type TemporaryRepository,
} from './temporary-repository.ts';
import { declaring, pretty } from './trees.ts';

export const treeFile = '.runner/state/tree.json';

/** One commit of a story; without a tree the state file stays as it is, null deletes it. */
export interface Chapter {
  readonly tree?: TaskNode | string | Uint8Array | null;
  /** Other files, below the story's own folder. */
  readonly files?: Readonly<Record<string, PlannedFile>>;
  /** The steps its message declares, or the message itself. */
  readonly says?: readonly Step[] | string;
  /** Earlier chapters; without it the one before. */
  readonly parents?: readonly number[];
}

/** What happens to one tree. Up to chapter `base` it lies behind the range; its last commit ends all its branches. */
export interface Story {
  readonly chapters: readonly [Chapter, ...Chapter[]];
  readonly base?: number;
}

export interface Told {
  readonly repository: TemporaryRepository;
  /** The findings of one story: `error immutability a in 1, repaired in 2`; warnings are left out unless asked for. */
  rows(name: string, options?: { readonly warnings?: boolean }): string[];
  /** Judges a story alone, from its base to one of its chapters. */
  judge(name: string, chapter: number, ...options: string[]): Promise<CliResult>;
  /** The commit of a chapter. */
  commit(name: string, chapter: number): string;
  cleanup(): void;
}

/**
 * Tells all stories in one repository, each in a folder of its own and one after the other, and judges the whole
 * range once. A process start costs more than a hundred commits.
 */
export async function tellStories(stories: Readonly<Record<string, Story>>): Promise<Told> {
  const repository = createTemporaryRepository();
  const { plans, places } = planOf(stories);
  const ids = repository.commitAll(plans);
  const commit = (name: string, chapter: number) => ids[places.get(name)?.[chapter] ?? -1] ?? '';
  const base = ids[Math.min(...[...places.values()].map((place) => place[0] ?? 0))] ?? '';
  const check = (from: string, to: string, args: readonly string[]) =>
    runCli(['check', '--range', `${from}..${to}`, ...args], {
      cwd: repository.directory,
      environment: repository.environment,
    });
  const judged = await check(base, ids.at(-1) ?? '', ['--format', 'json']);
  if (judged.out === '') throw new Error(`exit ${judged.code}: ${judged.error}`);
  const report = reportOf(judged);
  if (report.obstacles.length > 0) throw new Error(JSON.stringify(report.obstacles));
  return {
    repository,
    rows: (name, { warnings = false } = {}) => {
      const place = (places.get(name) ?? []).map((index) => ids[index] ?? '');
      const own = report.findings.filter(({ file }) => file.startsWith(`${folderOf(stories, name)}/`));
      return rowsOf({ findings: own }, place).filter((row) => warnings || !row.startsWith('warning'));
    },
    judge: (name, chapter, ...args) => check(commit(name, 0), commit(name, chapter), args),
    commit,
    cleanup: repository.cleanup,
  };
}

/** Findings as lines, commits by their place in a list. */
export function rowsOf({ findings }: Pick<Report, 'findings'>, commits: readonly string[]): string[] {
  const number = (id: string) => commits.lastIndexOf(id);
  return findings.map(({ severity, ruleId, subject, commits: ids = [], ended }) => {
    const where = ids.map(number).join('+') || 'net';
    const repaired = ended === undefined || ended.of !== undefined ? '' : `, repaired in ${number(ended.by)}`;
    const repairing = ended?.of === undefined ? '' : ', a repair';
    return `${severity} ${ruleId.replace('task-tree/', '')} ${subject} in ${where}${repaired}${repairing}`;
  });
}

function folderOf(stories: Readonly<Record<string, Story>>, name: string): string {
  return `s${Object.keys(stories).indexOf(name)}`;
}

/** The plans of all commits, and where each chapter of each story is among them; chapters behind the base are the base. */
function planOf(stories: Readonly<Record<string, Story>>) {
  const plans: CommitPlan[] = [];
  const told = Object.entries(stories).map(([name, story]) => ({
    name,
    folder: folderOf(stories, name),
    ...story,
  }));
  const starts = told.map(({ folder, chapters }) => filesOf(folder, chapters[0]));
  plans.push({ message: 'start', files: Object.assign({}, ...starts) });
  for (const { folder, chapters, base = 0 } of told) {
    for (const chapter of chapters.slice(1, base + 1))
      plans.push(planned(folder, chapter, [plans.length - 1]));
  }
  const places = new Map<string, number[]>();
  for (const { name, folder, chapters, base = 0 } of told) {
    const place = chapters.slice(0, base + 1).map(() => plans.length - 1);
    for (const chapter of chapters.slice(base + 1)) {
      const parents = (chapter.parents ?? [place.length - 1]).map((parent) => place[parent] ?? 0);
      plans.push(planned(folder, chapter, parents));
      place.push(plans.length - 1);
    }
    places.set(name, place);
  }
  return { plans, places };
}

function planned(folder: string, chapter: Chapter, parents: readonly number[]): CommitPlan {
  const { says = 'work' } = chapter;
  return {
    message: typeof says === 'string' ? says : declaring(...says),
    files: filesOf(folder, chapter),
    parents,
  };
}

function filesOf(folder: string, { tree, files = {} }: Chapter): Record<string, PlannedFile> {
  const own = Object.entries({ ...(tree === undefined ? {} : { [treeFile]: textOf(tree) }), ...files });
  return Object.fromEntries(own.map(([path, file]) => [`${folder}/${path}`, file]));
}

function textOf(tree: TaskNode | string | Uint8Array | null): string | Uint8Array | null {
  return tree === null || typeof tree === 'string' || tree instanceof Uint8Array ? tree : pretty(tree);
}
