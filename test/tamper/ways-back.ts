import { spawnSync } from 'node:child_process';
import type { RepairWay } from '../../src/engine/contract/repair.ts';
import type { CheckedRange } from '../../src/engine/judge/check-range.ts';
import { printedRepair } from '../../src/output/repair-command.ts';
import { built } from '../support/built.ts';
import { memoryRepository } from '../support/memory-repository.ts';
import { createTemporaryRepository } from '../support/temporary-repository.ts';
import { checkedAs, type Handed } from './judge.ts';
import type { Planted, TamperKind } from './kind.ts';
import { prepareTry } from './matrix.ts';
import type { Operator } from './operator.ts';
import { changed, commitAt, inGit, inMemory, record, type Story, tipOf } from './story.ts';

/** What came of following what is printed, letter by letter, until nothing is refused. */
export interface Followed {
  readonly outcome: 'green' | 'red' | 'words';
  /** The commands that were followed. */
  readonly commands: readonly string[];
  /** Why it is not green: what stands and names no command, or what the last command left. */
  readonly why: string;
}

/** More rounds than a history of the matrix has faults: who needs them goes in a circle. */
const mostRounds = 8;

/** Follows the printed ways back in memory; undefined where nothing is refused. */
export async function followInMemory(
  kind: TamperKind,
  operator: Operator,
  seed: number,
): Promise<Followed | undefined> {
  const prepared = await prepareTry(kind, operator, seed);
  if (prepared === undefined) return undefined;
  return followStory(prepared.story, prepared.from, operator);
}

/** The same for a story that is written already, which goes on with every command. */
export async function followStory(story: Story, from: number, handed: Handed): Promise<Followed | undefined> {
  const commands: string[] = [];
  for (let round = 0; round <= mostRounds; round += 1) {
    const { checked, ids } = await judged(story, from, handed);
    const { report } = checked;
    const errors = report.findings.filter(({ severity }) => severity === 'error');
    if (report.verdict === 'pass') return round === 0 ? undefined : { outcome: 'green', commands, why: '' };
    const [repair] = errors.flatMap((each) => each.repair ?? []);
    const [said, way] = [printedRepair(repair), repair?.ways[0]];
    const why = [...new Set(errors.map(({ ruleId, message }) => `${ruleId}: ${message}`))].join('; ');
    if (said === undefined || way === undefined) {
      const obstacles = report.obstacles.map(({ message }) => message).join('; ');
      return {
        outcome: round === 0 || errors.length === 0 ? 'words' : 'red',
        commands,
        why: why || obstacles,
      };
    }
    commands.push(said.command);
    const changes = changesOf(way, story, checked, ids);
    if (typeof changes === 'string' || round === mostRounds)
      return { outcome: 'red', commands, why: typeof changes === 'string' ? `${changes}; ${why}` : why };
    const tip = commitAt(story, tipOf(story));
    const { isAlone: _, ...last } = tip;
    record(story, {
      ...last,
      message: 'Repair',
      parents: [tipOf(story)],
      files: changed(tip.files, changes),
    });
  }
  return undefined;
}

async function judged(story: Story, from: number, handed: Handed) {
  const { ids, ...source } = memoryRepository(inMemory(story), from);
  return { checked: await checkedAs(source, handed), ids };
}

/** What a repair changes; a text says why it changes nothing. */
function changesOf(
  way: RepairWay,
  story: Story,
  { repairs }: CheckedRange,
  ids: readonly string[],
): Record<string, Planted | null> | string {
  if (way.how === 'restore') {
    const { files } = commitAt(story, ids.indexOf(way.commit));
    const absent = way.paths.find((each) => !files.has(each));
    if (absent !== undefined) return `${absent} is not in ${way.commit}`;
    return Object.fromEntries(way.paths.map((each) => [each, files.get(each) ?? null]));
  }
  if (way.how !== 'write') return `nobody knows how to ${way.how}`;
  const [path = ''] = way.paths;
  const repair = repairs.find((each) => each.path === path);
  if (repair?.after === undefined || repair.after.size === 0) return `a repair of ${path} writes nothing`;
  const standing = commitAt(story, tipOf(story)).files;
  return Object.fromEntries(
    [...repair.after].map(([part, text]) => {
      const own = repair.paths?.get(part) ?? (part === '' ? path : part);
      if (part !== '' && text === '') return [own, null];
      const file = standing.get(own);
      const isExecutable = typeof file === 'object' && 'executable' in file;
      return [own, isExecutable ? { executable: text } : text];
    }),
  );
}

const cli = built('cli.js');

/** The same with git and the built command line, in a repository of its own. */
export async function followInGit(
  kind: TamperKind,
  operator: Operator,
  seed: number,
  command = cli,
): Promise<Followed | undefined> {
  const prepared = await prepareTry(kind, operator, seed);
  if (prepared === undefined) return undefined;
  const { story, from } = prepared;
  const repository = createTemporaryRepository();
  try {
    const base = repository.commitAll(inGit(story, 'main'))[from] ?? '';
    repository.git('reset', '--hard', '--quiet', 'main');
    const { directory: cwd, environment: env } = repository;
    const commands: string[] = [];
    for (let round = 0; round <= mostRounds; round += 1) {
      const args = [command, 'check', '--base', base, '--config-from', 'base', '--format', 'json'];
      const { stdout } = spawnSync(process.execPath, args, {
        cwd,
        env,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      });
      const report = JSON.parse(stdout) as PrintedReport;
      const errors = report.findings.filter(({ severity }) => severity === 'error');
      if (report.verdict === 'pass') return round === 0 ? undefined : { outcome: 'green', commands, why: '' };
      const [said] = errors.flatMap(({ repair }) => repair?.command ?? []);
      const why = [...new Set(errors.map(({ ruleId, message }) => `${ruleId}: ${message}`))].join('; ');
      if (said === undefined) return { outcome: round === 0 ? 'words' : 'red', commands, why };
      commands.push(said);
      const line = said.replace(/^npx --no stateward /, `'${process.execPath}' '${command}' `);
      const ended = spawnSync('sh', ['-c', line], { cwd, env, encoding: 'utf8' });
      if (ended.status !== 0) return { outcome: 'red', commands, why: ended.stderr };
      repository.git('add', '--all');
      repository.git('commit', '--quiet', '--allow-empty', '--no-verify', '--message', 'Repair');
    }
    return { outcome: 'red', commands, why: 'the same again' };
  } finally {
    repository.cleanup();
  }
}

interface PrintedReport {
  readonly verdict: string;
  readonly findings: readonly {
    readonly severity: string;
    readonly ruleId: string;
    readonly message: string;
    readonly repair?: { readonly command: string };
  }[];
}
