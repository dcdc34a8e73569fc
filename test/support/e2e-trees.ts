import type { Report } from '../../src/engine/contract/report.ts';
import { checkRange } from '../../src/engine/judge/check-range.ts';
import { builtInPolicy } from '../../src/engine/policy/built-in-policy.ts';
import { policyInput } from '../../src/engine/policy/range-policy.ts';
import type { Step, TaskNode } from '../../src/index.ts';
import { kinds } from '../../src/kinds/index.ts';
import { memoryFiles, memoryRepository } from './memory-repository.ts';
import { type CliResult, reportOf, runCli } from './run-cli.ts';
import {
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
  /** The findings of one story: `error immutability a in 1, repaired in 2`; warnings are left out unless asked for. */
  rows(name: string, options?: { readonly warnings?: boolean }): string[];
  /** The same of every story, by the command line over a real repository with all of them. */
  printedRows(): Promise<(readonly [name: string, rows: string[]])[]>;
  /** A real repository with all stories. */
  readonly repository: TemporaryRepository;
  /** Judges a story alone there, from its base to one of its chapters. */
  judge(name: string, chapter: number, ...options: string[]): Promise<CliResult>;
  /** The commit of a chapter there. */
  commit(name: string, chapter: number): string;
  cleanup(): void;
}

/**
 * Tells all stories in one repository, each in a folder of its own and one after the other, and judges the whole range once, in
 * memory. Git is asked where a test wants to see what the command line prints.
 */
export async function tellStories(stories: Readonly<Record<string, Story>>): Promise<Told> {
  const { plans, places } = planOf(stories);
  const base = Math.min(...[...places.values()].map((place) => place[0] ?? 0));
  const memory = memoryRepository(
    plans.map((plan) => ({ ...plan, files: memoryFiles(plan.files) })),
    base,
  );
  const report = await checkRange({ ...memory, ...policyInput(builtInPolicy(kinds), kinds) });
  if (report.obstacles.length > 0) throw new Error(JSON.stringify(report.obstacles));
  const rows =
    ({ findings }: Pick<Report, 'findings'>, ids: readonly string[]): Told['rows'] =>
    (name, { warnings = false } = {}) => {
      const place = (places.get(name) ?? []).map((index) => ids[index] ?? '');
      const own = findings.filter(({ file }) => file.startsWith(`${folderOf(stories, name)}/`));
      return rowsOf({ findings: own }, place).filter((row) => warnings || !row.startsWith('warning'));
    };
  let made: Written | undefined;
  const written = () => {
    made ??= writtenInGit(plans);
    return made;
  };
  const commit = (name: string, chapter: number) => written().ids[places.get(name)?.[chapter] ?? -1] ?? '';
  const check = (from: string, to: string, args: readonly string[]) => {
    const { directory: cwd, environment } = written().repository;
    return runCli(['check', '--range', `${from}..${to}`, ...args], { cwd, environment });
  };
  return {
    rows: rows(report, memory.ids),
    printedRows: async () => {
      const { ids } = written();
      const printed = reportOf(await check(ids[base] ?? '', ids.at(-1) ?? '', ['--format', 'json']));
      return Object.keys(stories).map((name) => [name, rows(printed, ids)(name)]);
    },
    get repository() {
      return written().repository;
    },
    judge: (name, chapter, ...args) => check(commit(name, 0), commit(name, chapter), args),
    commit,
    cleanup: () => made?.repository.cleanup(),
  };
}

interface Written {
  readonly repository: TemporaryRepository;
  readonly ids: readonly string[];
}

function writtenInGit(plans: readonly StoryCommit[]): Written {
  const repository = createTemporaryRepository();
  return { repository, ids: repository.commitAll(plans) };
}

interface StoryCommit {
  readonly message: string;
  readonly files: Readonly<Record<string, PlannedFile>>;
  readonly parents?: readonly number[];
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
  const plans: StoryCommit[] = [];
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

function planned(folder: string, chapter: Chapter, parents: readonly number[]): StoryCommit {
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
