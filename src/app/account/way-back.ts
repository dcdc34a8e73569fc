import type { StateKind } from '../../core/kind.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import type { Account, OpenError } from './account.ts';
import { acceptedVersion } from './ground.ts';
import { sameVersion } from './subjects.ts';

/** What has to be done to a file so that nothing of it stands refused. */
export interface WayBack {
  /** What stands accepted; null where the file has to go. */
  readonly accepted: ReadVersion | null;
  /** A commit in which the file is just that, at the same path: a checkout alone is legal and enough. */
  readonly commit?: string;
  /** Nothing is to be put back: only words help. */
  readonly isSame: boolean;
  readonly subjects: readonly string[];
}

/** The way back of a file at the head of a range (judging.md, The way back is printed). */
export function wayBack(account: Account): WayBack {
  const { kind } = account.file.governance;
  const accepted = acceptedVersion(account);
  const open = account.errors.filter(({ isBehind }) => !isBehind);
  const commit = standingCommit(kind, account, accepted);
  return {
    accepted,
    ...(commit === undefined ? {} : { commit }),
    isSame: sameText(kind, account.version, accepted, open),
    subjects: [...new Set(open.flatMap(({ subjects }) => subjects))],
  };
}

/** Of the refused commits, the one before which the file was what stands accepted now. */
function standingCommit(kind: StateKind, account: Account, accepted: ReadVersion | null): string | undefined {
  if (accepted === null) return undefined;
  const { path } = account.file;
  for (let touch = account.touch; touch?.refused && touch.before; touch = touch.before.touch) {
    const { version, errors, at, file } = touch.before;
    const isClean = errors.every(({ isBehind }) => isBehind) && version !== null && file.path === path;
    if (isClean && at !== undefined && sameVersion(kind, version, accepted)) return at;
  }
  return undefined;
}

function sameText(
  kind: StateKind,
  version: ReadVersion | null,
  accepted: ReadVersion | null,
  open: readonly OpenError[],
): boolean {
  const isForm = open.some(({ subjects, isFile }) => !isFile && subjects.includes(''));
  return !isForm && sameVersion(kind, version, accepted);
}
