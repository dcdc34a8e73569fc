import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeMerge } from '../../src/core/check-merge.ts';
import { isDoneIn, same, subjectValue } from '../../src/core/entity.ts';
import type { Finding } from '../../src/core/finding.ts';
import { splitSubject, subjectOf } from '../../src/core/subject.ts';
import { type LawKind, readLaw, type Version } from '../support/law-kind.ts';
import { lawKinds } from '../support/law-kinds.ts';
import { runs } from '../support/soak.ts';
import { exemptions } from './exemptions.ts';

/** The laws of docs/judging.md, Merges, over random merges of every kind that can be grafted. */
interface Merge {
  readonly base: unknown;
  readonly parents: readonly [unknown, unknown];
  readonly result: unknown;
}

/** A base, what two sides make of it, and a result that takes some from each side and some from nowhere. */
function merges(each: LawKind): fc.Arbitrary<Merge> {
  const { kind } = each;
  const edited = (version: Version) =>
    fc.oneof(
      each.edited(version),
      each.edited(version).chain((next) => each.edited(next)),
      fc.constant(version),
    );
  return each.version
    .chain((base) => fc.tuple(fc.constant(base), edited(base), edited(base), edited(base)))
    .chain(([base, one, two, other]) => {
      const docs = [base, one, two, other].map((version) => readLaw(each, version).doc);
      const [from = null, first = null, second = null, third = null] = docs;
      if (docs.includes(null))
        return fc.constant({ base: from, parents: [first, second] as const, result: null });
      const ids = [...new Set(docs.flatMap((doc) => [...kind.entities(doc)]))].map((id) => subjectOf(id));
      const some = (minLength: number) => fc.subarray(ids, { minLength: Math.min(minLength, ids.length) });
      return fc.tuple(some(0), fc.oneof(fc.constant([]), some(0))).map(([theirs, made]) => {
        const mixed = kind.graft(first, second, theirs);
        return shown(each, { base: from, parents: [first, second], result: kind.graft(mixed, third, made) });
      });
    })
    .filter(({ result }) => result !== null);
}

/** As entities, so that a counter-example can be read. */
function shown({ kind }: LawKind, merge: Merge): Merge {
  const versions = [merge.base, ...merge.parents, merge.result];
  const text = () => versions.map((doc) => (doc === null ? 'none' : textOf(kind, doc))).join('\n');
  return Object.assign(merge, { [fc.toStringMethod]: text });
}

function textOf(kind: LawKind['kind'], doc: unknown): string {
  const values = [...kind.entities(doc)].map((id) => [id, subjectValue(kind, doc, subjectOf(id)) ?? null]);
  return JSON.stringify(values);
}

function judged({ kind, path }: LawKind, { base, parents, result }: Merge): readonly Finding[] {
  const settings = { options: kind.defaults, rules: new Map() };
  const context = { path, message: 'Merge', touched: [path], prior: [] };
  return judgeMerge(kind, { result, parents, bases: [base] }, context, settings).findings;
}

/** What a finding says of each subject: which of them are one finding is no part of the law. */
function told(finding: Finding): string[] {
  return refusedBy(finding).map((subject) => `${finding.ruleId} ${subject}`);
}

function refusedBy({ refuses, subject }: Finding): readonly string[] {
  return refuses ?? [subject];
}

function isOfMerges({ ruleId }: Finding): boolean {
  return /\/merge-(?:lost|invented)$/.test(ruleId);
}

/**
 * Whether nobody took away what others hang on, or gave one id twice: marks of parents follow from their children, and with a
 * new root a tree is another one.
 */
function holdsTogether({ kind }: LawKind, { base, parents, result }: Merge): boolean {
  // Two sides that gave one name to two things: nothing tells which of them kept it.
  const isSpoken = (id: string) =>
    kind.entity(base, id) === undefined && !same(kind, ...parents, subjectOf(id));
  const own = parents.map((doc) => new Set(kind.entities(doc)));
  if ([...(own[0] ?? [])].some((id) => own[1]?.has(id) && isSpoken(id))) return false;
  if (kind.id !== 'task-tree') return true;
  const [root = '', ...others] = kind.entities(base);
  const isInner = (id: string) => kind.entity(base, id)?.fields.passes?.role === 'derived';
  const isWhole = (doc: unknown) =>
    [root, ...others.filter(isInner)].every((id) => kind.entity(doc, id) !== undefined) &&
    [...kind.entities(doc)].every((id) => kind.entity(doc, id)?.fields.repeated === undefined);
  // A node that two sides moved can stand in one place only, and marks follow from where it stands.
  const isMoved = (doc: unknown, id: string) => {
    const places = [base, doc].map((each) => kind.entity(each, id)?.fields.parent?.value);
    return !places.includes(undefined) && places[0] !== places[1];
  };
  const versions = [...parents, result];
  return versions.every((doc) => isWhole(doc) && ![...kind.entities(doc)].some((id) => isMoved(doc, id)));
}

const cases = lawKinds
  .filter(({ kind }) => !kind.id.startsWith('toy-'))
  .map((each) => ({ name: `${each.kind.id}, ${each.path}`, each }));

describe.each(cases)('$name', ({ each }) => {
  it('a merge that had nothing to decide is silent', () => {
    fc.assert(
      fc.property(merges(each), ({ base, parents: [one, other] }) => {
        const found = [
          judged(each, { base, parents: [one, base], result: one }),
          judged(each, { base, parents: [base, one], result: one }),
          judged(each, { base: other, parents: [one, one], result: one }),
        ];
        expect(found.flat().flatMap(told)).toEqual([]);
      }),
      { numRuns: runs(100) },
    );
  });

  it('the order of the parents says nothing', () => {
    fc.assert(
      fc.property(merges(each), (merge) => {
        fc.pre(holdsTogether(each, merge));
        const { parents } = merge;
        const turned = judged(each, { ...merge, parents: [parents[1], parents[0]] });
        expect(turned.flatMap(told).sort()).toEqual(judged(each, merge).flatMap(told).sort());
      }),
      { numRuns: runs(90) },
    );
  });

  it('taking what one side finished from that side loses no words of the other one', () => {
    const { kind } = each;
    const isDone = (doc: unknown, id: string) => isDoneIn(kind, doc, id);
    fc.assert(
      fc.property(merges(each), ({ base, parents }) => {
        fc.pre(holdsTogether(each, { base, parents, result: parents[0] }));
        const [first, second] = parents;
        const standing = [...kind.entities(base)].filter(
          (id) => !isDone(base, id) && parents.every((doc) => kind.entity(doc, id) !== undefined),
        );
        const theirs = standing.filter((id) => isDone(second, id) && !isDone(first, id));
        const ours = standing.filter((id) => isDone(first, id) && !isDone(second, id));
        const result = kind.graft(
          first,
          second,
          theirs.map((id) => subjectOf(id)),
        );
        const isWhole = (side: unknown) => (id: string) => same(kind, side, result, subjectOf(id));
        const finished = [...theirs.filter(isWhole(second)), ...ours.filter(isWhole(first))];
        const isLost = (subject: string) => {
          const { entity, field = '' } = splitSubject(subject);
          return finished.includes(entity) && kind.entity(result, entity)?.fields[field]?.role === 'value';
        };
        const lost = judged(each, { base, parents, result }).filter(isOfMerges).flatMap(refusedBy);
        expect(lost.filter(isLost)).toEqual([]);
      }),
      { numRuns: runs(90) },
    );
  });

  it('putting back what is refused, and nothing else, clears it and brings nothing new', () => {
    let cleared = 0;
    fc.assert(
      fc.property(merges(each), (merge) => {
        fc.pre(holdsTogether(each, merge));
        const found = judged(each, merge);
        const known = new Set(found.flatMap(told));
        for (const finding of found.filter((one) => one.severity === 'error' && isOfMerges(one))) {
          for (const right of [finding.demanded, ...(finding.alsoRight ?? [])]) {
            const result = each.kind.graft(merge.result, right, refusedBy(finding));
            const left = judged(each, { ...merge, result }).filter(({ severity }) => severity === 'error');
            const own = new Set(told(finding));
            const isNew = (one: string) => !known.has(one) && !(each.kind.id in exemptions.mergedParts);
            const wrong = left.flatMap(told).filter((one) => own.has(one) || isNew(one));
            expect(wrong, told(finding).join()).toEqual([]);
            cleared += 1;
          }
        }
      }),
      { numRuns: runs(240) },
    );
    expect(cleared).toBeGreaterThan(runs(240) / 24);
  });
});
