import type { Governance } from '../../src/config/govern.ts';
import type { Entity } from '../../src/engine/contract/entity.ts';
import type { StateKind } from '../../src/engine/contract/kind.ts';
import { policyOf } from '../../src/engine/policy/policy.ts';
import { type FileMerge, mergeFile } from '../../src/engine/three-way/merge-file.ts';
import type { ThreeTexts } from '../../src/engine/three-way/three.ts';
import { jsonEqual } from '../../src/formats/json-equal.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { kinds } from '../../src/kinds/index.ts';
import { honestStep, honestStory } from '../tamper/honest.ts';
import { judgeStory } from '../tamper/judge.ts';
import type { Files, TamperKind } from '../tamper/kind.ts';
import { randomFrom } from '../tamper/random.ts';
import { changed, commitAt, difference, record, type Story, tipOf } from '../tamper/story.ts';

/** What came of one merge of two honest sides: clean and right, a conflict, or what is wrong about it. */
export interface MergeTry {
  readonly seed: number;
  readonly kind: string;
  readonly outcome: 'clean' | 'conflict';
  readonly told: readonly string[];
  readonly lost: readonly string[];
  readonly invalid: readonly string[];
  readonly refused: readonly string[];
  /** Where the result is not what both did, in either order, or a conflict does not name what it is about. */
  readonly unlike: readonly string[];
  readonly texts: ThreeTexts & { readonly merged: string };
}

/** How the second line arrives: in a merge commit, or its only commit on top of ours. */
export type Arrival = 'merge' | 'pick';

interface Fork {
  readonly story: Story;
  readonly base: number;
  readonly ours: number;
  readonly theirs: number;
}

/** Two honest lines of work on what an honest history left. */
export function fork(kind: TamperKind, seed: number, arrival: Arrival): Fork {
  const random = randomFrom(seed * 104_729 + 7);
  const story = honestStory(kind, seed, 2 + random.below(6));
  const { dressings = [], sideMoves = [] } = kind;
  if (dressings.length > 0)
    for (let left = random.below(5); left > 0; left -= 1) honestStep(story, dressings);
  const base = tipOf(story);
  const walk = (count: number) => {
    let at = base;
    for (let step = 0; step < count; step += 1)
      at = honestStep(story, [...kind.moves, ...sideMoves, ...dressings], at);
    return at;
  };
  const ours = walk(1 + random.below(3));
  return { story, base, ours, theirs: walk(arrival === 'pick' ? 1 : 1 + random.below(3)) };
}

/** Merges the two, and looks at the result: nothing may be lost, nothing broken, and the gate has nothing to say. */
export async function tryMerge(
  kind: TamperKind,
  seed: number,
  arrival: Arrival,
): Promise<MergeTry | undefined> {
  const { story, base, ours, theirs } = fork(kind, seed, arrival);
  const at = (commit: number) => commitAt(story, commit).files;
  const texts = {
    base: textAt(at(base), kind.path),
    ours: textAt(at(ours), kind.path),
    theirs: textAt(at(theirs), kind.path),
  };
  if (texts.base === undefined || texts.ours === undefined || texts.theirs === undefined) return undefined;
  // What stands beside it and both changed is git's to merge, or a conflict there.
  const own = difference(at(base), at(ours));
  const beside = difference(at(base), at(theirs));
  if (Object.keys(beside).some((path) => path !== kind.path && path in own)) return undefined;
  const three: ThreeTexts = { base: texts.base, ours: texts.ours, theirs: texts.theirs };
  const governance = policyOf(policyBytes(kind), kinds).govern(kind.path);
  if (governance === undefined) throw new Error(`${kind.name} governs nothing`);
  const companions = companionsAt(governance, kind.path, at(ours));
  const isStep = arrival === 'pick';
  const mergeOf = (own: ThreeTexts) =>
    mergeFile(
      { ...governance, path: kind.path, limits: defaultLimits },
      { texts: own, companions, ...(isStep ? { step: { message: commitAt(story, theirs).message } } : {}) },
    );
  const merge = mergeOf(three);
  const docs = docsOf(governance, kind.path, companions, {
    ...three,
    merged: merge.ours,
    other: merge.theirs,
  });
  const isClean = merge.conflicts.length === 0;
  const result: MergeTry = {
    seed,
    kind: kind.name,
    outcome: isClean ? 'clean' : 'conflict',
    told: merge.conflicts.map(({ what, field = '', why = '' }) =>
      `${what} ${field} ${why}`.replace(/'[^']*'|"[^"]*"|[0-9a-f-]{36}|\d+/g, '…').trim(),
    ),
    lost: isClean ? lostIn(governance, docs) : [],
    invalid: invalidIn(merge, docs),
    refused: [],
    unlike:
      kind.format === 'markdown'
        ? [
            ...(isStep
              ? []
              : otherwise(merge, mergeOf({ ...three, ours: three.theirs, theirs: three.ours }))),
            ...(isClean ? unlikeModel(kind, story, [base, ours, theirs], merge.ours) : nameless(merge)),
          ]
        : [],
    texts: { ...three, merged: merge.ours },
  };
  if (!isClean) return result;
  const parents = isStep ? [ours] : [ours, theirs];
  const { [kind.path]: _, ...others } = beside;
  const files = changed(at(ours), { ...others, [kind.path]: merge.ours });
  const { message } = commitAt(story, isStep ? theirs : tipOf(story));
  record(story, {
    message: isStep ? message : "Merge branch 'side'",
    parents,
    files,
    doc: commitAt(story, ours).doc,
  });
  const { report } = await judgeStory(story, base, { arrival: 'pull-request' });
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  const cannot = report.verdict === 'cannot-judge' ? ['cannot judge'] : [];
  return {
    ...result,
    refused: [...errors.map(({ ruleId, message: said }) => `${ruleId}: ${said}`), ...cannot],
  };
}

function textAt(files: Files, path: string): string | undefined {
  const found = files.get(path);
  return typeof found === 'string' ? found : undefined;
}

function policyBytes(kind: TamperKind) {
  return { configuration: new TextEncoder().encode(kind.policy), waivers: null };
}

function companionsAt({ kind, settings }: Governance, path: string, files: Files): Map<string, Uint8Array> {
  return new Map(
    kind.parts(path, settings.options).flatMap(({ role, glob }): [string, Uint8Array][] => {
      const found = files.get(glob);
      return typeof found === 'string' ? [[role, new TextEncoder().encode(found)]] : [];
    }),
  );
}

type Docs = Readonly<Record<'base' | 'ours' | 'theirs' | 'merged' | 'other', unknown>>;

function docsOf(
  { kind, settings }: Governance,
  path: string,
  companions: ReadonlyMap<string, Uint8Array>,
  texts: Readonly<Record<keyof Docs, string>>,
): Docs {
  const read = (text: string) => {
    const reader = kind.read(settings.options, defaultLimits, path);
    reader.push('', new TextEncoder().encode(text));
    for (const [role, bytes] of companions) reader.push(role, bytes);
    return reader.end().doc;
  };
  const entries = Object.entries(texts).map(([name, text]) => [name, read(text)] as const);
  return Object.fromEntries(entries) as Docs;
}

/** What is there more often in one of two texts than in the other, of lines that are not blank. */
function unlikeLines(one: string, other: string): string[] {
  const [left, right] = [one, other].map((text) =>
    text
      .split(/\r?\n/)
      // One side may have put other bullets before all items, or both ticked a box by another letter.
      .map((line) =>
        line
          .trimEnd()
          .replace(/^(\s*)\*(?= )/, '$1-')
          .replace('[X]', '[x]'),
      )
      .filter((line) => line !== '')
      .sort(),
  );
  const rest = [...(right ?? [])];
  const more = (left ?? []).filter((line) => {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return [...more.map((line) => `+${line}`), ...rest.map((line) => `-${line}`)];
}

/** Merging the other way round gives the same, but for the order. */
function otherwise(merge: FileMerge, turned: FileMerge): string[] {
  const [count, other] = [merge.conflicts.length, turned.conflicts.length];
  if (count > 0 || other > 0)
    return count > 0 === other > 0 ? [] : [`in conflict one way only: ${count}, ${other}`];
  return unlikeLines(merge.ours, turned.ours).map((line) => `the other way round ${line}`);
}

/** Where what both did goes together, the result holds the lines of it, each as often, with the ends that they have. */
function unlikeModel(kind: TamperKind, story: Story, commits: readonly number[], merged: string): string[] {
  const [base, one, other] = commits.map((at) => commitAt(story, at).doc);
  const doc = kind.merge(base, one, other);
  if (doc === undefined) return [];
  const wanted = kind.write(doc);
  const endsOf = (text: string) =>
    `${text.includes('\r\n') ? 'CRLF' : 'LF'}${text.endsWith('\n') ? '' : ', open'}`;
  const ends = endsOf(merged) === endsOf(wanted) ? [] : [`${endsOf(merged)} for ${endsOf(wanted)}`];
  return [...unlikeLines(merged, wanted), ...ends];
}

function nameless({ conflicts }: FileMerge): string[] {
  const isNamed = conflicts.some(({ entity, field }) => Boolean(entity) || Boolean(field));
  const [first] = conflicts;
  const isAbout = first?.what === 'value' || first?.what === 'write';
  return isAbout && !isNamed ? [`a conflict that names nothing: ${first.what}`] : [];
}

/** Whichever side is chosen in the conflicts, the file can be read. */
function invalidIn(merge: FileMerge, docs: Docs): string[] {
  return [
    ...(docs.merged === null ? ['ours cannot be read'] : []),
    ...(docs.other === null ? ['theirs cannot be read'] : []),
    ...(merge.by === 'lines' ? ['merged by lines'] : []),
  ];
}

/** What one side alone did, field by field, claims included, and the result does not hold. */
function lostIn({ kind }: Governance, { base, ours, theirs, merged }: Docs): string[] {
  const renamed = [ours, theirs].map(
    (doc) => kind.entities.names?.renames(base, doc) ?? new Map<string, string>(),
  );
  const [byOurs, byTheirs] = [renamed[0] ?? new Map(), renamed[1] ?? new Map()];
  const newNames = new Set([...byOurs.values(), ...byTheirs.values()]);
  const ids = new Set([base, ours, theirs].flatMap((doc) => [...kind.entities.ids(doc)]));
  return [...ids].flatMap((id): string[] => {
    if (newNames.has(id)) return [];
    const names = [byOurs.get(id) ?? id, byTheirs.get(id) ?? id];
    const [old, left, right] = [
      kind.entities.get(base, id),
      kind.entities.get(ours, names[0] ?? id),
      kind.entities.get(theirs, names[1] ?? id),
    ];
    const now = [...names, id]
      .map((name) => kind.entities.get(merged, name))
      .find((found) => found !== undefined);
    const isKept = old === undefined || (left !== undefined && right !== undefined);
    if (now === undefined) return isKept && !saysSo(kind, merged, left ?? right) ? [`${id} is gone`] : [];
    return lostFields({ old, left, right, now }).map((field) => `${id} ${field}`);
  });
}

/** Whether an item says the same under another key: one side moved it, and the other gave it, or what it is in, another name. */
function saysSo(kind: StateKind, merged: unknown, lost: Entity | undefined): boolean {
  const words = (entity: Entity | undefined) => entity?.fields.text?.value ?? entity?.fields.title?.value;
  const wanted = words(lost);
  return (
    wanted !== undefined &&
    [...kind.entities.ids(merged)].some((id) => words(kind.entities.get(merged, id)) === wanted)
  );
}

interface Seen {
  readonly old: Entity | undefined;
  readonly left: Entity | undefined;
  readonly right: Entity | undefined;
  readonly now: Entity;
}

function lostFields({ old, left, right, now }: Seen): string[] {
  const fields = Object.keys({ ...old?.fields, ...left?.fields, ...right?.fields });
  return fields.flatMap((field): string[] => {
    const role = (left ?? right ?? old)?.fields[field]?.role;
    if ((left ?? right ?? old)?.fields[field]?.order !== undefined)
      return lostLines(field, { old, left, right, now });
    if (role === 'derived' || role === 'set' || role === 'form' || field.startsWith('(')) return [];
    const value = (entity: Entity | undefined) => entity?.fields[field]?.value;
    const isByOurs = left !== undefined && !jsonEqual(value(left), value(old));
    const isByTheirs = right !== undefined && !jsonEqual(value(right), value(old));
    if (isByOurs && !isByTheirs && !jsonEqual(value(now), value(left))) return [`${field} of ours`];
    return isByTheirs && !isByOurs && !jsonEqual(value(now), value(right)) ? [`${field} of theirs`] : [];
  });
}

/** What each side appended to a log stands together, as often as it was written. */
function lostLines(field: string, { old, left, right, now }: Seen): string[] {
  const lines = (entity: Entity | undefined) => {
    const value = entity?.fields[field]?.value;
    return Array.isArray(value) ? value.map((each) => String(each).replace(/ \(\d+\)$/, '')) : [];
  };
  const base = lines(old);
  const [ours, theirs] = [left, right].map((side) => lines(side).slice(base.length));
  const isGrown = [left, right].every((side) => base.every((line, at) => lines(side)[at] === line));
  if (!isGrown || ours === undefined || theirs === undefined) return [];
  const both = JSON.stringify(ours) === JSON.stringify(theirs) ? ours : [...ours, ...theirs];
  return JSON.stringify(lines(now)) === JSON.stringify([...base, ...both]) ? [] : [`${field} are mixed`];
}
