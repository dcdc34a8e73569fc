import { isJsonArray, type JsonValue } from '../../formats/json-value.ts';
import type { ItemPair } from './facts.ts';
import { foldText } from './folded.ts';
import { paragraphIn } from './meaning.ts';
import type { Checklist } from './model.ts';
import { rawTextOf } from './raw-text.ts';
import { fieldOf } from './read-item.ts';

/** A name that takes the place of another one in a text. */
interface Renaming {
  readonly id: string;
  readonly from: string;
  /** Names in code say by their form that they are names; a capital alone may be any word's. */
  readonly isCode: boolean;
}

/** So often a name has to change alike: what changes once or twice is a change of that text. */
const fewest = 3;

/**
 * Whether a field differs in nothing but names that change alike in the whole list, as when a module, a path or a product is
 * renamed. Numbers are no names, nor are words in capitals; a name without a form of its own changes everywhere, in open text too.
 */
export function renamedIn(
  pairs: readonly ItemPair[],
  after: Checklist,
): (pair: ItemPair, field: string) => boolean {
  let found: Found | undefined;
  return (pair, field) => {
    const own = renamings(pair, field);
    if (own === undefined || own.length === 0) return false;
    found ??= countNames(pairs, after);
    const { places, open, targets, text } = found;
    return own.every(({ id, from, isCode }) => {
      if ((places.get(id) ?? 0) < fewest || targets.get(nameOf(from))?.size !== 1) return false;
      return isCode || (open.has(id) && !text().includes(from));
    });
  };
}

interface Found {
  readonly places: ReadonlyMap<string, number>;
  /** Those that change in text that is not done. */
  readonly open: ReadonlySet<string>;
  readonly targets: ReadonlyMap<string, ReadonlySet<string>>;
  readonly text: () => string;
}

function countNames(pairs: readonly ItemPair[], after: Checklist): Found {
  const places = new Map<string, number>();
  const open = new Set<string>();
  const targets = new Map<string, Set<string>>();
  for (const pair of pairs) {
    if (pair.before.raw === pair.after.raw) continue;
    for (const field of Object.keys(pair.before.raw)) {
      if (field === 'paragraph') continue;
      for (const { id, from } of renamings(pair, field) ?? []) {
        places.set(id, (places.get(id) ?? 0) + 1);
        if (!pair.after.done) open.add(id);
        targets.set(nameOf(from), (targets.get(nameOf(from)) ?? new Set()).add(id));
      }
    }
  }
  return { places, open, targets, text: () => rawTextOf(after) };
}

/** The names that differ; undefined where anything else does. */
function renamings({ before, after }: ItemPair, field: string): readonly Renaming[] | undefined {
  const [old, now] = [before, after].map(({ raw }) =>
    textOf(field === 'text' ? paragraphIn(raw, field) : fieldOf(raw, field)),
  );
  if (old === undefined || now === undefined || old === now) return [];
  const [left, right] = [tokensOf(old), tokensOf(now)];
  if (left.length !== right.length) return undefined;
  const found: Renaming[] = [];
  for (const [index, from] of left.entries()) {
    const to = right[index] ?? '';
    if (from === to) continue;
    const renaming = renamingOf(from, to, index === 0);
    if (renaming === undefined) return undefined;
    found.push(renaming);
  }
  return found;
}

function textOf(value: JsonValue | undefined): string | undefined {
  if (typeof value === 'string') return foldText(value);
  if (!isJsonArray(value)) return undefined;
  const texts = value.filter((each) => typeof each === 'string');
  return texts.length === value.length ? texts.map(foldText).join('\n') : undefined;
}

const token = /[A-Za-z0-9_@~./\\:-]+|[^\sA-Za-z0-9_@~./\\:-]+/g;

function tokensOf(text: string): string[] {
  return text.match(token) ?? [];
}

function renamingOf(left: string, right: string, isFirst: boolean): Renaming | undefined {
  const [from, to] = [left, right].map((each) => each.replace(/[.:-]+$/, '')) as [string, string];
  // A number that changes is none of a name.
  if (/^\.?\d/.test(from) || /^\.?\d/.test(to)) return undefined;
  if (from === '' || to === '' || from.replace(/\d/g, '') === to.replace(/\d/g, '')) return undefined;
  const isCode = [from, to].some((each) => code.test(each));
  const areNames = [from, to].every((each) => code.test(each) || capital.test(each) || isCode);
  if (!areNames || (!isCode && isFirst)) return undefined;
  const [old, now] = partsApart(from, to);
  return { id: `${nameOf(old)} ${nameOf(now)}`, from: old, isCode };
}

/** A path, a name with a joint, or one with a capital inside. */
const code = /[A-Za-z0-9][_./\\:@]+[A-Za-z0-9]|^[/@~.][A-Za-z]|[a-z][A-Z]/;
const capital = /^[A-Z][a-z]+$/;

/** What differs of two names, part by part: `src/cart/list.ts` and `src/basket/list.ts` differ in one. */
function partsApart(from: string, to: string): readonly [string, string] {
  const old: readonly string[] = from.match(part) ?? [];
  const now: readonly string[] = to.match(part) ?? [];
  let first = 0;
  while (first < Math.min(old.length, now.length) && old[first] === now[first]) first += 1;
  let last = 0;
  const most = Math.min(old.length, now.length) - first;
  while (last < most && old.at(-1 - last) === now.at(-1 - last)) last += 1;
  return [old.slice(first, old.length - last).join(''), now.slice(first, now.length - last).join('')];
}

const part = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^A-Za-z0-9]/g;

/** A name, however its parts are joined. */
function nameOf(name: string): string {
  return name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
}
