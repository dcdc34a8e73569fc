import type { ReadFault } from '../../formats/parsed.ts';
import { ruleOver } from '../rule.ts';

/** Why a link does not lead to content that can be judged, and what the link that stopped it says. */
export interface LinkFault {
  readonly reason: 'absolute' | 'outside' | 'loop' | 'dangling' | 'into-submodule' | 'no-path';
  readonly target: string;
}

/** One version of a file, before any kind has made sense of it. */
export interface FileVersion {
  /** Length in bytes. */
  readonly size: number;
  readonly nature: 'regular' | 'link' | 'submodule' | 'lfs-pointer' | 'too-large';
  readonly faults: readonly ReadFault[];
  readonly link?: LinkFault;
  /** Set where the file itself is gone, and what belongs to it stands. */
  readonly isGone?: boolean;
}

export interface FileFacts {
  readonly before: FileVersion | null;
  readonly after: FileVersion | null;
  readonly maxBytes: number;
  /** How the kind treats a deletion of what stood here. */
  readonly deletion: 'error' | 'warning' | 'note';
  /** Paths that hold the old content now. */
  readonly archived: readonly string[];
  /** Paths that this change makes differ from the file's only in case or Unicode composition. */
  readonly collisions: readonly string[];
  /** The commit that this change reverts exactly. */
  readonly reverts?: string;
  /** The refused commit that this change takes back, and what changes with it. */
  readonly takesBack?: { readonly commit: string; readonly lost: readonly string[] };
  /** A new file begins where a finished one stood that is kept elsewhere. */
  readonly begun?: true;
}

export const fileRule = ruleOver<FileFacts>();
