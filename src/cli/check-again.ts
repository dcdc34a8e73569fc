import type { CheckMode, RepositoryCheckOptions } from '../check/check-mode.ts';
import { commandName } from '../output/home.ts';
import { shellQuote } from '../output/shell-quote.ts';
import type { CiRange } from './ci-range.ts';

/** How whoever reads a report has the same judged again; of what a CI system judged, in a clone of the branch. */
export function checkAgain(
  { mode, paths, kind, config, configFrom, guard }: RepositoryCheckOptions,
  ci?: CiRange,
): string | undefined {
  const what = ci?.base === undefined ? flagsOf(mode) : ['--base', ci.base];
  if (what === undefined) return undefined;
  const words = [
    ...what,
    ...(configFrom === 'base' ? ['--config-from', 'base'] : []),
    ...(config === undefined ? [] : ['--config', config]),
    ...(kind === undefined ? [] : ['--kind', kind.id]),
    ...(guard === undefined ? [] : ['--guard', guard]),
    ...paths,
  ];
  return [`${commandName} check`, ...words.map(shellQuote)].join(' ');
}

/** Undefined where no call names it: files that are handed in, and what is new as a whole. */
function flagsOf(mode: CheckMode): string[] | undefined {
  switch (mode.type) {
    case 'range':
      return /\.\.(?:HEAD|@)?$/.test(mode.range)
        ? ['--base', mode.range.replace(/\.\.\.?(?:HEAD|@)?$/, '')]
        : ['--range', mode.range];
    case 'commit':
      return ['--commit', mode.commit];
    case 'staged':
      return ['--staged'];
    case 'work-tree':
      return ['--worktree'];
    case 'all':
      return ['--all'];
    case 'default':
      return [];
    default:
      return undefined;
  }
}
