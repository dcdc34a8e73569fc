import { isUtf8 } from 'node:buffer';
import type { TopFolder } from '../../check/top-folder.ts';
import { safeText } from '../../output/safe-text.ts';
import { managed } from './managed.ts';

/** What init is to do with what it wrote before: leave it; bring it up to date; take it out. */
export type Manner = 'set-up' | 'upgrade' | 'remove';

/** One file that the set-up wants. */
export interface Proposal {
  /** As it is shown: from the top of the repository, or absolute where it lies elsewhere. */
  readonly path: string;
  /** What is written, appended or added by hand. */
  readonly text: string;
  readonly state: 'create' | 'append' | 'renew' | 'take-out' | 'delete' | 'there' | 'by-hand';
  /** Why it is left to a person, or what else there is to say. */
  readonly note?: string;
  /** Where it is written, for what is created or changed. */
  readonly target?: ProposalTarget;
}

export interface ProposalTarget {
  readonly folder: TopFolder;
  readonly path: string;
  readonly isExecutable: boolean;
  /** What the file holds now; undefined where it is created. */
  readonly before?: string | undefined;
  /** The whole of what it will hold; the file goes where that is nothing. */
  readonly after: string;
}

export interface NewFile {
  readonly path: string;
  /** A whole file, with a part that is init's. */
  readonly text: string;
  readonly isExecutable?: boolean;
  /** As it is shown, where that is not `path`. */
  readonly shown?: string;
  /** What a person goes on with: it is written once, and never renewed. */
  readonly isOnce?: boolean;
  /** Whether a file of others does the job already; by default where it mentions the program. */
  readonly isDone?: (there: string) => boolean;
  /** Whether the part may be added behind what others wrote. */
  readonly mayAdd?: (there: string) => boolean;
}

/** Proposes a file: of one that is there only init's own part is touched, whatever the manner. */
export function propose(folder: TopFolder, file: NewFile, manner: Manner): Proposal {
  const { path, text, isExecutable = false, shown = path } = file;
  const { has, part, put, out } = managed(path);
  const before = textOf(folder, path);
  const nothing: Proposal = { path: shown, text: '', state: 'there' };
  const change = (state: Proposal['state'], after: string, said = part(text)): Proposal =>
    after === before
      ? nothing
      : { path: shown, text: said, state, target: { folder, path, isExecutable, before, after } };

  if (before !== undefined && has(before)) {
    const left = out(before, text);
    if (manner === 'remove') return change(left === '' ? 'delete' : 'take-out', left, '');
    const isKept = manner === 'set-up' || file.isOnce === true;
    return isKept ? nothing : change('renew', put(before, text) ?? before);
  }
  // What earlier was not wanted, or taken out since, is nothing to renew.
  if (manner !== 'set-up') return nothing;
  if (folder.look(path) === 'absent') return change('create', text, text);
  const { isDone = (theirs) => theirs.includes('stateward'), mayAdd = () => false } = file;
  if (before !== undefined && isDone(before)) return nothing;
  const grown = before !== undefined && mayAdd(before) ? put(before, text) : undefined;
  if (grown !== undefined) return change('append', grown);
  const note = isExecutable ? byHand + ofScripts : byHand;
  return { path: shown, text: part(text), state: 'by-hand', note };
}

/** Bytes that are no text are nobody's to change here. */
function textOf(folder: TopFolder, path: string): string | undefined {
  const bytes = folder.read(path);
  return bytes !== undefined && isUtf8(bytes) ? bytes.toString('utf8') : undefined;
}

const byHand =
  'is not changed (a link, no text, or what others wrote): add this, with its marks; in YAML below the names that are there';
const ofScripts =
  '; before any line that ends a script (exec, exit), and started from it where it is no script of a shell';

/** A proposal as a person reads it; `withText` shows what is written. */
export function proposalLines({ path, text, note }: Proposal, withText: boolean): string[] {
  const about = note === undefined ? '' : `: ${safeText(note)}`;
  const shown = text === '' || !withText ? [] : text.replace(/\n$/, '').split('\n');
  return [`  ${safeText(path)}${about}`, ...shown.map((line) => `    | ${safeText(line)}`.trimEnd())];
}
