import type { RangeInput } from '../../src/app/check-range.ts';
import type { History } from '../../src/app/ports.ts';
import { builtInGovernance, governNamed } from '../../src/config/govern.ts';
import type { Waiver } from '../../src/config/waivers.ts';
import { findWaivers } from './find-waivers.ts';
import { type Judged, judgeRange } from './judge-range.ts';
import { type ModelRepository, modelRepository } from './model-repository.ts';
import { inModelWords } from './model-words.ts';
import { modelKind } from './toy-kind.ts';
import type { Answer, ModelCommit, Question } from './types.ts';

export interface EngineAnswer extends Answer {
  readonly accepted?: Judged['accepted'];
  /** Whether findings of one fingerprint are joined: then only the gravest fate of a fault is known. */
  readonly isJoined: boolean;
  readonly obstacles: readonly string[];
}

/** Asks the engine what is asked of the model. */
export async function runEngine(commits: readonly ModelCommit[], question: Question): Promise<EngineAnswer> {
  const repository = modelRepository(commits);
  const ask = (asked: Question, waivers: readonly Waiver[] = []) =>
    judgeRange(inputOf(repository, asked, waivers));
  const waivers = await findWaivers(ask, repository, commits, question);
  const { report, findings, ...known } = await ask(question, waivers);
  return {
    ...inModelWords(findings, report.verdict, repository.nameOf),
    ...known,
    isJoined: findings === report.findings,
    obstacles: report.obstacles.map(({ message }) => message),
  };
}

const { kind, settings } = builtInGovernance(modelKind);
const severe = new Map([
  ...settings.rules,
  ['state-file/deleted', { messages: { warned: 'error' } }] as const,
]);
const govern = governNamed(['p', 'q'], { kind, settings: { ...settings, rules: severe } });

function inputOf(
  repository: ModelRepository,
  { base, head }: Question,
  waivers: readonly Waiver[],
): RangeInput {
  const { history, blobs, ids, idOf } = repository;
  const bases = [base].flat().map(idOf);
  const range = { base: bases[0] ?? '', head: head === undefined ? (ids.at(-1) ?? '') : idOf(head) };
  // A merge by itself is judged from all its parents, and there is no net of a single commit.
  return {
    history: { ...history, commits: commitsOf(history, bases) },
    blobs,
    govern,
    range,
    net: bases.length === 1,
    waivers,
  };
}

/** Commits that are not reachable from any of the bases. */
function commitsOf(history: History, bases: readonly string[]): History['commits'] {
  return async (range) => {
    const [first, ...others] = await Promise.all(
      (bases.includes(range.base) ? bases : [range.base]).map((base) => history.commits({ ...range, base })),
    );
    if (first === undefined || !first.ok) return first ?? { ok: true, value: [] };
    const known = others.map((answer) => new Set(answer.ok ? answer.value.map(({ id }) => id) : []));
    return { ok: true, value: first.value.filter(({ id }) => known.every((ids) => ids.has(id))) };
  };
}
