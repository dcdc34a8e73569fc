import type { TopFolder } from '../../check/top-folder.ts';
import { safeText } from '../../output/safe-text.ts';
import type { Caller } from './caller.ts';
import { leadsNowhere, renewed, withoutOwn } from './own-lines.ts';

/** What init is to do with what it wrote before: leave it, unless it leads nowhere; bring it up to date; take it out. */
export type Manner = 'set-up' | 'upgrade' | 'remove';

/** One file that the set-up wants. */
export interface Proposal {
  /** As it is shown: from the top of the repository, or absolute where it lies elsewhere. */
  readonly path: string;
  /** What is written, appended or added by hand. */
  readonly text: string;
  readonly state: 'create' | 'append' | 'renew' | 'take-out' | 'delete' | 'there' | 'none' | 'by-hand';
  /** Why it is left to a person, or what else there is to say. */
  readonly note?: string;
  /** Where it is written, for what is created or changed. */
  readonly target?: ProposalTarget;
}

export interface ProposalTarget {
  readonly folder: TopFolder;
  readonly path: string;
  readonly isExecutable: boolean;
  /** What the file holds now, where it is changed. */
  readonly before?: string;
  /** The whole of what it will hold. */
  readonly after?: string;
}

export interface NewFile {
  readonly path: string;
  readonly text: string;
  readonly isExecutable?: boolean;
  /** What to add by hand where there is a file already. */
  readonly snippet?: string;
  /** Whether what is there already does the job. */
  readonly isDone?: (text: string) => boolean;
  /** Whether what init wrote can be taken out of a file that others wrote too: `snippet` is all of it. */
  readonly isPart?: boolean;
  /** What of a text init wrote, though it would write something else today: its lines name what it finds. */
  readonly ownIn?: (text: string) => string | undefined;
  /** A text with what its part of init lacks by now; undefined where init wrote none of it. */
  readonly grown?: (text: string) => string | undefined;
  /** As it is shown, where that is not `path`. */
  readonly shown?: string;
  /** What may be appended to a file that says nothing yet. */
  readonly fillsWhere?: (text: string) => boolean;
}

/** How what is there already is dealt with. */
export interface OwnLines {
  readonly manner: Manner;
  readonly caller: Caller;
  /** The program that git's configuration names. */
  readonly named: string | undefined;
  /** Whether a program is there: from the top of the repository, or absolute. */
  readonly reaches: (path: string) => boolean;
}

/** Creates a file where there is none; of one that is there only the lines are touched that init wrote itself. */
export function createFile(folder: TopFolder, file: NewFile, own: OwnLines): Proposal {
  const { path, text, snippet = text, isExecutable = false, shown = path } = file;
  const standing = folder.look(path);
  const there = folder.text(path);
  if (own.manner === 'remove') return takenOut(folder, file, there, own);
  if (standing === 'absent') {
    // What earlier was not wanted, or taken out since, is nothing to renew.
    if (own.manner === 'upgrade') return { path: shown, text: '', state: 'none' };
    return { path: shown, text, state: 'create', target: { folder, path, isExecutable } };
  }
  if (there !== undefined) {
    const after = renewed(there, text, own.caller);
    const isStale =
      own.manner === 'upgrade' || leadsNowhere(there, own.reaches, own.caller.named ?? own.named);
    if (after !== there && isStale)
      return changed('renew', { folder, path, isExecutable, before: there, after }, snippet, shown);
    if ((file.isDone ?? mentionsUs)(there)) return { path: shown, text: '', state: 'there' };
    const grown = file.grown?.(there);
    if (grown !== undefined)
      return changed('renew', { folder, path, isExecutable, before: there, after: grown }, snippet, shown);
    if (file.fillsWhere?.(there) === true)
      return { path: shown, text, state: 'append', target: { folder, path, isExecutable } };
  }
  const note =
    standing === 'file'
      ? `is there and is left alone; add this${isExecutable ? ' before any line that ends it (exec, exit)' : /\.(?:ya?ml|json)$/.test(path) ? ', below the names that it has already: each stands once in such a file' : ''}`
      : `is ${standing === 'link' ? 'a link, or stands behind one,' : 'no regular file'} and is left alone`;
  return { path: shown, text: snippet, state: 'by-hand', note };
}

/** What init wrote goes, and the file with it where there is nothing else in it. */
export function takenOut(
  folder: TopFolder,
  { path, text, snippet = text, shown = path, isPart = false, ownIn }: NewFile,
  there: string | undefined,
  { caller }: OwnLines,
): Proposal {
  if (there === undefined || !mentionsUs(there)) return { path: shown, text: '', state: 'none' };
  const own = ownIn?.(there.replaceAll('\r\n', '\n')) ?? (isPart ? snippet : text);
  const after = withoutOwn(there, own, caller);
  if (after === undefined || (after !== '' && !isPart)) {
    const note = 'is not what init would write today, and is left alone; take out what is about Stateward';
    return { path: shown, text: '', state: 'by-hand', note };
  }
  const target = { folder, path, isExecutable: false, before: there, after };
  return changed(after === '' ? 'delete' : 'take-out', target, '', shown);
}

function changed(
  state: 'renew' | 'take-out' | 'delete',
  target: ProposalTarget,
  text: string,
  path: string,
): Proposal {
  return { path, text, state, target };
}

function mentionsUs(text: string): boolean {
  return text.includes('stateward');
}

/** A proposal as a person reads it; `withText` shows what is written. */
export function proposalLines({ path, text, note }: Proposal, withText: boolean): string[] {
  const about = note === undefined ? '' : `: ${safeText(note)}`;
  const shown = text === '' || !withText ? [] : text.replace(/\n$/, '').split('\n');
  return [`  ${safeText(path)}${about}`, ...shown.map((line) => `    | ${safeText(line)}`.trimEnd())];
}
