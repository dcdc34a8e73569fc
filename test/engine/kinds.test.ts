import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from '../../src/engine/contract/check.ts';
import type { Context } from '../../src/engine/contract/context.ts';
import { isError, type LawFinding } from '../../src/engine/law/content.ts';
import { contentOf } from '../../src/engine/law/content-of-kind.ts';
import { type LawKind, readLaw, type Version } from '../support/law-kind.ts';
import { lawKinds } from '../support/law-kinds.ts';
import { runs, seed } from '../support/soak.ts';
import type { Judging } from './walk/judging.ts';
import { walk } from './walk/walk.ts';

const everythingKnown: Omit<Context, 'path'> = {
  ...{ scope: 'step', touched: ['src/a'], prior: [], message: '', steps: [] },
  ...{ siblings: [], others: [], archived: [], collisions: [] },
};

/** A line of versions, each an edit of the one before; the third is tampered with where the kind knows how. */
function lineOf(law: LawKind): fc.Arbitrary<readonly Version[]> {
  return law.version.chain((first) =>
    fc
      .tuple(law.edited(first), fc.nat(5))
      .chain(([second, number]) =>
        law.edited(second).map((third) => [first, second, law.tampered?.(second, number) ?? third, third]),
      ),
  );
}

/** Judges a line with the rules of its kind, from a first version that is accepted. */
function judgedLine(law: LawKind, docs: readonly unknown[]) {
  const { kind, path } = law;
  const settings = { options: kind.options.defaults, rules: new Map() };
  const findingsOf = (before: unknown, after: unknown) =>
    after === null
      ? []
      : judge(kind, before, after, { ...everythingKnown, path }, settings).findings.map(
          ({ ruleId, severity, refuses, subject, demanded }): LawFinding<unknown> => ({
            ...{ rule: ruleId, severity, subjects: refuses ?? [subject] },
            ...(demanded === undefined ? {} : { expected: demanded }),
          }),
        );
  const judging: Judging<unknown> = {
    judge: (_commit, _path, before, after) => findingsOf(before, after),
    isWaived: () => false,
    isArchiveChanged: () => false,
  };
  const commits = docs.map((doc, index) => ({
    id: `c${index}`,
    parents: index === 0 ? [] : [`c${index - 1}`],
    files: new Map([[path, doc]]),
    others: new Map<string, string>(),
  }));
  const content = contentOf(kind, kind.options.defaults);
  const walked = walk(content, judging, { commits, tips: ['c0'], head: `c${docs.length - 1}` });
  const baselines = commits.map(({ id }) => walked.tracksOf(id).get(path)?.baseline ?? null);
  return { walked, baselines, findingsOf };
}

describe.each(lawKinds.map((law, index) => ({ name: `${law.kind.id} ${index}`, law })))(
  '$name',
  ({ law }) => {
    const lines = (property: (docs: readonly unknown[]) => void) =>
      fc.assert(
        fc.property(lineOf(law), (versions) => {
          const read = versions.map((version) => readLaw(law, version));
          fc.pre(read.every(({ doc, faults }) => doc !== null && faults.length === 0));
          property(read.map(({ doc }) => doc));
        }),
        { numRuns: runs(100), seed },
      );

    it('the baselines form a legal history', () => {
      lines((docs) => {
        const { walked, baselines, findingsOf } = judgedLine(law, docs);
        for (const [index, { id }] of walked.range.entries()) {
          if (walked.findings.some(({ commit, rule }) => commit === id && rule === 'undone')) continue;
          expect(findingsOf(baselines[index], baselines[index + 1]).filter(isError)).toEqual([]);
        }
      });
    });

    it('the baseline of the head resolves everything', () => {
      lines((docs) => {
        const { baselines } = judgedLine(law, docs);
        const { walked } = judgedLine(law, [...docs, baselines.at(-1)]);
        expect(walked.tracksOf(`c${docs.length}`).get(law.path)?.open).toEqual([]);
      });
    });
  },
);
