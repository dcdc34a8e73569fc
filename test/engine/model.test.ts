import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Asked, bySorted, type ModelCommit, toldByEngine } from './model/as-engine.ts';

interface History extends Asked {
  readonly id: string;
  readonly commits: readonly ModelCommit[];
  readonly expect: {
    readonly verdict: string;
    readonly commits: Record<
      string,
      { readonly findings: { subjects: string[] }[]; readonly notes: { subjects: string[] }[] }
    >;
    readonly net: { path: string; rule: string; subjects: string[]; chain: string[] }[];
    readonly repair: Record<string, unknown>;
  };
}

const histories = readFileSync('test/engine/model/histories.jsonl', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): History => JSON.parse(line));

function expected({ expect: { verdict, commits, net, repair } }: History) {
  return {
    verdict,
    commits: Object.fromEntries(
      Object.entries(commits).map(([id, { findings, notes }]) => [
        id,
        { findings: bySorted(findings), notes: bySorted(notes) },
      ]),
    ),
    net: bySorted(
      net.map(({ path, rule, subjects, chain }) => ({ path, rule, subjects: [...subjects].sort(), chain })),
    ),
    repair,
  };
}

describe('the engine judges as the model of the law does', () => {
  it('has histories to compare', () => {
    expect(histories.length).toBeGreaterThan(100);
  });

  it.each(histories.map((history) => [history.id, history] as const))('%s', (_, history) => {
    expect(JSON.parse(JSON.stringify(toldByEngine(history.commits, history)))).toEqual(expected(history));
  });
});
