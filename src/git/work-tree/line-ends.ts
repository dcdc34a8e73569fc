import { isIdOf } from '../objects/object-id.ts';
import { pathBytes } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';

/**
 * Whether git takes these bytes for that text although they differ in line ends, and in nothing else. What attributes name as a
 * filter is not run for it.
 */
export async function areLineEndsOnly(
  git: GitRepository,
  path: string,
  bytes: Buffer,
  text: string,
): Promise<boolean> {
  const content = Buffer.from(text);
  const plain = bytes.toString('latin1').replaceAll('\r\n', '\n');
  // An argument holds no bytes that are no text.
  if (plain !== content.toString('latin1') || !pathBytes(path).equals(Buffer.from(path))) return false;
  const filter = await git.run(['check-attr', '-z', 'filter', '--', path]);
  if (!filter.ok || !/\0(unspecified|unset)\0$/.test(filter.output.toString('utf8'))) return false;
  const hash = ['-c', 'core.safecrlf=false', 'hash-object', '--stdin', `--path=${path}`];
  const stored = await git.run(hash, bytes);
  return stored.ok && isIdOf(stored.output.toString('latin1').trimEnd(), content);
}
