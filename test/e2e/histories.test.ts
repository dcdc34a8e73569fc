import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { governNamed } from '../../src/config/govern.ts';
import { resolveSettings } from '../../src/config/settings.ts';
import type { ReportedFinding } from '../../src/engine/contract/finding.ts';
import { checkRange } from '../../src/engine/judge/check-range.ts';
import type { JsonObject } from '../../src/formats/json-value.ts';
import { createGitHistory } from '../../src/git/history/history.ts';
import { createGitObjects } from '../../src/git/objects/objects.ts';
import { openGitRepository } from '../../src/git/repository.ts';
import { checklist } from '../../src/kinds/checklist/index.ts';
import {
  goldenPairs,
  histories,
  historiesFolder,
  historyNames,
  leavesOf,
  planHistory,
  readHistory,
} from '../support/histories.ts';
import { createTemporaryRepository } from '../support/temporary-repository.ts';

/** Where the files of each family of histories lie, and the preset that reads them. */
const families: readonly {
  readonly prefix: string;
  readonly preset: string | JsonObject;
  readonly path: string;
}[] = [
  { prefix: 'ralph-', preset: 'ralph', path: 'scripts/ralph/prd.json' },
  { prefix: 'feature-list-', preset: 'feature-list', path: 'feature_list.json' },
  { prefix: 'task-master-', preset: 'task-master', path: '.taskmaster/tasks/tasks.json' },
  { prefix: 'bmad-', preset: 'bmad', path: 'docs/sprint-status.yaml' },
  { prefix: 'beads-', preset: 'beads', path: '.beads/issues.jsonl' },
  { prefix: 'spec-kit-', preset: 'spec-kit', path: 'specs/022-lessons/tasks.md' },
  { prefix: 'openspec-', preset: 'openspec', path: 'openspec/changes/deltas/tasks.md' },
  { prefix: 'log-', preset: 'log', path: '.ralph/history.jsonl' },
  {
    prefix: 'plan-',
    preset: {
      parse: 'md-checklist',
      items: ['/rows'],
      fields: {
        id: { from: ['/cells/Task ID'] },
        title: { from: ['/cells/Title'] },
        status: { from: ['/cells/Status'] },
        needs: { from: ['/cells/Dependencies'] },
      },
      done: [{ field: 'status', values: ['*done'] }],
      contract: ['title'],
    },
    path: 'IMPLEMENTATION_PLAN.md',
  },
];

const names = histories === undefined ? [] : historyNames(histories);
const judgedNames = names.filter((name) => families.some(({ prefix }) => name.startsWith(prefix)));

/** Findings of one history, by the number of the version whose commit they are about. */
type Findings = ReadonlyMap<number, readonly ReportedFinding[]>;

async function judgeHistory(folder: string, name: string): Promise<Findings> {
  const family = families.find(({ prefix }) => name.startsWith(prefix));
  if (family === undefined) throw new Error(`no preset for ${name}`);
  const { preset, path } = family;
  const settings = resolveSettings(checklist, { preset });
  if (!settings.ok) throw new Error(JSON.stringify(settings.faults));
  const plans = planHistory(folder, name, path);
  const repository = createTemporaryRepository();
  const git = openGitRepository(repository.directory, repository.environment);
  const blobs = createGitObjects(git);
  const found = new Map<number, ReportedFinding[]>();
  try {
    const ids = repository.commitAll(plans);
    const rows = readHistory(folder, name);
    const govern = governNamed([path], { kind: checklist, settings: settings.settings });
    const history = createGitHistory(git, blobs);
    for (const leaf of leavesOf(plans)) {
      const range = { base: ids[0] ?? '', head: ids[leaf] ?? '' };
      const report = await checkRange({ history, blobs, range, govern });
      expect(report.obstacles).toEqual([]);
      for (const finding of report.findings)
        for (const commit of finding.commits ?? []) {
          const n = rows[ids.indexOf(commit) - 1]?.n ?? 0;
          found.set(n, [...(found.get(n) ?? []), finding]);
        }
    }
    return found;
  } finally {
    await blobs.close();
    repository.cleanup();
  }
}

/** An item with its number and status under another slug is said, and only said: it is the same item. */
function isRenamed({ ruleId }: ReportedFinding): boolean {
  return ruleId === 'checklist/rekeyed';
}

/** What a finding says though a later commit repaired it. */
function wasError(finding: ReportedFinding): boolean {
  return finding.severity === 'error' || finding.ended !== undefined;
}

if (histories === undefined) {
  it.skip(`real histories: need ${historiesFolder}`, () => {});
} else {
  const folder = histories;
  describe('real histories', () => {
    const results = new Map<string, Findings>();

    beforeAll(async () => {
      for (const name of judgedNames) results.set(name, await judgeHistory(folder, name));
    });

    afterAll(() => console.info(tableOf(folder, results)));

    const golden = goldenPairs(folder).filter(({ history }) => judgedNames.includes(history));
    it.each(golden)('$verdict: $history $next: $why', ({ verdict, history, next }) => {
      const n = Number.parseInt(next, 10);
      const findings = (results.get(history)?.get(n) ?? []).filter(({ scope }) => scope !== 'net');
      const errors = findings.filter(wasError).map(({ message }) => message);
      if (verdict === 'block') expect(errors).not.toEqual([]);
      if (verdict === 'pass') expect(errors).toEqual([]);
      if (verdict === 'review')
        expect(
          findings.some((each) => wasError(each) || each.severity === 'warning' || isRenamed(each)),
        ).toBe(true);
    });
  });
}

/** Every error that no golden pair speaks of, for a person to look at; `STATEWARD_TABLE=all` shows all findings. */
function tableOf(folder: string, results: ReadonlyMap<string, Findings>): string {
  const known = new Set(
    goldenPairs(folder).map(({ history, next }) => `${history} ${Number.parseInt(next, 10)}`),
  );
  const all = process.env.STATEWARD_TABLE === 'all';
  const lines: string[] = [];
  for (const [name, findings] of results) {
    const rows = readHistory(folder, name);
    const wrong = [...findings].filter(([, own]) => own.some(wasError)).length;
    lines.push(`${name}: ${rows.length} versions, ${wrong} with an error`);
    for (const [n, own] of [...findings].sort(([left], [right]) => left - right)) {
      const mark = known.has(`${name} ${n}`) ? ' (golden)' : '';
      for (const { ruleId, severity, scope, message, ended } of own.filter((each) => all || wasError(each)))
        lines.push(
          `  ${n}${mark} ${severity}${ended ? ', repaired' : ''} ${scope} ${ruleId}: ${message.slice(0, 200)}`,
        );
    }
  }
  return lines.join('\n');
}
