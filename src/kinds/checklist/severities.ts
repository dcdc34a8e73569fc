import type { ImpliedSeverity } from '../../engine/contract/kind.ts';
import type { Preset } from './preset.ts';

type Severities = Readonly<Record<string, ImpliedSeverity>>;

/** Whether people write and tidy such files by hand: Markdown that holds a list, not one file for each item. */
export function isPage({ parse, log, folder }: Preset): boolean {
  return parse.startsWith('md-') && log === undefined && folder === undefined;
}

/** By family, then what the preset itself says: of single messages each, else of the whole rule. */
export function presetSeverities(preset: Preset): Severities {
  const family: Severities = isPage(preset) ? pageSeverities : {};
  const own = Object.entries(preset.rules).map(([name, said]) => [name, over(family[name], said)] as const);
  return { ...family, ...Object.fromEntries(own) };
}

function over(under: ImpliedSeverity | undefined, said: ImpliedSeverity): ImpliedSeverity {
  return typeof under === 'object' && typeof said === 'object' ? { ...under, ...said } : said;
}

/** In pages; data and logs have the severities of the rules. */
const pageSeverities: Severities = {
  'born-done': 'warning',
  'done-removed': { removed: 'warning' },
  'duplicate-key': 'warning',
  evidence: { missing: 'off' },
  reopened: { unexplained: 'warning' },
};

/** Under `profile: strict`, in every family. Messages that say that all is well stay as they are. */
export const strictSeverities: Severities = {
  'bulk-flip': 'error',
  evidence: 'error',
  reopened: { unexplained: 'error' },
  'born-done': 'error',
  goalposts: { reworded: 'error' },
  'dropped-open': { complete: 'error', untold: 'error' },
  'named-file': 'error',
};
