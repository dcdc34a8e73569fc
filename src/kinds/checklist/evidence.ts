import type { Context, PriorCommit } from '../../core/context.ts';
import type { ChecklistFacts } from './facts.ts';
import type { Checklist, Item } from './model.ts';
import type { Preset } from './preset.ts';
import { namesItem } from './reasons.ts';
import { matchesPath } from './wildcard.ts';

type Work = Pick<ChecklistFacts, 'touchedWork' | 'workedOn' | 'isIdle'>;

/** What a context says of work: paths that are no state. */
export function workIn(
  context: Context,
  before: Checklist | null,
  { preset }: { readonly preset: Preset },
): Work {
  const state = new Set([context.path, ...(context.siblings ?? []), ...(context.others ?? [])]);
  const isWork = (path: string) =>
    !state.has(path) && !preset.records.some((pattern) => matchesPath(pattern, path));
  const { prior = [] } = context;
  const worked = recent(prior, context.path).filter(({ commit }) => commit.touched.some(isWork));
  const touchedWork = (context.touched ?? []).some(isWork);
  const nearest = prior.slice(0, fewest);
  return {
    touchedWork,
    workedOn: evidenceIn(worked, before),
    isIdle:
      context.touched !== undefined &&
      context.prior !== undefined &&
      !touchedWork &&
      !nearest.some(({ touched }) => touched.some(isWork)),
  };
}

/** How many first-parent commits back work counts: those since the last version of the file, within these bounds. */
const fewest = 3;
export const lookback = 20;

/** How many items one earlier commit shows work for. */
const mostItems = 2;

/** Commits that show work, and whether items that are done may have used them: a version of the file came after them. */
interface Shown {
  readonly commit: PriorCommit;
  readonly isUsed: boolean;
}

function recent(prior: readonly PriorCommit[], path: string): readonly Shown[] {
  const last = prior.findIndex(({ touched }) => touched.includes(path));
  return prior
    .slice(0, Math.max(fewest, last < 0 ? lookback : last))
    .slice(0, lookback)
    .map((commit, index) => ({ commit, isUsed: last < 0 || index >= last }));
}

/**
 * Whether an earlier commit names an item. Each is evidence for two items at most: those that are done already and that it
 * names have used it up, where the file changed since, and so have those that were asked for before.
 */
function evidenceIn(worked: readonly Shown[], before: Checklist | null): (item: Item) => boolean {
  const uses = new Map<PriorCommit, Set<string>>();
  const answers = new Map<string, boolean>();
  const usesOf = ({ commit, isUsed }: Shown) => {
    const known = uses.get(commit) ?? new Set(isUsed ? doneAndNamed(commit, before) : []);
    uses.set(commit, known);
    return known;
  };
  const isShown = (item: Item) =>
    worked.some((shown) => {
      if (!namesItem(shown.commit.message, item)) return false;
      const used = usesOf(shown);
      if (used.size >= mostItems && !used.has(item.key)) return false;
      used.add(item.key);
      return true;
    });
  return (item) => {
    const known = answers.get(item.key) ?? isShown(item);
    answers.set(item.key, known);
    return known;
  };
}

function doneAndNamed({ message }: PriorCommit, before: Checklist | null): string[] {
  return [...(before?.byKey.values() ?? [])]
    .filter((item) => item.done && namesItem(message, item))
    .map(({ key }) => key);
}
