import type { ReadFault } from '../../formats/parsed.ts';
import { ruleOver } from './rule.ts';

/** One version of a file, before any kind has made sense of it. */
export interface FileVersion {
  /** Length in bytes. */
  readonly size: number;
  readonly nature: 'regular' | 'link' | 'submodule' | 'lfs-pointer' | 'too-large';
  readonly faults: readonly ReadFault[];
  /** Set where the file itself is gone, and what belongs to it stands. */
  readonly isGone?: boolean;
}

export interface FileFacts {
  readonly before: FileVersion | null;
  readonly after: FileVersion | null;
  readonly maxBytes: number;
  /** Only the name says what the file is, and no version of it could be read. */
  readonly isGuess: boolean;
  /** The new version holds nothing but white space. */
  readonly isBlank: boolean;
  /** How the kind treats a deletion of what stood here. */
  readonly deletion: 'error' | 'warning' | 'note';
  /** How much of the old content was open. */
  readonly open: number;
  /** Paths that hold the old content now. */
  readonly archived: readonly string[];
  /** Paths that this change makes differ from the file's only in case or Unicode composition. */
  readonly collisions: readonly string[];
  /** What the engine itself found about a change. */
  readonly engine?: EngineFact;
}

/** What the engine itself reports of a change (docs/judging.md, 2 and 3). */
export interface EngineFact {
  readonly rule: 'undone' | 'reverted' | 'returned' | 'plan-gone' | 'merge-lost';
  /** The entities that changed with it. */
  readonly items: readonly string[];
  /** The first of them, as a list in words. */
  readonly shown: string;
  /** What a plan that came back replaced, as a list in words; empty where nothing was there. */
  readonly replaced: string;
  /** The commit that is reverted. */
  readonly of?: string;
}

export const fileRule = ruleOver<FileFacts>();
