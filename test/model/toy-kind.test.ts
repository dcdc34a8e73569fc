import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from '../../src/core/check.ts';
import type { Context } from '../../src/core/context.ts';
import { splitSubject, subjectOf } from '../../src/core/subject.ts';
import { jsonEqual } from '../../src/formats/json-equal.ts';
import { runs } from '../support/soak.ts';
import { ops, scenario } from './generate.mjs';
import { make } from './properties.mjs';
import * as toy from './toy.mjs';
import { parseToy, textOf } from './toy-document.ts';
import { modelKind } from './toy-kind.ts';
import type { ToyDoc } from './types.ts';

/** A toy document that some random history holds, and another one of the same history. */
const pair = fc
  .tuple(scenario(ops), fc.nat(), fc.nat(), fc.nat())
  .map(([chosen, ...places]) => {
    const docs = make(chosen).commits.flatMap(({ files }) => Object.values(files).filter(toy.readable));
    return places.map((place) => docs[place % docs.length]).filter((doc) => doc !== undefined);
  })
  .filter(({ length }) => length === 3);

const message = fc
  .subarray(['evidence:e', 'evidence:a', 'reason:a', 'reason:b', 'retry:a', 'retry:b'])
  .map((words) => words.join(' '));

/** What the kind's rules say, in the model's words. */
function said(before: ToyDoc | null, after: ToyDoc, context: Omit<Context, 'scope' | 'path'>): string[] {
  const all = { scope: 'step', path: 'p', ...context } as const;
  const settings = { options: {}, rules: new Map() };
  const { findings } = judge(modelKind, before, after, all, settings);
  return findings.map(
    ({ ruleId, severity, subject, refuses = [subject] }) =>
      `${severity} ${ruleId.slice('model/'.length)} ${refuses.map((each) => each || '@file').sort()}`,
  );
}

function told(before: ToyDoc | null, after: ToyDoc, facts: toy.Facts): string[] {
  const named = toy.rekey(before, toy.renames(before, after));
  return toy
    .judge(named, after, facts)
    .map(({ rule, severity, subjects }) => `${severity} ${rule} ${subjects}`);
}

const wordsOf = (text: string) => new Set(text.split(' ').filter(Boolean));

describe('the toy as a kind of the engine says what the model says', () => {
  it('of a step', () => {
    fc.assert(
      fc.property(pair, message, fc.boolean(), ([before, after], text, isFirst) => {
        fc.pre(before !== undefined && after !== undefined);
        const earlier = isFirst ? null : before;
        expect(said(earlier, after, { message: text }).sort()).toEqual(
          told(earlier, after, { words: wordsOf(text) }).sort(),
        );
      }),
      { numRuns: runs(500) },
    );
  });

  it('of items that come back, of a plan that is known, and of a file that begins anew', () => {
    fc.assert(
      fc.property(pair, message, fc.nat(15), ([before, after, known], text, choice) => {
        fc.pre(before !== undefined && after !== undefined && known !== undefined);
        const cameBack = Object.keys(before.items).filter((_, index) => choice & (1 << index));
        const knownPlan = known.plan === after.plan && before.plan !== after.plan ? known : undefined;
        const isBegun = choice % 2 === 1;
        const facts = { words: wordsOf(text), cameBack: new Set(cameBack) };
        const knownNamed = knownPlan && toy.rekey(knownPlan, toy.renames(knownPlan, after));
        const expected = isBegun
          ? toy.judge(null, after, { ...facts, begun: toy.rekey(before, toy.renames(before, after)) })
          : undefined;
        const context = { message: text, cameBack, knownPlan, ...(isBegun ? { begun: true as const } : {}) };
        const own = said(before, after, isBegun ? { ...context, knownPlan: undefined } : context);
        const lines = expected?.map(({ rule, severity, subjects }) => `${severity} ${rule} ${subjects}`);
        expect(own.sort()).toEqual(
          (lines ?? told(before, after, { ...facts, knownPlan: knownNamed })).sort(),
        );
      }),
      { numRuns: runs(500) },
    );
  });

  it('of the ground, where it is not the version before', () => {
    const item = { title: 'A', contract: 'A', done: true, counter: 0, tags: [], claim: '' };
    const before = { plan: 'one', items: { a: item } };
    const grounds = (after: ToyDoc, text: string) => {
      const context = { scope: 'step', path: 'p', message: text } as const;
      const { findings } = judge(modelKind, before, after, context, { options: {}, rules: new Map() });
      return findings.flatMap(({ demanded }) => (demanded === undefined ? [] : [demanded]));
    };
    expect(grounds({ plan: 'one', items: { a: item } }, 'retry:a')).toEqual([
      { plan: 'one', items: { a: { ...item, counter: 1 } } },
    ]);
    expect(grounds({ plan: 'two', items: { a: { ...item, contract: 'B' } } }, '')).toEqual([before]);
    expect(grounds({ plan: 'one', items: { a: { ...item, contract: 'B' } } }, '')).toEqual([]);
  });

  it('of a subject that goes back to another version', () => {
    const fields = [undefined, 'done', 'contract', 'counter', 'tags:t', 'tags:r'];
    fc.assert(
      fc.property(pair, fc.constantFrom(...fields), fc.boolean(), ([doc, from], field, isNothing) => {
        fc.pre(doc !== undefined && from !== undefined);
        const ground = isNothing ? null : from;
        for (const key of modelKind.entities(from)) {
          const subject = subjectOf(key, field);
          expect(modelKind.graft(doc, ground, [subject])).toEqual(toy.graft(doc, subject, ground));
        }
      }),
    );
  });

  it('of the law for grafts: the value is that of the ground, and no other entity changes', () => {
    fc.assert(
      fc.property(pair, fc.constantFrom('', 'done', 'counter', 'contract', 'tags'), ([doc, from], field) => {
        fc.pre(doc !== undefined && from !== undefined);
        for (const key of modelKind.entities(from)) {
          const subject = field === '' ? subjectOf(key) : subjectOf(key, field);
          const grafted = modelKind.graft(doc, from, [subject]);
          if (modelKind.entity(grafted, key) !== undefined)
            expect(grounded(grafted, subject)).toEqual(grounded(from, subject));
          const others = Object.keys(doc.items).filter((other) => other !== key);
          for (const other of others) expect(grafted.items[other]).toBe(doc.items[other]);
        }
      }),
    );
  });

  it('of texts: what is written is read again, and equal documents are equal bytes', () => {
    fc.assert(
      fc.property(pair, ([doc]) => {
        fc.pre(doc !== undefined);
        expect(jsonEqual(JSON.parse(textOf(doc)), JSON.parse(JSON.stringify(doc)))).toBe(true);
        const turned = { items: doc.items, plan: doc.plan };
        expect(textOf(turned)).toBe(textOf(doc));
      }),
    );
    expect(parseToy(textOf({ bad: 'x0' }))).toBeNull();
    expect(textOf({ bad: 'x0' })).not.toBe(textOf({ bad: 'x1' }));
  });
});

function grounded(doc: ToyDoc, subject: string): unknown {
  const { entity, field } = splitSubject(subject);
  const fields = modelKind.entity(doc, entity)?.fields;
  if (field !== undefined) return fields?.[field]?.value;
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([, { role }]) => role !== 'claim'));
}
