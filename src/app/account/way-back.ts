import type { Texts } from '../../core/kind.ts';
import { joinedBytes } from '../../formats/joined-bytes.ts';
import { docOf, type ReadVersion, textsOf } from '../versions/read-version.ts';
import type { Account, Touch } from './account.ts';
import { acceptedVersion } from './ground.ts';
import { loweredCounters, sameVersion } from './subjects.ts';

/** What has to be done to a file so that nothing of it stands refused. */
export interface WayBack {
  /** What stands accepted; null where nothing does. */
  readonly accepted: ReadVersion | null;
  readonly subjects: readonly string[];
  /** In this commit the file is just that, at the same path: a checkout alone is legal and enough. */
  readonly commit?: Checkout;
  /** Going back to this commit is legal, although honest work goes with it. */
  readonly takenBack?: Checkout;
  /** No file stood there before, and all that came since was refused: without it everything is as it was. */
  readonly isUnborn: boolean;
}

/** A commit, and the paths that bring back what the file and its parts were there. */
export interface Checkout {
  readonly at: string;
  readonly path: string;
  readonly besides: readonly string[];
  /** What the file and its parts hold there; undefined where one is no UTF-8. */
  readonly texts: Texts | undefined;
}

/** The way back of a file at the head of a range (docs/judging.md, The account). */
export function wayBack(account: Account): WayBack {
  const { kind } = account.file.governance;
  const accepted = acceptedVersion(account);
  const open = account.errors.filter(({ isBehind }) => !isBehind);
  const clean = cleanTouches(account);
  const isAccepted = (each: Account) => accepted !== null && sameVersion(kind, each.version, accepted);
  const commit = checkoutOf(account, clean.find(isAccepted));
  const takenBack = checkoutOf(
    account,
    // A counter never returns.
    clean.find(({ version }) => loweredCounters(kind, docOf(accepted), docOf(version)).length === 0),
  );
  return {
    accepted,
    ...(commit === undefined ? {} : { commit }),
    ...(takenBack === undefined ? {} : { takenBack }),
    isUnborn: isUnborn(account),
    subjects: [...new Set(open.flatMap(({ subjects }) => subjects))],
  };
}

/** What differs from how the file stood then: its content, where a link leads to it, and its parts. */
function checkoutOf({ file, version }: Account, then: Account | undefined): Checkout | undefined {
  const [now, old] = [version?.content, then?.version?.content];
  if (then?.at === undefined || old === undefined) return undefined;
  const { kind, settings } = file.governance;
  const isSameLink = now !== undefined && now.target === old.target;
  const own = isSameLink ? (old.target ?? file.path) : file.path;
  const isChanged = (part: string) => !sameBytes(now?.parts.get(part), old.parts.get(part));
  const paths = new Map(kind.parts(file.path, settings.options).map(({ role, glob }) => [role, glob]));
  const companions = [...old.parts.keys()].filter((part) => part !== '' && isChanged(part));
  const changed = companions.map((part) => paths.get(part) ?? part);
  // One companion may stand under its role and its path.
  const [path = own, ...besides] = new Set(!isSameLink || isChanged('') ? [own, ...changed] : changed);
  return { at: then.at, path, besides, texts: textsOf({ content: old }) };
}

function sameBytes(left: readonly Uint8Array[] = [], right: readonly Uint8Array[] = []): boolean {
  const [one, other] = [joinedBytes(left), joinedBytes(right)];
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

/** The accounts before refused commits, as far as all that came since was refused, in which nothing stood refused. */
function cleanTouches(account: Account): readonly Account[] {
  const found: Account[] = [];
  const { path } = account.file;
  for (
    let touch: Touch | undefined = account.touch;
    touch?.refused && touch.before;
    touch = touch.before.touch
  ) {
    const { errors, version, at, file } = touch.before;
    const isClean = errors.every(({ isBehind }) => isBehind) && version !== null && docOf(version) !== null;
    if (isClean && at !== undefined && file.path === path) found.push(touch.before);
  }
  return found;
}

function isUnborn({ version, touch: last }: Account): boolean {
  for (let touch = last; touch?.refused && touch.before && !touch.isBehind; touch = touch.before.touch)
    if (touch.before.version === null && touch.before.memory.last === undefined) return version !== null;
  return false;
}
