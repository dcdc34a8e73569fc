import type { ConflictWords } from '../engine/three-way/conflict-words.ts';
import { safeQuoted, safeText } from '../output/safe-text.ts';

/** What both sides did, one line a conflict, for git's reader. */
export function conflictLines(
  path: string,
  conflicts: readonly (ConflictWords | { readonly what: 'binary' })[],
): string {
  const lines = conflicts.map((each) => `stateward: ${safeText(path)}: ${sentence(each)}\n`);
  return `${lines.join('')}stateward: choose between the markers in ${safeText(path)}, then: git add ${safeQuoted(path)}\n`;
}

function sentence(conflict: ConflictWords | { readonly what: 'binary' }): string {
  switch (conflict.what) {
    case 'binary':
      return 'is not UTF-8 text in some version, and cannot be merged';
    case 'text':
      return 'both sides changed the same lines beside the items';
    case 'lines':
      return 'cannot be read in some version, or has no known format, and was merged line by line: both sides changed the same lines';
    case 'write':
      return `what both sides did${conflict.entity === undefined ? '' : ` to ${safeText(conflict.entity)}`} cannot be written together in this format`;
    case 'plan':
      return 'one side began another plan, and the other went on with the old one';
    case 'refused':
      return `what both sides did does not go together: ${safeText(conflict.why ?? '')}`;
    case 'value':
      return valueSentence(conflict);
  }
}

function valueSentence({ entity = '', field, ours = '', theirs = '', why }: ConflictWords): string {
  const name = [entity, field ?? ''].filter((part) => part !== '').join(' ');
  const both = `both sides changed ${safeText(name === '' ? 'it' : name)}: ${safeText(ours)} in ours, ${safeText(theirs)} in theirs`;
  return why === undefined ? both : `${both} (${safeText(why)})`;
}
