import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../src/config/govern.ts';
import { judge as judgeDocs } from '../../src/engine/contract/check.ts';
import { isDone, isDoneIn, touchedEntities } from '../../src/engine/contract/entity.ts';
import type { Report } from '../../src/engine/contract/report.ts';
import { checkRange } from '../../src/engine/judge/check-range.ts';
import { checkOne, type TransitionInput } from '../../src/engine/judge/check-transition.ts';
import { kinds } from '../../src/kinds/index.ts';
import { type LawKind, readLaw, type Version } from '../support/law-kind.ts';
import { lawKinds } from '../support/law-kinds.ts';
import { memoryRepository } from '../support/memory-repository.ts';
import { runs } from '../support/soak.ts';
import { exemptions } from './exemptions.ts';

/** The laws of docs/architecture.md, tested once over all kinds. Counter-examples are printed shrunk. */
const known = { message: 'a change', prior: [] };

function judge(
  { kind }: LawKind,
  before: Version | null,
  after: Version | null,
  more: Partial<TransitionInput> = {},
): Report {
  const { '': previous = null, ...beside } = before ?? {};
  const { '': next = null, ...nextBeside } = after ?? {};
  const roles = new Set([...Object.keys(beside), ...Object.keys(nextBeside)]);
  const companions = Object.fromEntries(
    [...roles].map((role) => [role, { before: before?.[role] ?? null, after: after?.[role] ?? null }]),
  );
  return checkOne(kind, { before: previous, after: next, companions, context: known, ...more });
}

function fingerprints(report: Report): string[] {
  return report.findings
    .map(({ fingerprint, ruleId, subject }) => `${ruleId} ${subject} ${fingerprint}`)
    .sort();
}

function pairs(each: LawKind): fc.Arbitrary<readonly [Version, Version]> {
  return each.version.chain((before) => each.edited(before).map((after) => [before, after] as const));
}

/** A text that is nearly a document: cut, repeated or overwritten somewhere. */
function nearly(each: LawKind): fc.Arbitrary<string> {
  return fc
    .tuple(each.version, fc.nat(), fc.constantFrom('', '"', '{', ']', '\u0000', '1e999', '\ufeff', ',}'))
    .map(
      ([{ '': text = '' }, at, noise]) =>
        text.slice(0, at % (text.length + 1)) + noise + text.slice((at * 7) % (text.length + 1)),
    );
}

/** All that the engine sees of a document; one may hold what no two readings share. */
function shownDoc({ kind }: LawKind, doc: unknown) {
  return doc === null ? null : ['', ...kind.entities.ids(doc)].map((id) => [id, kind.entities.get(doc, id)]);
}

/** What is short is not looked through for what is the same; empty lines at the end say nothing. */
function lengthened(version: Version): Version {
  return { ...version, '': (version[''] ?? '') + '\n'.repeat(600) };
}

describe.each(lawKinds.map((each) => ({ name: each.kind.id, each })))('$name', ({ each }) => {
  it('identity: a version compared with itself finds nothing but that it cannot be read', () => {
    const version = fc.oneof(
      each.version,
      pairs(each).map(([, after]) => after),
      nearly(each).map((text) => ({ '': text })),
    );
    fc.assert(
      fc.property(version, fc.constantFrom('commit' as const, 'squash' as const), (same, granularity) => {
        const rules = judge(each, same, same, { granularity }).findings.map(({ ruleId }) => ruleId);
        // A kind may say in a rule of its own what cannot be read.
        const unreadable = ['state-file/unreadable', ...(each.kind.fileRules ?? []).map(({ id }) => id)];
        expect(rules.filter((ruleId) => !unreadable.includes(ruleId))).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });

  it('totality: no pair of byte strings makes a check throw', () => {
    const side = fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      nearly(each).map((text) => new TextEncoder().encode(text)),
      fc.constant(null),
    );
    fc.assert(
      fc.property(side, side, fc.string(), (before, after, message) => {
        const report = checkOne(each.kind, { before, after, context: { message } });
        expect(['pass', 'fail']).toContain(report.verdict);
        expect(report.errors > 0).toBe(report.verdict === 'fail');
      }),
      { numRuns: runs(250) },
    );
  });

  it('sharing: what is read by an earlier version is what is read by itself', () => {
    const read = (version: Version, memory?: unknown) => readLaw(each, version, memory);
    const broken = fc.tuple(
      each.version,
      nearly(each).map((text) => ({ '': text })),
    );
    fc.assert(
      fc.property(fc.oneof(pairs(each), broken), fc.boolean(), ([one, other], isLong) => {
        const [before, after] = [one, other].map((version) => (isLong ? lengthened(version) : version)) as [
          Version,
          Version,
        ];
        const [full, shared] = [read(after), read(after, read(before).memory)];
        expect(shared.faults).toEqual(full.faults);
        expect(shownDoc(each, shared.doc)).toEqual(shownDoc(each, full.doc));
        const [earlier, doc] = [read(before).doc, full.doc];
        if (earlier === null || doc === null) return;
        const context = { scope: 'step', path: each.path } as const;
        const settings = { options: each.kind.options.defaults, rules: new Map() };
        const judged = (one: unknown, other: unknown) => judgeDocs(each.kind, one, other, context, settings);
        const first = read(before);
        const second = read(after, first.memory);
        expect(judged(first.doc, second.doc)).toEqual(judged(earlier, doc));
        const touched = touchedEntities(each.kind, first.doc, second.doc);
        for (const id of [...each.kind.entities.ids(first.doc), ...each.kind.entities.ids(second.doc)]) {
          if (touched.has(id)) continue;
          const [was, is] = [each.kind.entities.get(first.doc, id), each.kind.entities.get(second.doc, id)];
          expect(is).toBeDefined();
          expect([is?.fields, is?.label]).toEqual([was?.fields, was?.label]);
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it('what is done: an entity is done as its fields say', () => {
    const { kind } = each;
    fc.assert(
      fc.property(pairs(each), ([, version]) => {
        const { doc } = readLaw(each, version);
        if (doc === null) return;
        for (const id of [...kind.entities.ids(doc), '', 'nobody', 'nobody~2']) {
          const entity = kind.entities.get(doc, id);
          expect(isDoneIn(kind, doc, id)).toBe(entity !== undefined && isDone(entity));
        }
      }),
      { numRuns: runs(100) },
    );
  });

  it('locality: every pointer resolves in its version, or its nearest ancestor does', () => {
    fc.assert(
      fc.property(pairs(each), ([before, after]) => {
        for (const finding of judge(each, before, after).findings) {
          for (const place of [finding, ...finding.related]) {
            const version = place.side === 'before' ? before : after;
            const lines = Object.values(version).map((text) => text.split('\n').length);
            expect(place.line).toBeGreaterThanOrEqual(1);
            expect(place.line).toBeLessThanOrEqual(Math.max(...lines));
            expect(place.column).toBeGreaterThanOrEqual(1);
          }
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it('formatting blindness: key order, indentation and quoting change no fingerprint', () => {
    const { reformatted } = each;
    if (reformatted === undefined) {
      expect(exemptions.formattingBlindness).toHaveProperty(each.kind.id);
      return;
    }
    const laidOut = pairs(each).chain(([before, after]) =>
      fc.tuple(fc.constant({ before, after }), reformatted(before), reformatted(after)),
    );
    fc.assert(
      fc.property(laidOut, ([{ before, after }, otherBefore, otherAfter]) => {
        expect(fingerprints(judge(each, otherBefore, otherAfter))).toEqual(
          fingerprints(judge(each, before, after)),
        );
      }),
      { numRuns: runs(200) },
    );
  });

  it('independence: adding an unrelated entity keeps all other fingerprints', () => {
    const { withUnrelated } = each;
    if (withUnrelated === undefined) {
      expect(exemptions.independence).toHaveProperty(each.kind.id);
      return;
    }
    fc.assert(
      fc.property(pairs(each), ([before, after]) => {
        const [more, moreAfter] = [withUnrelated(before), withUnrelated(after)];
        if (more === undefined || moreAfter === undefined) return;
        const isOther = ({ subject }: { readonly subject: string }) => !subject.startsWith('unrelated');
        const kept = judge(each, more, moreAfter);
        const report = { ...kept, findings: kept.findings.filter(isOther) };
        expect(fingerprints(report)).toEqual(fingerprints(judge(each, before, after)));
      }),
      { numRuns: runs(200) },
    );
  });

  it('composition: two transitions that are clean in the net are clean together', () => {
    const three = pairs(each).chain(([first, second]) =>
      each.edited(second).map((third) => [first, second, third] as const),
    );
    let composed = 0;
    fc.assert(
      fc.property(three, ([first, second, third]) => {
        const net = (before: Version, after: Version) =>
          judge(each, before, after, { granularity: 'squash' }).findings.filter(
            ({ ruleId, scope }) => scope === 'net' && !(ruleId in exemptions.composition),
          );
        if (net(first, second).length > 0 || net(second, third).length > 0) return;
        composed += 1;
        expect(net(first, third)).toEqual([]);
      }),
      { numRuns: runs(400) },
    );
    expect(composed).toBeGreaterThan(runs(400) / 20);
  });
});

describe.each(
  lawKinds.flatMap(({ tampered, ...each }) => (tampered ? [{ ...each, name: each.kind.id, tampered }] : [])),
)('$name', ({ kind, path, version, tampered }) => {
  const range = async (...versions: readonly Version[]) => {
    const commits = versions.map((each, index) => ({
      message: `commit ${index}`,
      files: Object.fromEntries(
        Object.entries(each).map(([part, text]) => [part === '' ? path : part, text]),
      ),
    }));
    return checkRange({ ...memoryRepository(commits), govern: governByDetection([kind]) });
  };
  const number = fc.nat({ max: 5 });

  it('repair: tamper, then restore the accepted value: clean', async () => {
    let repaired = 0;
    await fc.assert(
      fc.asyncProperty(version, number, async (good, one) => {
        const bad = tampered(good, one);
        if (bad === undefined) return;
        expect((await range(good, bad)).verdict).toBe('fail');
        const report = await range(good, bad, good);
        expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(report.findings.some(({ ended }) => ended !== undefined)).toBe(true);
        repaired += 1;
      }),
      { numRuns: runs(150) },
    );
    expect(repaired).toBeGreaterThan(runs(150) / 10);
  });

  it('repair: restore one of two tampered entities: not clean', async () => {
    await fc.assert(
      fc.asyncProperty(version, number, number, async (good, one, two) => {
        const half = tampered(good, one);
        const bad = half === undefined || one === two ? undefined : tampered(half, two);
        if (half === undefined || bad === undefined) return;
        expect((await range(good, bad)).verdict).toBe('fail');
        expect((await range(good, bad, half)).verdict).toBe('fail');
      }),
      { numRuns: runs(150) },
    );
  });
});

it('no kind of the registry escapes the laws', () => {
  const under = new Set(lawKinds.map(({ kind }) => kind.id));
  expect(kinds.filter(({ id }) => !under.has(id)).map(({ id }) => id)).toEqual([]);
});

describe('exemptions', () => {
  it('name what exists', () => {
    const ids = lawKinds.map(({ kind }) => kind.id);
    const rules = lawKinds.flatMap(({ kind }) => kind.rules.map((rule) => rule.id as string));
    expect(Object.keys(exemptions.formattingBlindness).filter((id) => !ids.includes(id))).toEqual([]);
    expect(Object.keys(exemptions.independence).filter((id) => !ids.includes(id))).toEqual([]);
    expect(Object.keys(exemptions.composition).filter((id) => !rules.includes(id))).toEqual([]);
  });
});
