import { textLines } from '../values/text-lines.ts';
import { lineHunks } from './line-hunks.ts';
import { eachOf, type Three, type ThreeTexts } from './three.ts';

/** Lines between two that all three texts have in common. */
type Stretch = Three<readonly string[]>;

/** Three texts as one, as git merges lines; `choose` gives the lines of a stretch that both sides changed, unlike. */
export function mergedLines(texts: ThreeTexts, choose: (stretch: Stretch) => readonly string[]): string {
  const lines = eachOf((side) => textLines(texts[side]));
  const places = { ours: placesIn(lines.base, lines.ours), theirs: placesIn(lines.base, lines.theirs) };
  const merged: string[] = [];
  let from = { base: 0, ours: 0, theirs: 0 };
  for (let base = 0; base <= lines.base.length; base += 1) {
    const [ours, theirs] = [places.ours[base], places.theirs[base]];
    if (ours === undefined || theirs === undefined) continue;
    const to = { base, ours, theirs };
    merged.push(
      ...resolved(
        eachOf((side) => lines[side].slice(from[side], to[side])),
        choose,
      ),
    );
    merged.push(...lines.base.slice(base, base + 1));
    from = { base: base + 1, ours: ours + 1, theirs: theirs + 1 };
  }
  return merged.join('');
}

function resolved(stretch: Stretch, choose: (stretch: Stretch) => readonly string[]): readonly string[] {
  const { base, ours, theirs } = eachOf((side) => stretch[side].join(''));
  if (ours === base) return stretch.theirs;
  return theirs === base || ours === theirs ? stretch.ours : choose(stretch);
}

/** Where each line of a text, and its end, is in another one; undefined for a line that is not there. */
function placesIn(before: readonly string[], after: readonly string[]): readonly (number | undefined)[] {
  const places: (number | undefined)[] = [];
  let next = 0;
  for (const hunk of lineHunks(before, after)) {
    while (places.length < hunk.before.from) places.push(next++);
    while (places.length < hunk.before.to) places.push(undefined);
    next = hunk.after.to;
  }
  while (places.length <= before.length) places.push(next++);
  return places;
}
