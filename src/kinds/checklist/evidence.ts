import { type Context, mostPrior, type PriorCommit } from '../../engine/contract/context.ts';
import { wordsSimilar } from '../../engine/values/words.ts';
import { onceFor } from '../../formats/once-for.ts';
import type { ChecklistFacts } from './facts.ts';
import type { Checklist, Item } from './model.ts';
import { namesItem } from './reasons.ts';

type Work = Pick<ChecklistFacts, 'workCount' | 'touchedWork' | 'workedOn' | 'isIdle'>;

/** What a context says of work: paths that are no state. */
export function workIn(context: Context, before: Checklist | null): Work {
  const isWork = (touched: readonly string[]) => countWork(touched, context) > 0;
  const { prior = [] } = context;
  const worked = recent(prior, context.path).filter(({ commit }) => isWork(commit.touched));
  const workCount = countWork(context.touched ?? [], context);
  const touchedWork = workCount > 0;
  const nearest = prior.slice(0, fewest);
  return {
    workCount,
    touchedWork,
    workedOn: evidenceIn(worked, before),
    isIdle:
      context.touched !== undefined &&
      context.prior !== undefined &&
      !touchedWork &&
      !nearest.some(({ touched }) => isWork(touched)),
  };
}

/** How many of the paths are no state. A commit of many files asks it of the same paths for each of them. */
function countWork(touched: readonly string[], { path, others = none, siblings = none }: Context): number {
  const known = lastWork.get(touched);
  const state = pathsOf(others);
  const work = known?.others === others ? known.work : touched.filter((each) => !state.has(each));
  if (known?.work !== work) lastWork.set(touched, { others, work });
  const beside = pathsOf(siblings);
  return work.filter((each) => each !== path && !beside.has(each)).length;
}

const none: readonly string[] = [];
const pathsOf = onceFor((paths: readonly string[]) => new Set(paths));

/** The last answer for a list of paths, and what it was given for. */
const lastWork = new WeakMap<
  readonly string[],
  { readonly others: readonly string[]; readonly work: readonly string[] }
>();

/** How many first-parent commits back work counts: those since the last version of the file, within these bounds. */
const fewest = 3;

/** How many items one earlier commit shows work for. */
const mostItems = 2;

/** Commits that show work, and whether items that are done may have used them: a version of the file came after them. */
interface Shown {
  readonly commit: PriorCommit;
  readonly isUsed: boolean;
}

function recent(prior: readonly PriorCommit[], path: string): readonly Shown[] {
  const last = prior.findIndex(({ touched }) => pathsOf(touched).has(path));
  return prior
    .slice(0, Math.max(fewest, last < 0 ? mostPrior : last))
    .slice(0, mostPrior)
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
      if (!namesItem(shown.commit.message, item) || (shown.isUsed && isOther(before, item))) return false;
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

/** Whether another item was done under the key: what was said of it before the list last changed is not about this one. */
function isOther(before: Checklist | null, { key, title }: Item): boolean {
  const old = before?.byKey.get(key);
  return old?.done === true && !wordsSimilar(old.title, title);
}

function doneAndNamed({ message }: PriorCommit, before: Checklist | null): string[] {
  return [...(before?.byKey.values() ?? [])]
    .filter((item) => item.done && namesItem(message, item))
    .map(({ key }) => key);
}
