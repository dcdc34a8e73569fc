import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, EntryNature } from '../../engine/ports.ts';
import { asked, known, unknown } from '../answers.ts';
import { indexUnmerged } from '../obstacles.ts';
import { pathBytes, pathText, splitAtNul } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';
import { diffIndex, type UncommittedChanges } from './diff-index.ts';

/** What lies in a work tree otherwise than in HEAD, as far as it is seen without reading files; contents have no ids. */
export interface WorkTreeChanges extends UncommittedChanges {
  /** What the index holds of files that git does not look at, as `ls-files -s` prints it. */
  readonly hidden: readonly Buffer[];
  /** New files that are too large to be copied, whatever they are. */
  readonly large: ReadonlySet<string>;
}

const mostBytes = 1 << 26;

/** Files that are looked at although git ignores them. */
export interface NamedPaths {
  /** The files, or folders that they lie in. */
  readonly under: readonly string[];
  readonly isNamed: (path: string) => boolean;
}

/** `git.directory` must be the top. Some changes may turn out to be none: of time stamps, or line ends. */
export async function workTreeChanges(
  git: GitRepository,
  { under, isNamed }: NamedPaths = { under: [], isNamed: () => false },
): Promise<Answer<WorkTreeChanges>> {
  // Only what a submodule has checked out counts: to look for edits inside, git would run git in each of them.
  const differing = await diffIndex(git, ['--ignore-submodules=dirty']);
  if (!differing.ok) return differing;
  const listed = await notable(git, ['-s', '--cached', '--others', '--exclude-standard']);
  if (!listed.ok) return listed;
  const ignored = under.length === 0 ? known([]) : await notable(git, ['--others', '--', ...under]);
  if (!ignored.ok) return ignored;
  const unmerged = listed.value.filter(({ tag }) => tag === 'M').map(({ path }) => path);
  if (unmerged.length > 0) return unknown(indexUnmerged([...new Set(unmerged)]));
  const changes = new Map(differing.value.changes.map((change) => [change.path, change]));
  const hidden: Buffer[] = [];
  const large = new Set<string>();
  for (const { tag, record, path } of [
    ...listed.value,
    ...ignored.value.filter((each) => isNamed(each.path)),
  ]) {
    const { nature, bytes } = look(git.directory, path);
    if (nature === undefined && tag !== 'H') {
      // One that a sparse checkout left out is no deletion.
      if (tag === 'S') changes.delete(path);
      continue;
    }
    if (tag !== '?') hidden.push(record);
    else if (bytes > mostBytes) large.add(path);
    // Gone from the index but not from the work tree: still the same file.
    const before = changes.get(path)?.before ?? null;
    changes.set(path, { path, before, after: nature === undefined ? null : { blob: '', nature } });
  }
  return known({ changes: [...changes.values()], unborn: differing.value.unborn, hidden, large });
}

const ordinary = 'H'.charCodeAt(0);

/**
 * What `ls-files` lists but files as they usually are, nearly all, with a tag: `?` for one that is not in the index, `S` for one
 * that is left out of the work tree, `M` for an unmerged one, and `H` for any other that git does not look at.
 */
function notable(git: GitRepository, options: readonly string[]) {
  return asked(git, ['ls-files', '-z', '-v', ...options], (output) =>
    splitAtNul(output)
      ?.filter((tagged) => tagged[0] !== ordinary)
      .map((tagged) => {
        const tag = tagged.toString('latin1', 0, 1).toUpperCase();
        const record = tagged.subarray(2);
        return { tag, record, path: pathText(record.subarray(tag === '?' ? 0 : record.indexOf('\t') + 1)) };
      }),
  );
}

/** What a path of the work tree is, without a nature where nothing is that git could take. */
function look(top: string, path: string): { readonly nature?: EntryNature; readonly bytes: number } {
  try {
    const found = lstatSync(Buffer.concat([Buffer.from(join(top, '/')), pathBytes(path)]));
    if (found.isSymbolicLink()) return { nature: 'link', bytes: 0 };
    return found.isFile() ? { nature: 'regular', bytes: found.size } : { bytes: 0 };
  } catch {
    return { bytes: 0 };
  }
}
