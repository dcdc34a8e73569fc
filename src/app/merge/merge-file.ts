import { identity, judge } from '../../core/check.ts';
import type { Context } from '../../core/context.ts';
import { splitSubject } from '../../core/subject.ts';
import type { LineHunk } from '../../core/three-way/line-hunks.ts';
import { isNamed, namesOf } from '../../core/three-way/list-names.ts';
import { joinRegions, lineRegions } from '../../core/three-way/merge-lines.ts';
import { type MergedTexts, mergeTexts } from '../../core/three-way/merge-texts.ts';
import { framed } from '../../core/three-way/text-frame.ts';
import { eachOf, type ThreeTexts } from '../../core/three-way/three.ts';
import { isJsonArray } from '../../formats/json-value.ts';
import type { TextForm } from '../../formats/text-form.ts';
import { type FileSetup, type ReadVersion, readParts } from '../versions/read-version.ts';
import { mergeErrors } from '../walk/judge-merge.ts';
import { type ConflictWords, conflictWords } from './conflict-words.ts';
import { mergeLaw, type ThreeNames } from './merge-law.ts';
import { versionNames } from './version-names.ts';

/** Three versions of one file, with what belongs to it by role; the base is empty where both sides added the file. */
export interface MergeInput {
  readonly texts: ThreeTexts;
  readonly companions: ReadonlyMap<string, Uint8Array>;
  /** Set where the result is the next step of our side alone, as in a rebase or a cherry-pick, with its message if that is known. */
  readonly step?: { readonly message?: string };
}

/** What became of a merge: both texts are the result where nothing is in conflict. */
export interface FileMerge {
  readonly ours: string;
  readonly theirs: string;
  readonly conflicts: readonly ConflictWords[];
  /** What is chosen as a whole, by its lines in both texts. */
  readonly wholes?: readonly LineHunk[];
  /** How it was merged: value by value, or, where a version cannot be read, by lines. */
  readonly by: 'values' | 'lines';
}

/** Merges three versions of one governed file: value by value, and so that the gate passes the result. Pure. */
export function mergeFile(setup: FileSetup, input: MergeInput): FileMerge {
  return withinFrame(input.texts, (texts) => mergeGoverned(setup, { ...input, texts }));
}

/** The same for a file that no kind governs. */
export function mergePlain(form: TextForm | undefined, texts: ThreeTexts): FileMerge {
  return withinFrame(texts, (plain) => mergeUngoverned(form, plain));
}

function withinFrame(given: ThreeTexts, merge: (texts: ThreeTexts) => FileMerge): FileMerge {
  const { texts, inFrame } = framed(given);
  const merged = merge(texts);
  return { ...merged, ours: inFrame(merged.ours), theirs: inFrame(merged.theirs) };
}

function mergeGoverned(setup: FileSetup, input: MergeInput): FileMerge {
  const { texts } = input;
  const form = setup.kind.form?.(texts.ours, setup.settings.options);
  if (form === undefined) return mergeByLines(texts);
  const read = (text: string, earlier?: ReadVersion | null) =>
    readParts(setup, [...input.companions, ['', text]], earlier?.parsed?.memory);
  const base = texts.base.trim() === '' ? null : read(texts.base);
  const versions = { base, ours: read(texts.ours, base), theirs: read(texts.theirs, base) };
  // Of what the kind cannot read the gate has nothing to say.
  if (!isReadable(versions)) return mergeUngoverned(form, texts);
  if (base !== null && docIn(base) === null) {
    const lines = mergeByLines(texts);
    if (lines.conflicts.length > 0) return lines;
    const refused = refusals(setup, input, { ...versions, base: null }, read(lines.ours));
    return refused.length === 0 ? lines : apart(texts, 'refused', refused[0]?.why);
  }
  if (isPlanBegun(setup, versions)) return apart(texts, 'plan');
  const names = namesIn(setup, versions);
  eachOf((side) => form.read(texts[side], versions[side]?.parsed?.memory));
  const merged = mergeTexts(form, texts, mergeLaw(names, form));
  if (merged === undefined) return apart(texts, 'write');
  if (merged.conflicts.length > 0 || merged.ours !== merged.theirs) return told(merged, names);
  const result = merged.ours === texts.ours ? versions.ours : read(merged.ours, versions.ours);
  const refused = refusals(setup, input, versions, result);
  return refused.length === 0 ? told(merged, names) : withContest(form, texts, names, refused);
}

function mergeUngoverned(form: TextForm | undefined, texts: ThreeTexts): FileMerge {
  if (form === undefined) return mergeByLines(texts);
  const names = eachOf(() => ({ nameAt: () => undefined, fieldAt: () => undefined }));
  const isLog = isAppended(form, texts);
  const merged = mergeTexts(isLog ? { ...form, isLog } : form, texts, mergeLaw(names, form));
  if (merged !== undefined) return told(merged, names);
  const isRead = (text: string) => form.read(text) !== undefined;
  const lines = mergeByLines(texts);
  // What both sides keep readable is not to be broken by putting lines together.
  const isBroken =
    isRead(texts.ours) && isRead(texts.theirs) && !(isRead(lines.ours) && isRead(lines.theirs));
  return isBroken ? apart(texts, 'write') : lines;
}

/** Whether both sides only appended lines that have no names: that is a log, whoever writes it. */
function isAppended({ read, isWhole }: TextForm, { base, ours, theirs }: ThreeTexts): boolean {
  if (!isWhole || base === '') return false;
  const isNameless = (text: string) => {
    const lines = read(text);
    return isJsonArray(lines) && !namesOf(lines, '', () => undefined).some(isNamed);
  };
  return [ours, theirs].every((side) => side.startsWith(base) && isNameless(side));
}

interface Versions {
  readonly base: ReadVersion | null;
  readonly ours: ReadVersion;
  readonly theirs: ReadVersion;
}

const fewest = 3;

/** Where one side began another plan, what the other one did to the old plan has no place in it. */
function isPlanBegun({ kind, settings }: FileSetup, { base, ours, theirs }: Versions): boolean {
  const [old, left, right] = [docIn(base), docIn(ours), docIn(theirs)];
  if (kind.plans === undefined || old === null || left === null || right === null) return false;
  const { rotates } = kind.plans;
  // Of one or two items that are reworded nobody can say whether that is another plan.
  if ([...kind.entities(old)].length < fewest) return false;
  return rotates(old, left, settings.options) || rotates(old, right, settings.options);
}

function docIn(version: ReadVersion | null): unknown {
  return version?.parsed?.doc ?? null;
}

function isReadable({ ours, theirs }: Versions): boolean {
  return docIn(ours) !== null && docIn(theirs) !== null;
}

function namesIn({ kind }: FileSetup, versions: Versions): ThreeNames {
  return eachOf((side) => versionNames(kind, docIn(versions.base), docIn(versions[side])));
}

/** What the gate would refuse of the result, and neither side brought. */
interface Refusal {
  readonly entities: readonly string[];
  readonly why: string;
}

function asRefusal(subjects: readonly string[], why: string): Refusal {
  return { entities: subjects.map((each) => splitSubject(each).entity), why };
}

function refusals(
  setup: FileSetup,
  { step, companions, texts }: MergeInput,
  { base, ours, theirs }: Versions,
  result: ReadVersion,
): readonly Refusal[] {
  if (docIn(result) === null) return [{ entities: [''], why: 'the result cannot be read' }];
  const parts = new Map([...companions, ['', new TextEncoder().encode(texts.ours)] as const]);
  const policy = setup.kind.policy?.(setup.path, parts, setup.settings.options, setup.limits);
  const context: Context = {
    scope: step === undefined ? 'merge' : 'step',
    path: setup.path,
    ...(policy === undefined ? {} : { policy }),
    ...(step === undefined || step.message !== undefined ? step : { awaitsMessage: true }),
  };
  const merged = mergeErrors(setup, { parents: [ours, theirs], base, after: result }, context).map(
    ({ subjects, detail, rule }) => asRefusal(subjects, detail?.message ?? rule),
  );
  if (step === undefined) return merged;
  const errors = (from: ReadVersion | null, to: ReadVersion) =>
    judge(setup.kind, docIn(from), docIn(to), context, setup.settings).findings.filter(
      ({ severity }) => severity === 'error',
    );
  const own = new Set(errors(base, theirs).map(identity));
  const refused = errors(ours, result).filter((finding) => !own.has(identity(finding)));
  return [
    ...refused.map(({ message, subject, refuses = [subject] }) => asRefusal(refuses, message)),
    ...merged,
  ];
}

/** What both did does not go together: whole entities are taken from one side, or the whole file. */
function withContest(
  form: TextForm,
  texts: ThreeTexts,
  names: ThreeNames,
  refused: readonly Refusal[],
): FileMerge {
  const entities = new Set(refused.flatMap((each) => each.entities));
  const why = refused[0]?.why ?? '';
  const merged = entities.has('') ? undefined : mergeTexts(form, texts, mergeLaw(names, form, entities));
  if (merged === undefined || merged.ours === merged.theirs) return apart(texts, 'refused', why);
  const { conflicts, ...rest } = told(merged, names);
  return { ...rest, conflicts: conflicts.map((each) => ({ ...each, why })) };
}

function told({ ours, theirs, conflicts, wholes, isApart }: MergedTexts, names: ThreeNames): FileMerge {
  const words: ConflictWords[] = conflicts.map((conflict) => conflictWords(conflict, names));
  if (isApart === true) words.push({ what: 'write' });
  const isAround = ours !== theirs && words.length === 0;
  return { ours, theirs, wholes, by: 'values', conflicts: isAround ? [{ what: 'text' }] : words };
}

/** Nothing of both is mixed. */
function apart(texts: ThreeTexts, what: 'write' | 'refused' | 'plan', why?: string): FileMerge {
  const { ours, theirs } = texts;
  return { ours, theirs, by: 'values', conflicts: [{ what, ...(why === undefined ? {} : { why }) }] };
}

/** As git merges texts, for what cannot be read, and for what nothing is known of. */
function mergeByLines(texts: ThreeTexts): FileMerge {
  const regions = lineRegions(texts);
  const choose = (side: 'ours' | 'theirs') => joinRegions(regions, (region) => region[side]);
  const [ours, theirs] = [choose('ours'), choose('theirs')];
  return { ours, theirs, by: 'lines', conflicts: ours === theirs ? [] : [{ what: 'lines' }] };
}
