import type { ReadVersion } from '../versions/read-version.ts';
import { type Account, docOf, type Touch } from './account.ts';
import { acceptedVersion } from './ground.ts';
import { fieldsOf, sameVersion } from './subjects.ts';

/** What has to be done to a file so that nothing of it stands refused. */
export interface WayBack {
  /** What stands accepted; null where nothing does. */
  readonly accepted: ReadVersion | null;
  readonly subjects: readonly string[];
  /** A commit in which the file is just that, at the same path: a checkout alone is legal and enough. */
  readonly commit?: string;
  /** A commit to which going back is legal, although honest work goes with it. */
  readonly takenBack?: string;
}

/** The way back of a file at the head of a range (judging.md, The way back is printed). */
export function wayBack(account: Account): WayBack {
  const { kind } = account.file.governance;
  const accepted = acceptedVersion(account);
  const open = account.errors.filter(({ isBehind }) => !isBehind);
  const clean = cleanTouches(account);
  const commit =
    accepted === null ? undefined : clean.find((each) => sameVersion(kind, each.version, accepted))?.at;
  const takenBack = clean.find((each) => !lowers(account, each))?.at;
  return {
    accepted,
    ...(commit === undefined ? {} : { commit }),
    ...(takenBack === undefined ? {} : { takenBack }),
    subjects: [...new Set(open.flatMap(({ subjects }) => subjects))],
  };
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

/** Whether going back would lower a counter, which never returns. */
function lowers(account: Account, { version }: Account): boolean {
  const { kind } = account.file.governance;
  const [now, then] = [docOf(acceptedVersion(account)), docOf(version)];
  if (now === null || then === null) return false;
  return [...kind.entities(then)].some((id) =>
    Object.entries(fieldsOf(kind, then, id)).some(([name, { role, value }]) => {
      const counted = role === 'counter' ? fieldsOf(kind, now, id)[name]?.value : undefined;
      return typeof counted === 'number' && typeof value === 'number' && value < counted;
    }),
  );
}
