import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { createGitHistory } from '../../src/git/history/history.ts';
import { createGitObjects } from '../../src/git/objects/objects.ts';
import { openGitRepository } from '../../src/git/repository.ts';
import { memoryRepository } from '../support/memory-repository.ts';
import { isSoak, seed, someOf } from '../support/soak.ts';
import { createTemporaryRepository } from '../support/temporary-repository.ts';
import { tryHonesty } from './honesty.ts';
import { judgeRange, judgeStory } from './judge.ts';
import type { TamperKind } from './kind.ts';
import { tamperKinds } from './kinds/index.ts';
import { operatorsOf, type PreparedTry, prepareTry, tryOften } from './matrix.ts';
import type { Operator } from './operator.ts';
import { againOperators } from './operators/again-operators.ts';
import { faultLines } from './print.ts';
import { reasons } from './reasons.ts';
import { inGit, inMemory } from './story.ts';

/** `npm run lab -- tamper` is the whole instrument; here is as much of it as a test run has time for. */
const variants: ReadonlySet<string> = new Set([
  'openspec',
  'kiro',
  'omo',
  'superpowers',
  'conductor',
  'gsd-2',
  'exec-plan',
  'ai-dlc',
  'markdown',
]);
/** Of presets that share one model, one is enough where time is short. */
const kinds = tamperKinds
  .filter(({ name }) => isSoak || !variants.has(name))
  .map((kind, place) => ({ name: kind.name, kind, place }));

async function faultsOf(kind: TamperKind, operators: readonly Operator[]): Promise<string[]> {
  const faults: string[] = [];
  for (const operator of operators)
    faults.push(...faultLines(await tryOften(kind, operator, { seed, rounds: 1 })));
  return faults;
}

describe.each(kinds)('$name', ({ kind, place }) => {
  const operators = operatorsOf(kind);

  it('has honest histories without an error', async () => {
    const { errors } = await tryHonesty(kind, seed, isSoak ? 2000 : 30, 30);
    expect(errors).toEqual([]);
  });

  it('misses nothing, and stops nothing that is legal', async () => {
    expect(await faultsOf(kind, someOf(operators, 60, place))).toEqual([]);
  });

  it('misses none of them where it is done again', async () => {
    expect(await faultsOf(kind, someOf(againOperators(operators), 300, place))).toEqual([]);
  });

  it('has enough operators, each with a name of its own', () => {
    const names = operators.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(60);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('real git', () => {
  const repository = createTemporaryRepository();
  afterAll(() => repository.cleanup());

  it('says of a history what the memory says', async () => {
    const prepared: (PreparedTry & { readonly operator: Operator })[] = [];
    for (const { kind } of someOf(kinds, 4))
      for (const [index, operator] of operatorsOf(kind).entries())
        if (index % 100 === 7) {
          const made = await prepareTry(kind, operator, 3);
          if (made !== undefined) prepared.push({ ...made, operator });
        }
    const offsets: number[] = [];
    const plans = prepared.flatMap(({ story }, index) => {
      offsets.push(prepared.slice(0, index).reduce((sum, each) => sum + each.story.commits.length, 0));
      return inGit(story, `try-${index}`, offsets[index]);
    });
    const ids = repository.commitAll(plans);
    const git = openGitRepository(repository.directory, repository.environment);
    const objects = createGitObjects(git);
    const history = createGitHistory(git, objects);
    for (const [index, { story, from, operator }] of prepared.entries()) {
      const own = ids.slice(offsets[index], (offsets[index] ?? 0) + story.commits.length);
      const range = { base: own[from] ?? '', head: own.at(-1) ?? '' };
      const real = await judgeRange({ history, blobs: objects, range }, operator);
      const { report, ids: inMemoryIds } = await judgeStory(story, from, operator);
      expect([operator.name, shown(real, own)]).toEqual([operator.name, shown(report, inMemoryIds)]);
    }
    await objects.close();
  });

  function shown({ verdict, findings }: Awaited<ReturnType<typeof judgeRange>>, ids: readonly string[]) {
    const rows = findings.map(
      ({ ruleId, severity, subject, fingerprint, commits = [] }) =>
        `${severity} ${ruleId} ${subject} ${fingerprint} ${commits
          .map((id) => ids.indexOf(id))
          .sort()
          .join()}`,
    );
    return [verdict, ...rows.sort()];
  }
});

describe('what is legal by definition', () => {
  const page = readFileSync('docs/threat-model.md', 'utf8').replace(/\s+/g, ' ');

  it.each(Object.values(reasons))('stands in the threat model: %s', (sentence) => {
    expect(page).toContain(sentence);
  });

  it('has no reason that no operator gives', () => {
    const given = new Set(
      kinds.flatMap(({ kind }) =>
        operatorsOf(kind).flatMap(({ expect: each }) => (each === 'refused' ? [] : [each.legal])),
      ),
    );
    expect(Object.values(reasons).filter((sentence) => !given.has(sentence))).toEqual([]);
  });
});

it('makes the same history of the same seed', async () => {
  const [kind] = tamperKinds;
  const operator = kind && operatorsOf(kind)[0];
  if (kind === undefined || operator === undefined) throw new Error('no kind');
  const [one, two] = [await prepareTry(kind, operator, 5), await prepareTry(kind, operator, 5)];
  if (one === undefined || two === undefined) throw new Error('nothing was made');
  expect(memoryRepository(inMemory(one.story)).ids).toEqual(memoryRepository(inMemory(two.story)).ids);
});
