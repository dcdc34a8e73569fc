import { type Context, mostPrior, type PriorCommit } from '../../engine/contract/context.ts';
import { tellingWords, wordsSimilar } from '../../engine/values/words.ts';
import { onceFor } from '../../formats/once-for.ts';
import type { ChecklistFacts } from './facts.ts';
import { namedFiles } from './mentions.ts';
import type { Checklist, Item } from './model.ts';
import { namesItem } from './reasons.ts';

type Work = Pick<ChecklistFacts, 'workCount' | 'touchedWork' | 'workedOn' | 'isIdle'>;

/** What a context says of work: changes of files that are no state files. */
export function workIn(context: Context, before: Checklist | null, after: Checklist): Work {
  const isWork = (touched: readonly string[]) => countWork(touched, context) > 0;
  const { prior, touched } = context;
  const shown = recent(prior ?? [], context.path);
  const worked = shown.filter(({ commit }) => isWork(commit.touched));
  const workCount = countWork(touched ?? [], context);
  return {
    workCount,
    touchedWork: workCount > 0,
    workedOn: evidenceIn(worked, before, after),
    isIdle: touched !== undefined && prior !== undefined && workCount === 0 && worked.length === 0,
  };
}

/** How many of the paths are no state, nor keep what was. */
function countWork(
  touched: readonly string[],
  { path, others = none, siblings = none, archived = none }: Context,
) {
  const state = [others, siblings, archived].map(pathsOf);
  return touched.filter((each) => each !== path && !state.some((paths) => paths.has(each))).length;
}

const none: readonly string[] = [];
const pathsOf = onceFor((paths: readonly string[]) => new Set(paths));

/** How many commits back work counts: those since the last version of the file, but at least these. */
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
 * Whether an earlier commit is about an item. Each is evidence for two items at most: those that are done already and that it
 * is about have used it up, where the file changed since, and so have those that were asked for before.
 */
function evidenceIn(
  worked: readonly Shown[],
  before: Checklist | null,
  after: Checklist,
): (item: Item) => boolean {
  const uses = new Map<PriorCommit, Set<string>>();
  const done = () => [...(before?.byKey.values() ?? [])].filter((item) => item.done);
  const usesOf = ({ commit, isUsed }: Shown) => {
    const users = () => (isUsed ? done().filter((item) => isAbout(commit, item, after)) : []);
    const known = uses.get(commit) ?? new Set(users().map(({ key }) => key));
    uses.set(commit, known);
    return known;
  };
  return (item) =>
    worked.some((shown) => {
      if (!isAbout(shown.commit, item, after) || (shown.isUsed && isOther(before, item))) return false;
      const used = usesOf(shown);
      if (used.size >= mostItems && !used.has(item.key)) return false;
      used.add(item.key);
      return true;
    });
}

/** How many words a message shares with an item, each of which so many items of the list have at most. */
const [fewestShared, mostWithWord] = [2, 2];

/** Whether a commit names an item, changes a file that it names, or shares with it words that few items have. */
function isAbout(commit: PriorCommit, item: Item, list: Checklist): boolean {
  const { message, touched } = commit;
  if (namesItem(message, item)) return true;
  const isTouched = (name: string) => touched.some((path) => path === name || path.endsWith(`/${name}`));
  if (namedFiles(item.title).some(isTouched)) return true;
  const said = wordsOfMessage(commit);
  const counts = wordCounts(list);
  const shared = [...wordsOfItem(item)].filter(
    (word) => said.has(word) && (counts.get(word) ?? 0) <= mostWithWord,
  );
  return shared.length >= fewestShared;
}

/** A number tells nothing. */
const isTelling = (word: string) => word.length > 2 && /\p{L}/u.test(word);
const wordsOfItem = onceFor(({ title }: Item) => new Set([...tellingWords(title)].filter(isTelling)));

const wordCounts = onceFor((list: Checklist) => {
  const counts = new Map<string, number>();
  for (const item of list.byKey.values())
    for (const word of wordsOfItem(item)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
});

const wordsOfMessage = onceFor(({ message }: PriorCommit) => tellingWords(message));

/** Whether another item was done under the key: what was said of it before the list last changed is not about this one. */
function isOther(before: Checklist | null, { key, title }: Item): boolean {
  const old = before?.byKey.get(key);
  return old?.done === true && !wordsSimilar(old.title, title);
}
