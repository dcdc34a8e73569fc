import { type Asked, bySorted, type ModelCommit } from './as-engine.ts';
import { makeEngine } from './engine.mjs';
import { makeKind } from './toy.mjs';

interface ModelFinding {
  readonly commit: string;
  readonly path: string;
  readonly rule: string;
  readonly subjects: readonly string[];
  readonly severity: string;
  readonly status: string;
  readonly excused?: string;
}

interface ModelNote extends Pick<ModelFinding, 'commit' | 'path' | 'rule' | 'subjects'> {
  readonly of: string;
}

const { check, repair } = makeEngine(makeKind());

/** What goes into the work tree of a history, by the model. */
export function repairByModel(commits: readonly unknown[], base: string, head: string): unknown {
  return repair(check(commits, { base, head }));
}

/** A range, judged by the model of the law, in the form of histories.jsonl. */
export function toldByModel(commits: readonly ModelCommit[], asked: Asked) {
  const result = check(commits, asked);
  const findingsOf = (id: string) =>
    result.findings
      .filter(({ commit }: ModelFinding) => commit === id)
      .map(({ path, rule, subjects, severity, status, excused }: ModelFinding) => ({
        ...{ path, rule, subjects: [...subjects].sort(), severity, status },
        ...(excused === undefined ? {} : { excused }),
      }));
  const notesOf = (id: string) =>
    result.notes
      .filter(({ commit }: ModelNote) => commit === id)
      .map(({ path, rule, subjects, of }: ModelNote) => ({ path, rule, subjects: [...subjects].sort(), of }));
  const net = result.net.map(
    ({
      path,
      rule,
      subjects,
      chain,
    }: Record<'path' | 'rule', string> & Record<'subjects' | 'chain', string[]>) => ({
      ...{ path, rule, subjects: [...subjects].sort(), chain },
    }),
  );
  return {
    verdict: result.verdict,
    commits: Object.fromEntries(
      commits.map(({ id }) => [id, { findings: bySorted(findingsOf(id)), notes: bySorted(notesOf(id)) }]),
    ),
    net: bySorted(net),
    repair: repair(result),
  };
}
