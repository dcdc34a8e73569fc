import type { Answer, PathChange } from '../../engine/ports.ts';
import { asked, known, unknown } from '../answers.ts';
import { direct } from '../direct.ts';
import { parseChanges } from '../history/log-parser.ts';
import { gitFailed, headUnreadable, indexUnmerged, outputUnreadable } from '../obstacles.ts';
import type { GitRepository } from '../repository.ts';

/** What the index or the work tree changes, and whether there is a commit yet that it changes it against. */
export interface UncommittedChanges {
  readonly changes: readonly PathChange[];
  readonly unborn: boolean;
}

/** Configuration can bend each of these. */
const diffOptions =
  '--raw -z --no-abbrev --no-renames --no-relative -O/dev/null --no-ext-diff --no-textconv --no-color'.split(
    ' ',
  );

// Entries of `git add --intent-to-add` are promises, not content, and a submodule is what the index says it is.
const staged: readonly string[] = ['--cached', '--ita-invisible-in-index', '--ignore-submodules=none'];

/** What the index that git names (`GIT_INDEX_FILE`) changes against HEAD: one process, nothing is waited for. */
export function stagedChanges(git: GitRepository): Promise<Answer<UncommittedChanges>> {
  return diffIndex(direct(git), staged);
}

/** What differs from HEAD: one process, three more while there is no commit yet. */
export async function diffIndex(
  git: GitRepository,
  options: readonly string[],
): Promise<Answer<UncommittedChanges>> {
  const command = ['diff-index', ...diffOptions, ...options];
  const result = await git.run([...command, 'HEAD', '--']);
  if (result.ok) return readDiff(result.output, false);
  if (!result.complaint.includes("bad revision 'HEAD'")) return unknown(gitFailed('diff-index', result));
  const empty = await emptyTreeWhileUnborn(git);
  if (!empty.ok) return empty;
  const first = await git.run([...command, empty.value, '--']);
  return first.ok ? readDiff(first.output, true) : unknown(gitFailed('diff-index', first));
}

/** The empty tree's id, if HEAD names a branch that is not there. A damaged HEAD must not pass for a new repository. */
async function emptyTreeWhileUnborn(git: GitRepository): Promise<Answer<string>> {
  const branch = await git.run(['symbolic-ref', 'HEAD']);
  if (!branch.ok) return unknown(headUnreadable());
  const name = branch.output.toString('utf8').trimEnd();
  const found = await git.run(['for-each-ref', '--format=%(objectname)', name]);
  // A broken ref is skipped with a warning; a branch "main/x" would be listed for "main" too, and is no proof.
  if (!found.ok || found.output.length > 0 || found.warnings !== '') return unknown(headUnreadable());
  return asked(git, ['hash-object', '-t', 'tree', '--stdin'], (id) => id.toString('latin1').trimEnd(), '');
}

function readDiff(output: Buffer, unborn: boolean): Answer<UncommittedChanges> {
  const read = parseChanges(output);
  if (read === undefined) return unknown(outputUnreadable('diff-index'));
  if (read.unmerged.length > 0) return unknown(indexUnmerged(read.unmerged));
  return known({ changes: read.changes, unborn });
}
