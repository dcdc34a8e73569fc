import { jsonText } from '../../output/json-text.ts';
import type { InitResult } from './init.ts';

/** The same for programs: what was found, what was said of its past, and what is proposed. */
export function initJson(result: InitResult): string {
  const { files, ignored, past, plan, written } = result;
  return jsonText({
    version: 1,
    files: files.map(({ path, kind, usual, isTracked, isConfigured, isProposed }) => ({
      path,
      kind: kind.id,
      ...usual?.options,
      ...(isProposed ? { proposed: true } : {}),
      tracked: isTracked,
      configured: isConfigured,
      ...(past.histories.has(path) ? { history: past.histories.get(path) } : {}),
    })),
    ...(ignored.length === 0 ? {} : { ignored }),
    commits: past.commits,
    shallow: past.isCut,
    obstacles: past.obstacles,
    ...(plan === undefined ? {} : { hook: plan.tool, commands: plan.commands }),
    proposals: (plan?.proposals ?? []).map(({ path, state, text, note }) => ({ path, state, text, note })),
    ...(written === undefined ? {} : { written }),
  });
}
