import type { TextForm } from '../../formats/text-form.ts';
import { identity, judge } from '../contract/check.ts';
import type { Context } from '../contract/context.ts';
import type { ReportedFinding } from '../contract/finding.ts';
import { splitSubject } from '../contract/subject.ts';
import { docOf, type FileSetup, type ReadVersion, readParts } from '../versions/read-version.ts';
import { mergeErrors } from '../walk/judge-merge.ts';
import { type ConflictWords, conflictWords } from './conflict-words.ts';
import { mergeLaw, type ThreeNames } from './merge-law.ts';
import { mergedLines } from './merge-lines.ts';
import { type MergedTexts, mergeTexts } from './merge-texts.ts';
import { eachOf, type Three, type ThreeTexts } from './three.ts';
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
  /** How it was merged: value by value, or, where a version cannot be read, by lines. */
  readonly by: 'values' | 'lines';
}

/** Merges three versions of one governed file: value by value, and so that the gate passes the result. Pure. */
export function mergeFile(setup: FileSetup, input: MergeInput): FileMerge {
  const { kind, settings } = setup;
  const { texts, companions } = input;
  const read = (text: string, earlier?: ReadVersion) =>
    readParts(setup, [...companions, ['', text]], earlier?.parsed?.memory);
  const base = read(texts.base);
  const versions = { base, ours: read(texts.ours, base), theirs: read(texts.theirs, base) };
  if (isPlanBegun(setup, versions)) return apart(texts, { what: 'plan' });
  const names = eachOf((side) => versionNames(kind, docOf(base), docOf(versions[side])));
  const merged = merge(kind.merge?.form?.(texts.ours, settings.options), texts, names);
  if (merged.conflicts.length > 0 || docOf(versions.ours) === null || docOf(versions.theirs) === null)
    return merged;
  const [refused] = refusals(setup, input, versions, read(merged.ours, base));
  if (refused === undefined) return merged;
  const { entity } = splitSubject(refused.subject);
  return apart(texts, { what: 'refused', entity, why: refused.message });
}

/** The same for a file that no kind governs. */
export function mergePlain(form: TextForm | undefined, texts: ThreeTexts): FileMerge {
  const nameless = eachOf(() => ({ nameAt: () => undefined, fieldAt: () => undefined }));
  return merge(form, texts, nameless);
}

function merge(form: TextForm | undefined, texts: ThreeTexts, names: ThreeNames): FileMerge {
  const merged = form === undefined ? undefined : mergeTexts(form, texts, mergeLaw(names, form));
  if (merged !== undefined) return byValues(merged, names);
  const [ours, theirs] = [byLines(texts, 'ours'), byLines(texts, 'theirs')];
  const isRead = (text: string) => form?.read(text) !== undefined;
  // What both sides can read is not to be broken by putting lines together.
  if (isRead(texts.ours) && isRead(texts.theirs) && !(isRead(ours) && isRead(theirs)))
    return apart(texts, { what: 'write' });
  return { ours, theirs, by: 'lines', conflicts: ours === theirs ? [] : [{ what: 'lines' }] };
}

function byLines(texts: ThreeTexts, side: 'ours' | 'theirs'): string {
  return mergedLines(texts, (stretch) => stretch[side]);
}

function byValues({ ours, theirs, conflicts, isApart }: MergedTexts, names: ThreeNames): FileMerge {
  const words: ConflictWords[] = conflicts.map((conflict) => conflictWords(conflict, names));
  if (isApart === true) words.push({ what: 'write' });
  if (ours !== theirs && words.length === 0) words.push({ what: 'text' });
  return { ours, theirs, by: 'values', conflicts: words };
}

/** Nothing of both is mixed. */
function apart({ ours, theirs }: ThreeTexts, conflict: ConflictWords): FileMerge {
  return { ours, theirs, by: 'values', conflicts: [conflict] };
}

/** Where one side began another plan, what the other one did to the old plan has no place in it. */
function isPlanBegun({ kind, settings }: FileSetup, versions: Three<ReadVersion>): boolean {
  const { base, ours, theirs } = eachOf((side) => docOf(versions[side]));
  if (base === null || ours === null || theirs === null) return false;
  return [ours, theirs].some((side) => kind.life.plans?.rotates(base, side, settings.options));
}

/** What the gate would refuse of the result, and neither side brought. */
type Refusal = Pick<ReportedFinding, 'subject' | 'message'>;

function refusals(
  setup: FileSetup,
  { step, companions, texts }: MergeInput,
  { base, ours, theirs }: Three<ReadVersion>,
  result: ReadVersion,
): readonly Refusal[] {
  if (docOf(result) === null) return [{ subject: '', message: 'the result cannot be read' }];
  const parts = new Map([...companions, ['', new TextEncoder().encode(texts.ours)] as const]);
  const policy = setup.kind.policy?.(setup.path, parts, setup.settings.options, setup.limits);
  const context: Context = {
    scope: step === undefined ? 'merge' : 'step',
    path: setup.path,
    ...(policy === undefined ? {} : { policy }),
    ...(step === undefined || step.message !== undefined ? step : { awaitsMessage: true }),
  };
  const versions = { parents: [ours, theirs], base: docOf(base) === null ? null : base, after: result };
  const merged = mergeErrors(setup, versions, context).map(({ subjects: [subject = ''], detail, rule }) => ({
    subject,
    message: detail?.message ?? rule,
  }));
  if (step === undefined) return merged;
  const errors = (from: ReadVersion, to: ReadVersion) =>
    judge(setup.kind, docOf(from), docOf(to), context, setup.settings).findings.filter(
      ({ severity }) => severity === 'error',
    );
  const own = new Set(errors(base, theirs).map(identity));
  return [...errors(ours, result).filter((finding) => !own.has(identity(finding))), ...merged];
}
