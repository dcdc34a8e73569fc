import type { Texts } from '../engine/contract/kind.ts';
import { undoubled } from '../engine/contract/subject.ts';
import { type FileRepair, pathOf } from '../engine/report/repair-text.ts';
import { unifiedDiff } from '../engine/values/unified-diff.ts';
import { commandName } from '../output/home.ts';
import { safeText } from '../output/safe-text.ts';
import type { WorkTreeFiles } from './work-tree-files.ts';

/** What became of one file: what is said of it, and its patch where somebody has to see that. */
export interface RepairedFile {
  readonly outcome: 'written' | 'shown' | 'unwritten';
  readonly message: string;
  readonly patch: string;
}

const mostNamed = 5;

const leftAlone = {
  text: 'correct its text, or check out an earlier version, which loses all edits since',
  other: `put a regular file in its place; ${commandName} check prints how`,
};

/**
 * Writes a repair into the work tree, if that holds what was judged; else only its patch is given. What is staged is repaired in the
 * index, whatever the work tree holds.
 */
export async function repairFile(
  repair: FileRepair,
  files: WorkTreeFiles,
  { isDry, isStaged = false }: { readonly isDry: boolean; readonly isStaged?: boolean },
): Promise<RepairedFile> {
  const { path, before, after } = repair;
  const name = safeText(path);
  const unwritten = (message: string, patch = ''): RepairedFile => ({ outcome: 'unwritten', message, patch });
  if (after === undefined || after.size === 0)
    return unwritten(
      repair.unread === undefined
        ? `${name}: cannot be repaired by writing: ${named(repair)}`
        : `${name}: left alone, it cannot be read: ${leftAlone[repair.unread]}`,
    );
  const changes = changesOf(repair, before, after);
  const patch = changes.map((change) => unifiedDiff(change.path, change.before, change.after)).join('');
  if (isDry) return { outcome: 'shown', message: `${name}: would be repaired: ${named(repair)}`, patch };
  const unstaged = isStaged ? await files.stage(patch) : undefined;
  if (unstaged !== undefined) return unwritten(`${name}: not written, ${safeText(unstaged)}`, patch);
  const open: FileChange[] = [];
  for (const change of changes) {
    // An earlier repair may have put it there, and nobody staged it.
    if ((await files.differs(change.path, change.after)) === undefined) continue;
    open.push(change);
    const obstacle = await files.differs(change.path, change.before);
    if (obstacle === undefined) continue;
    const why = `${safeText(change.path)}: not written, ${obstacle}`;
    if (!isStaged) return unwritten(`${why}; the patch is for what was judged`, patch);
    const message = `${name}: repaired in the index alone: ${named(repair)}\n${why}`;
    return { outcome: 'written', message, patch: '' };
  }
  for (const change of open) {
    const problem = await files.write(change.path, change.after);
    if (problem !== undefined)
      return unwritten(`${safeText(change.path)}: not written, ${safeText(problem)}`, patch);
  }
  return { outcome: 'written', message: `${name}: repaired: ${named(repair)}`, patch: '' };
}

interface FileChange {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** A part that is emptied is a file that goes. */
function changesOf(repair: FileRepair, before: Texts, after: Texts): FileChange[] {
  return [...after].map(([part, text]) => ({
    path: pathOf(repair, part),
    before: before.get(part),
    after: part !== '' && text === '' ? undefined : text,
  }));
}

function named({ subjects }: FileRepair): string {
  const shown = subjects
    .slice(0, mostNamed)
    .map((subject) => (subject === '' ? 'the file' : safeText(undoubled(subject))));
  const more = subjects.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
