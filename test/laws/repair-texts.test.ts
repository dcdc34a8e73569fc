import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../src/config/settings.ts';
import { same } from '../../src/engine/contract/entity.ts';
import { subjectOf } from '../../src/engine/contract/subject.ts';
import { repairTexts } from '../../src/engine/report/repair-text.ts';
import { type ReadVersion, readParts, textsOf } from '../../src/engine/versions/read-version.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import type { LawKind, Version } from '../support/law-kind.ts';
import { lawKinds } from '../support/law-kinds.ts';
import { runs } from '../support/soak.ts';

function read({ kind, path }: LawKind, version: Version): ReadVersion {
  return readParts(
    { kind, settings: { options: kind.options.defaults, rules: new Map() }, limits: defaultLimits, path },
    Object.entries(version),
  );
}

/** Every entity and every field of one in which two versions differ. */
function differing({ kind }: LawKind, before: unknown, after: unknown): string[] {
  const ids = new Set([...kind.entities.ids(before), ...kind.entities.ids(after)]);
  return [...ids].flatMap((id) => {
    const [old, now] = [kind.entities.get(before, id), kind.entities.get(after, id)];
    const fields =
      old === undefined || now === undefined ? [] : Object.keys({ ...old.fields, ...now.fields });
    return [subjectOf(id), ...fields.map((field) => subjectOf(id, field))].filter(
      (subject) => !same(kind, before, after, subject),
    );
  });
}

/** An earlier version, a later one in some layout, and what of it is refused. */
function refusals(law: LawKind) {
  const edited = (version: Version) => law.edited(version).chain((next) => law.edited(next));
  return law.version
    .chain((before) => fc.tuple(fc.constant(before), edited(before)))
    .chain(([before, after]) => fc.tuple(fc.constant(before), law.reformatted?.(after) ?? fc.constant(after)))
    .chain(([before, after]) => {
      const [old, now] = [read(law, before).parsed?.doc ?? null, read(law, after).parsed?.doc ?? null];
      const subjects = old === null || now === null ? [] : differing(law, old, now);
      return fc.tuple(
        fc.constant(before),
        fc.constant(after),
        fc.subarray(subjects, {
          minLength: Math.min(1, subjects.length),
          maxLength: Math.min(3, subjects.length),
        }),
      );
    });
}

const writing = lawKinds.flatMap((law) =>
  law.kind.edit?.graft === undefined || law.kind.edit?.write === undefined
    ? []
    : [{ law, graft: law.kind.edit?.graft }],
);

describe.each(writing.map((each, index) => [`${each.law.kind.id} ${index}`, each] as const))(
  '%s',
  (_, each) => {
    const { law, graft } = each;
    const { kind, path } = law;
    const file = { kind, settings: { ...defaultSettings(kind) }, limits: defaultLimits, path };

    it('a repair reads as its graft, and the next one changes nothing', () => {
      let written = 0;
      let asked = 0;
      const check = fc.property(refusals(law), ([before, after, subjects]) => {
        const [old, now] = [read(law, before).parsed?.doc ?? null, read(law, after)];
        const doc = now.parsed?.doc ?? null;
        if (old === null || doc === null || subjects.length === 0) return;
        const target = graft(doc, old, subjects);
        if (!subjects.every((subject) => same(kind, target, old, subject))) return;
        asked++;
        const texts = repairTexts(file, now, target, subjects);
        if (texts === undefined) return;
        written++;
        const repaired = read(law, { ...after, ...Object.fromEntries(texts) });
        const next = repaired.parsed?.doc ?? null;
        expect(next).not.toBeNull();
        for (const subject of subjects) expect(same(kind, next, old, subject)).toBe(true);
        expect(repairTexts(file, repaired, graft(next, old, subjects), subjects)).toEqual(new Map());
        expect(textsOf(repaired)?.get('')).toBe(texts.get('') ?? after['']);
      });
      fc.assert(check, { numRuns: runs(300) });
      // Some grafts say what no file can say.
      expect(written).toBeGreaterThan(asked * 0.9);
    });
  },
);
