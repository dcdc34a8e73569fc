import type { NamedFile } from '../contract/context.ts';
import type { Mention } from '../contract/entity.ts';
import type { ConcernedFile } from '../files/concerned-file.ts';
import type { CommitFacts } from '../ports.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import type { Walk } from './walk.ts';

/** More files than these are not looked for. */
const mostMentioned = 50;

/** What is at the files that a version names where something turned done. */
export async function filesMentioned(
  walk: Walk,
  commit: CommitFacts,
  { governance: { kind } }: Pick<ConcernedFile, 'governance'>,
  before: ReadVersion | null,
  after: ReadVersion | null,
): Promise<Readonly<Record<string, NamedFile>>> {
  const doc = docOf(after);
  const mentions = doc === null ? [] : (kind.entities.mentions?.(docOf(before), doc) ?? []);
  const files: [string, NamedFile][] = [];
  for (const mention of mentions.slice(0, mostMentioned))
    files.push([mention.name, await fileNamed(walk, commit, mention)]);
  return Object.fromEntries(files);
}

async function fileNamed(
  { past: { view }, versions }: Walk,
  commit: CommitFacts,
  { name, isRead }: Mention,
): Promise<NamedFile> {
  const find = async (end: string) => {
    for (const path of [end, ...[...view.paths()].filter((each) => each.endsWith(`/${end}`))]) {
      const entry = await view.entry(commit, path);
      if (entry !== null) return { path, entry };
    }
    return undefined;
  };
  const found = await find(name);
  if (found === undefined) {
    const other = await find(name.slice(name.lastIndexOf('/') + 1));
    return other === undefined ? {} : { elsewhere: other.path };
  }
  const text = isRead ? await versions.text(found.entry) : undefined;
  return { path: found.path, ...(text === undefined ? {} : { text }) };
}
