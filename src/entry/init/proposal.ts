import { safeText } from '../../reporters/safe-text.ts';
import type { TopFolder } from '../top-folder.ts';

/** One file that the set-up wants. */
export interface Proposal {
  /** As it is shown: from the top of the repository, or absolute where it lies elsewhere. */
  readonly path: string;
  /** What is written, appended or added by hand. */
  readonly text: string;
  readonly state: 'create' | 'append' | 'there' | 'by-hand';
  /** Why it is left to a person, or what else there is to say. */
  readonly note?: string;
  /** Where it is written, for what is created or appended. */
  readonly target?: { readonly folder: TopFolder; readonly path: string; readonly isExecutable: boolean };
}

export interface NewFile {
  readonly path: string;
  readonly text: string;
  readonly isExecutable?: boolean;
  /** What to add by hand where there is a file already. */
  readonly snippet?: string;
  /** Whether what is there already does the job. */
  readonly isDone?: (text: string) => boolean;
  /** As it is shown, where that is not `path`. */
  readonly shown?: string;
}

/** Creates a file where there is none, and never touches one that is there. */
export function createFile(folder: TopFolder, file: NewFile): Proposal {
  const { path, text, snippet = text, isExecutable = false, shown = path } = file;
  const standing = folder.look(path);
  if (standing === 'absent') {
    return { path: shown, text, state: 'create', target: { folder, path, isExecutable } };
  }
  const there = folder.text(path);
  if (there !== undefined && (file.isDone ?? mentionsUs)(there))
    return { path: shown, text: '', state: 'there' };
  const note =
    standing === 'file'
      ? 'is there and is left alone'
      : `is ${standing === 'link' ? 'a link, or stands behind one,' : 'no regular file'} and is left alone`;
  return { path: shown, text: snippet, state: 'by-hand', note };
}

function mentionsUs(text: string): boolean {
  return text.includes('stateward');
}

/** A proposal as a person reads it. */
export function proposalLines({ path, text, note }: Proposal): string[] {
  const about = note === undefined ? '' : `: ${safeText(note)}`;
  const shown = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  return [`  ${safeText(path)}${about}`, ...shown.map((line) => `    | ${safeText(line)}`.trimEnd())];
}
