import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { shellQuote } from '../output/shell-quote.ts';
import { fetchedByNpx, installed } from './npx-cache.ts';

/**
 * In a clone of which nothing is known but that it is one: where the package is installed npx finds it, and elsewhere it is
 * not to fetch what a registry has under the name.
 */
export const inAnyClone = 'npx --no stateward';

/** How a reader starts the command: npm installs it where no shell looks, and a clone is on no path. */
export function commandName(
  script = process.argv[1] ?? '',
  folder = process.cwd(),
  { CI }: { readonly CI?: string | undefined } = process.env,
): string {
  const [, home] = /^(.*?)[\\/]node_modules[\\/](?:stateward|\.bin)[\\/]/.exec(script) ?? [];
  if (/[\\/]dist[\\/]action\.js$/.test(script)) return inAnyClone;
  const fetched = fetchedByNpx(script);
  if (fetched !== undefined && isPublic(fetched)) return `npx --yes ${fetched}`;
  // A folder or a file is one of this machine, and who reads what CI says sits at another one.
  if (fetched !== undefined) return CI === undefined ? `npx --yes ${shellQuote(fetched)}` : 'stateward';
  // A hook tool starts a copy in a cache of its own; who reads it has what is installed here.
  if (home === undefined && existsSync(join(folder, installed))) return 'npx stateward';
  if (home === undefined)
    return /[\\/]dist[\\/]cli\.js$/.test(script) ? `node ${shellQuote(script)}` : 'stateward';
  // Where npx finds none it would ask a registry, and run what stands there under the name.
  const isBelow = folder === home || folder.startsWith(join(home, sep));
  return isBelow ? 'npx stateward' : `node ${shellQuote(script)}`;
}

const commands = 'check|doctor|explain|init|repair|rules|status';
const mention = new RegExp(`(?<!npx |npx --no |[\\w/.@-])stateward (?=(?:${commands})\\b)`, 'g');

/** Plain words in which commands stand, as the reader starts them. */
export function asCalled(words: string, name = commandName()): string {
  return words.replace(mention, () => `${name} `);
}

function isPublic(name: string): boolean {
  return /^(?!.*file:)[\w@][\w@/:.#+-]*$/.test(name);
}
