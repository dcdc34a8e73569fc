import { jsonEqual } from '../../formats/json-equal.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import type { TextForm } from '../../formats/text-form.ts';
import { textLines } from '../text-lines.ts';
import { valueEdits } from '../value-diff.ts';
import { linesOfItem } from './item-lines.ts';
import { holdsBoth, keepsLines } from './kept-lines.ts';
import { type LineHunk, lineHunks } from './line-hunks.ts';
import { bothInsertions, joinRegions, type LineRegion, lineRegions } from './merge-lines.ts';
import { mergedLog } from './merge-log.ts';
import { type Conflict, type MergeLaw, mergeValues } from './merge-values.ts';
import { eachOf, type MergeSide, type ThreeTexts } from './three.ts';

/** The merged text, as it is with each side's choice in every conflict; both are the same where there is none. */
export interface MergedTexts {
  readonly ours: string;
  readonly theirs: string;
  /** Values that both sides changed unlike; where texts differ without one, both changed the same words around them. */
  readonly conflicts: readonly Conflict[];
  /** What is chosen as a whole, by its lines in both. */
  readonly wholes: readonly LineHunk[];
  /** Set where nothing was put together, since it cannot be written. */
  readonly isApart?: true;
}

/**
 * Three texts of one form as one: what it says is decided value by value, and its lines are those of the sides, so that each
 * keeps its layout outside of what changed. Undefined where a text cannot be read, or nothing says what it should.
 */
export function mergeTexts(form: TextForm, texts: ThreeTexts, law: MergeLaw): MergedTexts | undefined {
  const values = eachOf((side) => form.read(texts[side]));
  const isNew = texts.base.trim() === '';
  if ((values.base === undefined && !isNew) || values.ours === undefined || values.theirs === undefined)
    return undefined;
  if (form.isLog === true) return { ...mergedLog(texts), conflicts: [], wholes: [] };
  const settled = (value: JsonValue | undefined) =>
    value === undefined || form.settle === undefined ? value : form.settle(value);
  const merged = mergeValues(values, law, 'ours');
  // Where the whole is in conflict, nothing of one side belongs into the other's text.
  if (merged.conflicts.some(({ at }) => at.ours === ''))
    return { ours: texts.ours, theirs: texts.theirs, conflicts: merged.conflicts, wholes: [] };
  const other = merged.conflicts.length === 0 ? merged : mergeValues(values, law, 'theirs');
  const ours = settled(merged.value);
  const theirs = other === merged ? ours : settled(other.value);
  if (ours === undefined || theirs === undefined) return undefined;
  const wanted = { ours, theirs: jsonEqual(ours, theirs) ? ours : theirs };
  for (const carrier of carriers(form, texts)) {
    const left = saying(form, texts, carrier.ours, wanted.ours);
    const isOne = carrier.ours === carrier.theirs && wanted.ours === wanted.theirs;
    const right = isOne ? left : saying(form, texts, carrier.theirs, wanted.theirs);
    // Of two carriers that say one thing the one is enough that holds all lines of both sides.
    const held =
      form.isProse === true && wanted.ours === wanted.theirs && !isOne
        ? [left, right].find((text) => text !== undefined && holdsBoth(text, texts))
        : undefined;
    if (held !== undefined) return { ours: held, theirs: held, conflicts: merged.conflicts, wholes: [] };
    if (left !== undefined && right !== undefined)
      return {
        ours: left,
        theirs: right,
        conflicts: merged.conflicts,
        wholes: merged.conflicts.flatMap((conflict) => wholeItem(form, left, right, conflict)),
      };
  }
  // What is in conflict is named all the same.
  return merged.conflicts.length === 0
    ? undefined
    : { ours: texts.ours, theirs: texts.theirs, conflicts: merged.conflicts, wholes: [], isApart: true };
}

/** Two things under one name are not put together line by line. */
function wholeItem(
  form: TextForm,
  left: string,
  right: string,
  { isTwoNew, ours, theirs }: Conflict,
): LineHunk[] {
  if (isTwoNew !== true || ours === undefined || theirs === undefined) return [];
  const [before, after] = [linesOfItem(form, left, ours), linesOfItem(form, right, theirs)];
  return before === undefined || after === undefined ? [] : [{ before, after }];
}

/** The text where it says so, else with the fewest edits that make it say so. */
function saying(form: TextForm, texts: ThreeTexts, text: string, wanted: JsonValue): string | undefined {
  const value = form.read(text);
  if (value === undefined) return undefined;
  if (jsonEqual(value, wanted)) return text;
  const edits = valueEdits(value, wanted);
  const written = form.write(text, edits);
  if (written === undefined || !jsonEqual(form.read(written), wanted)) return undefined;
  const isKept =
    form.isProse !== true || keepsLines(text, written, edits, texts) || holdsBoth(written, texts);
  return isKept ? written : undefined;
}

type Carrier = Readonly<Record<MergeSide, string>>;

/** Texts to begin with, the one that keeps most first. */
function* carriers(form: TextForm, texts: ThreeTexts): Iterable<Carrier> {
  const regions = lineRegions(texts, form.pieces);
  const joined = (choose: (region: LineRegion) => readonly string[], separator?: string) =>
    joinRegions(regions, (region) => bothInsertions(region, separator) ?? choose(region));
  if (form.isWhole) {
    const larger = largerSide(regions);
    yield one(joined(larger));
    if (form.separator !== undefined) yield one(joined(larger, form.separator));
    yield* [one(texts.ours), one(texts.theirs)];
    return;
  }
  const plain = plainSides(form, texts.base, regions);
  const sideOf = (side: MergeSide) => joined((region) => region[plain.get(region) ?? side]);
  yield { ours: sideOf('ours'), theirs: sideOf('theirs') };
  yield texts;
}

/** Of two sides that changed as many lines the one counts that changed more of the file: it may have laid it out anew. */
function largerSide(regions: readonly LineRegion[]): (region: LineRegion) => readonly string[] {
  const total = (side: MergeSide) => regions.reduce((sum, { covered }) => sum + covered[side], 0);
  const isTheirs = total('theirs') > total('ours');
  return ({ covered, ours, theirs }) => {
    const isMore = covered.theirs === covered.ours ? isTheirs : covered.theirs > covered.ours;
    return isMore ? theirs : ours;
  };
}

function one(text: string): Carrier {
  return { ours: text, theirs: text };
}

/**
 * The side whose lines are taken where both sides changed lines, because the other one only changed values, and values are
 * written into whatever lines there are. All places of a side are looked at together: a large page is read once for each side.
 */
function plainSides(
  form: TextForm,
  base: string,
  regions: readonly LineRegion[],
): ReadonlyMap<LineRegion, MergeSide> {
  const found = new Map<LineRegion, MergeSide>();
  const old = form.read(base);
  for (const [side, other] of [
    ['theirs', 'ours'],
    ['ours', 'theirs'],
  ] as const) {
    const open = new Set(
      regions.filter((each) => each.type === 'both' && each.base.length > 0 && !found.has(each)),
    );
    const lines = regions.map((each) => (open.has(each) ? each[side] : each.base));
    const text = lines.flat().join('');
    const now = open.size === 0 ? undefined : form.read(text);
    if (old === undefined || now === undefined) continue;
    const written = form.write(base, valueEdits(old, now));
    if (written === undefined) continue;
    const hunks = lineHunks(textLines(text), textLines(written));
    let from = 0;
    for (const [place, region] of regions.entries()) {
      const to = from + textLines(lines[place]?.join('') ?? '').length;
      const isOther = ({ before }: LineHunk) => before.from <= to && from <= before.to;
      if (open.has(region) && !hunks.some(isOther)) found.set(region, other);
      from = to;
    }
  }
  return found;
}
