import type { TakenApart } from '../../core/kind.ts';
import { sequenceDifference } from '../../core/merge/sequence.ts';
import { subjectOf } from '../../core/subject.ts';
import { mergedLog } from '../../core/three-way/merge-log.ts';
import { entriesName } from './entity.ts';
import type { Checklist } from './model.ts';

/**
 * What a side wrote into a log as one entry, and another side's lines stand in now. Lines of a text are no entries by themselves
 * where headings or rules divide what was written, as in the notes that an agent appends; elsewhere each stands for itself.
 */
export function takenApart(
  result: Checklist,
  parents: readonly Checklist[],
  base: Checklist | null,
): TakenApart<Checklist> | undefined {
  if (result.preset.parse !== 'text-log') return undefined;
  const old = base?.entries ?? [];
  const added = parents.map(({ entries }) => piecesSince(old, entries));
  const lines = added.map((pieces) => new Set(pieces.flat()));
  for (const [side, pieces] of added.entries()) {
    const foreign = new Set(lines.toSpliced(side, 1).flatMap((each) => [...each]));
    for (const line of lines[side] ?? []) foreign.delete(line);
    const others = added.toSpliced(side, 1).flat();
    for (const piece of pieces) {
      // What the other side has with more in it stands as it stands there.
      if (foreign.size === 0 || piece.length < 2 || others.some((other) => holds(other, piece))) continue;
      const at = strayIn(result.entries, piece, foreign);
      if (at === undefined) continue;
      return {
        subject: subjectOf('', entriesName),
        pointer: result.entryPointers[at] ?? '',
        line: wordsOf(piece[0] ?? ''),
        right: joined(result, parents, old),
      };
    }
  }
  return undefined;
}

const heading = /^"(?:\s|\\t)*#{1,6}\s/;
const rule = /^"(?:\s|\\t)*([-*_=])(?:\s*\1){2,}(?:\s|\\t)*"$/;
const blank = /^"(?:\s|\\t)*"$/;

/** Without lines that say nothing. */
function piecesSince(old: readonly string[], now: readonly string[]): string[][] {
  return sequenceDifference(old, now).flatMap((added) => {
    if (!added.some((line) => heading.test(line) || rule.test(line))) return [];
    const pieces: string[][] = [];
    let piece: string[] = [];
    for (const line of added) {
      if (heading.test(line) || rule.test(line)) {
        pieces.push(piece);
        piece = [];
      }
      if (!rule.test(line) && !blank.test(line)) piece.push(line);
    }
    return [...pieces, piece].filter((each) => each.length > 0);
  });
}

function holds(whole: readonly string[], part: readonly string[]): boolean {
  let next = 0;
  for (const line of whole) if (line === part[next]) next += 1;
  return next >= part.length;
}

/** So many lines are looked at in all; what is longer counts as taken apart. */
const mostSteps = 5_000_000;

/** The first stray line in the place where most of a piece stands together; undefined where it stands whole somewhere. */
function strayIn(
  lines: readonly string[],
  piece: readonly string[],
  foreign: ReadonlySet<string>,
): number | undefined {
  let steps = 0;
  let [stray, most]: [number | undefined, number] = [undefined, -1];
  for (const [from, line] of lines.entries()) {
    if (line !== piece[0]) continue;
    let next = 0;
    let at = from;
    for (; at < lines.length && next < piece.length && steps < mostSteps; at += 1, steps += 1) {
      const here = lines[at] ?? '';
      if (here === piece[next]) next += 1;
      else if (foreign.has(here)) break;
    }
    if (next === piece.length) return undefined;
    // What is gone is told as a loss.
    if (at < lines.length && next > most) [stray, most] = [at, next];
  }
  return stray;
}

function wordsOf(entry: string): string {
  const value: unknown = JSON.parse(entry);
  return typeof value === 'string' ? value : entry;
}

/** Every side's entries whole, one behind the other. */
function joined(result: Checklist, parents: readonly Checklist[], old: readonly string[]): Checklist {
  const text = (entries: readonly string[]) => entries.map((entry) => `${entry}\n`).join('');
  const base = text(old);
  const merged = parents
    .map(({ entries }) => text(entries))
    .reduce((ours, theirs) => mergedLog({ base, ours, theirs }).ours);
  const entries = merged.split('\n').slice(0, -1);
  return { ...result, entries, entryPointers: entries.map(() => '') };
}
