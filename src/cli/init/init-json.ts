import { jsonText } from '../../output/json-text.ts';
import type { InitResult } from './init.ts';

/** The same for programs: what was found, what was said of its past, and what is proposed. */
export function initJson(result: InitResult): string {
  const { files, seen = [], ignored, past, plan, written, configurationFault } = result;
  const isStanding = (path: string) => past.standing.some(({ file }) => file === path);
  return jsonText({
    version: 1,
    files: files.map(({ path, kind, usual, isTracked, isConfigured, isProposed, isGone }) => ({
      path,
      kind: kind.id,
      ...usual?.options,
      ...(isProposed ? { proposed: true } : {}),
      ...(isGone ? { gone: true } : {}),
      tracked: isTracked,
      configured: isConfigured,
      ...(isStanding(path) ? { standing: past.standing.filter(({ file }) => file === path).length } : {}),
      ...(past.histories.has(path) ? { history: past.histories.get(path) } : {}),
    })),
    ...(seen.length === 0 ? {} : { seen: seen.map(({ path, why }) => ({ path, why })) }),
    ...(ignored.length === 0 ? {} : { ignored }),
    commits: past.commits,
    shallow: past.isCut,
    obstacles: past.obstacles,
    ...(configurationFault === undefined ? {} : { configurationFault }),
    ...(plan === undefined ? {} : { hook: plan.tool, commands: plan.commands }),
    proposals: (plan?.proposals ?? []).map(({ path, state, text, note }) => ({ path, state, text, note })),
    ...(written === undefined ? {} : { written }),
  });
}
