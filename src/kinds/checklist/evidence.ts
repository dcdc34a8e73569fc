import type { Context, PriorCommit } from '../../core/context.ts';
import { onceFor } from '../../core/once-for.ts';
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
  const isWork = (touched: readonly string[]) => holdsWork(touched, context, preset);
  const { prior = [] } = context;
  const worked = recent(prior, context.path).filter(({ touched }) => isWork(touched));
  const touchedWork = isWork(context.touched ?? []);
  const nearest = prior.slice(0, fewest);
  return {
    touchedWork,
    workedOn: evidenceIn(worked, before),
    isIdle:
      context.touched !== undefined &&
      context.prior !== undefined &&
      !touchedWork &&
      !nearest.some(({ touched }) => isWork(touched)),
  };
}

/** Whether one of the paths is no state. A commit of many files asks it of the same paths for each of them. */
function holdsWork(touched: readonly string[], { path, others = [] }: Context, { records }: Preset): boolean {
  const state = stateIn(others);
  const known = lastWork.get(touched);
  const isKnown = known?.others === others && known.records === records;
  const work = isKnown ? known.work : touched.filter((each) => isNoState(each, state, records));
  if (!isKnown) lastWork.set(touched, { others, records, work });
  return work.some((each) => each !== path);
}

function isNoState(path: string, state: ReadonlySet<string>, records: readonly string[]): boolean {
  return !state.has(path) && !records.some((pattern) => matchesPath(pattern, path));
}

const stateIn = onceFor((paths: readonly string[]) => new Set(paths));

/** The last answer for a list of paths, and what it was given for. */
const lastWork = new WeakMap<
  readonly string[],
  {
    readonly others: readonly string[];
    readonly records: readonly string[];
    readonly work: readonly string[];
  }
>();

/** How many first-parent commits back work counts: those since the last version of the file, within these bounds. */
const fewest = 3;
export const lookback = 20;

/** How many items one earlier commit shows work for. */
const mostItems = 2;

function recent(prior: readonly PriorCommit[], path: string): readonly PriorCommit[] {
  const last = prior.findIndex(({ touched }) => touched.includes(path));
  return prior.slice(0, Math.max(fewest, last < 0 ? lookback : last)).slice(0, lookback);
}

/**
 * Whether an earlier commit names an item. Each is evidence for two items at most: those that are done already and that it
 * names have used it up, and so have those that were asked for before.
 */
function evidenceIn(worked: readonly PriorCommit[], before: Checklist | null): (item: Item) => boolean {
  const uses = new Map<PriorCommit, Set<string>>();
  const answers = new Map<string, boolean>();
  const usesOf = (commit: PriorCommit) => {
    const known =
      uses.get(commit) ??
      new Set(
        [...(before?.byKey.values() ?? [])]
          .filter((item) => item.done && namesItem(commit.message, item))
          .map(({ key }) => key),
      );
    uses.set(commit, known);
    return known;
  };
  const isShown = (item: Item) =>
    worked.some((commit) => {
      if (!namesItem(commit.message, item)) return false;
      const used = usesOf(commit);
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
