import { configurationPath, waiversPath } from '../engine/policy/policy-paths.ts';
import { safeText } from '../output/safe-text.ts';

const mostNamed = 3;

/** Names that people give to a configuration, and that nothing reads. */
const likeNames = /^\.?stateward(?:\.config|\.waivers)?\.(?:ya?ml|json)$/;

/** Whether a path looks like a configuration, and is none: another name, or not at the top. */
function isMisplaced(path: string): boolean {
  if (path === configurationPath || path === waiversPath) return false;
  // Where workflows and hooks for an agent stand, the name says something else.
  const isForOthers = path.startsWith('.github/') || /(?:^|\/)hooks\/[^/]*$/.test(path);
  return likeNames.test(path.slice(path.lastIndexOf('/') + 1)) && !isForOthers;
}

/** What is to be said of such paths; nothing where there are none. */
export function misplacedNotices(
  paths: Iterable<string>,
  isIgnored: (path: string) => boolean = () => false,
): string[] {
  const found = [...paths].filter((path) => isMisplaced(path) && !isIgnored(path)).sort();
  if (found.length === 0) return [];
  const more = found.length - mostNamed;
  const named = `${found.slice(0, mostNamed).map(safeText).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return [`${named} ${found.length === 1 ? 'is' : 'are'} not read: ${onlyThese}`];
}

const onlyThese = `only ${configurationPath} and ${waiversPath} at the top of the repository are.`;
